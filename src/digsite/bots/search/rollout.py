"""Playing a game out from a leaf of the tree: to its end, or so many turns."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from digsite.bots.search.brisk import play_on
from digsite.bots.search.outlook import Outlook
from digsite.bots.search.settings import Settings
from digsite.dealers.fast import Luck, chance_step
from digsite.rules import Box, State, kernel
from digsite.rules.phases import FIRST_DECISION, OVER


@kernel
def play_out(
    b: Box,
    s: State,
    luck: Luck,
    settings: Settings,
    outlook: Outlook,
    weights: npt.NDArray[Any],
    left: npt.NDArray[Any],
) -> None:
    """Play on until the game is over, or so many turns have passed."""
    turn = s.turn
    turns = settings.horizon
    while s.phase != OVER:
        if s.phase < FIRST_DECISION:
            chance_step(b, s, luck, weights)
        else:
            play_on(b, s, settings, outlook, left)
        if s.turn != turn:
            turn = s.turn
            turns -= 1.0
            if turns < 0.0:
                return
