"""The variants of the New Expedition (R80-R83)."""

from __future__ import annotations

from itertools import combinations

import pytest

from digsite import Game, load_edition
from digsite.editions import SetupError
from scenes import COIN, NAMES, PENDANT, POT, TABLET, eyes, run, scene

pytestmark = pytest.mark.kernel

NEW_EXPEDITION = load_edition("new-expedition")
VARIANTS = ("long_expedition", "fierce_weather", "beginners_luck")


def deal_out(game: Game) -> None:
    """Deal whatever comes first in the table."""
    while game.phase == "deal":
        game.happen(next(card for card, weight in game.chances.items() if weight))


def announced(*hands: str, sand: int | list[int] | None = None) -> Game:
    """A game with beginner's luck, up to where somebody starts."""
    setup = NEW_EXPEDITION.setup(len(hands), "mine", ["beginners_luck"])
    game = Game.of(setup, NAMES[: len(hands)], first=sand)
    for card in hands:
        for _ in range(4):
            game.happen(card)
    deal_out(game)
    return game


@pytest.mark.parametrize(("players", "thieves"), [(2, 5), (3, 7)])
def test_r80_long_expedition_keeps_all_treasures_and_adds_a_thief(players: int, thieves: int) -> None:
    """R80: broken tablets and broken pendants stay in, one thief more, the sandstorms as ever."""
    game = Game.of(NEW_EXPEDITION.setup(players, "mine", ["long_expedition"]), NAMES[:players])
    assert (game.chances[TABLET], game.chances[PENDANT]) == (12, 5)
    deal_out(game)
    game.happen("0")
    assert (game.chances["thief"], game.chances["sandstorm"]) == (thieves, 4)


@pytest.mark.parametrize("players", [4, 5])
def test_r80_long_expedition_is_for_two_or_three(players: int) -> None:
    """R80: with more players it is refused, and the sentence says who can have it."""
    with pytest.raises(SetupError, match="2 or 3 players") as caught:
        NEW_EXPEDITION.setup(players, "mine", ["long_expedition"])
    assert caught.value.code == "setup-variant-players"


@pytest.mark.parametrize("variant", VARIANTS)
def test_r80_r81_r82_variants_belong_to_the_new_expedition(variant: str) -> None:
    """R80, R81, R82: the card game has none."""
    with pytest.raises(SetupError) as caught:
        load_edition("card-game").setup(2, "pyramid", [variant])
    assert caught.value.code == "setup-variant-rules"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r81_fierce_weather_all_six_sandstorms(players: int) -> None:
    """R81: at every player count; the thieves as ever."""
    game = Game.of(NEW_EXPEDITION.setup(players, "mine", ["fierce_weather"]), NAMES[:players])
    deal_out(game)
    game.happen("0")
    assert (game.chances["sandstorm"], game.chances["thief"]) == (6, 2 * players)


@pytest.mark.pure
def test_r81_fierce_weather_each_tent_can_be_used_twice() -> None:
    """R81: in the third storm whoever used it twice is not asked any more."""
    game = scene(["4 coin", "4 coin"], dig="map, 3 sandstorm", variants=["fierce_weather"])
    assert [[seat.tents for seat in view.seats] for view in eyes(game)] == [[2, 2]] * 3
    run(game, "dig sandstorm", "tent", "tent")
    assert [[seat.tents for seat in view.seats] for view in eyes(game)] == [[1, 1]] * 3
    run(game, "dig sandstorm", "tent", "no tent", "discard 2 coin")
    assert [seat.tents for seat in game.view(None).seats] == [1, 0]
    run(game, "dig sandstorm")
    assert (game.phase, game.player) == ("tents", 0)
    run(game, "tent", "discard 2 coin")
    assert [(seat.tents, seat.hand_size) for seat in game.view(None).seats] == [(0, 2), (0, 2)]


def test_r82_beginners_luck_the_lowest_total_starts() -> None:
    """R82: everybody hears all totals; the lowest starts, whoever had their feet in sand."""
    game = announced(COIN, POT, "talisman", sand=0)
    assert [[seat.announced for seat in view.seats] for view in eyes(game)] == [[8, 4, 12]] * 4
    assert game.chances == {"0": 0, "1": 1, "2": 0}
    game.happen("1")
    assert (game.turn, game.phase) == (1, "dig")


def test_r82_beginners_luck_tied_seats_are_ranked_by_the_table() -> None:
    """R82: of the tied, the one who last had their feet in sand; the others do not matter."""
    assert announced(COIN, POT, "parchment_scrap", sand=[0, 2, 1]).chances == {"0": 0, "1": 0, "2": 1}
    assert announced(COIN, POT, "parchment_scrap", sand=[0, 1, 2]).chances == {"0": 0, "1": 1, "2": 0}


def test_r82_beginners_luck_otherwise_random_among_the_tied() -> None:
    """R82: nobody ranked, or nobody of the tied."""
    assert announced(COIN, POT, "parchment_scrap").chances == {"0": 0, "1": 1, "2": 1}
    assert announced(COIN, POT, "parchment_scrap", sand=0).chances == {"0": 0, "1": 1, "2": 1}


def test_r82_without_the_variant_nothing_is_announced() -> None:
    """R82: and the hands do not decide who starts."""
    game = scene(["4 coin", "4 talisman"], first=1)
    assert [[seat.announced for seat in view.seats] for view in eyes(game)] == [[None, None]] * 3


@pytest.mark.parametrize("chosen", [two for size in (2, 3) for two in combinations(VARIANTS, size)])
def test_r83_the_variants_combine(chosen: tuple[str, ...]) -> None:
    """R83: each does what it does alone."""
    game = Game.of(NEW_EXPEDITION.setup(3, "tomb", tuple(reversed(chosen))), NAMES[:3])
    assert game.setup.variants == chosen
    long, fierce, luck = (variant in chosen for variant in VARIANTS)
    assert (TABLET in game.chances, PENDANT in game.chances) == (long, long)
    deal_out(game)
    if luck:
        assert {seat.announced for seat in game.view(None).seats} == {4}
    game.happen("0")
    assert (game.chances["thief"], game.chances["sandstorm"]) == (7 if long else 6, 6 if fierce else 4)
    assert [seat.tents for seat in game.view(None).seats] == [2 if fierce else 1] * 3
    assert game.view(0).variants == chosen
