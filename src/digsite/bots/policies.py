"""The bots that live in the kernel, by number, so that whole games run without Python in between.

A policy is given a state from which everything its player does not know was hidden first.
"""

from __future__ import annotations

from collections.abc import Iterable

from digsite.bots.expert import expert
from digsite.bots.greedy import FULL_HAND, HOARD, QUICK_HAND, greedy
from digsite.dealers.fast import Luck
from digsite.dealers.random_steps import random_step
from digsite.rules import Box, Boxes, State, States, kernel
from digsite.rules.knowledge import hide
from digsite.rules.legal import legal

RANDOM = 0
GREEDY = 1
EXPERT = 2
QUICK_SELLER = 3
HOARDER = 4

#: The kernel's bots by name.
POLICIES = {"random": RANDOM, "greedy": GREEDY, "expert": EXPERT}


#: A table without an expert: compiling the expert's judgement takes a while, and there it would be for nothing.
NO_EXPERT = None
AN_EXPERT = 1


def expert_among(policies: Iterable[int]) -> int | None:
    """Say whether an expert is among the bots, in the form that lets the compiler leave the expert out."""
    return AN_EXPERT if EXPERT in policies else NO_EXPERT


@kernel
def choose_step(b: Box, seen: State, policy: int, luck: Luck, an_expert: int | None = AN_EXPERT) -> int:
    """Let a bot choose a small step in a state that shows only what its player knows."""
    if an_expert is not None:
        if policy == EXPERT:
            return expert(b, seen)
    if policy == RANDOM:
        low, high = legal(b, seen)
        return random_step(low, high, luck)
    full_hand = QUICK_HAND if policy == QUICK_SELLER else HOARD if policy == HOARDER else FULL_HAND
    return greedy(b, seen, full_hand)


@kernel
def decide(boxes: Boxes, s: State, scratch: States, policy: int, luck: Luck, an_expert: int | None = AN_EXPERT) -> int:
    """Let a bot decide for the player whose decision it is; ``scratch`` is one state for the bot to look at."""
    b = boxes[0]
    if policy == RANDOM:  # it looks at nothing but what is legal
        low, high = legal(b, s)
        return random_step(low, high, luck)
    scratch[0] = s
    seen = scratch[0]
    hide(b, seen, s.player)
    return choose_step(b, seen, policy, luck, an_expert)


@kernel
def decide_seen(boxes: Boxes, states: States, policy: int, luck: Luck, an_expert: int | None) -> int:
    """Let a bot decide in a state that shows only what its player knows (called from Python)."""
    return choose_step(boxes[0], states[0], policy, luck, an_expert)
