"""What it is worth to hold so many cards of a kind, and what they are worth if some may be sold at once.

Price lists are steep: one card brings little, a full set much. So a card is worth what it will add to the sets that
the cards still to come can make of it. How many will come is taken to follow Poisson's law.
"""

from __future__ import annotations

from math import exp

import numpy as np

from digsite.bots.expert.hands import MOST, Worth
from digsite.rules import Box, kernel, wide
from digsite.rules.actions import LONGEST_SET

#: Not more cards of a kind than this are expected to come.
ARRIVALS = LONGEST_SET

#: Less likely arrivals than this are not told apart.
UNLIKELY = 1e-2


@kernel
def split_up(b: Box, t: int, point: float, most: int, money: Worth) -> None:
    """Fill in the most that so many cards bring in the end: sold in sets, or traded away for their points."""
    cash = point * b.trade[t]
    largest = wide(b.largest[t])
    money[0] = 0.0
    for n in range(1, most + 1):
        best = money[n - 1] + cash
        for k in range(1, min(n, largest) + 1):
            best = max(best, b.price[t, k] + money[n - k])
        money[n] = best


@kernel
def hold_row(b: Box, t: int, arriving: float, point: float, safe: float, most: int, row: Worth) -> None:
    """Fill in the worth of holding 0, 1, 2 … cards of a kind on beyond this turn.

    It is what they add to what the arriving cards would bring alone.
    """
    money = np.empty(MOST + ARRIVALS + 1)
    split_up(b, t, point, most + ARRIVALS, money)
    for n in range(most + 1):
        row[n] = 0.0
    chance = safe * exp(-arriving)
    left = safe
    for x in range(ARRIVALS + 1):
        last = x == ARRIVALS or left - chance < UNLIKELY
        share = left if last else chance
        for n in range(1, most + 1):
            row[n] += share * (money[n + x] - money[x])
        if last:
            break
        left -= chance
        chance *= arriving / (x + 1)
    for n in range(most + 1, MOST + 1):
        row[n] = row[most]


@kernel
def sell_row(b: Box, t: int, hold: Worth, most: int, row: Worth) -> None:
    """Fill in the worth of 0, 1, 2 … cards of a kind if some of them may be sold first (R50)."""
    largest = wide(b.largest[t])
    row[0] = 0.0
    for n in range(1, most + 1):
        best = hold[n]
        for k in range(1, min(n, largest) + 1):
            best = max(best, b.price[t, k] + row[n - k])
        row[n] = best
    for n in range(most + 1, MOST + 1):
        row[n] = row[most]
