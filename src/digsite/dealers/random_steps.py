"""Random: every legal small step is equally likely."""

from __future__ import annotations

import numpy as np

from digsite.dealers.fast import Luck, below
from digsite.rules import inlined
from digsite.rules.actions import HIGH

_M1 = np.uint64(0x5555555555555555)
_M2 = np.uint64(0x3333333333333333)
_M4 = np.uint64(0x0F0F0F0F0F0F0F0F)
_H = np.uint64(0x0101010101010101)
_TOPS = np.uint64(0x8080808080808080)
_ALL_BUT_TOPS = np.uint64(0x7F7F7F7F7F7F7F7F)
_DIAGONAL = np.uint64(0x8040201008040201)
_LOW_8 = np.uint64(0xFF)
_U1, _U2, _U3, _U4, _U7, _U8, _U56 = (np.uint64(number) for number in (1, 2, 3, 4, 7, 8, 56))


@inlined
def _sums(word: np.uint64) -> np.uint64:
    """Count, for each byte of a word, the bits that are set up to its end."""
    x = word - ((word >> _U1) & _M1)
    x = (x & _M2) + ((x >> _U2) & _M2)
    return ((x + (x >> _U4)) & _M4) * _H


@inlined
def ones(word: np.uint64) -> int:
    """Count the bits of a word that are set."""
    return np.int64(_sums(word) >> _U56)  # type: ignore[return-value]  # compiled, it is a number


@inlined
def _bytes_up_to(sums: np.uint64, n: np.uint64) -> np.uint64:
    """Count the bytes that are at most ``n``; they and ``n`` are below 128."""
    return ((((n * _H | _TOPS) - sums) & _TOPS) >> _U7) * _H >> _U56


@inlined
def nth_one(word: np.uint64, n: int) -> int:
    """Return the place of the n-th bit that is set, counting from 0.

    First the byte it is in, then the bit in there. Without branches: where it is cannot be foreseen.
    """
    left = np.uint64(n)
    sums = _sums(word)
    place = _bytes_up_to(sums, left) << _U3
    left -= (sums << _U8 >> place) & _LOW_8
    bits = ((word >> place) & _LOW_8) * _H & _DIAGONAL  # bit i in byte i
    ones_in_bytes = (bits + _ALL_BUT_TOPS) >> _U7 & _H
    return np.int64(place + _bytes_up_to(ones_in_bytes * _H, left))  # type: ignore[return-value]  # compiled, a number


@inlined
def random_step(low: np.uint64, high: np.uint64, luck: Luck) -> int:
    """Choose one of the legal small steps, each equally likely."""
    in_low = ones(low)
    r = below(luck, in_low + ones(high))
    in_high = r >= in_low
    word = high if in_high else low
    before = in_low if in_high else 0
    return (HIGH if in_high else 0) + nth_one(word, r - before)
