"""What a game is worth to each seat: between 0 and 1, mostly winning it, and a little by how much.

Winning alone is what counts, but it is a coarse measure: two steps that win equally often may differ in money, and
money is what turns into wins elsewhere.

A game broken off is judged by the money every seat is expected to end with. What that takes into account, and with
which weights, was found by regression over some 155,000 ends of turns in games of two experts, who had been made to
err now and then (so that the judgement holds where no expert would have got to). A simpler form of it, fitted to games
of two, three, four and five, came out with much the same weights for each.
"""

from __future__ import annotations

from math import exp, sqrt

import numpy as np
import numpy.typing as npt

from digsite.bots.search.outlook import LAST_TURN, Outlook, best_purchase, hand_worth, points
from digsite.bots.search.settings import Settings
from digsite.bots.turns import turns_left
from digsite.rules import SANDSTORM, THIEF, Box, State, kernel
from digsite.rules.score import winning_seats

#: With so many turns to go, half of what maps are worth more early on is left.
MAPS_HALFWAY = 4.0

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
def wealth_of(b: Box, s: State, outlook: Outlook, settings: Settings, p: int) -> float:
    """Return the money a seat is expected to end with, but for what all seats will get alike."""
    turns = turns_left(b, s)
    storms = s.dig[SANDSTORM]
    size = s.hand_size[p]
    wealth = float(s.money[p])
    if size > 0:
        part = settings.held - settings.storm * storms - settings.theft * s.dig[THIEF] / (b.players * size)
        if storms > 0 and s.tents[p] > 0:
            part += settings.shelter
        wealth += part * hand_worth(b, s, outlook, p) + settings.spend * points(b, s, p)
        wealth += s.hand[p, b.map] * map_worth(b, s, settings, turns)
    if storms > 0:
        wealth += s.tents[p] * settings.tent * turns
    if p == s.turn:
        wealth += settings.buy * best_purchase(b, s, outlook, p)
    # Whoever digs earlier will have dug more often when the dig site is empty.
    later = (p - s.turn + b.players) % b.players
    return wealth + settings.turn * min(1.0, turns) * (1.0 - later / (b.players - 1.0))


@kernel
def map_worth(b: Box, s: State, settings: Settings, turns: float) -> float:
    """Return what a map is worth: a part of a chamber, or only its price once there is nothing left to explore."""
    for c in range(b.chambers):
        if s.chamber_size[c] > 0:
            return settings.map + settings.map_early * turns / (turns + MAPS_HALFWAY)
    return float(b.price[b.map, 1])


@kernel
def value_of_hands(b: Box, s: State, outlook: Outlook, settings: Settings, wealth: Values, values: Values) -> None:
    """Fill in what a game broken off is worth to each seat: the money there is, and what the hands will bring."""
    for p in range(b.players):
        wealth[p] = wealth_of(b, s, outlook, settings, p)
    scale = settings.haze * sqrt(LAST_TURN + turns_left(b, s))
    for p in range(b.players):
        lead = lead_of(b, wealth, p)
        win = squash(lead, scale)
        values[p] = settings.winning * win + (1.0 - settings.winning) * squash(lead, settings.lead)
