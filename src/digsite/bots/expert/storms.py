"""Sandstorms: what to let go, and when to creep into the tent (R20-R25)."""

from __future__ import annotations

import numpy as np

from digsite.bots.expert.hands import MOST, Counts, Worth, best_hand
from digsite.bots.turns import turns_left
from digsite.rules import KINDS, SANDSTORM, Box, State, kernel, wide

#: A tent saves about so much money in some later storm, for every turn still to come: hands and sets grow.
TENT_SAVES = 0.6


@kernel
def after_storm(b: Box, s: State, hold: Worth, owed: int, first: int, goal: Counts) -> float:
    """Fill in the best hand that is left when so many cards go, none of a kind before ``first``; return the loss."""
    low = np.zeros(KINDS, np.int64)
    high = np.zeros(KINDS, np.int64)
    ones = np.ones(KINDS, np.int64)
    size = 0
    now = 0.0
    for t in range(b.kinds):
        high[t] = s.hand[s.player, t]
        size += high[t]
        now += hold[t, min(high[t], MOST)]
        if t < first:
            low[t] = high[t]
    return now - best_hand(b, hold, ones, low, high, size - owed, goal)


@kernel
def card_to_lose(b: Box, s: State, hold: Worth) -> int:
    """Return the next card to discard, in table order (R20)."""
    goal = np.zeros(KINDS, np.int64)
    after_storm(b, s, hold, wide(s.owed), wide(s.last), goal)
    for t in range(s.last, b.kinds):
        if goal[t] < s.hand[s.player, t]:
            return t
    return -1


@kernel
def use_tent(b: Box, s: State, hold: Worth) -> bool:
    """Say whether this storm would cost more than a tent saves later (R22, R77)."""
    me = s.player
    if s.tents[me] > s.dig[SANDSTORM]:
        return True
    goal = np.zeros(KINDS, np.int64)
    loss = after_storm(b, s, hold, s.hand_size[me] // 2, 0, goal)
    return loss >= TENT_SAVES * turns_left(b, s)
