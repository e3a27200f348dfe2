"""The pyramids and the temple: all cards of a chamber are taken, unseen by others (R60-R62)."""

from __future__ import annotations

from digsite.rules.compiled import Box, State, kernel
from digsite.rules.knowledge import take_unseen
from digsite.rules.turn import act_or_over


@kernel
def empty_chamber(b: Box, s: State, chamber: int) -> None:
    """Take all cards of the chamber."""
    take_unseen(b, s, s.player, chamber, s.chamber[chamber].copy(), s.chamber_size[chamber])
    act_or_over(b, s)
