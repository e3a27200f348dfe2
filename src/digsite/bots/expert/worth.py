"""What it is worth to hold so many cards of a kind, and what they are worth if some may be sold at once.

Price lists are steep: one card brings little, a full set much. So a card is worth what it will add to the sets that
the cards still to come can make of it. How many will come is taken to follow Poisson's law.
"""

from __future__ import annotations

from math import exp

import numpy as np

from digsite.bots.expert.hands import MOST, Worth
from digsite.rules import KINDS, Box, State, kernel
from digsite.rules.actions import LONGEST_SET

#: Not more cards of a kind than this are expected to come.
ARRIVALS = LONGEST_SET


@kernel
def new_worth() -> Worth:
    """Return an empty table: a row for each kind, a column for each number of cards."""
    return np.zeros((KINDS, MOST + 1))


@kernel
def split_up(b: Box, t: int, point: float, most: int, money: Worth) -> None:
    """Fill in the most that so many cards bring in the end: sold in sets, or traded away for their points."""
    cash = point * b.trade[t]
    money[0] = 0.0
    for n in range(1, most + 1):
        best = money[n - 1] + cash
        for k in range(1, min(n, b.largest[t]) + 1):
            best = max(best, b.price[t, k] + money[n - k])
        money[n] = best


@kernel
def with_arrivals(money: Worth, arriving: float, most: int, row: Worth) -> None:
    """Fill in what holding so many cards adds to what the arriving cards would bring alone."""
    chance = exp(-arriving)
    for n in range(most + 1):
        row[n] = 0.0
    sure = 0.0
    for x in range(ARRIVALS + 1):
        if x == ARRIVALS:
            chance = max(0.0, 1.0 - sure)
        for n in range(1, most + 1):
            row[n] += chance * (money[n + x] - money[x])
        sure += chance
        chance *= arriving / (x + 1)
        if arriving == 0.0:
            return


@kernel
def hold_row(b: Box, t: int, arriving: float, point: float, safe: float, most: int, row: Worth) -> None:
    """Fill in the worth of holding 0, 1, 2 … cards of a kind on beyond this turn."""
    money = np.empty(MOST + ARRIVALS + 1)
    split_up(b, t, point, most + ARRIVALS, money)
    with_arrivals(money, arriving, most, row)
    for n in range(1, most + 1):
        row[n] *= safe
    for n in range(most + 1, MOST + 1):
        row[n] = row[most]


@kernel
def sell_row(b: Box, t: int, hold: Worth, row: Worth) -> None:
    """Fill in the worth of 0, 1, 2 … cards of a kind if some of them may be sold first (R50)."""
    for n in range(MOST + 1):
        row[n] = hold[n]
        for k in range(1, min(n, b.largest[t]) + 1):
            row[n] = max(row[n], b.price[t, k] + row[n - k])
