"""The bots that live in the kernel, by number, so that whole games run without Python in between.

A policy is given a state from which everything its player does not know was hidden first.
"""

from __future__ import annotations

from digsite.bots.greedy import greedy
from digsite.bots.random_steps import random_step
from digsite.dealers.fast import Luck
from digsite.rules import Boxes, State, States, kernel
from digsite.rules.knowledge import hide
from digsite.rules.legal import legal

RANDOM = 0
GREEDY = 1

#: The kernel's bots by name.
POLICIES = {"random": RANDOM, "greedy": GREEDY}


@kernel
def decide(boxes: Boxes, s: State, scratch: States, policy: int, luck: Luck) -> int:
    """Let a bot decide for the player whose decision it is; ``scratch`` is one state for the bot to look at."""
    b = boxes[0]
    if policy == RANDOM:
        low, high = legal(b, s)
        return random_step(low, high, luck)
    scratch[0] = s
    seen = scratch[0]
    hide(b, seen, s.player)
    return greedy(b, seen)


@kernel
def decide_seen(boxes: Boxes, states: States, policy: int, luck: Luck) -> int:
    """Let a bot decide in a state that shows only what its player knows (called from Python)."""
    b = boxes[0]
    s = states[0]
    if policy == RANDOM:
        low, high = legal(b, s)
        return random_step(low, high, luck)
    return greedy(b, s)
