"""What differs between the printed rules; the monuments; the variants."""

import pytest

from digsite.editions import (
    MINE_LIMIT,
    MONUMENTS,
    RULESETS,
    SPHINX_DRAWS,
    SPHINX_NAMES,
    TOMB_KEEPS,
    VARIANTS,
    MonumentKind,
    rules_with_monument,
)


def test_r21_who_is_struck_first() -> None:
    assert RULESETS["card-game"].storm_starts == "drawer"
    assert RULESETS["new-expedition"].storm_starts == "left"


def test_r22_tents() -> None:
    assert RULESETS["card-game"].tents == 0
    assert RULESETS["new-expedition"].tents == 1


def test_r40_explorations_a_turn() -> None:
    assert RULESETS["card-game"].explorations_per_turn is None
    assert RULESETS["new-expedition"].explorations_per_turn == 1


def test_r4_monuments_of_each_edition_and_the_great_pyramid_first() -> None:
    assert RULESETS["card-game"].monuments == ("pyramid",)
    assert set(RULESETS["new-expedition"].monuments) == set(MONUMENTS) - {"pyramid"}
    assert RULESETS["new-expedition"].monuments[0] == "great_pyramid"


def test_r6_only_the_new_expedition_lets_the_table_name_who_starts() -> None:
    assert not RULESETS["card-game"].first_player_may_be_named
    assert RULESETS["new-expedition"].first_player_may_be_named


def test_numbers_of_players() -> None:
    assert RULESETS["card-game"].players == (2, 4)
    assert RULESETS["new-expedition"].players == (2, 5)


@pytest.mark.parametrize(
    ("monument", "chambers", "maps", "pile", "kind", "rule"),
    [
        ("pyramid", (3, 5, 7), (1, 2, 3), 0, MonumentKind.TAKE_ALL, "R60"),
        ("great_pyramid", (2, 5, 8), (1, 2, 3), 0, MonumentKind.TAKE_ALL, "R61"),
        ("temple", (5, 5, 5), (2, 2, 2), 0, MonumentKind.TEMPLE, "R62"),
        ("tomb", (7, 8), (1, 1), 0, MonumentKind.TOMB, "R63"),
        ("mine", (15,), (1,), 0, MonumentKind.MINE, "R64"),
        ("sphinx", (15,), (1,), 0, MonumentKind.SPHINX, "R65"),
        ("buried_ruins", (1, 1, 1), (1, 1, 1), 12, MonumentKind.RUINS, "R66"),
    ],
)
def test_r60_to_r66_monuments(
    monument: str, chambers: tuple[int, ...], maps: tuple[int, ...], pile: int, kind: MonumentKind, rule: str
) -> None:
    read = MONUMENTS[monument]
    assert (read.chambers, read.maps, read.pile, read.kind, read.rule) == (chambers, maps, pile, kind, rule)
    assert read.id == monument
    assert read.cards == 15


def test_x8_great_pyramid() -> None:
    assert dict(zip(MONUMENTS["great_pyramid"].maps, MONUMENTS["great_pyramid"].chambers, strict=True)) == {
        1: 2,
        2: 5,
        3: 8,
    }


def test_r63_r64_r65_figures_of_exploring() -> None:
    assert (TOMB_KEEPS, MINE_LIMIT, SPHINX_DRAWS, SPHINX_NAMES) == (2, 5, 5, 2)


def test_a_monument_tells_whose_rules_are_played() -> None:
    for rules in RULESETS.values():
        assert all(rules_with_monument(monument) is rules for monument in rules.monuments)
    assert rules_with_monument("colossus") is None


def test_r80_to_r82_variants() -> None:
    assert {variant.id: (variant.players, variant.rule) for variant in VARIANTS.values()} == {
        "long_expedition": ((2, 3), "R80"),
        "fierce_weather": ((2, 3, 4, 5), "R81"),
        "beginners_luck": ((2, 3, 4, 5), "R82"),
    }
    assert RULESETS["new-expedition"].variants == ("long_expedition", "fierce_weather", "beginners_luck")
    assert RULESETS["card-game"].variants == ()
