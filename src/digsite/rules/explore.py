"""Exploring the monument: one file for what all share and what each of them does (R40-R42, R60-R66)."""

from __future__ import annotations

from digsite.rules import reasons
from digsite.rules.box import MINE, RUINS, SPHINX, TOMB
from digsite.rules.compiled import Box, State, inlined, kernel
from digsite.rules.knowledge import gain_seen, look_into, lose_seen, take_turned, take_unseen
from digsite.rules.phases import ACT, KEEPING, MINING, NAMING, REVEAL, TURN
from digsite.rules.turn import act_or_over


@inlined
def why_not_explore(b: Box, s: State, chamber: int) -> int:
    """Say why a chamber cannot be explored, or 0."""
    if s.phase != ACT:
        return reasons.NOT_NOW
    if s.explored >= b.explorations:  # R40
        return reasons.EXPLORED_ALREADY
    if s.chamber_size[chamber] == 0:  # R42
        return reasons.CHAMBER_EMPTY
    if s.hand[s.player, b.map] < b.maps[chamber]:
        return reasons.TOO_FEW_MAPS
    return 0


@kernel
def why_not_explore_naming(b: Box, s: State, chamber: int, one: int, other: int) -> int:
    """Say why a chamber cannot be explored naming two kinds (-1: none), or 0: only the sphinx is told names (R65)."""
    if chamber >= b.chambers:
        return reasons.NOT_NOW if s.phase != ACT else reasons.NO_SUCH_CHAMBER
    reason = why_not_explore(b, s, chamber)
    if reason != 0:
        return reason
    if b.way != SPHINX:
        return 0 if one < 0 and other < 0 else reasons.NO_NAMES_NEEDED
    if one < 0 or other < 0:
        return reasons.NAMES_NEEDED
    return 0 if one != other else reasons.NAMED_TWICE


@kernel
def explore(b: Box, s: State, chamber: int) -> None:
    """Spend the maps and go in (R40)."""
    p = s.player
    lose_seen(b, s, p, b.map, b.maps[chamber])
    s.maps_spent += b.maps[chamber]
    s.explored += 1
    s.acted = 1
    s.may_trade = 1
    if b.way == MINE:
        s.at = chamber
        s.phase = TURN  # R64: the first card without asking
    elif b.way == SPHINX:
        s.at = chamber
        s.phase = NAMING
    elif b.way == TOMB:
        look_into(b, s, p, chamber)
        s.at = chamber
        s.owed = min(b.kept, s.chamber_size[chamber])
        s.last = 0
        s.phase = KEEPING
    elif b.way == RUINS:
        for t in range(b.kinds):
            count = s.chamber[chamber, t]
            if count > 0:
                gain_seen(b, s, p, t, count)
                s.chamber[chamber, t] = 0
                for v in range(b.players + 1):
                    s.known_chamber[v, chamber, t] = 0
        s.chamber_size[chamber] = 0
        act_or_over(b, s)
    else:
        take_unseen(b, s, p, chamber, s.chamber[chamber].copy(), s.chamber_size[chamber])
        act_or_over(b, s)


@kernel
def keep(b: Box, s: State, t: int) -> None:
    """Choose one card of the tomb; with the last, take them (R63)."""
    s.kept[t] += 1
    s.owed -= 1
    s.last = t
    if s.owed == 0:
        count = 0
        for u in range(b.kinds):
            count += s.kept[u]
        take_unseen(b, s, s.player, s.at, s.kept, count)
        s.kept[:] = 0
        _come_out(b, s)


@kernel
def turned_value(b: Box, s: State) -> int:
    """The trade values of the cards turned up."""
    value = 0
    for t in range(b.kinds):
        value += s.turned[t] * b.trade[t]
    return value


@kernel
def turned_count(b: Box, s: State) -> int:
    """How many cards are turned up."""
    count = 0
    for t in range(b.kinds):
        count += s.turned[t]
    return count


@kernel
def turn_up(b: Box, s: State, card: int) -> None:
    """Chance turns up a card of the mine (R64)."""
    s.turned[card] += 1
    if turned_value(b, s) > b.mine_limit:
        take_turned(b, s, s.player, s.at, False, -1, -1)
        _come_out(b, s)
    elif turned_count(b, s) == s.chamber_size[s.at]:
        stop_mining(b, s)
    else:
        s.phase = MINING


@kernel
def stop_mining(b: Box, s: State) -> None:
    """Take all that are turned up (R64)."""
    take_turned(b, s, s.player, s.at, True, -1, -1)
    _come_out(b, s)


@kernel
def name(b: Box, s: State, t: int) -> None:
    """Name a treasure to the sphinx; after the second, cards are turned up (R65)."""
    if s.named[0] < 0:
        s.named[0] = t
    else:
        s.named[1] = t
        s.owed = min(b.sphinx_cards, s.chamber_size[s.at])
        s.phase = REVEAL


@kernel
def reveal(b: Box, s: State, card: int) -> None:
    """Chance turns up a card of the sphinx; after the last, those of the named kinds are taken (R65)."""
    s.turned[card] += 1
    s.owed -= 1
    if s.owed == 0:
        take_turned(b, s, s.player, s.at, False, s.named[0], s.named[1])
        s.named[0] = -1
        s.named[1] = -1
        _come_out(b, s)


@kernel
def _come_out(b: Box, s: State) -> None:
    s.at = 0
    s.owed = 0
    s.last = 0
    act_or_over(b, s)
