"""What cards in hand are worth with so many turns to go: tables made once a search, so that playing out is quick.

Price lists are steep: one card brings little, a full set much. A card is worth what it adds to the sets that cards
still to come may make of it; how many will come is taken to follow Poisson's law. With the dig site empty it is worth
what it sells for.
"""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.bots.expert.prospects import count_unseen
from digsite.bots.search.settings import Settings
from digsite.rules import KINDS, SANDSTORM, THIEF, Box, State, inlined, kernel
from digsite.rules.box import MINE, SPHINX, TOMB

#: Turns to go beyond this are taken to be so many.
STAGES = 16

#: More cards of one kind than this are worth no more.
MOST = 10

#: Not more cards of a kind than this are expected to come.
ARRIVALS = 6

#: Worth by turns to go, way of holding (``HELD``, ``SOLD``), kind and count.
Outlook = npt.NDArray[np.float64]

#: One way of holding, at one stage: worth by kind and count.
Worth = npt.NDArray[np.float64]

#: Held beyond this turn; or with some of it sold at once, where that brings more.
HELD = 0
SOLD = 1


def new_outlook() -> Outlook:
    """Return an empty table."""
    return np.zeros((STAGES, 2, KINDS, MOST + 1))


@inlined
def stage_of(b: Box, s: State) -> int:
    """Return which part of the table holds now: by the turns that everybody still has."""
    return min(STAGES - 1, (s.dig_size + b.players - 1) // b.players)


@kernel
def hand_worth(b: Box, hand: npt.NDArray[Any], worth: Worth) -> float:
    """Return what a hand is worth."""
    total = 0.0
    for t in range(b.kinds):
        total += worth[t, min(hand[t], MOST)]
    return total


@kernel
def look_ahead(b: Box, s: State, settings: Settings, outlook: Outlook) -> None:
    """Fill in the table, from a position that shows only what its player knows."""
    unseen = np.zeros(KINDS)
    total = count_unseen(b, s, unseen)
    treasures = 1.0
    storms = 0.0
    thefts = 0.0
    if s.dig_size > 0:
        treasures = (s.dig_size - s.dig[THIEF] - s.dig[SANDSTORM]) / s.dig_size
        storms = s.dig[SANDSTORM] / s.dig_size * b.players
        thefts = s.dig[THIEF] / s.dig_size / 4.0
    for stage in range(STAGES):
        turns = float(stage)
        held = min(turns, settings.holding)
        safe = max(0.0, 1.0 - held * (settings.storm_bite * storms + thefts))
        point = settings.point * turns / (turns + settings.halfway)
        for t in range(b.kinds):
            coming = 0.0
            if stage > 0:
                coming = turns * treasures * unseen[t] / max(1.0, total) + settings.market_share * s.market[t]
            if t != b.map:
                _kind(b, t, coming, point, safe, outlook[stage, HELD, t])
                _sell_some(b, t, outlook[stage, HELD, t], outlook[stage, SOLD, t])
        judge_maps(b, s, settings, stage, outlook[stage])


@kernel
def _kind(b: Box, t: int, coming: float, point: float, safe: float, row: npt.NDArray[np.float64]) -> None:
    """Fill in the worth of 0, 1, 2 … cards of a kind."""
    money = np.zeros(MOST + ARRIVALS + 1)
    for n in range(1, MOST + ARRIVALS + 1):
        most = money[n - 1] + point * b.trade[t]
        for k in range(1, min(n, b.largest[t]) + 1):
            most = max(most, b.price[t, k] + money[n - k])
        money[n] = most
    for n in range(MOST + 1):
        row[n] = 0.0
    chance = exp(-coming)
    sure = 0.0
    for x in range(ARRIVALS + 1):
        if x == ARRIVALS:
            chance = max(0.0, 1.0 - sure)
        for n in range(1, MOST + 1):
            row[n] += safe * chance * (money[n + x] - money[x])
        sure += chance
        chance *= coming / (x + 1)


@kernel
def judge_maps(b: Box, s: State, settings: Settings, stage: int, worth: Worth) -> None:
    """Fill in the worth of 0, 1, 2 … maps: a way into a chamber, part of a way, or what they sell for.

    Chambers are emptied as a game goes on, so this is done anew wherever it counts.
    """
    row = worth[HELD, b.map]
    cash = max(settings.point * stage / (stage + settings.halfway) * b.trade[b.map], float(b.price[b.map, 1]))
    for n in range(1, MOST + 1):
        row[n] = row[n - 1] + cash
        for c in range(b.chambers):
            size = float(s.chamber_size[c])
            if b.way == MINE or b.way == SPHINX or b.way == TOMB:
                size = min(size, settings.visit)
            promise = size * settings.any_card
            if n >= b.maps[c]:
                row[n] = max(row[n], promise + (n - b.maps[c]) * cash)
            elif stage > 0:
                row[n] = max(row[n], settings.half_way_in * promise * n / b.maps[c])
    for n in range(MOST + 1):
        worth[SOLD, b.map, n] = row[n]


@kernel
def _sell_some(b: Box, t: int, held: npt.NDArray[np.float64], row: npt.NDArray[np.float64]) -> None:
    """Fill in the worth of 0, 1, 2 … cards of a kind if some may be sold at once (R50)."""
    for n in range(MOST + 1):
        row[n] = held[n]
        for k in range(1, min(n, b.largest[t]) + 1):
            row[n] = max(row[n], b.price[t, k] + row[n - k])
