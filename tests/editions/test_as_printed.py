"""Files and games under the name of a printed edition: corrected figures are told, other games are refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from digsite.editions import (
    PRINTED,
    EditionError,
    Setup,
    SetupError,
    load_edition,
    own_figures,
    own_figures_of,
)

NEW_EXPEDITION = load_edition("new-expedition")
TEXT = NEW_EXPEDITION.path.read_text(encoding="utf-8")

Changed = Callable[..., Path]


@pytest.fixture
def changed(tmp_path: Path) -> Changed:
    """The printed file with something replaced."""

    def write(*changes: tuple[str, str]) -> Path:
        text = TEXT
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.mark.parametrize("printed", PRINTED)
def test_what_is_printed_has_no_figures_of_its_own(printed: str) -> None:
    edition = load_edition(printed)
    assert own_figures_of(edition) == ()
    for players in edition.player_counts:
        for variants in ([], *([variant] for variant in edition.rules.variants)):
            if variants != ["long_expedition"] or players < 4:
                assert own_figures(edition.setup(players, edition.rules.monuments[0], variants)) == ()


def test_corrected_figures_are_told_of_the_file_and_of_its_games(changed: Changed) -> None:
    path = changed(("[3, 10, 20, 32, 50]", "[3, 10, 21, 32, 50]"), ("{ 2 = 4, 3 = 6,", "{ 2 = 4, 3 = 7,"))
    edition = load_edition(path)
    assert [str(figure) for figure in own_figures_of(edition)] == [
        "talisman sells 3 10 21 32 50 (printed: 3 10 20 32 50)",
        "thieves with 3 players 7 (printed: 6)",
    ]
    told = own_figures(edition.setup(3, "tomb", ["long_expedition"]))
    assert [(figure.key, figure.value, figure.printed) for figure in told] == [
        ("talisman.sells", (3, 10, 21, 32, 50), (3, 10, 20, 32, 50)),
        ("thieves", 8, 7),
    ]
    assert len(own_figures(edition.setup(2, "tomb"))) == 1


def test_an_edition_of_ones_own_has_nothing_to_compare_with(changed: Changed) -> None:
    edition = load_edition(
        changed(('id = "new-expedition"', 'id = "mine"'), ("[3, 10, 20, 32, 50]", "[3, 10, 21, 32, 50]"))
    )
    assert own_figures_of(edition) == ()
    assert own_figures(edition.setup(3, "tomb")) == ()


@pytest.mark.parametrize(
    ("changes", "key", "sentence"),
    [
        ([("treasures.coin]", "treasures.drachma]")], "treasures", "lack coin and have drachma too many"),
        (
            [
                ("treasures.coin]", "treasures.x]"),
                ("treasures.map]", "treasures.coin]"),
                ("treasures.x]", "treasures.map]"),
            ],
            "treasures",
            "are in another order; new-expedition has pot_shard",
        ),
        (
            [('4 = ["broken_pendant"]', "4 = []")],
            "left_out.4",
            "has none; new-expedition leaves out broken_pendant (R1)",
        ),
        ([("5 = 6 }", "5 = 5 }")], "sandstorms.by_players", "has 5 at most; the box of new-expedition has 6"),
        (
            [
                ('rules = "new-expedition"', 'rules = "card-game"'),
                ("[2, 5]", "[2, 4]"),
                (", 5 = 10", ""),
                (", 5 = 6", ""),
            ],
            "rules",
            "is 'card-game'; new-expedition has rules of its own",
        ),
    ],
)
def test_r1_r81_another_game_needs_an_id_of_its_own(
    changed: Changed, changes: list[tuple[str, str]], key: str, sentence: str
) -> None:
    with pytest.raises(EditionError) as refused:
        load_edition(changed(*changes))
    assert (refused.value.code, refused.value.key) == ("edition-printed", key)
    assert sentence in str(refused.value)
    assert str(refused.value).endswith("Another game needs an id of its own.")
    assert load_edition(changed(*changes, ('id = "new-expedition"', 'id = "mine"'))).id == "mine"


def parts(**changes: object) -> dict[str, object]:
    setup = NEW_EXPEDITION.setup(3, "tomb")
    return {
        "edition": setup.edition,
        "rules": setup.rules.id,
        "players": 3,
        "monument": "tomb",
        "variants": [],
        "treasures": [(t.id, t.cards, t.trade, t.sells) for t in setup.treasures],
        "thieves": 6,
        "sandstorms": 4,
        **changes,
    }


@pytest.mark.parametrize(
    ("changes", "key", "rule"),
    [
        ({"variants": ["long_expedition"]}, "treasures", "(R1, R80)."),
        ({"players": 4}, "treasures", "lack broken_tablet"),
        ({"variants": ["fierce_weather"]}, "sandstorms", "(R81)."),
        ({"rules": "card-game", "monument": "pyramid"}, "rules", "new-expedition has rules of its own"),
    ],
)
def test_r1_r80_r81_a_game_of_parts_is_one_of_the_edition_it_names(
    changes: dict[str, object], key: str, rule: str
) -> None:
    assert Setup.from_parts(**parts()) == NEW_EXPEDITION.setup(3, "tomb")  # type: ignore[arg-type]
    with pytest.raises(SetupError) as refused:
        Setup.from_parts(**parts(**changes))  # type: ignore[arg-type]
    assert (refused.value.code, refused.value.key) == ("setup-printed", key)
    assert rule in str(refused.value)
    Setup.from_parts(**parts(**changes, edition="mine"))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"monument": None}, "monument is nothing; allowed is text."),
        ({"monument": "tomb", "variants": {"fierce_weather"}}, "variants is a set; allowed is a list."),
        ({"monument": "tomb", "variants": "fierce_weather"}, "variants is 'fierce_weather'; allowed is a list."),
    ],
)
def test_wishes_of_a_wrong_type_are_refused_in_words_that_fit_python_too(
    wish: dict[str, object], sentence: str
) -> None:
    with pytest.raises(SetupError) as refused:
        NEW_EXPEDITION.setup(3, **wish)  # type: ignore[arg-type]
    assert str(refused.value).endswith(sentence)
