"""Selling sets (R50, R51)."""

from __future__ import annotations

import numpy as np

from digsite.rules import reasons
from digsite.rules.actions import KINDS, LONGEST_SET
from digsite.rules.box import TEMPLE
from digsite.rules.compiled import Box, State, inlined
from digsite.rules.knowledge import lose_seen
from digsite.rules.monuments.temple import ask_to_look
from digsite.rules.phases import ACT
from digsite.rules.turn import act_or_over

ONE = np.uint64(1)


@inlined
def largest_sale(b: Box, s: State, t: int) -> int:
    """How many cards of a kind can be sold as one set now (R50)."""
    return min(s.hand[s.player, t], b.largest[t])


@inlined
def why_not_sell(b: Box, s: State, t: int, count: int) -> int:
    """Say why a set cannot be sold, or 0 (R50)."""
    if s.phase != ACT:
        return reasons.NOT_NOW
    if 0 < count <= largest_sale(b, s, t):
        return 0
    return reasons.NOT_IN_HAND if count > s.hand[s.player, t] else reasons.SET_TOO_LARGE


@inlined
def sales(b: Box, s: State) -> np.uint64:
    """Which sets may be sold."""
    mask = np.uint64(0)
    for t in range(KINDS):
        sizes = (ONE << np.uint64(largest_sale(b, s, t))) - ONE
        mask |= sizes << np.uint64(t * LONGEST_SET)
    return mask


@inlined
def sell(b: Box, s: State, t: int, count: int) -> None:
    """Sell a set: it lies apart, safe, and pays what the price list says (R50, R51)."""
    p = s.player
    lose_seen(b, s, p, t, count)
    s.sold[p, t] += count
    s.sold_cards[p] += count
    s.money[p] += b.price[t, count]
    s.acted = 1
    s.sold_now = 1
    s.may_trade = 1
    act_or_over(b, s)
    if s.phase == ACT and b.monument == TEMPLE:
        ask_to_look(b, s)  # R62
