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
from digsite.bots.expert.prospects import Amounts, count_unseen, income, kept_safe, point_worth
from digsite.bots.expert.selling import sale
from digsite.bots.expert.storms import card_to_lose, use_tent
from digsite.bots.expert.thieves import whom_to_rob
from digsite.bots.expert.trading import WORTHWHILE, plan_trade, trade_step
from digsite.bots.expert.worth import hold_row, new_worth, sell_row
from digsite.rules import KINDS, Box, State, kernel
from digsite.rules import actions as a
from digsite.rules import phases as ph
from digsite.rules.actions import CHAMBERS
from digsite.rules.box import TEMPLE
from digsite.rules.legal import legal
from digsite.rules.turn import may_end


@kernel
def expert(b: Box, s: State) -> int:
    """Choose a small step in a state that shows only what the player knows."""
    hold = new_worth()
    best = new_worth()
    unseen = np.zeros(KINDS)
    promises = np.zeros(CHAMBERS)
    total = count_unseen(b, s, unseen)
    judge(b, s, unseen, total, hold, best, promises)
    phase = s.phase
    choice = -1
    if phase == ph.ACT:
        choice = _act(b, s, hold, best, promises)
    elif phase == ph.TAKING or phase == ph.PAYING:
        choice = _go_on_trading(b, s, best)
    elif phase == ph.VICTIM:
        choice = a.STEAL - 1 + whom_to_rob(b, s, hold, unseen, total)
    elif phase == ph.TENTS:
        choice = a.TENT if use_tent(b, s, hold) else a.NO_TENT
    elif phase == ph.LOSING:
        choice = a.DISCARD + card_to_lose(b, s, hold)
    elif phase == ph.KEEPING:
        choice = a.KEEP + card_to_keep(b, s, hold)
    elif phase == ph.MINING:
        choice = a.TURN_UP if keep_going(b, s, hold, unseen, total) else a.STOP
    elif phase == ph.NAMING:
        choice = a.NAME + kind_to_name(b, s, hold, unseen, total)
    else:
        chamber = chamber_to_look_into(b, s)
        choice = a.NO_LOOK if chamber < 0 else a.LOOK + chamber
    return if_legal(b, s, choice)


@kernel
def judge(
    b: Box, s: State, unseen: Amounts, total: float, hold: Worth, best: Worth, promises: Amounts
) -> None:
    """Fill in the worth of every count of every kind, held or partly sold at once, and what the chambers promise."""
    me = s.player
    point = point_worth(b, s)
    safe = kept_safe(b, s, me)
    for t in range(b.kinds):
        if t != b.map:
            most = min(MOST, s.hand[me, t] + max(s.market[t], 3))
            hold_row(b, t, income(b, s, unseen, total, t), point, safe, most, hold[t])
            sell_row(b, t, hold[t], best[t])
    for c in range(b.chambers):
        promises[c] = promise(b, s, c, hold, unseen, total)
    m = b.map
    map_rows(b, s, promises, income(b, s, unseen, total, m), point, safe, hold[m], best[m])


@kernel
def _act(b: Box, s: State, hold: Worth, best: Worth, promises: Amounts) -> int:
    """Explore, trade, sell, end the turn: in the order in which each tells most for the next."""
    chamber = chamber_to_explore(b, s, promises, hold[b.map])
    goal = np.zeros(KINDS, np.int64)
    trade = -1
    if s.may_trade > 0 and s.hand_size[s.player] > 0:
        if plan_trade(b, s, best, goal) > WORTHWHILE:
            trade = trade_step(b, s, goal)
    if chamber >= 0 and b.way != TEMPLE:
        if trade < 0 or goal[b.map] <= s.hand[s.player, b.map]:
            return a.EXPLORE + chamber
    if trade >= 0:
        return trade
    sold = sale(b, s, hold, 0.0)
    if sold >= 0:
        return sold
    if chamber >= 0:
        return a.EXPLORE + chamber
    if may_end(s):
        return a.END_TURN
    return sale(b, s, hold, -1e9)


@kernel
def _go_on_trading(b: Box, s: State, best: Worth) -> int:
    """Find the trade again that is under way, and take its next small step."""
    goal = np.zeros(KINDS, np.int64)
    plan_trade(b, s, best, goal)
    return trade_step(b, s, goal)


@kernel
def if_legal(b: Box, s: State, choice: int) -> int:
    """Return the choice if it is legal, or else the first legal small step: judgement may err, rules may not."""
    low, high = legal(b, s)
    one = np.uint64(1)
    if 0 <= choice < a.HIGH:
        if (low >> np.uint64(choice)) & one:
            return choice
    elif choice < a.ACTIONS:
        if (high >> np.uint64(choice - a.HIGH)) & one:
            return choice
    for action in range(a.ACTIONS):
        word = low if action < a.HIGH else high
        if (word >> np.uint64(action & 63)) & one:
            return action
    return -1
