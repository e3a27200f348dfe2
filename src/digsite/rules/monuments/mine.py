"""The mine: turn up card after card; over the limit it caves in (R64)."""

from __future__ import annotations

from digsite.rules.compiled import Box, State, kernel
from digsite.rules.knowledge import take_turned
from digsite.rules.monuments.way_out import come_out
from digsite.rules.phases import MINING, TURN


@kernel
def enter_mine(b: Box, s: State, chamber: int) -> None:
    """Go in; the first card is turned up without asking."""
    s.at = chamber
    s.phase = TURN


@kernel
def turned_value(b: Box, s: State) -> int:
    """The trade values of the cards turned up."""
    value = 0
    for t in range(b.kinds):
        value += s.turned[t] * b.trade[t]
    return value


@kernel
def _turned_count(b: Box, s: State) -> int:
    count = 0
    for t in range(b.kinds):
        count += s.turned[t]
    return count


@kernel
def turn_up(b: Box, s: State, card: int) -> None:
    """Chance turns up a card."""
    s.turned[card] += 1
    if turned_value(b, s) > b.mine_limit:
        take_turned(b, s, s.player, s.at, False, -1, -1)
        come_out(b, s)
    elif _turned_count(b, s) == s.chamber_size[s.at]:
        stop_mining(b, s)
    else:
        s.phase = MINING


@kernel
def stop_mining(b: Box, s: State) -> None:
    """Take all that are turned up."""
    take_turned(b, s, s.player, s.at, True, -1, -1)
    come_out(b, s)
