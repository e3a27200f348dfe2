"""Walking through a game again by its steps, and writing down what each player knew. Compiled."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from digsite.observations import Observation
from digsite.observations.observing import observe
from digsite.rules import Boxes, States, kernel
from digsite.rules.chance import happen
from digsite.rules.legal import legal
from digsite.rules.phases import FIRST_DECISION
from digsite.rules.records import Numbers
from digsite.rules.step import act

#: For each row: the game's decision, the small step within it, the seat, the action.
STEP_COLUMNS = 4


@kernel
def walk(
    boxes: Boxes,
    states: States,
    numbers: Numbers,
    trail: npt.NDArray[np.int16],
    observations: Observation,
    masks: npt.NDArray[np.uint64],
    steps: npt.NDArray[np.int16],
) -> int:
    """Take the steps of a whole game from its beginning in ``states``; write a row for each step of a player.

    ``numbers`` are the numbers of ``states``. Returns how many rows there are.
    """
    b = boxes[0]
    s = states[0]
    rows = 0
    decision = -1
    within = 0
    for at in range(len(trail)):
        choice = trail[at]
        if s.phase < FIRST_DECISION:
            happen(b, s, choice)
            continue
        if s.half_made == 0:
            decision += 1
            within = 0
        observe(b, s, numbers, s.player, observations[rows])
        low, high = legal(b, s)
        masks[rows, 0] = low
        masks[rows, 1] = high
        steps[rows, 0] = decision
        steps[rows, 1] = within
        steps[rows, 2] = s.player
        steps[rows, 3] = choice
        act(b, s, choice)
        within += 1
        rows += 1
    return rows
