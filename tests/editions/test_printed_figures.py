"""Every figure of the printed editions, against a table written out by hand."""

from typing import TypeAlias

import pytest

from digsite.editions import DEFAULT_EDITION, PRINTED, Source, load_edition
from digsite.editions.names import treasure_name

# id, name, cards, trade, sells
Row: TypeAlias = tuple[str, str, int, int, tuple[int, ...]]

CARD_GAME: tuple[Row, ...] = (
    ("pot_shard", "Pot Shard", 18, 1, (1, 2, 3, 4, 15)),
    ("parchment_scrap", "Parchment Scrap", 16, 1, (1, 2, 3, 10)),
    ("coin", "Coin", 14, 2, (2, 5, 10, 18, 30)),
    ("broken_cup", "Broken Cup", 6, 2, (2, 15)),
    ("talisman", "Talisman", 8, 3, (3, 7, 14, 24, 40)),
    ("map", "Map", 6, 3, (3,)),
    ("pharaohs_mask", "Pharaoh's Mask", 4, 4, (4, 12, 26, 50)),
)

NEW_EXPEDITION: tuple[Row, ...] = (
    ("pot_shard", "Pot Shard", 16, 1, (1, 2, 3, 4, 15)),
    ("parchment_scrap", "Parchment Scrap", 16, 1, (1, 2, 3, 10)),
    ("coin", "Coin", 12, 2, (2, 5, 10, 18, 30)),
    ("broken_cup", "Broken Cup", 6, 2, (2, 15)),
    ("talisman", "Talisman", 8, 3, (3, 10, 20, 32, 50)),
    ("map", "Map", 6, 3, (3,)),
    ("pharaohs_mask", "Pharaoh's Mask", 4, 4, (4, 12, 26, 50)),
    ("broken_tablet", "Broken Tablet", 12, 1, (1, 2, 10)),
    ("broken_pendant", "Broken Pendant", 5, 3, (3, 20)),
)

# R = rulebook, C = card, G = guide, P = pattern, H = house: cards, trade, then each price.
NEW_EXPEDITION_SOURCES = {
    "pot_shard": "RC CCCCC",
    "parchment_scrap": "RR RRRR",
    "coin": "RR CCCCR",
    "broken_cup": "RC CC",
    "talisman": "RC PRHRH",
    "map": "RC C",
    "pharaohs_mask": "RC CCCC",
    "broken_tablet": "RR PPR",
    "broken_pendant": "RH HH",
}

THIEVES = {
    "card-game": {2: 8, 3: 8, 4: 8},
    "new-expedition": {2: 4, 3: 6, 4: 8, 5: 10},
}
SANDSTORMS = {
    "card-game": {2: 6, 3: 5, 4: 4},
    "new-expedition": {2: 4, 3: 4, 4: 5, 5: 6},
}

LETTERS = {"R": Source.RULEBOOK, "C": Source.CARD, "G": Source.GUIDE, "P": Source.PATTERN, "H": Source.HOUSE}
TABLES = {"card-game": CARD_GAME, "new-expedition": NEW_EXPEDITION}


def test_the_printed_editions_are_two_and_the_newer_is_the_default() -> None:
    assert PRINTED == ("card-game", "new-expedition")
    assert DEFAULT_EDITION == "new-expedition"


@pytest.mark.parametrize("edition", PRINTED)
def test_treasures_stand_in_table_order_with_their_printed_figures(edition: str) -> None:
    read: tuple[Row, ...] = tuple((t.id, t.name, t.cards, t.trade, t.sells) for t in load_edition(edition).treasures)
    assert read == TABLES[edition]


@pytest.mark.parametrize("edition", PRINTED)
def test_thieves_and_sandstorms_for_every_number_of_players(edition: str) -> None:
    loaded = load_edition(edition)
    assert dict(loaded.thieves.items()) == THIEVES[edition]
    assert dict(loaded.sandstorms.items()) == SANDSTORMS[edition]
    assert list(loaded.player_counts) == list(THIEVES[edition])


def test_the_box_holds_as_many_thieves_and_sandstorms_as_the_largest_table_uses() -> None:
    assert [load_edition(edition).thieves.most for edition in PRINTED] == [8, 10]
    assert [load_edition(edition).sandstorms.most for edition in PRINTED] == [6, 6]


def test_titles_and_years() -> None:
    assert [(load_edition(e).name, load_edition(e).year, load_edition(e).rules.id) for e in PRINTED] == [
        ("Archaeology: The Card Game", 2007, "card-game"),
        ("Archaeology: The New Expedition", 2016, "new-expedition"),
    ]


@pytest.mark.parametrize("treasure", NEW_EXPEDITION_SOURCES)
def test_new_expedition_says_of_each_figure_where_it_is_from(treasure: str) -> None:
    sources = load_edition("new-expedition").treasure(treasure).sources
    letters = NEW_EXPEDITION_SOURCES[treasure].replace(" ", "")
    assert (sources.cards, sources.trade, *sources.sells) == tuple(LETTERS[letter] for letter in letters)


def test_new_expedition_thieves_are_from_a_guide_and_the_split_of_sandstorms_is_house() -> None:
    edition = load_edition("new-expedition")
    assert set(edition.thieves.sources) == {Source.GUIDE}
    assert set(edition.sandstorms.sources) == {Source.HOUSE}


def test_card_game_treasures_are_from_cards_and_counts_by_players_from_the_rulebook() -> None:
    for figure in load_edition("card-game").figures():
        expected = Source.CARD if figure.key.startswith("treasures.") else Source.RULEBOOK
        assert figure.source is expected, figure.key


@pytest.mark.parametrize("edition", PRINTED)
def test_the_table_of_figures_lists_every_figure_once(edition: str) -> None:
    figures = list(load_edition(edition).figures())
    rows = TABLES[edition]
    assert len(figures) == sum(2 + len(row[4]) for row in rows) + 2 * len(THIEVES[edition])
    assert len({figure.key for figure in figures}) == len(figures)
    assert len({figure.label for figure in figures}) == len(figures)


def test_a_figure_is_found_by_its_key_in_the_file() -> None:
    edition = load_edition("new-expedition")
    assert edition.figure_source("treasures.coin.sells[4]") is Source.RULEBOOK
    assert edition.figure_source("treasures.coin.sells[3]") is Source.CARD
    assert edition.figure_source("thieves.by_players.5") is Source.GUIDE
    with pytest.raises(KeyError):
        edition.figure_source("treasures.coin.sells[5]")
    with pytest.raises(KeyError):
        edition.treasure("idol")


@pytest.mark.parametrize("edition", PRINTED)
def test_names_made_from_ids_are_the_printed_names(edition: str) -> None:
    for treasure in load_edition(edition).treasures:
        assert treasure_name(treasure.id) == treasure.name


@pytest.mark.parametrize(
    ("edition", "players", "left_out"),
    [
        ("card-game", 2, ()),
        ("card-game", 3, ()),
        ("card-game", 4, ()),
        ("new-expedition", 2, ("broken_tablet", "broken_pendant")),
        ("new-expedition", 3, ("broken_tablet", "broken_pendant")),
        ("new-expedition", 4, ("broken_pendant",)),
        ("new-expedition", 5, ()),
    ],
)
def test_r1_what_stays_in_the_box(edition: str, players: int, left_out: tuple[str, ...]) -> None:
    assert load_edition(edition).left_out_with(players) == left_out


def test_x4_score_example_of_the_new_expedition() -> None:
    edition = load_edition("new-expedition")
    talisman, coin = edition.treasure("talisman"), edition.treasure("coin")
    assert talisman.sells[3] + talisman.sells[1] + coin.sells[4] == 72


def test_x5_score_example_of_the_card_game() -> None:
    edition = load_edition("card-game")
    talisman, coin = edition.treasure("talisman"), edition.treasure("coin")
    assert talisman.sells[3] + talisman.sells[1] + coin.sells[4] == 61


def test_x6_no_set_of_six_talismans() -> None:
    assert [len(load_edition(edition).treasure("talisman").sells) for edition in PRINTED] == [5, 5]


def test_x7_three_broken_tablets() -> None:
    tablet = load_edition("new-expedition").treasure("broken_tablet")
    assert (tablet.sells[2], tablet.trade) == (10, 1)
