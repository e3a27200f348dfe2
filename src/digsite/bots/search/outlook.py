"""What cards in hand will bring: tables made once a search, so that judging a position takes no time.

Price lists are steep: one card brings little, a full set much. A card is worth what it adds to the sets that cards
still to come may make of it; how many will come is taken to follow Poisson's law. With the dig site empty it is worth
what it sells for.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from digsite.bots.search.settings import Settings
from digsite.bots.sets_to_come import fill_arrivals, fill_money
from digsite.bots.turns import turns_left
from digsite.rules import KINDS, Box, State, inlined, kernel, wide

#: Turns to go beyond this are taken to be so many.
STAGES = 16

#: With nothing left to dig there is still this part of a turn to go: the marketplace stays open.
LAST_TURN = 0.3

#: More cards of one kind than this are worth no more.
MOST = 12

#: Not more cards of a kind than this are expected to come.
ARRIVALS = 6

#: More cards of a kind than this in the dig site are taken to be so many.
DEEPEST = 20


class Outlook(NamedTuple):
    """The tables of a search."""

    #: Money that a point of trade value brings, by turns to go.
    point: npt.NDArray[np.float64]
    #: The most that so many cards bring in the end, by turns to go, kind and count.
    money: npt.NDArray[np.float64]
    #: How likely so many cards of a kind come to me, by their number in the dig site and the number that come.
    arrivals: npt.NDArray[np.float64]


def new_outlook() -> Outlook:
    """Return empty tables."""
    money = np.zeros((STAGES, KINDS, MOST + ARRIVALS + 1))
    return Outlook(np.zeros(STAGES), money, np.zeros((DEEPEST + 1, ARRIVALS + 1)))


@inlined
def stage_of(b: Box, s: State) -> int:
    """Return which part of the tables holds now."""
    return min(STAGES - 1, int(turns_left(b, s) + 0.5))


@kernel
def look_ahead(b: Box, s: State, settings: Settings, outlook: Outlook) -> None:
    """Fill in the tables, from a position that shows only what its player knows."""
    market = 0.0
    for t in range(b.kinds):
        market += s.market[t]
    for stage in range(STAGES):
        turns = stage + LAST_TURN
        point = settings.point * turns / (turns + settings.halfway) * market / (market + settings.riches)
        outlook.point[stage] = point
        for t in range(b.kinds):
            fill_money(b, t, point, outlook.money[stage, t])
    for there in range(DEEPEST + 1):
        fill_arrivals(settings.arrive * there / b.players, outlook.arrivals[there])


@kernel
def worth(s: State, outlook: Outlook, stage: int, t: int, count: int) -> float:
    """Return what so many cards of a kind add to what those that will be dug would bring alone."""
    money = outlook.money[stage, t]
    arrivals = outlook.arrivals[min(DEEPEST, s.dig[t])]
    n = min(MOST, count)
    total = 0.0
    for x in range(ARRIVALS + 1):
        total += arrivals[x] * (money[n + x] - money[x])
    return total


@kernel
def hand_worth(b: Box, s: State, outlook: Outlook, p: int) -> float:
    """Return what a hand is worth, maps left out."""
    stage = stage_of(b, s)
    total = 0.0
    for t in range(b.kinds):
        if t != b.map and s.hand[p, t] > 0:
            total += worth(s, outlook, stage, t, wide(s.hand[p, t]))
    return total


@kernel
def best_purchase(b: Box, s: State, outlook: Outlook, p: int) -> float:
    """Return the most that one card of the marketplace would add to a hand that can pay for it."""
    stage = stage_of(b, s)
    wealth = points(b, s, p) + s.hand[p, b.map] * b.trade[b.map]
    best = 0.0
    for t in range(b.kinds):
        have = wide(s.hand[p, t])
        if t != b.map and s.market[t] > 0 and wealth - have * b.trade[t] >= b.trade[t]:
            gain = worth(s, outlook, stage, t, have + 1) - worth(s, outlook, stage, t, have)
            best = max(best, gain - outlook.point[stage] * b.trade[t])
    return best


@kernel
def points(b: Box, s: State, p: int) -> int:
    """Return the trade value of a hand, maps left out."""
    total = 0
    for t in range(b.kinds):
        if t != b.map:
            total += s.hand[p, t] * b.trade[t]
    return total
