"""What the searching player gets to see, as numbers: the edges of the tree.

Steps of players are seen by all, but for the cards kept from the tomb; so is most of chance. What the searching player
cannot see makes no edge, so that it cannot tell apart what its player could not.
"""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from digsite.rules import THIEF, Box, State, kernel
from digsite.rules import actions as a
from digsite.rules.box import MINE, RUINS, SPHINX
from digsite.rules.phases import DIG, KEEPING, ROB

#: An edge that is no edge: nothing was seen.
UNSEEN = -1

#: Edges below are small steps; from here on they are outcomes of chance.
CHANCE = a.ACTIONS

#: From here on they are cards looked at, packed into one number.
CARDS = 1 << 10


@kernel
def chance_edge(s: State, viewer: int, outcome: int) -> int:
    """Return the edge for an outcome that is about to happen."""
    if s.phase == DIG and s.turn != viewer and outcome < THIEF:  # R11
        return UNSEEN
    if s.phase == ROB and s.turn != viewer and s.victim != viewer:  # R12
        return UNSEEN
    return CHANCE + outcome


@kernel
def step_edge(s: State, viewer: int, action: int) -> int:
    """Return the edge for a small step that is about to be taken."""
    if s.phase == KEEPING and s.player != viewer:  # R63
        return UNSEEN
    return action


@kernel
def cards_edge(b: Box, s: State, viewer: int, action: int) -> int:
    """Return the edge for the cards that a step about to be taken will show the viewer, and nobody else."""
    if s.player != viewer:
        return UNSEEN
    if a.LOOK <= action < a.NO_LOOK:  # R62
        return CARDS + _packed(b, s.chamber[action - a.LOOK])
    if a.EXPLORE <= action < a.TAKE and b.monument != RUINS and b.monument != MINE and b.monument != SPHINX:  # R60-R63
        return CARDS + _packed(b, s.chamber[action - a.EXPLORE])
    return UNSEEN


@kernel
def _packed(b: Box, cards: npt.NDArray[Any]) -> int:
    """Pack the counts of a chamber, of at most 15 cards, into one number."""
    code = 0
    for t in range(b.kinds):
        code = code * 16 + cards[t]
    return code
