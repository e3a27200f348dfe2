"""The seven monuments, as data (R60-R66).

>>> MONUMENTS["great_pyramid"].chambers
(2, 5, 8)
>>> MONUMENTS["buried_ruins"].cards
15
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

TOMB_KEEPS: Final = 2
"""R63: cards kept of a tomb chamber (fewer only when fewer are left)."""

MINE_LIMIT: Final = 5
"""R64: the total trade value above which everything turned up in the mine goes back."""

SPHINX_DRAWS: Final = 5
"""R65: cards turned up for a guess at the sphinx."""

SPHINX_NAMES: Final = 2
"""R65: different treasures named for a guess at the sphinx."""


class MonumentKind(Enum):
    """How a monument is explored."""

    TAKE_ALL = "take_all"
    TEMPLE = "temple"
    TOMB = "tomb"
    MINE = "mine"
    SPHINX = "sphinx"
    RUINS = "ruins"


@dataclass(frozen=True, slots=True)
class Monument:
    """One monument: its chambers, what they cost in maps, and how they are explored."""

    id: str
    name: str
    chambers: tuple[int, ...]
    """Cards in each chamber at the start."""
    maps: tuple[int, ...]
    """Maps to pay for each chamber."""
    pile: int
    """Cards in the pile beside the chambers (R66), 0 without one."""
    kind: MonumentKind
    rule: str
    """The id of the rule that describes it."""

    @property
    def cards(self) -> int:
        """All cards that are put into it at the start (R4)."""
        return sum(self.chambers) + self.pile


_ALL = (
    Monument(
        id="pyramid",
        name="Pyramid",
        chambers=(3, 5, 7),
        maps=(1, 2, 3),
        pile=0,
        kind=MonumentKind.TAKE_ALL,
        rule="R60",
    ),
    Monument(
        id="great_pyramid",
        name="Great Pyramid",
        chambers=(2, 5, 8),
        maps=(1, 2, 3),
        pile=0,
        kind=MonumentKind.TAKE_ALL,
        rule="R61",
    ),
    Monument(
        id="temple",
        name="Temple",
        chambers=(5, 5, 5),
        maps=(2, 2, 2),
        pile=0,
        kind=MonumentKind.TEMPLE,
        rule="R62",
    ),
    Monument(
        id="tomb",
        name="Tomb",
        chambers=(7, 8),
        maps=(1, 1),
        pile=0,
        kind=MonumentKind.TOMB,
        rule="R63",
    ),
    Monument(
        id="mine",
        name="Mine",
        chambers=(15,),
        maps=(1,),
        pile=0,
        kind=MonumentKind.MINE,
        rule="R64",
    ),
    Monument(
        id="sphinx",
        name="Sphinx",
        chambers=(15,),
        maps=(1,),
        pile=0,
        kind=MonumentKind.SPHINX,
        rule="R65",
    ),
    Monument(
        id="buried_ruins",
        name="Buried Ruins",
        chambers=(1, 1, 1),
        maps=(1, 1, 1),
        pile=12,
        kind=MonumentKind.RUINS,
        rule="R66",
    ),
)

MONUMENTS: Final[dict[str, Monument]] = {monument.id: monument for monument in _ALL}
"""Every monument by its id."""
