"""The editions of the game as data: figures with their sources, rule differences, monuments, variants.

>>> game = load_edition(DEFAULT_EDITION).setup(players=4, monument="great_pyramid")
>>> game.thieves, game.sandstorms, game.tents
(8, 5, 1)
>>> "broken_pendant" in game.ids
False
"""

from typing import Final

from digsite.editions.as_printed import OwnFigure, own_figures, own_figures_of
from digsite.editions.deck import HAND_DEALT, MAP, MARKET_DEALT, MOST_CARDS, SANDSTORM, SPECIAL_CARDS, THIEF
from digsite.editions.edition import ByPlayers, Edition, Figure, Source, Sources, Treasure
from digsite.editions.monuments import (
    MINE_LIMIT,
    MONUMENTS,
    SPHINX_DRAWS,
    SPHINX_NAMES,
    TOMB_KEEPS,
    Monument,
    MonumentKind,
)
from digsite.editions.reader import PRINTED, load_edition
from digsite.editions.refusals import EditionError, SetupError
from digsite.editions.rulesets import RULESETS, RuleSet, rules_with_monument
from digsite.editions.setup import Setup, TreasureFigures
from digsite.editions.variants import (
    BEGINNERS_LUCK,
    FIERCE_WEATHER,
    LONG_EXPEDITION,
    VARIANTS,
    Variant,
)

DEFAULT_EDITION: Final = "new-expedition"

__all__ = [
    "BEGINNERS_LUCK",
    "DEFAULT_EDITION",
    "FIERCE_WEATHER",
    "HAND_DEALT",
    "LONG_EXPEDITION",
    "MAP",
    "MARKET_DEALT",
    "MINE_LIMIT",
    "MONUMENTS",
    "MOST_CARDS",
    "PRINTED",
    "RULESETS",
    "SANDSTORM",
    "SPECIAL_CARDS",
    "SPHINX_DRAWS",
    "SPHINX_NAMES",
    "THIEF",
    "TOMB_KEEPS",
    "VARIANTS",
    "ByPlayers",
    "Edition",
    "EditionError",
    "Figure",
    "Monument",
    "MonumentKind",
    "OwnFigure",
    "RuleSet",
    "Setup",
    "SetupError",
    "Source",
    "Sources",
    "Treasure",
    "TreasureFigures",
    "Variant",
    "load_edition",
    "own_figures",
    "own_figures_of",
    "rules_with_monument",
]
