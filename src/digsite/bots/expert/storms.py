"""Sandstorms: what to let go, and when to creep into the tent (R20-R25)."""

from __future__ import annotations

import numpy as np

from digsite.bots.expert.hands import Counts, Worth, best_hand, total_worth
from digsite.rules import KINDS, SANDSTORM, Box, State, kernel

#: A tent saves about so much money in some later storm.
TENT_SAVES = 4.0


@kernel
def after_storm(b: Box, s: State, hold: Worth, owed: int, first: int, goal: Counts) -> float:
    """Fill in the best hand that is left when so many cards go, none of a kind before ``first``; return its worth."""
    hand = s.hand[s.player]
    low = np.zeros(KINDS, np.int64)
    ones = np.ones(KINDS, np.int64)
    size = 0
    for t in range(b.kinds):
        size += hand[t]
        if t < first:
            low[t] = hand[t]
    return best_hand(b, hold, ones, low, hand, size - owed, goal)


@kernel
def card_to_lose(b: Box, s: State, hold: Worth) -> int:
    """Return the next card to discard, in table order (R20)."""
    goal = np.zeros(KINDS, np.int64)
    after_storm(b, s, hold, s.owed, s.last, goal)
    for t in range(s.last, b.kinds):
        if goal[t] < s.hand[s.player, t]:
            return t
    return -1


@kernel
def use_tent(b: Box, s: State, hold: Worth) -> bool:
    """Say whether this storm would cost more than a tent saves later (R22, R77)."""
    me = s.player
    to_come = s.dig[SANDSTORM]
    if s.tents[me] > to_come:
        return True
    goal = np.zeros(KINDS, np.int64)
    left = after_storm(b, s, hold, s.hand_size[me] // 2, 0, goal)
    return total_worth(b, hold, s.hand[me]) - left >= TENT_SAVES * to_come / (to_come + 1.0)
