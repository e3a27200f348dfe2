"""The three variants of the New Expedition, as data (R80-R83).

>>> VARIANTS["long_expedition"].players
(2, 3)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Variant:
    """One variant and the numbers of players it can be played with."""

    id: str
    name: str
    players: tuple[int, ...]
    rule: str
    """The id of the rule that describes it."""


LONG_EXPEDITION: Final = "long_expedition"
FIERCE_WEATHER: Final = "fierce_weather"
BEGINNERS_LUCK: Final = "beginners_luck"

_ALL = (
    Variant(
        id=LONG_EXPEDITION,
        name="Long Expedition",
        players=(2, 3),
        rule="R80",
    ),
    Variant(
        id=FIERCE_WEATHER,
        name="Fierce Weather",
        players=(2, 3, 4, 5),
        rule="R81",
    ),
    Variant(
        id=BEGINNERS_LUCK,
        name="Beginner's Luck",
        players=(2, 3, 4, 5),
        rule="R82",
    ),
)

VARIANTS: Final[dict[str, Variant]] = {variant.id: variant for variant in _ALL}
"""Every variant by its id, in the order in which variants are always listed."""
