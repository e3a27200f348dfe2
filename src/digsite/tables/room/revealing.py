"""Commit-reveal at a table: who takes part in a deal, who still has to show their bytes, and what voids it.

When the deal is asked for, all that shapes it is fixed: the server's secret, the seats, the options, and the
commitment of everybody who plays. Only then do the seats show their bytes. Whatever would still change one of these is
refused or voids the deal, and so does a seat that does not show its bytes in time; the host sets the time. The table
counts a voided deal, and everybody commits anew, the server to another secret: nothing of it goes into the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from digsite.dealers import seat_commitment
from digsite.dealers.fair import FEWEST_COMMITTED
from digsite.tables.errors import TableError
from digsite.tables.log.entries import Revealed
from digsite.tables.room.seats import SeatAt
from digsite.words.message import Several, message


@dataclass(frozen=True, slots=True)
class DealInTheMaking:
    """What was fixed when the deal was asked for, by seat.

    A seat has a commitment, or bytes that were added in the open, or it adds nothing: a bot's, and that of somebody a
    bot stands in for.
    """

    commitments: tuple[str, ...]
    added_openly: tuple[bytes, ...]

    @classmethod
    def among(cls, seats: Sequence[SeatAt]) -> DealInTheMaking:
        """Fix who takes part."""
        there = [seat if seat.kind == "person" and seat.stand_in is None else None for seat in seats]
        return cls(
            tuple((seat.commitment or "") if seat else "" for seat in there),
            tuple((seat.entropy or b"") if seat and seat.commitment is None else b"" for seat in there),
        )

    def silent(self, seats: Sequence[SeatAt]) -> tuple[int, ...]:
        """The seats that still have to show their bytes."""
        return tuple(place for place, noted in enumerate(self.commitments) if noted and seats[place].entropy is None)

    def entropy(self, seats: Sequence[SeatAt]) -> tuple[bytes, ...]:
        """What each seat adds to the deal, once all bytes are shown."""
        return tuple(
            (seat.entropy or b"") if noted else added
            for seat, noted, added in zip(seats, self.commitments, self.added_openly, strict=True)
        )


def opens(promise: str, seat: int, noted: str, entropy: bytes) -> bool:
    """Say whether these are the bytes a seat committed to, at the deal the server promised so."""
    if len(entropy) < FEWEST_COMMITTED:
        return False
    return seat_commitment(promise, seat, entropy) == noted


def check_reveal(
    making: DealInTheMaking | None, seats: Sequence[SeatAt], promise: str, seat: int, entropy: bytes
) -> Revealed | None:
    """Take the bytes a seat shows, or refuse them; None: it has shown them before."""
    if making is None:
        raise TableError("not-revealing")
    noted = making.commitments[seat]
    if not noted:
        raise TableError("nothing-to-reveal")
    if not opens(promise, seat, noted, entropy):
        raise TableError("wrong-bytes")
    return None if seats[seat].entropy is not None else Revealed(seat, entropy.hex())


def why_waiting(making: DealInTheMaking, seats: Sequence[SeatAt]) -> TableError:
    """Say for whom the deal waits, while nothing can be changed."""
    silent = tuple(seats[place].name for place in making.silent(seats))
    return TableError("revealing-now", message("revealing-now", who=Several(silent)))
