"""The expert's decisions, one small step at a time, from what the player knows."""

from __future__ import annotations

import numpy as np

from digsite.bots.expert.hands import Worth
from digsite.bots.expert.judgement import Judgement, look_around
from digsite.bots.expert.judging import judge
from digsite.bots.expert.monuments import (
    card_to_keep,
    chamber_to_explore,
    chamber_to_look_into,
    keep_going,
    kind_to_name,
)
from digsite.bots.expert.rivals import grudge, whom_to_rob
from digsite.bots.expert.selling import MARGIN, sale
from digsite.bots.expert.storms import card_to_lose, use_tent
from digsite.bots.expert.trading import WORTHWHILE, plan_trade, trade_step
from digsite.bots.if_legal import if_legal
from digsite.rules import KINDS, Box, State, inlined, kernel
from digsite.rules import actions as a
from digsite.rules import phases as ph
from digsite.rules.box import TEMPLE
from digsite.rules.turn import may_end

#: Below any gain there is: whoever must sell sells.
AT_ANY_PRICE = -1e9


@kernel
def expert(b: Box, s: State) -> int:
    """Choose a small step in a state that shows only what the player knows."""
    if s.phase == ph.LOOKING:
        return a.LOOK + chamber_to_look_into(b, s)
    j = look_around(b, s)
    judge(b, s, j)
    if s.phase <= ph.PAYING:
        grudge(b, s, j, j.best)
        choice = _act(b, s, j)
    else:
        choice = _answer(b, s, j)
    return if_legal(b, s, choice)


@kernel
def _answer(b: Box, s: State, j: Judgement) -> int:
    """Answer what a thief, a storm or a monument asks."""
    phase = s.phase
    if phase == ph.VICTIM:
        return a.STEAL - 1 + whom_to_rob(b, s, j)
    if phase == ph.TENTS:
        return a.TENT if use_tent(b, s, j.hold) else a.NO_TENT
    if phase == ph.LOSING:
        grudge(b, s, j, j.hold)
        return a.DISCARD + card_to_lose(b, s, j.hold)
    if phase == ph.KEEPING:
        return a.KEEP + card_to_keep(b, s, j.hold)
    if phase == ph.MINING:
        return a.TURN_UP if keep_going(b, s, j) else a.STOP
    if phase == ph.NAMING:
        return a.NAME + kind_to_name(b, s, j)
    raise ValueError("the expert has no answer in this phase")


@inlined
def _act(b: Box, s: State, j: Judgement) -> int:
    """Explore, trade, sell, end the turn: in the order in which each tells most for the next.

    What a chamber brings is known only after exploring it, so trades and sales wait for it; but trades that buy maps
    come first, and at the temple sales do, since they let one look inside (R62).
    """
    trade, buys_maps = _trade(b, s, j.best)
    if s.phase != ph.ACT:
        return trade
    chamber = chamber_to_explore(b, s, j)
    if chamber >= 0 and b.monument != TEMPLE and not buys_maps:
        return a.EXPLORE + chamber
    if trade >= 0:
        return trade
    sold = sale(b, s, j.hold, MARGIN if s.dig_size > 0 else 0.0)
    if sold >= 0:
        return sold
    if chamber >= 0:
        return a.EXPLORE + chamber
    return a.END_TURN if may_end(s) else sale(b, s, j.hold, AT_ANY_PRICE)


@kernel
def _trade(b: Box, s: State, best: Worth) -> tuple[int, bool]:
    """Return the next small step of the best trade, or -1, and whether it buys maps; one under way is found again."""
    if s.phase == ph.ACT and (s.may_trade == 0 or s.hand_size[s.player] == 0):
        return -1, False
    goal = np.zeros(KINDS, np.int64)
    gain = plan_trade(b, s, best, goal)
    if s.phase == ph.ACT and gain <= WORTHWHILE:
        return -1, False
    return trade_step(b, s, goal), goal[b.map] > s.hand[s.player, b.map]
