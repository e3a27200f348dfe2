"""Everything that can be chosen for a new table, read off the editions, the monuments, the variants and the bots."""

from __future__ import annotations

from digsite.bots.levels import LEVELS
from digsite.editions import DEFAULT_EDITION, MONUMENTS, PRINTED, VARIANTS, Edition
from digsite.tables.room.own_choices import BOTS, EDITIONS
from digsite.tables.room.printed_editions import printed
from digsite.tables.wire.messages import (
    EditionOption,
    LevelOption,
    MonumentOption,
    Options,
    Pace,
    PaceOption,
    VariantOption,
)

#: Seconds from one decision of a bot to the next.
PACES: dict[Pace, float] = {"calm": 1.6, "brisk": 0.7, "instant": 0.0}


def all_options() -> Options:
    """List what can be chosen, the default edition first.

    >>> [edition.id for edition in all_options().editions]
    ['new-expedition', 'card-game']
    """
    names = (*sorted(PRINTED, key=lambda name: name != DEFAULT_EDITION), *EDITIONS)
    return Options(
        editions=tuple(_edition(printed(name)) for name in names),
        levels=tuple(LevelOption(level) for level in (*LEVELS, *BOTS)),
        paces=tuple(PaceOption(pace, seconds) for pace, seconds in PACES.items()),
    )


def _edition(edition: Edition) -> EditionOption:
    monuments = [MONUMENTS[monument] for monument in edition.rules.monuments]
    variants = [VARIANTS[variant] for variant in edition.rules.variants]
    return EditionOption(
        id=edition.id,
        name=edition.name,
        year=edition.year,
        players=edition.players,
        monuments=tuple(MonumentOption(place.id) for place in monuments),
        first_monument=monuments[0].id,
        variants=tuple(VariantOption(variant.id, (min(variant.players), max(variant.players))) for variant in variants),
        sand=edition.rules.first_player_may_be_named,
    )
