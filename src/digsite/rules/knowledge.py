"""What every player knows: sound bounds, kept through every event.

For each viewer (every seat, and the public) the state holds lower bounds on the cards of every hand and chamber, and
an upper bound on the maps of every hand (R4: nobody starts with a map). A seat knows its own hand: its bounds there
are the hand itself. Always: public bound <= seat's bound <= truth.
"""

from __future__ import annotations

import numpy as np

from digsite.rules.compiled import Box, State, inlined, kernel
from digsite.rules.phases import ACT, DEAL, KEEPING, NAMING, PAYING, TAKING


@inlined
def gain_unseen(b: Box, s: State, p: int, t: int) -> None:
    """A card comes into a hand; only its owner sees which (R11)."""
    s.hand[p, t] += 1
    s.hand_size[p] += 1
    for v in range(b.players + 1):
        s.maps_at_most[v, p] += 1
    if t != b.map:
        s.maps_at_most[p, p] -= 1
    s.known[p, p, t] += 1


@inlined
def gain_seen(b: Box, s: State, p: int, t: int, count: int) -> None:
    """Cards come into a hand before everybody's eyes."""
    s.hand[p, t] += count
    s.hand_size[p] += count
    for v in range(b.players + 1):
        s.known[v, p, t] += count
        if t == b.map:
            s.maps_at_most[v, p] += count


@inlined
def lose_seen(b: Box, s: State, p: int, t: int, count: int) -> None:
    """Cards leave a hand before everybody's eyes."""
    s.hand[p, t] -= count
    s.hand_size[p] -= count
    for v in range(b.players + 1):
        s.known[v, p, t] = max(0, s.known[v, p, t] - count)
        if t == b.map:
            s.maps_at_most[v, p] -= count


@kernel
def steal_card(b: Box, s: State, thief: int, victim: int, t: int) -> None:
    """Move one card from hand to hand; the thief and the robbed know which it was (R12)."""
    size = s.hand_size[victim]
    is_map = 1 if t == b.map else 0
    for v in range(b.players + 1):
        if v == thief or v == victim:
            s.known[v, victim, t] = max(0, s.known[v, victim, t] - 1)
            s.known[v, thief, t] += 1
            s.maps_at_most[v, victim] -= is_map
            s.maps_at_most[v, thief] += is_map
            continue
        for u in range(b.kinds):
            least = s.known[v, victim, u]
            if least > 0:
                # If the whole hand is known to be of one kind, everybody knows which kind was stolen.
                s.known[v, thief, u] += max(0, least - (size - 1))
                s.known[v, victim, u] = least - 1
        if s.maps_at_most[v, victim] > 0:
            s.maps_at_most[v, thief] += 1
    s.hand[victim, t] -= 1
    s.hand_size[victim] -= 1
    s.hand[thief, t] += 1
    s.hand_size[thief] += 1


@kernel
def take_unseen(b: Box, s: State, p: int, c: int, cards: np.ndarray, count: int) -> None:
    """Move cards from a chamber to a hand; only the explorer sees which (R60-R63). No chamber ever holds a map (R4)."""
    stay = s.chamber_size[c] - count
    for v in range(b.players + 1):
        if v == p:
            continue
        for t in range(b.kinds):
            least = s.known_chamber[v, c, t]
            if least > 0:
                # Who looked in before knows more: what cannot all have stayed was taken.
                s.known[v, p, t] += max(0, least - stay)
                s.known_chamber[v, c, t] = max(0, least - count)
    for t in range(b.kinds):
        taken = cards[t]
        s.hand[p, t] += taken
        s.known[p, p, t] += taken
        s.known_chamber[p, c, t] = max(0, s.known_chamber[p, c, t] - taken)
        s.chamber[c, t] -= taken
    s.hand_size[p] += count
    s.chamber_size[c] = stay


@kernel
def look_into(b: Box, s: State, p: int, c: int) -> None:
    """One player looks at all the cards of a chamber, alone (R62, R63)."""
    for t in range(b.kinds):
        s.known_chamber[p, c, t] = s.chamber[c, t]


@kernel
def lay_open(b: Box, s: State, c: int, t: int) -> None:
    """A card is added to a chamber face up (R66)."""
    s.chamber[c, t] += 1
    s.chamber_size[c] += 1
    for v in range(b.players + 1):
        s.known_chamber[v, c, t] += 1


@kernel
def take_turned(b: Box, s: State, p: int, c: int, all_kinds: bool, one: int, other: int) -> None:
    """Take cards turned up before everybody: all, or those of two kinds; the rest goes back (R64, R65)."""
    for t in range(b.kinds):
        shown = s.turned[t]
        if shown == 0:
            continue
        taken = shown if all_kinds or t == one or t == other else 0
        for v in range(b.players + 1):
            s.known_chamber[v, c, t] = max(s.known_chamber[v, c, t], shown) - taken
        s.chamber[c, t] -= taken
        s.chamber_size[c] -= taken
        s.turned[t] = 0
        if taken > 0:
            gain_seen(b, s, p, t, taken)


@kernel
def _forget_unfinished(b: Box, s: State) -> None:
    """An unfinished decision is its player's own affair: others see the position as it was before it began."""
    if s.phase == TAKING or s.phase == PAYING:
        for t in range(b.kinds):
            s.taking[t] = 0
            s.giving[t] = 0
        s.owed = 0
        s.phase = ACT
    elif s.phase == KEEPING:
        for t in range(b.kinds):
            s.kept[t] = 0
        s.owed = min(b.kept, s.chamber_size[s.at])
    elif s.phase == NAMING:
        s.named[0] = -1
    s.half_made = 0
    s.last = 0  # the canonical order of small steps would tell what is not in the hand


@kernel
def count_unseen(b: Box, s: State, unseen: np.ndarray) -> int:
    """Fill in, by kind, the treasures nowhere in sight, in a state from which the rest was hidden; count them."""
    total = 0
    for t in range(b.kinds):
        count = np.int64(b.cards[t]) - s.market[t]
        for p in range(b.players):
            count -= s.hand[p, t] + s.sold[p, t]
        for c in range(b.chambers):
            count -= s.chamber[c, t]
        if t == b.map:
            count -= s.maps_spent
        unseen[t] = count
        total += count
    return total


@kernel
def hide(b: Box, s: State, viewer: int) -> None:
    """Blank out everything a viewer does not know: what stays is a function of what they know.

    Hidden cards become the viewer's lower bounds (sizes stay: they are public, R14); what other seats know is gone.
    """
    public = b.players
    for p in range(b.players):
        for t in range(b.kinds):
            s.hand[p, t] = s.known[viewer, p, t]
    for t in range(b.kinds):
        s.dig[t] = 0
        s.pile[t] = 0
        for c in range(b.chambers):
            s.chamber[c, t] = s.known_chamber[viewer, c, t]
    if s.player != viewer:
        _forget_unfinished(b, s)
    if s.phase == DEAL:
        s.announced[:] = 0  # R82: told after the deal
    for v in range(b.players):
        if v != viewer and v != public:
            for p in range(b.players):
                s.maps_at_most[v, p] = 0
                for t in range(b.kinds):
                    s.known[v, p, t] = 0
            for c in range(b.chambers):
                for t in range(b.kinds):
                    s.known_chamber[v, c, t] = 0
