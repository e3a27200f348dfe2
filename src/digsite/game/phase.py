"""Where a game stands: what chance decides next, or what a player is asked."""

from __future__ import annotations

from enum import StrEnum

from digsite.rules import phases


class Phase(StrEnum):
    """A phase of the game; compares equal to its word.

    >>> Phase.ACT == "act", Phase.DIG.is_chance, Phase.TENTS.is_chance
    (True, True, False)
    """

    # Chance decides.
    DEAL = "deal"
    FIRST = "first"
    DIG = "dig"
    ROB = "rob"
    UNCOVER = "uncover"
    TURN = "turn"
    REVEAL = "reveal"
    # A player decides.
    ACT = "act"
    TAKING = "taking"
    PAYING = "paying"
    VICTIM = "victim"
    TENTS = "tents"
    LOSING = "losing"
    LOOKING = "looking"
    KEEPING = "keeping"
    MINING = "mining"
    NAMING = "naming"
    OVER = "over"

    @property
    def is_chance(self) -> bool:
        """Whether an outcome of chance comes next."""
        return self in _CHANCE


#: By the kernel's number.
PHASES = {getattr(phases, phase.name): phase for phase in Phase}

_CHANCE = frozenset(phase for number, phase in PHASES.items() if number < phases.FIRST_DECISION)

#: While one of these lasts, somebody (or a storm) is at a chamber of the monument.
AT_A_CHAMBER = frozenset({Phase.UNCOVER, Phase.TURN, Phase.REVEAL, Phase.KEEPING, Phase.MINING, Phase.NAMING})
