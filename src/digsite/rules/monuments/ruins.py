"""The buried ruins: chambers lie open, and every storm uncovers more (R24, R66)."""

from __future__ import annotations

from digsite.rules.actions import CHAMBERS
from digsite.rules.compiled import Box, State, kernel
from digsite.rules.knowledge import gain_seen, lay_open
from digsite.rules.turn import act_or_over


@kernel
def take_open_chamber(b: Box, s: State, chamber: int) -> None:
    """Take all cards of an open chamber, before everybody's eyes."""
    for t in range(b.kinds):
        count = s.chamber[chamber, t]
        if count > 0:
            gain_seen(b, s, s.player, t, count)
            s.chamber[chamber, t] = 0
            for v in range(b.players + 1):
                s.known_chamber[v, chamber, t] = 0
    s.chamber_size[chamber] = 0
    act_or_over(b, s)


@kernel
def uncover_next(b: Box, s: State, card: int) -> bool:
    """Lay a card of the pile face up in the next chamber; say whether the storm has uncovered all it does."""
    s.pile[card] -= 1
    s.pile_size -= 1
    lay_open(b, s, s.at, card)
    s.at += 1
    if s.at < CHAMBERS and s.pile_size > 0:
        return False
    s.at = 0
    return True
