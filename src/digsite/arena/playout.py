"""Whole games inside the kernel, one after another, without Python in between."""

from __future__ import annotations

import numpy as np

from digsite.dealers.fast import Luck, chance_step
from digsite.dealers.random_steps import random_step
from digsite.rules import OUTCOMES, Boxes, States, kernel
from digsite.rules.legal import legal
from digsite.rules.phases import FIRST_DECISION, OVER
from digsite.rules.step import act


@kernel
def random_games(boxes: Boxes, states: States, luck: Luck, games: int) -> int:
    """Play games from the beginning in ``states[1]``, in ``states[0]``; return how many decisions players took."""
    b = boxes[0]
    s = states[0]
    weights = np.zeros(OUTCOMES, np.int16)
    decisions = 0
    for _ in range(games):
        states[0] = states[1]
        while s.phase != OVER:
            if s.phase < FIRST_DECISION:
                chance_step(b, s, luck, weights)
            else:
                low, high = legal(b, s)
                act(b, s, random_step(low, high, luck))
                decisions += 1
    return decisions
