"""What cards can bring at most once nobody digs any more: bounds that spare a solver most of the positions.

Worth is counted in whole numbers: money first, and of equal money the fewer cards sold (R75). So one number says who
wins, and it adds up sale by sale.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from digsite.rules import KINDS, Box, Boxes, State, kernel, wide

#: One coin, in the numbers of a solver; a sold card costs one of them.
COIN = 1024

#: More points of trade value than this are not thought about: there are fewer in any game.
MOST_POINTS = 400

#: More cards of one kind than this there never are.
MOST_CARDS = 130

Counts = npt.NDArray[np.int64]


@kernel
def worth_of_sets(boxes: Boxes) -> Counts:
    """Return what so many cards of each kind bring, sold in the best sets."""
    b = boxes[0]
    worth = np.zeros((KINDS, MOST_CARDS + 1), np.int64)
    for t in range(b.kinds):
        for n in range(1, MOST_CARDS + 1):
            best = -1
            for k in range(1, min(n, b.largest[t]) + 1):
                best = max(best, worth[t, n - k] + COIN * wide(b.price[t, k]) - k)
            worth[t, n] = best
    return worth


@kernel
def points(b: Box, cards: npt.NDArray[np.int16]) -> int:
    """Return the trade value of cards."""
    total = 0
    for t in range(b.kinds):
        total += cards[t] * b.trade[t]
    return total


@kernel
def sold_as_it_is(b: Box, s: State, worth: Counts, seat: int) -> int:
    """Return what a hand brings without any trade: nobody can take that from its owner."""
    total = 0
    for t in range(b.kinds):
        total += worth[t, s.hand[seat, t]]
    return total


@kernel
def most_for(b: Box, worth: Counts, cards: Counts, budget: int, table: Counts) -> int:
    """Return the most that a choice of these cards brings whose trade value is within the budget: a small knapsack.

    ``table`` is room to reckon in: row ``t`` is the best without kind ``t`` and those after it, by budget.
    """
    budget = min(budget, MOST_POINTS)
    for spend in range(budget + 1):
        table[0, spend] = 0
    for t in range(b.kinds):
        price = b.trade[t]
        there = min(cards[t], budget // price)
        for spend in range(budget + 1):
            best = table[t, spend]
            for n in range(1, min(there, spend // price) + 1):
                best = max(best, table[t, spend - n * price] + worth[t, n])
            table[t + 1, spend] = best
    return table[b.kinds, budget]


@kernel
def choice_of(b: Box, worth: Counts, budget: int, table: Counts, chosen: Counts) -> None:
    """Fill in the choice that ``most_for`` found, from its table."""
    spend = min(budget, MOST_POINTS)
    for t in range(b.kinds - 1, -1, -1):
        n = 0
        while table[t, spend - n * b.trade[t]] + worth[t, n] != table[t + 1, spend]:
            n += 1
        chosen[t] = n
        spend -= n * b.trade[t]


@kernel
def can_be_explored(b: Box, s: State) -> bool:
    """Say whether the maps left in hands and in the marketplace could still open a chamber."""
    maps = s.market[b.map]
    for p in range(b.players):
        maps += s.hand[p, b.map]
    for c in range(b.chambers):
        if s.chamber_size[c] > 0 and maps >= b.maps[c]:
            return True
    return False


@kernel
def within_reach(b: Box, s: State, cards: Counts) -> int:
    """Fill in all cards that could still come to any hand; return the trade value of those that lie in chambers."""
    for t in range(b.kinds):
        cards[t] = s.market[t]
        for p in range(b.players):
            cards[t] += s.hand[p, t]
    found = 0
    if can_be_explored(b, s):
        for c in range(b.chambers):
            for t in range(b.kinds):
                cards[t] += s.chamber[c, t]
                found += s.chamber[c, t] * b.trade[t]
    return found
