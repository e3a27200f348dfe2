"""Trading as a small optimisation: the best hand the marketplace and mine can make together (R30-R33)."""

from __future__ import annotations

import numpy as np

from digsite.bots.expert.hands import MOST, Counts, Worth, best_hand
from digsite.rules import KINDS, Box, State, kernel
from digsite.rules import actions as a
from digsite.rules.phases import ACT, PAYING

#: A trade must bring at least this much money: it shows the others what I am after.
WORTHWHILE = 0.4


@kernel
def bounds(b: Box, s: State, low: Counts, high: Counts) -> int:
    """Fill in what the hand can still become by the trade that is open or under way; return what may be spent.

    The small steps of a trade come in a fixed order, so a trade half made leaves less open than one not begun: the same
    plan is found again at every small step without remembering it.
    """
    hand = s.hand[s.player]
    wealth = 0
    for t in range(b.kinds):
        wealth += hand[t] * b.trade[t]
        low[t] = 0
        high[t] = hand[t] + s.market[t]
        if s.phase == ACT:
            continue
        settled = s.phase == PAYING
        if s.taking[t] > 0:
            low[t] = hand[t] + s.taking[t]
            if settled or t < s.last:
                high[t] = low[t]
        else:
            if settled or t < s.last:
                high[t] = hand[t] - s.giving[t]
            if settled and b.rank[t] < s.last:
                low[t] = high[t]
    return wealth


@kernel
def plan_trade(b: Box, s: State, worth: Worth, goal: Counts) -> float:
    """Fill in the best hand to trade for, and return what it gains."""
    low = np.empty(KINDS, np.int64)
    high = np.empty(KINDS, np.int64)
    points = np.empty(KINDS, np.int64)
    now = 0.0
    for t in range(b.kinds):
        points[t] = b.trade[t]
        now += worth[t, min(s.hand[s.player, t], MOST)]
    wealth = bounds(b, s, low, high)
    return best_hand(b, worth, points, low, high, wealth, goal) - now


@kernel
def trade_step(b: Box, s: State, goal: Counts) -> int:
    """Return the next small step towards a hand: taking in table order, then paying in descending value; or -1."""
    hand = s.hand[s.player]
    if s.phase != PAYING:
        for t in range(b.kinds):
            if goal[t] > hand[t] + s.taking[t]:
                return a.TAKE + t
    for place in range(b.kinds):
        t = b.order[place]
        if goal[t] < hand[t] - s.giving[t]:
            return a.GIVE + t
    return -1
