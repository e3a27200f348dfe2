"""The temple: whoever sells may look into a chamber (R62). It is explored like a pyramid (``take_all``)."""

from __future__ import annotations

from digsite.rules import reasons
from digsite.rules.compiled import Box, State, inlined, kernel
from digsite.rules.knowledge import look_into
from digsite.rules.phases import ACT, LOOKING


@inlined
def ask_to_look(b: Box, s: State) -> None:
    """Right after a sale, ask for a look; nobody is asked when no chamber is left."""
    for c in range(b.chambers):
        if s.chamber_size[c] > 0:
            s.phase = LOOKING


@inlined
def why_not_look(b: Box, s: State, chamber: int) -> int:
    """Say why a chamber cannot be looked into, or 0."""
    if s.phase != LOOKING:
        return reasons.NOT_NOW
    if not 0 <= chamber < b.chambers:
        return reasons.NO_SUCH_CHAMBER
    return 0 if s.chamber_size[chamber] > 0 else reasons.CHAMBER_EMPTY


@kernel
def look(b: Box, s: State, chamber: int) -> None:
    """Look into a chamber, alone."""
    look_into(b, s, s.player, chamber)
    s.phase = ACT
