"""The fair sheet: what a record says of fair dealing, so that anybody can deal the game again.

>>> secret, added = bytes(range(32)), (b"Ann's sixteen and more bytes", b"")
>>> promise = commitment(secret)
>>> sheet = FairSheet(promise, added, ("first",), commitments=(seat_commitment(promise, 0, added[0]), ""))
>>> dealt = [FairDealer(secret, added).draw([16, 16, 12, 6, 8, 6, 4])]

When the game is over the secret goes into the sheet, and anybody can deal it again:

>>> dealt == [sheet.revealed(secret).dealer().draw([16, 16, 12, 6, 8, 6, 4])]
True
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from reprlib import repr as brief
from typing import Final, Literal, TypeAlias

from digsite.dealers.fair import (
    FEWEST_COMMITTED,
    MOST_ENTROPY,
    MOST_SEATS,
    SECRET_BYTES,
    FairDealer,
    FairError,
    check_entropy,
    check_secret,
    commitment,
    seat_commitment,
)

OPEN_SCHEME: Final = "digsite-fair-1"
"""The older scheme: seats added their bytes in the open."""
SCHEME: Final = "digsite-fair-2"
"""Seats commit to their bytes before anybody shows any."""
FEWEST_SEATS: Final = 2
MOST_VOIDED: Final = 1_000_000_000

Choice: TypeAlias = Literal["monument", "first"]
CHOICES: Final[tuple[Choice, ...]] = ("monument", "first")
"""The choices in a record's header that may have been drawn, in the order of their draws."""

_KEYS: Final = {
    OPEN_SCHEME: ("scheme", "commitment", "entropy", "drawn"),
    SCHEME: ("scheme", "commitment", "commitments", "entropy", "voided", "drawn"),
}
_LOWER_HEX: Final = re.compile(r"(?:[0-9a-f]{2})*")


@dataclass(frozen=True, slots=True)
class FairSheet:
    """What a record's header says under ``"fair"``: all it takes to deal the game again.

    ``drawn`` names the header's choices that the stream made. Without ``"monument"`` the table chose the
    monument and nothing was drawn for it. Without ``"first"`` the table named the first player: a draw
    is made all the same, with that seat as its one outcome.

    ``commitments`` are the seats' own, an empty text where a seat made none; ``None``: the game was dealt by the older
    scheme, which had none. ``voided`` is how many deals came to nothing before this one, because somebody did not show
    the bytes they had committed to. ``seed`` is the server's secret. It is ``None`` until the game is over.

    >>> sheet = FairSheet(commitment(bytes(32)), (b"sand", b""), ("monument", "first"))
    >>> sheet.scheme, sheet.to_json()["entropy"], "seed" in sheet.to_json()
    ('digsite-fair-1', ['73616e64', ''], False)
    >>> FairSheet.from_json(sheet.to_json()) == sheet
    True
    """

    commitment: str
    entropy: tuple[bytes, ...]
    drawn: tuple[Choice, ...]
    seed: bytes | None = None
    commitments: tuple[str, ...] | None = None
    voided: int = 0

    def __post_init__(self) -> None:
        if not _is_digest(self.commitment):
            raise ValueError(f"a commitment is 64 lower-case hex digits, not {brief(self.commitment)}")
        if not FEWEST_SEATS <= len(self.entropy) <= MOST_SEATS:
            raise ValueError(f"a game has {FEWEST_SEATS} to {MOST_SEATS} seats, not {len(self.entropy)}")
        check_entropy(self.entropy)
        if self.drawn != _in_order(self.drawn):
            raise ValueError(f"drawn is some of {CHOICES}, in this order, not {brief(self.drawn)}")
        if self.seed is not None:
            check_secret(self.seed)
        if self.commitments is None:
            if self.voided:
                raise ValueError("deals are voided only where seats commit to their bytes")
        elif len(self.commitments) != len(self.entropy) or not all(not c or _is_digest(c) for c in self.commitments):
            raise ValueError(
                f"every seat's commitment is 64 lower-case hex digits or none, not {brief(self.commitments)}"
            )
        if not 0 <= self.voided <= MOST_VOIDED:
            raise ValueError(f"deals are voided 0 to {MOST_VOIDED} times, not {self.voided}")

    def revealed(self, secret: bytes) -> FairSheet:
        """Give the sheet of the finished game, the secret in it; another secret is a ``seed-mismatch``."""
        sheet = replace(self, seed=secret)
        sheet.check_seed()
        return sheet

    @property
    def scheme(self) -> str:
        """How the seats added their bytes."""
        return OPEN_SCHEME if self.commitments is None else SCHEME

    @property
    def silent(self) -> tuple[int, ...]:
        """The seats that added no bytes: they had no part in the stream.

        >>> FairSheet(commitment(bytes(32)), (b"sand", b""), ()).silent
        (1,)
        """
        return tuple(seat for seat, added in enumerate(self.entropy) if not added)

    @property
    def uncommitted(self) -> tuple[int, ...]:
        """The seats that added bytes in the open: whoever came after them could see these first.

        >>> FairSheet(commitment(bytes(32)), (b"sand", b""), ()).uncommitted
        (0,)
        """
        shown = self.commitments or ("",) * len(self.entropy)
        return tuple(seat for seat, added in enumerate(self.entropy) if added and not shown[seat])

    def check_seed(self) -> None:
        """Refuse a seed that is not the one committed to.

        >>> FairSheet(commitment(bytes(32)), (b"", b""), (), seed=bytes(32)).check_seed()
        >>> try:
        ...     FairSheet(commitment(bytes(32)), (b"", b""), (), seed=b"sandstorm".zfill(32)).check_seed()
        ... except FairError as error:
        ...     print(error.code)
        seed-mismatch
        """
        found = commitment(self._seed())
        if found != self.commitment:
            raise FairError(
                "seed-mismatch",
                f"The revealed seed is not the one the server committed to: its SHA-256 is {found}, "
                f"the commitment is {self.commitment}.",
            )

    def check_commitments(self) -> None:
        """Refuse bytes that are not the ones their seat committed to.

        >>> promise = commitment(bytes(32))
        >>> noted = (seat_commitment(promise, 0, b"feet in the sand"), "")
        >>> FairSheet(promise, (b"feet in the sand", b""), (), commitments=noted).check_commitments()
        >>> try:
        ...     FairSheet(promise, (b"head in the sand", b""), (), commitments=noted).check_commitments()
        ... except FairError as error:
        ...     print(error.code)
        bytes-mismatch
        """
        for seat, (noted, added) in enumerate(zip(self.commitments or (), self.entropy, strict=False)):
            if not noted:
                continue
            if len(added) < FEWEST_COMMITTED:
                raise FairError(
                    "bytes-mismatch",
                    f"Seat {seat} committed to bytes and has {len(added)} in the record; it takes at least "
                    f"{FEWEST_COMMITTED}.",
                )
            found = seat_commitment(self.commitment, seat, added)
            if found != noted:
                raise FairError(
                    "bytes-mismatch",
                    f"The bytes of seat {seat} are not the ones it committed to: they give {found}, "
                    f"its commitment is {noted}.",
                )

    def dealer(self) -> FairDealer:
        """Give the game's dealer, at the start of its stream, once all that was committed to is there and checked."""
        self.check_seed()
        self.check_commitments()
        return FairDealer(self._seed(), self.entropy)

    def to_json(self) -> dict[str, object]:
        """Give the object that stands in the header."""
        added = [added.hex() for added in self.entropy]
        written: dict[str, object] = {"scheme": self.scheme, "commitment": self.commitment}
        if self.commitments is None:
            written |= {"entropy": added}
        else:
            written |= {"commitments": list(self.commitments), "entropy": added, "voided": self.voided}
        written["drawn"] = list(self.drawn)
        if self.seed is not None:
            written["seed"] = self.seed.hex()
        return written

    @classmethod
    def from_json(cls, found: object, seats: int | None = None) -> FairSheet:
        """Read the object that stands in a header, or refuse it with a ``FairError``.

        With ``seats``, the number of the game's players, there must be exactly as many entropies.
        """
        if not isinstance(found, dict):
            raise FairError("fair-type", f'"fair" is an object, not {brief(found)}.')
        if "scheme" not in found:
            raise FairError("fair-missing", '"fair" has no scheme.')
        scheme = found["scheme"]
        if not isinstance(scheme, str) or scheme not in _KEYS:
            raise FairError("fair-scheme", f"The scheme is {' or '.join(map(repr, _KEYS))}, not {brief(scheme)}.")
        for key in found:
            if key not in (*_KEYS[scheme], "seed"):
                there = ", ".join(_KEYS[scheme])
                raise FairError("fair-unknown", f'"fair" has {there} and seed, but no {brief(key)}.')
        for key in _KEYS[scheme]:
            if key not in found:
                raise FairError("fair-missing", f'"fair" has no {key}.')
        entropy = _read_entropy(found["entropy"], seats)
        return cls(
            commitment=_read_hex("commitment", found["commitment"], SECRET_BYTES, SECRET_BYTES).hex(),
            entropy=entropy,
            drawn=_read_drawn(found["drawn"]),
            seed=_read_hex("seed", found["seed"], SECRET_BYTES, SECRET_BYTES) if "seed" in found else None,
            commitments=_read_commitments(found["commitments"], len(entropy)) if scheme == SCHEME else None,
            voided=_read_voided(found["voided"]) if scheme == SCHEME else 0,
        )

    def _seed(self) -> bytes:
        if self.seed is None:
            raise FairError(
                "seed-missing",
                "The seed is not revealed yet: a game can be checked when it is over.",
            )
        return self.seed


def _is_digest(text: str) -> bool:
    return len(text) == 2 * SECRET_BYTES and _LOWER_HEX.fullmatch(text) is not None


def _read_commitments(found: object, seats: int) -> tuple[str, ...]:
    if not isinstance(found, list):
        raise FairError("fair-type", f"The commitments are a list with one text a seat, not {brief(found)}.")
    if len(found) != seats:
        raise FairError("fair-seats", f"The commitments are those of {len(found)} seats, the entropy that of {seats}.")
    return tuple(
        text if text == "" else _read_hex(f"commitment of seat {seat}", text, SECRET_BYTES, SECRET_BYTES).hex()
        for seat, text in enumerate(found)
    )


def _read_voided(found: object) -> int:
    if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= MOST_VOIDED:
        raise FairError("fair-voided", f"Voided deals are counted by a whole number from 0 on, not {brief(found)}.")
    return found


def _in_order(drawn: Sequence[object]) -> tuple[Choice, ...]:
    return tuple(choice for choice in CHOICES if choice in drawn)


def _read_hex(what: str, found: object, fewest: int, most: int) -> bytes:
    if not isinstance(found, str):
        raise FairError("fair-type", f"The {what} is a text of hex digits, not {brief(found)}.")
    if not _LOWER_HEX.fullmatch(found):
        raise FairError("fair-hex", f"The {what} is pairs of hex digits 0-9 and a-f, not {brief(found)}.")
    if not fewest <= len(found) // 2 <= most:
        sizes = f"{most}" if fewest == most else f"{fewest} to {most}"
        raise FairError("fair-length", f"The {what} has {len(found) // 2} bytes; {sizes} is right.")
    return bytes.fromhex(found)


def _read_entropy(found: object, seats: int | None) -> tuple[bytes, ...]:
    if not isinstance(found, list):
        raise FairError("fair-type", f"The entropy is a list with one text a seat, not {brief(found)}.")
    if not FEWEST_SEATS <= len(found) <= MOST_SEATS:
        raise FairError(
            "fair-seats",
            f"The entropy is that of {len(found)} seats; a game has {FEWEST_SEATS} to {MOST_SEATS}.",
        )
    if seats is not None and len(found) != seats:
        raise FairError("fair-seats", f"The entropy is that of {len(found)} seats; this game has {seats}.")
    return tuple(_read_hex(f"entropy of seat {seat}", text, 0, MOST_ENTROPY) for seat, text in enumerate(found))


def _read_drawn(found: object) -> tuple[Choice, ...]:
    if not isinstance(found, list):
        raise FairError("fair-type", f"What was drawn is a list, not {brief(found)}.")
    drawn = _in_order(found)
    if list(drawn) != found:
        raise FairError(
            "fair-drawn",
            f"What was drawn is some of {', '.join(CHOICES)}, each at most once and in this order, not {brief(found)}.",
        )
    return drawn
