"""Exploring the monument: what all of them share (R40-R42). What each of them does is in ``monuments``."""

from __future__ import annotations

from digsite.rules import reasons
from digsite.rules.box import MINE, RUINS, SPHINX, TOMB
from digsite.rules.compiled import Box, State, inlined, kernel
from digsite.rules.knowledge import lose_seen
from digsite.rules.monuments.mine import enter_mine
from digsite.rules.monuments.ruins import take_open_chamber
from digsite.rules.monuments.sphinx import enter_sphinx, why_not_names
from digsite.rules.monuments.take_all import empty_chamber
from digsite.rules.monuments.tomb import enter_tomb
from digsite.rules.phases import ACT


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
    if b.monument != SPHINX:
        return 0 if one < 0 and other < 0 else reasons.NO_NAMES_NEEDED
    return why_not_names(b, one, other)


@kernel
def explore(b: Box, s: State, chamber: int) -> None:
    """Spend the maps and go in (R40)."""
    lose_seen(b, s, s.player, b.map, b.maps[chamber])
    s.maps_spent += b.maps[chamber]
    s.explored += 1
    s.acted = 1
    s.may_trade = 1
    if b.monument == MINE:
        enter_mine(b, s, chamber)
    elif b.monument == SPHINX:
        enter_sphinx(b, s, chamber)
    elif b.monument == TOMB:
        enter_tomb(b, s, chamber)
    elif b.monument == RUINS:
        take_open_chamber(b, s, chamber)
    else:
        empty_chamber(b, s, chamber)
