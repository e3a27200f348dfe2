"""Playing a game to its end inside the kernel, with the kernel's bots at all seats: the one loop of all rollouts."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.bots.policies import decide
from digsite.bots.search.playing_on import NOT_FORCED, forced_step
from digsite.dealers.fast import Luck, chance_step
from digsite.rules import Boxes, State, States, kernel
from digsite.rules.legal import legal
from digsite.rules.phases import FIRST_DECISION, OVER
from digsite.rules.step import act


@kernel
def finish_game(
    boxes: Boxes,
    s: State,
    scratch: States,
    policies: npt.NDArray[np.int64],
    luck: Luck,
    mind: Luck,
    weights: npt.NDArray[Any],
    an_expert: int | None,
) -> int:
    """Play on until the game is over; return how many decisions were made.

    ``luck`` is for chance, ``mind`` for bots that choose by lot; ``scratch`` is one state for bots to look at,
    ``weights`` are for chance to weigh with.
    """
    b = boxes[0]
    decisions = 0
    while s.phase != OVER:
        if s.phase < FIRST_DECISION:
            chance_step(b, s, luck, weights)
            continue
        decisions += s.half_made == 0
        low, high = legal(b, s)
        choice = forced_step(low, high)  # where there is one way, nobody need be asked
        if choice == NOT_FORCED:
            choice = decide(boxes, s, scratch, policies[s.player], mind, an_expert)
        act(b, s, choice)
    return decisions
