"""Dealing anew what a viewer cannot know, so that a planner can think about what might be.

Everything hidden is blanked out first (``rules.knowledge.hide``), so nothing of the truth is left to leak; then the
cards whose whereabouts the viewer does not know are dealt uniformly to the places where they could be: a hand gets at
most as many maps as it can have come by, no chamber and no pile ever holds one (R4).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.dealers.fast import Luck, pick
from digsite.rules import KINDS, SANDSTORM, SEATS, THIEF, Box, Boxes, State, States, kernel
from digsite.rules.knowledge import count_unseen, hide
from digsite.rules.phases import KEEPING


@kernel
def resample(boxes: Boxes, states: States, viewer: int, luck: Luck) -> None:
    """Deal anew, in place, all that the viewer (a seat; the number of players: the public) cannot know."""
    b = boxes[0]
    s = states[0]
    hide(b, s, viewer)
    deal_hidden(b, s, viewer, luck)


@kernel
def deal_hidden(b: Box, s: State, viewer: int, luck: Luck) -> None:
    """Fill the blanks of a state from which everything the viewer does not know was hidden."""
    for t in range(b.kinds):
        # Cards turned up lie in their chamber until they are taken or go back (R64, R65), and everybody sees them.
        s.chamber[s.at, t] = max(s.chamber[s.at, t], s.turned[t])
    unseen = np.zeros(KINDS, np.int64)
    total = count_unseen(b, s, unseen)
    slots = np.zeros(SEATS, np.int64)
    for p in range(b.players):
        slots[p] = s.hand_size[p] - _sum(s.hand[p])
    total -= unseen[b.map]
    _deal_maps(b, s, viewer, luck, unseen[b.map], slots)
    unseen[b.map] = 0
    for p in range(b.players):
        total = _deal(luck, unseen, total, slots[p], s.hand[p])
    for c in range(b.chambers):
        total = _deal(luck, unseen, total, s.chamber_size[c] - _sum(s.chamber[c]), s.chamber[c])
    total = _deal(luck, unseen, total, s.pile_size, s.pile)
    for t in range(b.kinds):
        s.dig[t] += unseen[t]
    _let_others_know(b, s, viewer)


@kernel
def _sum(counts: npt.NDArray[Any]) -> int:
    total = 0
    for t in range(KINDS):
        total += counts[t]
    return total


@kernel
def _deal_maps(b: Box, s: State, viewer: int, luck: Luck, maps: int, slots: npt.NDArray[np.int64]) -> None:
    """Deal the unseen maps to the slots of hands and dig site that can hold one."""
    open_slots = np.zeros(SEATS + 1, np.int64)
    total = 0
    for p in range(b.players):
        can_be = s.maps_at_most[viewer, p] - s.hand[p, b.map]
        open_slots[p] = max(0, min(slots[p], can_be))
        total += open_slots[p]
    open_slots[SEATS] = s.dig_size - s.dig[THIEF] - s.dig[SANDSTORM]
    total += open_slots[SEATS]
    for _ in range(maps):
        place = pick(luck, open_slots, total)
        open_slots[place] -= 1
        total -= 1
        if place == SEATS:
            s.dig[b.map] += 1
        else:
            s.hand[place, b.map] += 1
            slots[place] -= 1


@kernel
def _deal(luck: Luck, unseen: npt.NDArray[np.int64], total: int, count: int, to: npt.NDArray[Any]) -> int:
    """Deal so many unseen cards to one place; return how many are left."""
    for _ in range(count):
        t = pick(luck, unseen, total)
        unseen[t] -= 1
        total -= 1
        to[t] += 1
    return total


@kernel
def _let_others_know(b: Box, s: State, viewer: int) -> None:
    """The other seats know what is public, and their own hands."""
    public = b.players
    for v in range(b.players):
        if v != viewer:
            # Number by number: assigning whole rows makes Numba compile five seconds' worth of error messages.
            for p in range(b.players):
                s.maps_at_most[v, p] = s.maps_at_most[public, p]
                for t in range(b.kinds):
                    s.known[v, p, t] = s.known[public, p, t]
            for c in range(b.chambers):
                for t in range(b.kinds):
                    s.known_chamber[v, c, t] = s.known_chamber[public, c, t]
            for t in range(b.kinds):
                s.known[v, v, t] = s.hand[v, t]
            s.maps_at_most[v, v] = s.hand[v, b.map]
            if s.phase == KEEPING and s.player == v:
                for t in range(b.kinds):
                    s.known_chamber[v, s.at, t] = s.chamber[s.at, t]
