"""What a player can deduce: whether only one world fits what they know, as far as it still matters."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.bots.endings.worth import can_be_explored
from digsite.rules import KINDS, SEATS, Box, State, States, kernel
from digsite.rules.actions import CHAMBERS
from digsite.rules.knowledge import count_unseen, hide

#: The places that can hold hidden cards: hands, chambers, the pile of the ruins.
_PILE = SEATS + CHAMBERS
_PLACES = _PILE + 1

Counts = npt.NDArray[np.int64]


@kernel
def deduce(b: Box, s: State, viewer: int) -> bool:
    """Fill the blanks of a state from which everything the viewer does not know was hidden, if they can be deduced.

    With the dig site empty, hidden cards lie in hands, chambers and the pile of the ruins. They can be told if all lie
    in one place, if all are of one kind, or if no hand holds any and no map can open a chamber any more: then they do
    not matter, and lie anyhow.
    """
    if s.dig_size > 0:
        return False
    for t in range(b.kinds):  # R64, R65: cards turned up lie in their chamber until they are taken or go back
        s.chamber[s.at, t] = max(s.chamber[s.at, t], s.turned[t])
    unseen = np.zeros(KINDS, np.int64)
    count_unseen(b, s, unseen)
    room = np.zeros(_PLACES, np.int64)
    for p in range(b.players):
        room[p] = s.hand_size[p] - _sum(s.hand[p])
    for c in range(b.chambers):
        room[SEATS + c] = s.chamber_size[c] - _sum(s.chamber[c])
    room[_PILE] = s.pile_size - _sum(s.pile)
    if not _place_maps(b, s, viewer, unseen, room):
        return False
    places = 0
    hands = 0
    for place in range(_PLACES):
        if room[place] > 0:
            places += 1
            hands += place < SEATS
    kinds = 0
    for t in range(b.kinds):
        kinds += unseen[t] > 0
    if places > 1 and kinds > 1 and (hands > 0 or can_be_explored(b, s)):
        return False
    for place in range(_PLACES):
        if place < SEATS:
            _fill(b, s.hand[place], unseen, room[place])
        elif place < _PILE:
            _fill(b, s.chamber[place - SEATS], unseen, room[place])
        else:
            _fill(b, s.pile, unseen, room[place])
    return True


@kernel
def _sum(counts: npt.NDArray[Any]) -> int:
    total = 0
    for t in range(KINDS):
        total += counts[t]
    return total


@kernel
def _place_maps(b: Box, s: State, viewer: int, unseen: Counts, room: Counts) -> bool:
    """Put the unseen maps into the hands that must hold them; say whether that could be told (R4: only hands can)."""
    maps = unseen[b.map]
    possible = 0
    holders = 0
    for p in range(b.players):
        most = max(0, min(room[p], s.maps_at_most[viewer, p] - s.hand[p, b.map]))
        possible += most
        holders += most > 0
    if maps > 0 and maps != possible and holders != 1:
        return False
    for p in range(b.players):
        most = max(0, min(room[p], s.maps_at_most[viewer, p] - s.hand[p, b.map]))
        count = min(most, unseen[b.map])
        s.hand[p, b.map] += count
        room[p] -= count
        unseen[b.map] -= count
    return True


@kernel
def _fill(b: Box, cards: npt.NDArray[Any], unseen: Counts, count: int) -> None:
    """Put so many of the unseen cards into a place, in table order."""
    for t in range(b.kinds):
        taken = min(count, unseen[t])
        cards[t] += taken
        unseen[t] -= taken
        count -= taken


@kernel
def all_can_deduce(b: Box, states: States, viewer: int) -> bool:
    """Say whether everybody else who still plays can deduce as much, from what is public and their own hand.

    ``states`` holds the position as the viewer deduced it, and one more to look at.
    """
    s = states[0]
    public = b.players
    for v in range(b.players):
        if v == viewer or s.hand_size[v] == 0:
            continue
        states[1] = states[0]
        seen = states[1]
        for p in range(b.players):
            seen.maps_at_most[v, p] = s.maps_at_most[public, p]
            for t in range(b.kinds):
                seen.known[v, p, t] = s.hand[v, t] if p == v else s.known[public, p, t]
        for c in range(b.chambers):
            for t in range(b.kinds):
                seen.known_chamber[v, c, t] = s.known_chamber[public, c, t]
        hide(b, seen, v)
        if not deduce(b, seen, v):
            return False
    return True
