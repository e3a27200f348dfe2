"""Turns: how one begins and ends, and how the whole game ends (R70-R74)."""

from __future__ import annotations

from digsite.rules import reasons
from digsite.rules.box import IDLE_ROUNDS
from digsite.rules.compiled import Box, State, inlined
from digsite.rules.phases import ACT, DIG, OVER


@inlined
def holders(b: Box, s: State) -> int:
    """Count the players who hold cards."""
    count = 0
    for p in range(b.players):
        if s.hand_size[p] > 0:
            count += 1
    return count


@inlined
def act_or_over(b: Box, s: State) -> None:
    """Let the player whose turn it is act, unless the game is over at once (R74)."""
    s.player = s.turn
    s.phase = ACT if s.dig_size > 0 or holders(b, s) > 0 else OVER


@inlined
def begin_turn(b: Box, s: State, seat: int) -> None:
    """Begin a turn with the compulsory dig (R10); with the dig site empty, with actions (R70)."""
    s.acted = 0
    s.sold_now = 0
    s.explored = 0
    s.trades = 0
    s.may_trade = 1
    s.must_sell = 0
    if s.dig_size > 0:
        s.dug = 1
        s.turn = seat
        s.player = seat
        s.phase = DIG
        return
    s.dug = 0
    while s.hand_size[seat] == 0:  # R72: a turn without cards is not begun
        seat = seat + 1 if seat + 1 < b.players else 0
    holding = holders(b, s)
    if s.passes >= holding or s.idle >= IDLE_ROUNDS * holding:  # R71, R73
        s.must_sell = 1
    s.turn = seat
    s.player = seat
    s.phase = ACT


@inlined
def may_end(s: State) -> bool:
    """Whoever must sell cannot end the turn before a sale, unless the hand has become empty (R71, R73)."""
    return s.must_sell == 0 or s.sold_now > 0 or s.hand_size[s.turn] == 0


@inlined
def why_not_end(s: State) -> int:
    """Say why the turn cannot be ended now, or 0."""
    if s.phase != ACT:
        return reasons.NOT_NOW
    return 0 if may_end(s) else reasons.MUST_SELL


@inlined
def end_turn(b: Box, s: State) -> None:
    """End the turn; one begun without a dig in which nothing was done is a pass (R70)."""
    if s.dug > 0:
        s.passes = 0
        s.idle = 0
    else:
        s.passes = 0 if s.acted > 0 else s.passes + 1
        s.idle = 0 if s.sold_now > 0 or s.explored > 0 else s.idle + 1
    begin_turn(b, s, s.turn + 1 if s.turn + 1 < b.players else 0)
