"""The best hand within a budget: one small knapsack that trades, storms and the tomb have in common.

A kind's row of ``worth`` says what so many cards of it are worth; each card of it weighs something: its trade value
when the marketplace is paid (R30), one when cards are counted (R20, R63).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from digsite.rules import KINDS, Box, kernel

Counts = npt.NDArray[np.int64]
Worth = npt.NDArray[np.float64]

#: More cards of one kind than this are not thought about: what goes beyond is worth nothing more.
MOST = 15

#: Budgets beyond this are cut down to it.
DEEPEST = 48

#: Less than this is no difference: a guard against trading to and fro for a rounding error.
WHISKER = 1e-6

_IMPOSSIBLE = -1e9


@kernel
def next_card(worth: Worth, held: int, t: int) -> float:
    """Return what one more card of a kind adds to so many."""
    n = min(held, MOST - 1)
    return worth[t, n + 1] - worth[t, n]


@kernel
def best_hand(b: Box, worth: Worth, weight: Counts, low: Counts, high: Counts, budget: int, hand: Counts) -> float:
    """Fill in the hand worth most that weighs no more than the budget, each kind between its bounds.

    Returns its worth; the hand is left alone, and the answer far below zero, where the bounds allow none.
    """
    kinds = np.int64(b.kinds)
    for t in range(kinds):
        budget -= low[t] * weight[t]
    if budget < 0:
        return _IMPOSSIBLE
    budget = min(budget, DEEPEST)
    best = np.empty((KINDS + 1, DEEPEST + 1))
    for spend in range(budget + 1):
        best[0, spend] = 0.0
    for t in range(kinds):
        _add_kind(best[t], worth[t], low[t], min(high[t], MOST), weight[t], budget, best[t + 1])
    spend = budget
    for t in range(kinds - 1, -1, -1):
        hand[t] = low[t] + _cards_bought(best[t], worth[t], low[t], weight[t], spend, best[t + 1, spend])
        spend -= (hand[t] - low[t]) * weight[t]
    return best[kinds, budget]


@kernel
def _add_kind(before: Worth, row: Worth, low: int, high: int, weight: int, budget: int, after: Worth) -> None:
    """Let one more kind compete for every budget: ``before`` is the best without it, ``after`` with it."""
    low = min(low, MOST)
    base = row[low]
    for spend in range(budget + 1):
        after[spend] = before[spend] + base
    for n in range(low + 1, high + 1):
        cost = (n - low) * weight
        value = row[n]
        for spend in range(cost, budget + 1):
            after[spend] = max(after[spend], before[spend - cost] + value)


@kernel
def _cards_bought(before: Worth, row: Worth, low: int, weight: int, spend: int, best: float) -> int:
    """Return the fewest further cards of a kind with which the best was reached."""
    extra = 0
    left = spend
    while left >= weight and before[left] + row[min(low + extra, MOST)] < best - WHISKER:
        extra += 1
        left -= weight
    return extra
