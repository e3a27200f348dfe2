"""What is printed: cards, counts and monuments of the two editions (R60 to R66, R80 to R82)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """A treasure: how many cards, its trade value, and the money for a set of 1, 2, 3, …"""

    cards: int
    trade: int
    sells: tuple[int, ...]


@dataclass(frozen=True)
class Edition:
    """A printed edition; counts of thieves and sandstorms by number of players."""

    treasures: dict[str, Figure]
    thieves: dict[int, int]
    sandstorms: dict[int, int]
    monuments: tuple[str, ...]
    variants: tuple[str, ...]
    tents: int


@dataclass(frozen=True)
class Monument:
    """Sizes of the chambers at the start, maps to explore each, and the Buried Ruins' pile."""

    rule: str
    chambers: tuple[int, ...]
    maps: tuple[int, ...]
    pile: int = 0


MONUMENTS = {
    "pyramid": Monument("R60", (3, 5, 7), (1, 2, 3)),
    "great_pyramid": Monument("R61", (2, 5, 8), (1, 2, 3)),
    "temple": Monument("R62", (5, 5, 5), (2, 2, 2)),
    "tomb": Monument("R63", (7, 8), (1, 1)),
    "mine": Monument("R64", (15,), (1,)),
    "sphinx": Monument("R65", (15,), (1,)),
    "buried_ruins": Monument("R66", (1, 1, 1), (1, 1, 1), pile=12),
}

LONG, FIERCE, LUCK = "long_expedition", "fierce_weather", "beginners_luck"

PRINTED = {
    "card-game": Edition(
        treasures={
            "pot_shard": Figure(18, 1, (1, 2, 3, 4, 15)),
            "parchment_scrap": Figure(16, 1, (1, 2, 3, 10)),
            "coin": Figure(14, 2, (2, 5, 10, 18, 30)),
            "broken_cup": Figure(6, 2, (2, 15)),
            "talisman": Figure(8, 3, (3, 7, 14, 24, 40)),
            "map": Figure(6, 3, (3,)),
            "pharaohs_mask": Figure(4, 4, (4, 12, 26, 50)),
        },
        thieves={2: 8, 3: 8, 4: 8},
        sandstorms={2: 6, 3: 5, 4: 4},
        monuments=("pyramid",),
        variants=(),
        tents=0,
    ),
    "new-expedition": Edition(
        treasures={
            "pot_shard": Figure(16, 1, (1, 2, 3, 4, 15)),
            "parchment_scrap": Figure(16, 1, (1, 2, 3, 10)),
            "coin": Figure(12, 2, (2, 5, 10, 18, 30)),
            "broken_cup": Figure(6, 2, (2, 15)),
            "talisman": Figure(8, 3, (3, 10, 20, 32, 50)),
            "map": Figure(6, 3, (3,)),
            "pharaohs_mask": Figure(4, 4, (4, 12, 26, 50)),
            "broken_tablet": Figure(12, 1, (1, 2, 10)),
            "broken_pendant": Figure(5, 3, (3, 20)),
        },
        thieves={2: 4, 3: 6, 4: 8, 5: 10},
        sandstorms={2: 4, 3: 4, 4: 5, 5: 6},
        monuments=("great_pyramid", "temple", "tomb", "mine", "sphinx", "buried_ruins"),
        variants=(LONG, FIERCE, LUCK),
        tents=1,
    ),
}


def treasures_in_game(edition: str, players: int, variants: list[str]) -> dict[str, Figure]:
    """R1, R80: the printed treasures that are not left out, in table order."""
    left_out: tuple[str, ...] = ()
    if edition == "new-expedition":
        if players <= 3 and LONG not in variants:
            left_out = ("broken_tablet", "broken_pendant")
        elif players == 4:
            left_out = ("broken_pendant",)
    return {kind: figure for kind, figure in PRINTED[edition].treasures.items() if kind not in left_out}


def thieves_in_game(edition: str, players: int, variants: list[str]) -> int:
    """R80: one more in the long expedition."""
    return PRINTED[edition].thieves[players] + (1 if LONG in variants else 0)


def sandstorms_in_game(edition: str, players: int, variants: list[str]) -> int:
    """R81: all 6 in fierce weather."""
    return 6 if FIERCE in variants else PRINTED[edition].sandstorms[players]
