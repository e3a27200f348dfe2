"""The best hand within a budget: one small knapsack that trades, storms and the tomb have in common.

A kind's row of ``worth`` says what so many cards of it are worth; each card of it weighs something: its trade value when
the marketplace is paid (R30), one when cards are counted (R20, R63).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.rules import KINDS, Box, kernel

Counts = npt.NDArray[Any]
Worth = npt.NDArray[np.float64]

#: More cards of one kind than this are not thought about: what goes beyond is worth nothing more.
MOST = 15

#: Budgets beyond this are cut down to it.
DEEPEST = 48

#: Less than this is no difference: a guard against trading to and fro for a rounding error.
WHISKER = 1e-6

_IMPOSSIBLE = -1e9


@kernel
def total_worth(b: Box, worth: Worth, hand: Counts) -> float:
    """Return what a whole hand is worth."""
    total = 0.0
    for t in range(b.kinds):
        total += worth[t, min(hand[t], MOST)]
    return total


@kernel
def best_hand(b: Box, worth: Worth, weight: Counts, low: Counts, high: Counts, budget: int, hand: Counts) -> float:
    """Fill in the hand worth most that weighs no more than the budget, each kind between its bounds.

    Returns its worth; the hand is left alone, and the answer far below zero, where the bounds allow none.
    """
    for t in range(b.kinds):
        budget -= low[t] * weight[t]
    if budget < 0:
        return _IMPOSSIBLE
    budget = min(budget, DEEPEST)
    best = np.zeros((KINDS + 1, DEEPEST + 1))
    for t in range(b.kinds):
        base = low[t]
        w = weight[t]
        for spend in range(budget + 1):
            top = _IMPOSSIBLE
            for extra in range(min(high[t] - base, spend // w) + 1):
                value = best[t, spend - extra * w] + worth[t, min(base + extra, MOST)]
                if value > top + WHISKER:
                    top = value
            best[t + 1, spend] = top
    spend = budget
    for t in range(b.kinds - 1, -1, -1):
        hand[t] = low[t]
        for extra in range(min(high[t] - low[t], spend // weight[t]) + 1):
            value = best[t, spend - extra * weight[t]] + worth[t, min(low[t] + extra, MOST)]
            if value >= best[t + 1, spend] - WHISKER:
                hand[t] = low[t] + extra
                spend -= extra * weight[t]
                break
    return best[b.kinds, budget]
