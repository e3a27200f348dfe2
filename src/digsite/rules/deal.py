"""The deal: one card at a time, each a matter of chance (R1-R6, R82)."""

from __future__ import annotations

import numpy as np

from digsite.rules.actions import SANDSTORM, THIEF
from digsite.rules.box import RUINS
from digsite.rules.compiled import Box, State, inlined, kernel
from digsite.rules.knowledge import lay_open
from digsite.rules.phases import FIRST
from digsite.rules.turn import begin_turn


@inlined
def deal_card(b: Box, s: State, t: int) -> None:
    """Deal one card: to each hand in turn, then the marketplace, then each chamber, then the pile (R2-R4)."""
    to = s.deal_to
    s.dig[t] -= 1
    s.dig_size -= 1
    market = b.players
    pile = market + 1 + b.chambers
    if to < market:
        s.hand[to, t] += 1
        s.hand_size[to] += 1
        s.known[to, to, t] += 1
        s.announced[to] += b.trade[t]
    elif to == market:
        s.market[t] += 1
    elif to < pile:
        c = to - market - 1
        if b.monument == RUINS:
            lay_open(b, s, c, t)
        else:
            s.chamber[c, t] += 1
            s.chamber_size[c] += 1
    else:
        s.pile[t] += 1
        s.pile_size += 1
    s.deal_left -= 1
    while s.deal_left == 0 and s.deal_to <= pile:
        s.deal_to += 1
        if s.deal_to < market:
            s.deal_left = b.hand_dealt
        elif s.deal_to == market:
            s.deal_left = b.market_dealt
        elif s.deal_to < pile:
            s.deal_left = b.chamber_dealt[s.deal_to - market - 1]
        elif s.deal_to == pile:
            s.deal_left = b.pile_dealt
    if s.deal_to > pile:
        _fill_dig_site(b, s)


@kernel
def _fill_dig_site(b: Box, s: State) -> None:
    """Shuffle maps, thieves and sandstorms into the rest: the dig site (R5)."""
    s.dig[b.map] = b.cards[b.map]
    s.dig[THIEF] = b.thieves
    s.dig[SANDSTORM] = b.sandstorms
    s.dig_size += b.cards[b.map] + b.thieves + b.sandstorms
    if b.beginners_luck == 0:
        s.announced[:] = 0  # R82: totals are told only with beginner's luck
    s.phase = FIRST


@kernel
def first_weights(b: Box, s: State, weights: np.ndarray) -> int:
    """Give one chance to each seat that may start (R6): the lowest total (R82), then who was in sand last."""
    lowest = 32767
    sand = 32767
    for p in range(b.players):
        lowest = min(lowest, s.announced[p])
    for p in range(b.players):
        if s.announced[p] == lowest:
            sand = min(sand, b.sand[p])
    total = 0
    for p in range(b.players):
        if s.announced[p] == lowest and b.sand[p] == sand:
            weights[p] = 1
            total += 1
    return total


@kernel
def begin_game(b: Box, s: State, seat: int) -> None:
    """Somebody starts."""
    s.first = seat
    begin_turn(b, s, seat)
