"""Setup.from_parts: the same game from a record, and no nonsense from one."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite.editions import Setup, SetupError, load_edition

NEW_EXPEDITION = load_edition("new-expedition")

Parts = dict[str, Any]


def parts(**changes: Any) -> Parts:
    """A good game, but for the changes."""
    return {
        "edition": "mine",
        "rules": "new-expedition",
        "players": 2,
        "monument": "tomb",
        "variants": [],
        "treasures": [["coin", 14, 2, [2, 5]], ["idol", 14, 9, [0, 999]], ["map", 6, 3, [3]]],
        "thieves": 4,
        "sandstorms": 4,
        **changes,
    }


def treasures(*rows: Any) -> list[Any]:
    return [["coin", 30, 2, [2, 5]], ["map", 6, 3, [3]], *rows]


def test_the_good_game_is_good() -> None:
    setup = Setup.from_parts(**parts())
    assert setup.ids == ("coin", "idol", "map")
    assert setup.map_index == 2
    assert setup.total_cards == 42
    assert setup.tents == 1
    assert [figures.name for figures in setup.treasures] == ["Coin", "Idol", "Map"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variants", [(), ("fierce_weather", "beginners_luck")])
def test_a_setup_taken_apart_and_put_together_is_the_same(players: int, variants: tuple[str, ...]) -> None:
    setup = NEW_EXPEDITION.setup(players, "sphinx", variants)
    again = Setup.from_parts(
        edition=setup.edition,
        rules=setup.rules.id,
        players=setup.players,
        monument=setup.monument.id,
        variants=list(reversed(setup.variants)),
        treasures=[(t.id, t.cards, t.trade, list(t.sells)) for t in setup.treasures],
        thieves=setup.thieves,
        sandstorms=setup.sandstorms,
    )
    assert again == setup
    assert [t.name for t in again.treasures] == [t.name for t in setup.treasures]


def test_names_may_be_given_and_do_not_make_another_game() -> None:
    named = Setup.from_parts(**parts(names={"idol": "Golden Idol"}))
    assert named.treasures[1].name == "Golden Idol"
    assert named == Setup.from_parts(**parts())


def test_r80_the_thief_a_long_expedition_adds_is_allowed_above_the_limit() -> None:
    setup = Setup.from_parts(**parts(thieves=21, variants=["long_expedition"]))
    assert setup.thieves == 21


@pytest.mark.parametrize(
    ("changes", "code", "key", "allowed"),
    [
        ({"edition": "Mine!"}, "setup-id", "edition", "a-z"),
        ({"edition": "e" * 33}, "setup-id", "edition", "32"),
        ({"edition": None}, "setup-type", "edition", "text"),
        ({"rules": "poker"}, "setup-rules", "rules", "card-game, new-expedition"),
        ({"rules": ["card-game"]}, "setup-type", "rules", "text"),
        ({"players": 6}, "setup-players", "players", "2 to 5"),
        ({"players": "2"}, "setup-players", "players", "2 to 5"),
        ({"monument": "pyramid"}, "setup-monument", "monument", "great_pyramid, temple"),
        ({"variants": ["storms"]}, "setup-variant", "variants[0]", "fierce_weather"),
        ({"variants": {"fierce_weather": 1}}, "setup-type", "variants", "list"),
        ({"variants": [["fierce_weather"]]}, "setup-type", "variants[0]", "text"),
        ({"variants": ["fierce_weather"] * 2}, "setup-variant-doubled", "variants[1]", "once"),
        (
            {"variants": ["long_expedition"], "players": 4},
            "setup-variant-players",
            "variants[0]",
            "2 or 3 players",
        ),
        ({"thieves": 21}, "setup-range", "thieves", "0 to 20"),
        ({"thieves": 22, "variants": ["long_expedition"]}, "setup-range", "thieves", "0 to 21"),
        ({"thieves": -1}, "setup-range", "thieves", "0 to 20"),
        ({"thieves": 1.0}, "setup-type", "thieves", "0 to 20"),
        ({"sandstorms": 21}, "setup-range", "sandstorms", "0 to 20"),
        ({"sandstorms": False}, "setup-type", "sandstorms", "0 to 20"),
        ({"treasures": "coin"}, "setup-type", "treasures", "list"),
        ({"treasures": ["coin"]}, "setup-type", "treasures[0]", "list"),
        ({"treasures": [["coin", 1, 2]]}, "setup-type", "treasures[0]", "id, cards, trade, sells"),
        ({"treasures": treasures([3, 10, 2, [2]])}, "setup-type", "treasures[2]", "text"),
        ({"treasures": treasures(["thief", 10, 2, [2]])}, "setup-id", "treasures[2]", "except thief"),
        ({"treasures": treasures(["Cup", 10, 2, [2]])}, "setup-id", "treasures[2]", "a-z"),
        ({"treasures": treasures(["coin", 10, 2, [2]])}, "setup-id", "treasures[2]", "allowed once"),
        ({"treasures": treasures(["map", 10, 2, [2]])}, "setup-id", "treasures[2]", "allowed once"),
        ({"treasures": treasures(["cup", 0, 2, [2]])}, "setup-range", "treasures.cup.cards", "1 to 60"),
        ({"treasures": treasures(["cup", 61, 2, [2]])}, "setup-range", "treasures.cup.cards", "1 to 60"),
        ({"treasures": treasures(["cup", 6, 0, [2]])}, "setup-range", "treasures.cup.trade", "1 to 9"),
        ({"treasures": treasures(["cup", 6, 10, [2]])}, "setup-range", "treasures.cup.trade", "1 to 9"),
        ({"treasures": treasures(["cup", 6, 1, []])}, "setup-range", "treasures.cup.sells", "1 to 6"),
        ({"treasures": treasures(["cup", 6, 1, [1] * 7])}, "setup-range", "treasures.cup.sells", "1 to 6"),
        ({"treasures": treasures(["cup", 6, 1, [1, 1000]])}, "setup-range", "treasures.cup.sells[1]", "999"),
        ({"treasures": treasures(["cup", 6, 1, [True]])}, "setup-type", "treasures.cup.sells[0]", "999"),
        ({"treasures": treasures(["cup", 6, 1, "15"])}, "setup-type", "treasures.cup.sells", "list"),
        (
            {"treasures": treasures(*[[f"t{n}", 5, 1, [1]] for n in range(9)])},
            "setup-range",
            "treasures",
            "at most 10",
        ),
        ({"treasures": [["coin", 30, 1, [1]], ["cup", 5, 1, [1]]]}, "setup-map", "treasures", "required"),
        ({"treasures": []}, "setup-map", "treasures", "'map'"),
        ({"treasures": treasures()}, "setup-deal", "treasures", "at least 2"),
        (
            {"treasures": [["coin", 20, 1, [1]], ["cup", 7, 1, [1]], ["map", 9, 1, [1]]]},
            "setup-deal",
            "treasures",
            "at least 28: 4 a player, 5 in the marketplace, 15 in the Tomb",
        ),
        (
            {"treasures": [["coin", 60, 1, [1]], ["cup", 51, 1, [1]], ["map", 2, 1, [1]]]},
            "setup-range",
            "treasures",
            "at most 120",
        ),
    ],
)
def test_nonsense_is_refused_with_what_is_allowed(changes: Parts, code: str, key: str, allowed: str) -> None:
    with pytest.raises(SetupError) as refused:
        Setup.from_parts(**parts(**changes))
    assert (refused.value.code, refused.value.key) == (code, key)
    assert allowed in str(refused.value)
    assert str(refused.value).startswith(key)


def test_the_limits_themselves_are_allowed() -> None:
    just_enough = [["coin", 20, 1, [1]], ["cup", 8, 9, [0] * 6], ["map", 1, 1, [999]]]
    assert Setup.from_parts(**parts(treasures=just_enough)).total_cards == 37
    full = [["coin", 60, 1, [1]], ["cup", 49, 1, [1]], ["map", 3, 1, [1]]]
    assert Setup.from_parts(**parts(treasures=full)).total_cards == 120


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)


def setup_or_refusal(given_parts: Parts) -> Setup | SetupError:
    try:
        return Setup.from_parts(**given_parts)
    except SetupError as refused:
        return refused


@given(key=st.sampled_from(list(parts())), value=json_values)
def test_any_json_value_gives_a_setup_or_a_refusal(key: str, value: object) -> None:
    made = setup_or_refusal(parts(**{key: value}))
    if isinstance(made, Setup):
        assert made.total_cards <= 120
    else:
        assert made.code.startswith("setup-")
        assert "allowed" in str(made) or "required" in str(made)


@given(row=st.integers(0, 2), column=st.integers(0, 3), value=json_values)
def test_any_json_value_in_a_treasure_gives_a_setup_or_a_refusal(row: int, column: int, value: object) -> None:
    changed = parts()
    changed["treasures"][row][column] = value
    made = setup_or_refusal(changed)
    if isinstance(made, Setup):
        assert all(type(t.cards) is int and type(t.trade) is int for t in made.treasures)
    else:
        assert made.key.startswith("treasures")
