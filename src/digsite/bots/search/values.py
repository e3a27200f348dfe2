"""What a game is worth to each seat: between 0 and 1, mostly winning it, and a little by how much.

Winning alone is what counts, but it is a coarse measure: two steps that win equally often may differ in money, and
money is what turns into wins elsewhere.
"""

from __future__ import annotations

from math import exp, sqrt

import numpy as np
import numpy.typing as npt

from digsite.bots.search.outlook import SOLD, Outlook, hand_worth, stage_of
from digsite.bots.search.settings import Settings
from digsite.rules import Box, State, kernel
from digsite.rules.score import winning_seats

#: One value for each seat.
Values = npt.NDArray[np.float64]


@kernel
def squash(lead: float, scale: float) -> float:
    """Turn a lead of money into a value from 0 to 1; a lead of nothing is worth one half."""
    return 1.0 / (1.0 + exp(-lead / scale))


@kernel
def lead_of(b: Box, wealth: Values, seat: int) -> float:
    """Return how far a seat is ahead of the best of the others."""
    other = -1e9
    for p in range(b.players):
        if p != seat:
            other = max(other, wealth[p])
    return wealth[seat] - other


@kernel
def value_of_end(b: Box, s: State, settings: Settings, wealth: Values, values: Values) -> None:
    """Fill in what a finished game is worth to each seat (R75, R76)."""
    won = winning_seats(b, s)
    winners = 0
    for p in range(b.players):
        wealth[p] = s.money[p]
        winners += won >> p & 1
    for p in range(b.players):
        share = (won >> p & 1) / winners
        lead = squash(lead_of(b, wealth, p), settings.lead)
        values[p] = settings.winning * share + (1.0 - settings.winning) * lead


@kernel
def value_of_hands(b: Box, s: State, outlook: Outlook, settings: Settings, wealth: Values, values: Values) -> None:
    """Fill in what a game broken off is worth to each seat: the money there is, and what the hands will bring."""
    stage = stage_of(b, s)
    for p in range(b.players):
        wealth[p] = s.money[p] + hand_worth(b, s.hand[p], outlook[stage, SOLD])
    scale = settings.haze * sqrt(1.0 + s.dig_size / b.players)
    for p in range(b.players):
        lead = lead_of(b, wealth, p)
        win = squash(lead, 0.5 * scale)
        values[p] = settings.winning * win + (1.0 - settings.winning) * squash(lead, settings.lead)
