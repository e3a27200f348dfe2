"""The expert's judgement of a position, filled in: the worth of cards, and what the chambers promise."""

from __future__ import annotations

import numpy as np

from digsite.bots.expert.hands import MOST
from digsite.bots.expert.holding import hold_row, sell_row
from digsite.bots.expert.judgement import Judgement
from digsite.bots.expert.monuments import map_rows, promise
from digsite.bots.expert.prospects import chance_to_dig, kept_safe
from digsite.rules import Box, State, inlined, kernel, wide
from digsite.rules import phases as ph


@kernel
def within_reach(b: Box, s: State, t: int) -> int:
    """Return the most cards of a kind there is reason to think about: what can be bought now, or found in a chamber."""
    more = np.int64(2)
    if s.phase <= ph.PAYING:
        more = max(more, np.int64(s.market[t]))
    elif s.phase == ph.MINING:
        more = np.int64(b.mine_limit)
    return min(MOST, s.hand[s.player, t] + more)


@inlined
def judge(b: Box, s: State, j: Judgement) -> None:
    """Fill in the worth of every count of every kind, held or partly sold at once, and what the chambers promise."""
    safe = kept_safe(b, s)
    arriving = chance_to_dig(b, s, j.total)
    m = wide(b.map)
    for n in range(MOST + 1):  # no chamber holds maps (R4); but what np.empty left may be NaN, and so is 0 times NaN
        j.hold[m, n] = 0.0
    for t in range(b.kinds):
        if t != m:
            most = within_reach(b, s, t)
            hold_row(b, t, arriving * j.unseen[t], j.point, safe, most, j.hold[t])
            sell_row(b, t, j.hold[t], most, j.best[t])
    if s.hand[s.player, m] + s.market[m] > 0:
        for c in range(b.chambers):
            j.promises[c] = promise(b, s, c, j)
    map_rows(b, s, j, arriving * j.unseen[m], safe, within_reach(b, s, m))
