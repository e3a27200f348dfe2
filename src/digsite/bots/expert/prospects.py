"""What is still to come: which cards are out of sight, how many of them will be mine, and what they will meet.

The constants here and in the neighbouring files were found by letting experts that differ in them play each other
(some 400,000 games, two to five players, the six monuments of the new expedition), then rounded.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from digsite.bots.turns import turns_left
from digsite.rules import SANDSTORM, THIEF, Box, State, kernel

Amounts = npt.NDArray[np.float64]

#: Money that one point of trade value brings in the end, turned into part of a set at a rich marketplace.
POINT = 3.2

#: With so many turns left, a point still brings half of that.
HALFWAY = 0.4

#: At a marketplace of so many cards, a point brings half of that.
RICHES = 1.5

#: Of my share of the cards still to be dug, the part that finds the kept cards of its kind still together.
ARRIVE = 0.85

#: Turns for which a card is typically held before it is sold.
HOLDING = 1.3

#: Of a hand hit by a storm, the part of its worth that goes: half the cards, but the worst half.
STORM_BITE = 0.28

#: So many storms lose their terror while there is a tent: whoever has one takes the worst of them in it.
TENT_TRUST = 1.5


@kernel
def point_worth(b: Box, s: State) -> float:
    """Return the money one point of trade value will bring later on; nothing once there is no later."""
    market = 0.0
    for t in range(b.kinds):
        market += s.market[t]
    turns = turns_left(b, s)
    return POINT * turns / (turns + HALFWAY) * market / (market + RICHES)


@kernel
def chance_to_dig(b: Box, s: State, total: float) -> float:
    """Return the chance that one particular unseen treasure is dug up by me."""
    there = s.dig_size - s.dig[THIEF] - s.dig[SANDSTORM]  # R14: these two are public
    return ARRIVE * min(1.0, there / max(1.0, total)) / b.players


@kernel
def kept_safe(b: Box, s: State) -> float:
    """Return the part of a held card's worth that is expected to survive until it is sold."""
    if s.dig_size == 0:
        return 1.0
    me = s.player
    soon = min(1.0, HOLDING * b.players / s.dig_size)
    storms = max(0.0, s.dig[SANDSTORM] - TENT_TRUST * s.tents[me])
    thefts = s.dig[THIEF] / b.players / max(1, s.hand_size[me])
    return max(0.0, 1.0 - soon * (STORM_BITE * storms + thefts))
