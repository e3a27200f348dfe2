"""The expert's decisions, one small step at a time, from what the player knows."""

from __future__ import annotations

import numpy as np

from digsite.bots.expert.hands import MOST, Worth
from digsite.bots.expert.monuments import (
    card_to_keep,
    chamber_to_explore,
    chamber_to_look_into,
    keep_going,
    kind_to_name,
    map_rows,
    promise,
)
from digsite.bots.expert.prospects import Amounts, chance_to_dig, kept_safe, point_worth
from digsite.bots.expert.rivals import grudge, whom_to_rob
from digsite.bots.expert.selling import MARGIN, sale
from digsite.bots.expert.storms import card_to_lose, use_tent
from digsite.bots.expert.trading import WORTHWHILE, plan_trade, trade_step
from digsite.bots.expert.worth import hold_row, sell_row
from digsite.rules import KINDS, Box, State, kernel, wide
from digsite.rules import actions as a
from digsite.rules import phases as ph
from digsite.rules.actions import CHAMBERS
from digsite.rules.box import TEMPLE
from digsite.rules.knowledge import count_unseen
from digsite.rules.legal import legal
from digsite.rules.turn import may_end

#: Below any gain there is: whoever must sell sells.
AT_ANY_PRICE = -1e9


@kernel
def expert(b: Box, s: State) -> int:
    """Choose a small step in a state that shows only what the player knows."""
    if s.phase == ph.LOOKING:
        return a.LOOK + chamber_to_look_into(b, s)
    hold = np.empty((KINDS, MOST + 1))
    best = np.empty((KINDS, MOST + 1))
    unseen = np.zeros(KINDS)
    promises = np.zeros(CHAMBERS)
    total = float(count_unseen(b, s, unseen))
    point = point_worth(b, s)
    judge(b, s, unseen, total, point, hold, best, promises)
    if s.phase <= ph.PAYING:
        grudge(b, s, hold, unseen, total, point, best)
        choice = _act(b, s, hold, best, promises)
    else:
        choice = _answer(b, s, hold, unseen, total, point)
    return if_legal(b, s, choice)


@kernel
def _answer(b: Box, s: State, hold: Worth, unseen: Amounts, total: float, point: float) -> int:
    """Answer what a thief, a storm or a monument asks."""
    phase = s.phase
    if phase == ph.VICTIM:
        return a.STEAL - 1 + whom_to_rob(b, s, hold, unseen, total)
    if phase == ph.TENTS:
        return a.TENT if use_tent(b, s, hold) else a.NO_TENT
    if phase == ph.LOSING:
        grudge(b, s, hold, unseen, total, point, hold)
        return a.DISCARD + card_to_lose(b, s, hold)
    if phase == ph.KEEPING:
        return a.KEEP + card_to_keep(b, s, hold)
    if phase == ph.MINING:
        return a.TURN_UP if keep_going(b, s, hold, unseen, total) else a.STOP
    return a.NAME + kind_to_name(b, s, hold, unseen, total)


@kernel
def judge(
    b: Box, s: State, unseen: Amounts, total: float, point: float, hold: Worth, best: Worth, promises: Amounts
) -> None:
    """Fill in the worth of every count of every kind, held or partly sold at once, and what the chambers promise."""
    safe = kept_safe(b, s)
    arriving = chance_to_dig(b, s, total)
    m = wide(b.map)
    for n in range(
        MOST + 1
    ):  # no chamber holds maps (R4); but what np.empty left there may be NaN, and so is 0 times NaN
        hold[m, n] = 0.0
    for t in range(b.kinds):
        if t != m:
            most = within_reach(b, s, t)
            hold_row(b, t, arriving * unseen[t], point, safe, most, hold[t])
            sell_row(b, t, hold[t], most, best[t])
    if s.hand[s.player, m] + s.market[m] > 0:
        for c in range(b.chambers):
            promises[c] = promise(b, s, c, hold, unseen, total)
    map_rows(b, s, promises, arriving * unseen[m], point, safe, within_reach(b, s, m), hold[m], best[m])


@kernel
def within_reach(b: Box, s: State, t: int) -> int:
    """Return the most cards of a kind there is reason to think about: what can be bought now, or found in a chamber."""
    more = np.int64(2)
    if s.phase <= ph.PAYING:
        more = max(more, np.int64(s.market[t]))
    elif s.phase == ph.MINING:
        more = np.int64(b.mine_limit)
    return min(MOST, s.hand[s.player, t] + more)


@kernel
def _act(b: Box, s: State, hold: Worth, best: Worth, promises: Amounts) -> int:
    """Explore, trade, sell, end the turn: in the order in which each tells most for the next.

    What a chamber brings is known only after exploring it, so trades and sales wait for it; but trades that buy maps
    come first, and at the temple sales do, since they let one look inside (R62).
    """
    trade, buys_maps = _trade(b, s, best)
    if s.phase != ph.ACT:
        return trade
    chamber = chamber_to_explore(b, s, promises, hold[b.map])
    if chamber >= 0 and b.monument != TEMPLE and not buys_maps:
        return a.EXPLORE + chamber
    if trade >= 0:
        return trade
    sold = sale(b, s, hold, MARGIN if s.dig_size > 0 else 0.0)
    if sold >= 0:
        return sold
    if chamber >= 0:
        return a.EXPLORE + chamber
    return a.END_TURN if may_end(s) else sale(b, s, hold, AT_ANY_PRICE)


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


@kernel
def if_legal(b: Box, s: State, choice: int) -> int:
    """Return the choice if it is legal, or else the first legal small step: judgement may err, rules may not."""
    low, high = legal(b, s)
    if 0 <= choice < a.ACTIONS and _has(low, high, choice):
        return choice
    for action in range(a.ACTIONS):
        if _has(low, high, action):
            return action
    return -1


@kernel
def _has(low: np.uint64, high: np.uint64, action: int) -> bool:
    """Say whether a small step is in a legal mask."""
    word = low if action < a.HIGH else high
    return (word >> np.uint64(action & (a.HIGH - 1))) & np.uint64(1) != 0
