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
_U1, _U2, _U4, _U56 = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)


@inlined
def ones(word: np.uint64) -> int:
    """Count the bits of a word that are set."""
    x = word - ((word >> _U1) & _M1)
    x = (x & _M2) + ((x >> _U2) & _M2)
    x = (x + (x >> _U4)) & _M4
    return np.int64((x * _H) >> _U56)  # type: ignore[return-value]  # compiled, it is a number


@inlined
def nth_one(word: np.uint64, n: int) -> int:
    """Return the place of the n-th bit that is set, counting from 0."""
    for _ in range(n):
        word &= word - _U1
    return ones((word & (~word + _U1)) - _U1)


@inlined
def random_step(low: np.uint64, high: np.uint64, luck: Luck) -> int:
    """Choose one of the legal small steps, each equally likely."""
    in_low = ones(low)
    r = below(luck, in_low + ones(high))
    if r < in_low:
        return nth_one(low, r)
    return HIGH + nth_one(high, r - in_low)
