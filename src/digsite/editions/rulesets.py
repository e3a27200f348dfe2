"""What differs between the rules of the two printed editions, as data.

>>> RULESETS["card-game"].storm_starts
'drawer'
>>> RULESETS["new-expedition"].explorations_per_turn
1
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from digsite.editions.variants import VARIANTS


@dataclass(frozen=True, slots=True)
class RuleSet:
    """The rules of one printed edition, where they are not the same in both."""

    id: str
    players: tuple[int, int]
    """Fewest and most players."""
    storm_starts: Literal["drawer", "left"]
    """R21: who is struck first, the player who drew the sandstorm or the one to their left."""
    tents: int
    """R22: uses of each player's tent, 0 where there are no tents."""
    explorations_per_turn: int | None
    """R40: None is any number."""
    monuments: tuple[str, ...]
    """Ids of its monuments; the first is the one for a first game (R4)."""
    variants: tuple[str, ...]
    """Ids of its variants."""
    first_player_may_be_named: bool
    """R6: the table may say who starts; otherwise it is always drawn by lot."""


_ALL = (
    RuleSet(
        id="card-game",
        players=(2, 4),
        storm_starts="drawer",
        tents=0,
        explorations_per_turn=None,
        monuments=("pyramid",),
        variants=(),
        first_player_may_be_named=False,
    ),
    RuleSet(
        id="new-expedition",
        players=(2, 5),
        storm_starts="left",
        tents=1,
        explorations_per_turn=1,
        monuments=("great_pyramid", "temple", "tomb", "mine", "sphinx", "buried_ruins"),
        variants=tuple(VARIANTS),
        first_player_may_be_named=True,
    ),
)

RULESETS: Final[dict[str, RuleSet]] = {rules.id: rules for rules in _ALL}
"""Both rule sets by their id, which is the id of the printed edition they belong to."""


def rules_with_monument(monument: str) -> RuleSet | None:
    """The rules a monument belongs to; no monument belongs to both.

    >>> rules_with_monument("pyramid").id
    'card-game'
    """
    return next((rules for rules in RULESETS.values() if monument in rules.monuments), None)
