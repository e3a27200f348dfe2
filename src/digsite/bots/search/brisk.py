"""The brisk player: the expert's judgement made quick, by whole decisions and tables, to play games out.

It looks only at its own hand and at what is public; the tables (``outlook``) come from what the searching player knows.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.bots.search.outlook import HELD, MOST, SOLD, Outlook, Worth, hand_worth, judge_maps, stage_of
from digsite.bots.search.settings import Settings
from digsite.bots.search.tree import whole
from digsite.rules import KINDS, SANDSTORM, Box, State, kernel
from digsite.rules import actions as a
from digsite.rules.explore import turned_value, why_not_explore
from digsite.rules.phases import ACT, KEEPING, LOOKING, LOSING, MINING, TENTS, VICTIM
from digsite.rules.sale import sell
from digsite.rules.step import step
from digsite.rules.trade import close
from digsite.rules.turn import end_turn, may_end

#: Trades in a row that are looked for: together they come to one legal trade (R33).
TRADES = 2

Counts = npt.NDArray[Any]


@kernel
def play_on(b: Box, s: State, settings: Settings, outlook: Outlook, left: Counts) -> None:
    """Make the next whole decision, whoever's it is; ``left`` is room for a hand."""
    # Only this function takes small steps: compiling them into every function here would take long.
    stage = stage_of(b, s)
    held = outlook[stage, HELD]
    if s.phase == ACT:
        chamber = _chamber(b, s)
        if chamber >= 0:
            step(b, s, a.EXPLORE + chamber)
        else:
            judge_maps(b, s, settings, stage, outlook[stage])
            _trade_and_sell(b, s, settings, outlook[stage, SOLD], held, left)
    elif s.phase == LOSING:
        p = s.player
        _shed(b, s.hand[p], held, s.last, s.owed, left)
        for t in range(b.kinds):
            for _ in range(s.hand[p, t] - left[t]):
                step(b, s, a.DISCARD + t)
    elif s.phase == LOOKING:
        s.phase = ACT  # what is seen would only be of use to a plan
    else:
        step(b, s, _answer(b, s, settings, held, left))


@kernel
def _answer(b: Box, s: State, settings: Settings, held: Worth, left: Counts) -> int:
    """Answer what a thief, a storm or a monument asks."""
    phase = s.phase
    if phase == VICTIM:
        return a.STEAL - 1 + _largest_hand(b, s)
    if phase == TENTS:
        return a.TENT if _use_tent(b, s, held, settings.tent_saves, left) else a.NO_TENT
    if phase == MINING:
        return a.STOP if turned_value(b, s) >= b.mine_limit - 1 else a.TURN_UP
    if phase == KEEPING:
        return a.KEEP + _best_to_keep(b, s, held)
    return a.NAME + _best_to_name(b, s, held)


@kernel
def _chamber(b: Box, s: State) -> int:
    """Return the chamber that takes most maps of those that can be explored, or -1."""
    for c in range(b.chambers - 1, -1, -1):
        if why_not_explore(b, s, c) == 0:
            return c
    return -1


@kernel
def _trade_and_sell(b: Box, s: State, settings: Settings, worth: Worth, held: Worth, left: Counts) -> None:
    """Trade, sell, end the turn."""
    if s.may_trade > 0 and s.hand_size[s.player] > 0:
        for _ in range(TRADES):
            if not _trade(b, s, worth, settings.worthwhile, left):
                break
    _sell_sets(b, s, held, settings.margin)
    if s.phase == ACT:
        end_turn(b, s)


@kernel
def _trade(b: Box, s: State, worth: Worth, best: float, left: Counts) -> bool:
    """Make the best trade for cards of one kind, if it brings more than ``best``."""
    hand = s.hand[s.player]
    wealth = 0
    for t in range(b.kinds):
        wealth += hand[t] * b.trade[t]
    kind = -1
    count = 0
    for t in range(b.kinds):
        have = hand[t]
        most = min(s.market[t], max(1, b.largest[t] - have), (wealth - have * b.trade[t]) // b.trade[t], MOST - have)
        for n in range(1, most + 1):
            gain = worth[t, have + n] - worth[t, have]
            if gain > best:
                gain -= _payment(b, hand, worth, t, n * b.trade[t], gain - best, left)
                if gain > best:
                    best, kind, count = gain, t, n
    if kind < 0:
        return False
    _payment(b, hand, worth, kind, count * b.trade[kind], 1e9, left)
    for t in range(b.kinds):
        s.giving[t] = hand[t] - left[t]
    s.taking[kind] = count
    close(b, s)
    return True


@kernel
def _payment(b: Box, hand: Counts, worth: Worth, bought: int, owed: int, limit: float, left: Counts) -> float:
    """Pay with what is missed least a point, and return what that costs; leave what is left of the hand in ``left``."""
    for t in range(b.kinds):
        left[t] = hand[t]
    cost = 0.0
    while owed > 0:
        found = -1
        least = 1e9
        for t in range(b.kinds):
            n = min(left[t], MOST)
            if n > 0 and t != bought:
                loss = (worth[t, n] - worth[t, n - 1]) / min(b.trade[t], owed)
                if loss < least:
                    found, least = t, loss
        if found < 0:
            return 1e9
        cost += least * min(b.trade[found], owed)
        if cost >= limit:
            return 1e9
        left[found] -= 1
        owed -= b.trade[found]
    return cost


@kernel
def _sell_sets(b: Box, s: State, held: Worth, margin: float) -> None:
    """Sell, kind by kind, what brings more now than later; whoever must sell sells what is missed least (R71)."""
    p = s.player
    least = -1e9
    least_kind = -1
    least_count = 0
    for t in range(b.kinds):
        while s.hand[p, t] > 0:
            n = min(s.hand[p, t], MOST)
            best = -1e9
            count = 0
            for k in range(1, min(n, b.largest[t]) + 1):
                gain = b.price[t, k] + held[t, n - k] - held[t, n]
                if gain >= best:
                    best, count = gain, k
            if best < margin and s.dig_size > 0:
                if best > least:
                    least, least_kind, least_count = best, t, count
                break
            _sell(b, s, whole(t), whole(count))
            if s.phase != ACT:
                return
    if not may_end(s):
        _sell(b, s, whole(least_kind), whole(least_count))


@kernel
def _sell(b: Box, s: State, t: int, count: int) -> None:
    """Sell a set, and do not look into the temple: what is seen would only be of use to a plan."""
    sell(b, s, t, count)
    if s.phase == LOOKING:
        s.phase = ACT


@kernel
def _shed(b: Box, hand: Counts, held: Worth, first: int, owed: int, left: Counts) -> None:
    """Let go of so many cards that are missed least, none of a kind before ``first``; leave the rest in ``left``."""
    for t in range(b.kinds):
        left[t] = hand[t]
    for _ in range(owed):
        found = -1
        least = 1e9
        for t in range(first, b.kinds):
            n = min(left[t], MOST)
            if n > 0:
                loss = held[t, n] - held[t, n - 1]
                if loss < least:
                    found, least = t, loss
        left[found] -= 1


@kernel
def _use_tent(b: Box, s: State, held: Worth, saves: float, left: Counts) -> bool:
    """Say whether this storm would cost more than a tent saves later (R22, R77)."""
    p = s.player
    to_come = s.dig[SANDSTORM]
    if s.tents[p] > to_come:
        return True
    _shed(b, s.hand[p], held, 0, s.hand_size[p] // 2, left)
    loss = hand_worth(b, s.hand[p], held) - hand_worth(b, left, held)
    return loss >= saves * to_come / (to_come + 1.0)


@kernel
def _largest_hand(b: Box, s: State) -> int:
    """Return how many seats to the left the largest hand is (R12)."""
    found = 1
    size = 0
    for k in range(1, b.players):
        there = s.hand_size[(s.turn + k) % b.players]
        if there > size:
            found, size = k, there
    return found


@kernel
def _best_to_keep(b: Box, s: State, held: Worth) -> int:
    """Return the next card to keep of the tomb: the one that adds most, if none before it in table order does (R63)."""
    hand = s.hand[s.player]
    left = np.zeros(KINDS, np.int64)
    rest = 0
    for t in range(s.last, b.kinds):
        left[t] = s.chamber[s.at, t] - s.kept[t]
        rest += left[t]
    first = KINDS
    for _ in range(min(s.owed, rest)):
        found = -1
        most = -1e9
        for t in range(s.last, b.kinds):
            if left[t] > 0:
                n = min(hand[t] + s.chamber[s.at, t] - left[t], MOST - 1)
                adds = held[t, n + 1] - held[t, n]
                if adds > most:
                    found, most = t, adds
        left[found] -= 1
        first = min(first, found)
    return first


@kernel
def _best_to_name(b: Box, s: State, held: Worth) -> int:
    """Return the next kind to name to the sphinx, of the two that are hoped for most, in table order (R65)."""
    one = -1
    other = -1
    most = -1.0
    second = -1.0
    for t in range(s.named[0] + 1, b.kinds):
        if t != b.map:
            hope = _hope(b, s, held, t)
            if hope > most:
                one, other, most, second = t, one, hope, most
            elif hope > second:
                other, second = t, hope
    return min(one, other) if s.named[0] < 0 else one


@kernel
def _hope(b: Box, s: State, held: Worth, t: int) -> float:
    """Return how much is to be hoped for from a kind: how many are out, and what one of them would add."""
    hand = s.hand[s.player]
    out = np.int64(b.cards[t]) - s.market[t] - hand[t]
    for p in range(b.players):
        out -= s.sold[p, t]
    n = min(hand[t], MOST - 1)
    return max(0.0, out * (held[t, n + 1] - held[t, n]))
