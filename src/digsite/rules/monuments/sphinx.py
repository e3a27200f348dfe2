"""The sphinx: name two treasures, turn up five cards, take those of the named kinds (R65)."""

from __future__ import annotations

import numpy as np

from digsite.rules import reasons
from digsite.rules.actions import HIGH, NAME
from digsite.rules.compiled import Box, State, kernel
from digsite.rules.knowledge import take_turned
from digsite.rules.monuments.way_out import come_out
from digsite.rules.phases import NAMING, REVEAL


@kernel
def enter_sphinx(b: Box, s: State, chamber: int) -> None:
    """Stand before the sphinx; the names belong to the same decision."""
    s.at = chamber
    s.half_made = 1
    s.phase = NAMING


@kernel
def why_not_names(b: Box, one: int, other: int) -> int:
    """Say why two kinds (-1: none) cannot be named, or 0: any two treasures in this game may be."""
    if not 0 <= one < b.kinds or not 0 <= other < b.kinds:
        return reasons.NAMES_NEEDED
    return 0 if one != other else reasons.NAMED_TWICE


@kernel
def names(b: Box, s: State) -> np.uint64:
    """Two names, ascending, for machine players: maps are never there, so they are not offered."""
    mask = np.uint64(0)
    later = 1 if s.named[0] < 0 else 0
    for t in range(b.kinds - 1, s.named[0], -1):
        if t != b.map:
            if later == 0:
                mask |= np.uint64(1) << np.uint64(NAME - HIGH + t)
            later = 0
    return mask


@kernel
def name(b: Box, s: State, t: int) -> None:
    """Name a treasure; after the second, cards are turned up."""
    if s.named[0] < 0:
        s.named[0] = t
    else:
        s.named[1] = t
        s.owed = min(b.sphinx_cards, s.chamber_size[s.at])
        s.half_made = 0
        s.phase = REVEAL


@kernel
def reveal(b: Box, s: State, card: int) -> None:
    """Chance turns up a card; after the last, those of the named kinds are taken."""
    s.turned[card] += 1
    s.owed -= 1
    if s.owed == 0:
        take_turned(b, s, s.player, s.at, False, s.named[0], s.named[1])
        s.named[0] = -1
        s.named[1] = -1
        come_out(b, s)
