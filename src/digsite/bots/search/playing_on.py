"""Playing on from a leaf of the tree: chance and forced steps in between, and when it is time to stop and judge."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.dealers.fast import Luck, pick
from digsite.dealers.random_steps import nth_one, ones
from digsite.rules import Box, State, kernel, wide
from digsite.rules.actions import HIGH
from digsite.rules.chance import weigh
from digsite.rules.legal import legal
from digsite.rules.phases import FIRST_DECISION, OVER
from digsite.rules.step import step

#: The places of a clock: whose turn it was last, and how many more turns may begin.
TURN = 0
TURNS = 1

#: There is a choice.
NOT_FORCED = -1


@kernel
def forced_step(low: np.uint64, high: np.uint64) -> int:
    """Return the only step of a mask, or ``NOT_FORCED``."""
    if ones(low) + ones(high) != 1:
        return wide(NOT_FORCED)
    return wide(nth_one(low, 0) if low != 0 else HIGH + nth_one(high, 0))


@kernel
def play_on(b: Box, s: State, luck: Luck, weights: npt.NDArray[Any], clock: npt.NDArray[np.int64]) -> bool:
    """Go on to where a player has a choice; say whether there is one before the game or the clock's turns are over.

    Positions are judged where a turn ends: there every hand is what its player made of it.
    """
    while True:
        if s.turn != clock[TURN]:
            clock[TURN] = s.turn
            clock[TURNS] -= 1
        if s.phase == OVER or clock[TURNS] < 0:
            return False
        if s.phase < FIRST_DECISION:
            choice = wide(pick(luck, weights, weigh(b, s, weights)))
        else:
            low, high = legal(b, s)
            choice = forced_step(low, high)
            if choice == NOT_FORCED:
                return True
        step(b, s, choice)
