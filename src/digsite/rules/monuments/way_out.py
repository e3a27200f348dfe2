"""Coming out of a monument that asked something inside."""

from __future__ import annotations

from digsite.rules.compiled import Box, State, kernel
from digsite.rules.turn import act_or_over


@kernel
def come_out(b: Box, s: State) -> None:
    """Leave nothing behind that belongs to the exploration, and go on with the turn."""
    s.at = 0
    s.owed = 0
    s.last = 0
    s.half_made = 0
    act_or_over(b, s)
