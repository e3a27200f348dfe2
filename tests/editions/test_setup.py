"""Edition.setup: which cards are in one game (R1, R5, R80-R83)."""

import copy
import pickle
from itertools import combinations

import pytest

from digsite.editions import MONUMENTS, PRINTED, RULESETS, VARIANTS, Edition, SetupError, load_edition

THIEVES = {2: 4, 3: 6, 4: 8, 5: 10}  # new-expedition
SANDSTORMS = {2: 4, 3: 4, 4: 5, 5: 6}

CARD_GAME = load_edition("card-game")
NEW_EXPEDITION = load_edition("new-expedition")
EVERY = tuple(
    (edition, players, monument)
    for edition in (CARD_GAME, NEW_EXPEDITION)
    for players in edition.player_counts
    for monument in edition.rules.monuments
)
EVERY_NAME = [f"{edition.id}-{players}-{monument}" for edition, players, monument in EVERY]


@pytest.mark.parametrize(("players", "cards"), [(2, 68 + 4 + 4), (3, 68 + 6 + 4), (4, 80 + 8 + 5), (5, 85 + 10 + 6)])
def test_r1_r5_new_expedition_cards_in_the_game(players: int, cards: int) -> None:
    setup = NEW_EXPEDITION.setup(players, "temple")
    assert setup.total_cards == cards
    assert setup.thieves == THIEVES[players]
    assert setup.sandstorms == SANDSTORMS[players]
    assert ("broken_tablet" in setup.ids) == (players >= 4)
    assert ("broken_pendant" in setup.ids) == (players == 5)
    assert setup.tents == 1


@pytest.mark.parametrize(("players", "cards"), [(2, 72 + 8 + 6), (3, 72 + 8 + 5), (4, 72 + 8 + 4)])
def test_r1_r5_card_game_cards_in_the_game(players: int, cards: int) -> None:
    setup = CARD_GAME.setup(players, "pyramid")
    assert setup.total_cards == cards
    assert setup.ids == tuple(treasure.id for treasure in CARD_GAME.treasures)
    assert setup.thieves == 8
    assert setup.sandstorms == {2: 6, 3: 5, 4: 4}[players]
    assert setup.tents == 0


@pytest.mark.parametrize("players", [2, 3])
def test_r80_long_expedition_leaves_nothing_out_and_adds_a_thief(players: int) -> None:
    setup = NEW_EXPEDITION.setup(players, "mine", ["long_expedition"])
    assert setup.ids == tuple(treasure.id for treasure in NEW_EXPEDITION.treasures)
    assert setup.thieves == THIEVES[players] + 1
    assert setup.sandstorms == SANDSTORMS[players]
    assert setup.tents == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r81_fierce_weather_has_all_sandstorms_and_tents_for_two(players: int) -> None:
    setup = NEW_EXPEDITION.setup(players, "mine", ["fierce_weather"])
    assert setup.sandstorms == 6
    assert setup.tents == 2
    assert setup.thieves == THIEVES[players]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r82_beginners_luck_changes_no_card(players: int) -> None:
    plain = NEW_EXPEDITION.setup(players, "mine")
    lucky = NEW_EXPEDITION.setup(players, "mine", ["beginners_luck"])
    assert lucky.variants == ("beginners_luck",)
    assert (lucky.treasures, lucky.thieves, lucky.sandstorms, lucky.tents) == (
        plain.treasures,
        plain.thieves,
        plain.sandstorms,
        plain.tents,
    )


def test_r83_variants_combine_and_are_listed_in_one_order() -> None:
    setup = NEW_EXPEDITION.setup(2, "sphinx", ["beginners_luck", "fierce_weather", "long_expedition"])
    assert setup.variants == tuple(VARIANTS)
    assert (setup.thieves, setup.sandstorms, setup.tents, len(setup.treasures)) == (5, 6, 2, 9)


@pytest.mark.parametrize(("edition", "players", "monument"), EVERY, ids=EVERY_NAME)
def test_every_printed_game_can_be_dealt(edition: Edition, players: int, monument: str) -> None:
    for size in range(len(edition.rules.variants) + 1):
        for variants in combinations(edition.rules.variants, size):
            if players > 3 and "long_expedition" in variants:
                continue
            setup = edition.setup(players, monument, variants)
            besides_maps = sum(t.cards for t in setup.treasures if t.id != "map")
            assert besides_maps >= 4 * players + 5 + setup.monument.cards
            assert setup.ids[setup.map_index] == "map"
            assert setup.monument is MONUMENTS[monument]
            assert setup.rules is edition.rules
            assert (setup.edition, setup.players) == (edition.id, players)


def test_names_and_prices_come_from_the_edition() -> None:
    mask = NEW_EXPEDITION.setup(2, "tomb").treasures[6]
    assert (mask.name, mask.cards, mask.trade, mask.sells) == ("Pharaoh's Mask", 4, 4, (4, 12, 26, 50))


def test_a_setup_is_a_value_that_can_be_hashed_and_sent_to_another_process() -> None:
    setup = NEW_EXPEDITION.setup(3, "tomb", ["fierce_weather"])
    again = pickle.loads(pickle.dumps(setup))
    assert again == setup == copy.deepcopy(setup) == NEW_EXPEDITION.setup(3, "tomb", ("fierce_weather",))
    assert hash(again) == hash(setup)
    assert setup != NEW_EXPEDITION.setup(3, "tomb")
    assert pickle.loads(pickle.dumps(NEW_EXPEDITION)) == NEW_EXPEDITION


@pytest.mark.parametrize(
    ("edition", "players", "monument", "variants", "code", "key", "allowed"),
    [
        ("card-game", 5, "pyramid", (), "setup-players", "players", "2 to 4"),
        ("card-game", 1, "pyramid", (), "setup-players", "players", "2 to 4"),
        ("new-expedition", 6, "tomb", (), "setup-players", "players", "2 to 5"),
        ("new-expedition", -3, "tomb", (), "setup-players", "players", "2 to 5"),
        ("new-expedition", True, "tomb", (), "setup-players", "players", "2 to 5"),
        ("new-expedition", 2.0, "tomb", (), "setup-players", "players", "2 to 5"),
        ("new-expedition", None, "tomb", (), "setup-players", "players", "2 to 5"),
        ("card-game", 2, "great_pyramid", (), "setup-monument", "monument", "allowed are: pyramid."),
        ("new-expedition", 2, "pyramid", (), "setup-monument", "monument", "Did you mean 'great_pyramid'?"),
        ("new-expedition", 2, "", (), "setup-monument", "monument", "sphinx, buried_ruins"),
        ("new-expedition", 2, 3, (), "setup-type", "monument", "text"),
        ("new-expedition", 2, "tomb", ("long",), "setup-variant", "variants[0]", "long_expedition, fierce_w"),
        ("new-expedition", 2, "tomb", "fierce_weather", "setup-type", "variants", "list"),
        (
            "new-expedition",
            2,
            "tomb",
            ("fierce_weather", "fierce_weather"),
            "setup-variant-doubled",
            "variants[1]",
            "allowed once",
        ),
        ("new-expedition", 4, "tomb", ("long_expedition",), "setup-variant-players", "variants[0]", "2 or 3"),
        ("new-expedition", 5, "tomb", ("long_expedition",), "setup-variant-players", "variants[0]", "2 or 3"),
        ("card-game", 2, "pyramid", ("fierce_weather",), "setup-variant-rules", "variants[0]", "no variants"),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_what_can(
    edition: str, players: object, monument: object, variants: object, code: str, key: str, allowed: str
) -> None:
    with pytest.raises(SetupError) as refused:
        load_edition(edition).setup(players, monument, variants)  # type: ignore[arg-type]
    assert refused.value.code == code
    assert refused.value.key == key
    assert allowed in str(refused.value)
    assert load_edition(edition).name in str(refused.value)


def test_a_refusal_survives_the_way_back_from_another_process() -> None:
    with pytest.raises(SetupError) as refused:
        NEW_EXPEDITION.setup(9, "tomb")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.code, again.key, str(again)) == ("setup-players", "players", str(refused.value))


def test_every_rule_set_belongs_to_the_printed_edition_of_its_name() -> None:
    assert tuple(RULESETS) == PRINTED
