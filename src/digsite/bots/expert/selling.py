"""Selling: which set brings more now than it is worth to hold (R50, R51)."""

from __future__ import annotations

from digsite.bots.expert.hands import MOST, Worth
from digsite.rules import Box, State, kernel, wide
from digsite.rules import actions as a

#: A sale while cards are left to dig must bring at least this much more than holding on: what is sold grows no more.
MARGIN = 0.3


@kernel
def sale(b: Box, s: State, hold: Worth, at_least: float) -> int:
    """Return the small step that sells the set with the best gain over holding it, or -1 if none gains so much."""
    found = -1
    best = at_least
    for t in range(b.kinds):
        n: int = min(wide(s.hand[s.player, t]), MOST)
        for k in range(1, min(n, wide(b.largest[t])) + 1):
            gain = b.price[t, k] + hold[t, n - k] - hold[t, n]
            # At equal gain the larger set: what is sold is safe.
            if gain >= best:
                found, best = a.SELL + t * a.LONGEST_SET + k - 1, gain
    return found
