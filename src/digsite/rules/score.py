"""Who wins (R75, R76)."""

from __future__ import annotations

import numpy as np

from digsite.rules.compiled import Box, State, kernel


@kernel
def winning_seats(b: Box, s: State) -> int:
    """Return the winners as bits: most money, then fewest sold cards (R75), then shared (R76)."""
    won = 0
    best = 0
    for p in range(b.players):
        lead = np.int64(s.money[p]) - s.money[best]
        if lead == 0:
            lead = np.int64(s.sold_cards[best]) - s.sold_cards[p]
        if lead > 0:
            best = p
            won = 0
        if lead >= 0:
            won |= 1 << p
    return won
