"""What a bot chose, if the rules allow it: judgement may err, rules may not."""

from __future__ import annotations

import numpy as np

from digsite.rules import Box, State, kernel
from digsite.rules import actions as a
from digsite.rules.legal import legal

#: No choice at all: the first legal step will do.
ANYTHING = -1


@kernel
def if_legal(b: Box, s: State, choice: int) -> int:
    """Return the choice if it is legal, or else the first legal small step; -1 where there is none."""
    low, high = legal(b, s)
    if 0 <= choice < a.ACTIONS and _has(low, high, choice):
        return choice
    for action in range(a.ACTIONS):
        if _has(low, high, action):
            return action
    return -1


@kernel
def _has(low: np.uint64, high: np.uint64, action: int) -> bool:
    """Say whether a small step is in a legal mask."""
    word = low if action < a.HIGH else high
    return (word >> np.uint64(action & (a.HIGH - 1))) & np.uint64(1) != 0
