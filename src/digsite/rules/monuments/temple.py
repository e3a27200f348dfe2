"""The temple: whoever sells may look into a chamber (R62). It is explored like a pyramid (``take_all``)."""

from __future__ import annotations

from digsite.rules.compiled import Box, State, inlined, kernel
from digsite.rules.knowledge import look_into
from digsite.rules.phases import ACT, LOOKING


@inlined
def ask_to_look(b: Box, s: State) -> None:
    """Right after a sale, ask for a look; nobody is asked when no chamber is left."""
    for c in range(b.chambers):
        if s.chamber_size[c] > 0:
            s.phase = LOOKING


@kernel
def look(b: Box, s: State, chamber: int) -> None:
    """Look into a chamber, alone."""
    look_into(b, s, s.player, chamber)
    s.phase = ACT
