"""Thieves: whom to rob (R12)."""

from __future__ import annotations

from digsite.bots.expert.hands import Worth
from digsite.bots.expert.monuments import next_card
from digsite.bots.expert.prospects import Amounts
from digsite.rules import Box, State, kernel

#: What money in hand already counts when the leader is to be hit.
ENVY = 0.02


@kernel
def whom_to_rob(b: Box, s: State, hold: Worth, unseen: Amounts, total: float) -> int:
    """Return how many seats to the left the one sits whose random card helps me and harms them most, or -1."""
    hand = s.hand[s.player]
    average = 0.0
    for t in range(b.kinds):
        average += unseen[t] / max(1.0, total) * next_card(hold, hand, t)
    found = -1
    best = -1.0
    for k in range(1, b.players):
        p = (s.turn + k) % b.players
        size = s.hand_size[p]
        if size == 0:
            continue
        hidden = size
        gain = 0.0
        for t in range(b.kinds):
            hidden -= s.hand[p, t]
            gain += s.hand[p, t] * next_card(hold, hand, t)
        gain = (gain + hidden * average) / size + ENVY * (s.money[p] + 4.0 * size)
        if gain > best:
            found, best = k, gain
    return found
