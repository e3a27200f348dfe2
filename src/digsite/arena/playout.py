"""Whole games inside the kernel, one after another, without Python in between."""

from __future__ import annotations

import numpy as np

from digsite.dealers.fast import Luck, below, chance_step
from digsite.rules import OUTCOMES, Boxes, States, inlined, kernel
from digsite.rules.legal import legal
from digsite.rules.phases import FIRST_DECISION, OVER
from digsite.rules.step import act

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
    return 64 + nth_one(high, r - in_low)


@kernel
def random_games(boxes: Boxes, states: States, luck: Luck, games: int) -> int:
    """Play games from the beginning in ``states[1]``, in ``states[0]``; return how many decisions players took."""
    b = boxes[0]
    s = states[0]
    weights = np.zeros(OUTCOMES, np.int16)
    decisions = 0
    for _ in range(games):
        states[0] = states[1]
        while s.phase != OVER:
            if s.phase < FIRST_DECISION:
                chance_step(b, s, luck, weights)
            else:
                low, high = legal(b, s)
                act(b, s, random_step(low, high, luck))
                decisions += 1
    return decisions
