"""What is still to come: which cards are out of sight, how many of them will be mine, and what they will meet."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.rules import SANDSTORM, THIEF, Box, State, kernel

Amounts = npt.NDArray[np.float64]

#: Of the cards in the marketplace, the part that will be mine sooner or later without my having to plan for it.
MARKET_SHARE = 0.15

#: Money that one point of trade value brings in the middle of the game, once it has been turned into a set.
POINT = 2.2

#: With so many turns left, a point still brings half of that.
HALFWAY = 2.0

#: Turns for which a card is typically held before it is sold.
HOLDING = 3.0

#: Of a hand hit by a storm, the part of its worth that goes: half the cards, but the worst half.
STORM_BITE = 0.3


@kernel
def count_unseen(b: Box, s: State, unseen: Amounts) -> float:
    """Fill in the cards of each kind whose whereabouts are not known, and return their number."""
    total = 0.0
    for t in range(b.kinds):
        count = np.int64(b.cards[t]) - s.market[t]
        for p in range(b.players):
            count -= s.hand[p, t] + s.sold[p, t]
        for c in range(b.chambers):
            count -= s.chamber[c, t]
        if t == b.map:
            count -= s.maps_spent
        unseen[t] = count
        total += count
    return total


@kernel
def treasures_to_dig(s: State) -> int:
    """Return how many treasures the dig site still holds (R14: thieves and sandstorms are public)."""
    return s.dig_size - s.dig[THIEF] - s.dig[SANDSTORM]


@kernel
def turns_left(b: Box, s: State) -> float:
    """Return how many more times each player will dig, about."""
    return (s.dig_size - s.dig[SANDSTORM]) / b.players


@kernel
def point_worth(b: Box, s: State) -> float:
    """Return the money one point of trade value will bring later on; nothing once there is no later."""
    turns = turns_left(b, s)
    return POINT * turns / (turns + HALFWAY)


@kernel
def income(b: Box, s: State, unseen: Amounts, total: float, t: int) -> float:
    """Return how many more cards of a kind will come to me: my share of what is dug, and some from the marketplace."""
    if s.dig_size == 0 or total <= 0.0:
        return 0.0
    there = treasures_to_dig(s)
    hidden = total - unseen[b.map]
    # Maps are never in chambers or piles (R4): they are dug, or were.
    odds = min(1.0, there / max(1.0, hidden)) if t != b.map else there / max(1.0, total)
    return unseen[t] * odds / b.players + MARKET_SHARE * s.market[t]


@kernel
def storms_to_fear(s: State, me: int) -> float:
    """Return how many of the storms to come will strike without a tent to creep into (R22)."""
    return max(0.0, float(s.dig[SANDSTORM] - s.tents[me]))


@kernel
def kept_safe(b: Box, s: State, me: int) -> float:
    """Return the part of a held card's worth that is expected to survive until it is sold."""
    if s.dig_size == 0:
        return 1.0
    digs = min(float(s.dig_size), HOLDING * b.players)
    storms = storms_to_fear(s, me) * digs / s.dig_size
    thefts = s.dig[THIEF] * digs / s.dig_size / b.players / max(1, s.hand_size[me])
    return max(0.0, 1.0 - STORM_BITE * storms - thefts)
