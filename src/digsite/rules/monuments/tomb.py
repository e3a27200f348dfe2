"""The tomb: look at all of a chamber, keep two cards, put the rest back (R63)."""

from __future__ import annotations

from digsite.rules.compiled import Box, State, kernel
from digsite.rules.knowledge import look_into, take_unseen
from digsite.rules.monuments.way_out import come_out
from digsite.rules.phases import KEEPING


@kernel
def enter_tomb(b: Box, s: State, chamber: int) -> None:
    """Look at all cards of the chamber; from here there is no way back."""
    look_into(b, s, s.player, chamber)
    s.at = chamber
    s.owed = min(b.kept, s.chamber_size[chamber])
    s.last = 0
    s.phase = KEEPING


@kernel
def keep(b: Box, s: State, t: int) -> None:
    """Choose one card; with the last, take them."""
    s.kept[t] += 1
    s.owed -= 1
    s.last = t
    s.half_made = 1
    if s.owed == 0:
        count = 0
        for u in range(b.kinds):
            count += s.kept[u]
        take_unseen(b, s, s.player, s.at, s.kept, count)
        s.kept[:] = 0
        come_out(b, s)
