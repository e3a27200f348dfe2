"""The fair dealer: chance that nobody at the table chose, and that everybody can check afterwards.

The server commits to a secret, every seat commits to random bytes of its own, and only then do the seats show them
(commit-reveal): all chance of the game follows from all of it. ``docs/fair-dealing.md`` gives the derivation byte by
byte.

>>> secret = bytes(range(32))  # at a real table: new_secret()
>>> promise = commitment(secret)
>>> seat_commitment(promise, 0, b"sixteen or more of Ann's bytes")[:16]  # shown before anybody shows bytes
'5962162781ae3649'
>>> dealer = FairDealer(secret, (b"sixteen or more of Ann's bytes", b"sixteen or more of Ben's bytes"))
>>> drawn = dealer.draw([16, 16, 12, 6, 8, 6, 4])
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from digsite.dealers.dealer import total_weight
from digsite.errors import DigsiteError

LABEL: Final = b"digsite fair 1\0"
"""Begins what the stream's key is made of, in both schemes: the stream is the same."""
SEAT_LABEL: Final = b"digsite fair 2 seat\0"
"""Begins what a seat's commitment is the hash of."""
SECRET_BYTES: Final = 32
MOST_ENTROPY: Final = 64
"""The most bytes one seat may add; a bot adds none."""
FEWEST_COMMITTED: Final = 16
"""The fewest bytes a seat may commit to: fewer could be found by trying them all."""
MOST_SEATS: Final = 5

_WORDS_IN_BLOCK: Final = 4
_WORD_VALUES: Final = 1 << 64
_STREAM_WORDS: Final = _WORDS_IN_BLOCK << 64
_BLOCK: Final = struct.Struct(">4Q")


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
    check_secret(secret)
    return hashlib.sha256(secret).hexdigest()


def seat_commitment(promise: str, seat: int, entropy: bytes) -> str:
    """Say what a seat shows before it shows its bytes: the SHA-256 of them, their seat and their deal, in hex.

    ``promise`` is the server's commitment. Because it and the seat are in there, nobody can show another seat's
    commitment, or one of an earlier deal, as their own.

    >>> seat_commitment(commitment(bytes(32)), 1, b"feet in the sand")
    '36b1e57892fb8002ef2b1be44d822ab5035d1f38b78ecb259c7b40b7f68b6bf0'
    """
    if not 0 <= seat < MOST_SEATS:
        raise ValueError(f"seats are 0 to {MOST_SEATS - 1}, not {seat}")
    if not FEWEST_COMMITTED <= len(entropy) <= MOST_ENTROPY:
        raise ValueError(f"a seat commits to {FEWEST_COMMITTED} to {MOST_ENTROPY} bytes, not {len(entropy)}")
    deal = bytes.fromhex(promise)
    if len(deal) != SECRET_BYTES:
        raise ValueError(f"the server's commitment is {SECRET_BYTES} bytes, not {len(deal)}")
    return hashlib.sha256(SEAT_LABEL + deal + bytes([seat]) + entropy).hexdigest()


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
        check_secret(secret)
        check_entropy(entropy)
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
        return bisect_right(list(accumulate(map(int, weights))), word % total)

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


def check_secret(secret: bytes) -> None:
    """Refuse a secret of another length."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret is {SECRET_BYTES} bytes, not {len(secret)}")


def check_entropy(entropy: Sequence[bytes]) -> None:
    """Refuse bytes that are too many to be written with their number."""
    for seat, added in enumerate(entropy):
        if len(added) > MOST_ENTROPY:
            raise ValueError(f"seat {seat} added {len(added)} bytes; {MOST_ENTROPY} is the most")
