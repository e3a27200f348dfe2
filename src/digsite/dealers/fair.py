"""The fair dealer: chance that nobody at the table chose, and that everybody can check afterwards.

The server commits to a secret before it sees the players' own random bytes; all chance of the game follows
from both. ``docs/fair-dealing.md`` gives the derivation byte by byte.

>>> secret = bytes(range(32))  # at a real table: new_secret()
>>> sheet = FairSheet(commitment(secret), (b"Ann's bytes", b"Ben's bytes"), ("first",))
>>> dealer = FairDealer(secret, sheet.entropy)
>>> dealt = [dealer.draw([16, 16, 12, 6, 8, 6, 4]) for _ in range(8)]

When the game is over the secret goes into the sheet, and anybody can deal it again:

>>> again = sheet.revealed(secret).dealer()
>>> dealt == [again.draw([16, 16, 12, 6, 8, 6, 4]) for _ in range(8)]
True
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import struct
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from reprlib import repr as brief
from typing import Final, Literal, TypeAlias

from digsite.dealers.dealer import total_weight
from digsite.errors import DigsiteError

SCHEME: Final = "digsite-fair-1"
LABEL: Final = b"digsite fair 1\0"
SECRET_BYTES: Final = 32
MOST_ENTROPY: Final = 64
"""The most bytes one seat may add; a bot adds none."""
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5

Choice: TypeAlias = Literal["monument", "first"]
CHOICES: Final[tuple[Choice, ...]] = ("monument", "first")
"""The choices in a record's header that may have been drawn, in the order of their draws."""

_WORDS_IN_BLOCK: Final = 4
_WORD_VALUES: Final = 1 << 64
_STREAM_WORDS: Final = _WORDS_IN_BLOCK << 64
_BLOCK: Final = struct.Struct(">4Q")
_LOWER_HEX: Final = re.compile(r"(?:[0-9a-f]{2})*")


class FairError(DigsiteError):
    """A fair sheet that cannot be right, or a game that it does not fit."""


def new_secret() -> bytes:
    """Make a secret for one game, from the operating system's randomness. Never use one twice.

    >>> len(new_secret())
    32
    """
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """Say what the server shows before the players add their bytes: the secret's SHA-256, in hex.

    >>> commitment(bytes(32))
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    _check_secret(secret)
    return hashlib.sha256(secret).hexdigest()


class FairDealer:
    """Deals from a server's secret and the bytes that each seat added, in seat order.

    A position is the number of 64-bit words of the stream used up so far. A draw uses one word, or, once in a
    very long while, a few.

    >>> dealer = FairDealer(bytes(32), [b"sand", b""])
    >>> dealer.draw([0, 1, 0]), dealer.tell()
    (1, 1)
    >>> start = dealer.tell()
    >>> first = [dealer.draw([5, 5, 5]) for _ in range(20)]
    >>> dealer.seek(start)
    >>> first == [dealer.draw([5, 5, 5]) for _ in range(20)]
    True

    Dealers are equal when the same chance comes from them. A pickle of one holds the key to all of the stream: while
    the game goes on it is to be kept like the secret itself.
    """

    __slots__ = ("_block", "_key", "_position", "_words")

    def __init__(self, secret: bytes, entropy: Sequence[bytes]) -> None:
        _check_secret(secret)
        _check_entropy(entropy)
        seats = b"".join(bytes([len(added)]) + added for added in entropy)
        self._key = hmac.digest(secret, LABEL + seats, "sha256")
        self._position = 0
        self._block = -1
        self._words: tuple[int, ...] = ()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, FairDealer):
            return NotImplemented
        return (self._key, self._position) == (other._key, other._position)

    __hash__ = None  # type: ignore[assignment]  # a dealer's stream runs on

    def draw(self, weights: Sequence[int]) -> int:
        """Choose index ``i`` with probability exactly ``weights[i] / sum(weights)``."""
        total = total_weight(weights)
        if total > _WORD_VALUES:
            raise ValueError(f"the weights of a draw add up to {total}; a fair draw can tell 2**64 apart")
        # Words from the ragged end of the range would favour the first outcomes: they are passed over.
        limit = _WORD_VALUES - _WORD_VALUES % total
        position = self._position
        while (word := self._word(position)) >= limit:
            position += 1
        self._position = position + 1
        rest = word % total
        return next(i for i, below in enumerate(accumulate(map(int, weights))) if rest < below)

    def tell(self) -> int:
        """Say how many words of the stream have been used up."""
        return self._position

    def seek(self, position: int) -> None:
        """Go to any position of the stream, at the same small cost wherever it is.

        >>> dealer = FairDealer(bytes(32), [])
        >>> dealer.seek(-1)
        Traceback (most recent call last):
        ValueError: there is no position -1 in a fair dealer's stream: it has 0 to 2**66 - 1
        """
        if not 0 <= position < _STREAM_WORDS:
            raise ValueError(f"there is no position {position} in a fair dealer's stream: it has 0 to 2**66 - 1")
        self._position = position

    def _word(self, position: int) -> int:
        block, place = divmod(position, _WORDS_IN_BLOCK)
        if block != self._block:
            self._words = _BLOCK.unpack(hmac.digest(self._key, block.to_bytes(8, "big"), "sha256"))
            self._block = block
        return self._words[place]


@dataclass(frozen=True, slots=True)
class FairSheet:
    """What a record's header says under ``"fair"``: all it takes to deal the game again.

    ``drawn`` names the header's choices that the stream made. Without ``"monument"`` the table chose the
    monument and nothing was drawn for it. Without ``"first"`` the table named the first player: a draw
    is made all the same, with that seat as its one outcome.

    ``seed`` is the server's secret. It is ``None`` until the game is over.

    >>> sheet = FairSheet(commitment(bytes(32)), (b"sand", b""), ("monument", "first"))
    >>> sheet.to_json()["entropy"], "seed" in sheet.to_json()
    (['73616e64', ''], False)
    >>> FairSheet.from_json(sheet.to_json()) == sheet
    True
    """

    commitment: str
    entropy: tuple[bytes, ...]
    drawn: tuple[Choice, ...]
    seed: bytes | None = None

    def __post_init__(self) -> None:
        if len(self.commitment) != 2 * SECRET_BYTES or not _LOWER_HEX.fullmatch(self.commitment):
            raise ValueError(f"a commitment is 64 lower-case hex digits, not {brief(self.commitment)}")
        if not FEWEST_SEATS <= len(self.entropy) <= MOST_SEATS:
            raise ValueError(f"a game has {FEWEST_SEATS} to {MOST_SEATS} seats, not {len(self.entropy)}")
        _check_entropy(self.entropy)
        if self.drawn != _in_order(self.drawn):
            raise ValueError(f"drawn is some of {CHOICES}, in this order, not {brief(self.drawn)}")
        if self.seed is not None:
            _check_secret(self.seed)

    def revealed(self, secret: bytes) -> FairSheet:
        """Give the sheet of the finished game, the secret in it; another secret is a ``seed-mismatch``."""
        sheet = replace(self, seed=secret)
        sheet.check_seed()
        return sheet

    @property
    def silent(self) -> tuple[int, ...]:
        """The seats that added no bytes: they had no part in the stream.

        >>> FairSheet(commitment(bytes(32)), (b"sand", b""), ()).silent
        (1,)
        """
        return tuple(seat for seat, added in enumerate(self.entropy) if not added)

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

    def dealer(self) -> FairDealer:
        """Give the game's dealer, at the start of its stream, once the seed is known and checked."""
        self.check_seed()
        return FairDealer(self._seed(), self.entropy)

    def to_json(self) -> dict[str, object]:
        """Give the object that stands in the header."""
        written: dict[str, object] = {
            "scheme": SCHEME,
            "commitment": self.commitment,
            "entropy": [added.hex() for added in self.entropy],
            "drawn": list(self.drawn),
        }
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
        for key in found:
            if key not in ("scheme", "commitment", "entropy", "drawn", "seed"):
                raise FairError(
                    "fair-unknown",
                    f'"fair" has scheme, commitment, entropy, drawn and seed, but no {brief(key)}.',
                )
        for key in ("scheme", "commitment", "entropy", "drawn"):
            if key not in found:
                raise FairError("fair-missing", f'"fair" has no {key}.')
        if found["scheme"] != SCHEME:
            raise FairError("fair-scheme", f"The scheme is {SCHEME!r}, not {brief(found['scheme'])}.")
        return cls(
            commitment=_read_hex("commitment", found["commitment"], SECRET_BYTES, SECRET_BYTES).hex(),
            entropy=_read_entropy(found["entropy"], seats),
            drawn=_read_drawn(found["drawn"]),
            seed=_read_hex("seed", found["seed"], SECRET_BYTES, SECRET_BYTES) if "seed" in found else None,
        )

    def _seed(self) -> bytes:
        if self.seed is None:
            raise FairError(
                "seed-missing",
                "The seed is not revealed yet: a game can be checked when it is over.",
            )
        return self.seed


def _check_secret(secret: bytes) -> None:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret is {SECRET_BYTES} bytes, not {len(secret)}")


def _check_entropy(entropy: Sequence[bytes]) -> None:
    for seat, added in enumerate(entropy):
        if len(added) > MOST_ENTROPY:
            raise ValueError(f"seat {seat} added {len(added)} bytes; {MOST_ENTROPY} is the most")


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
