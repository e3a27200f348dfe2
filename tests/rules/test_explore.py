"""Exploring, whatever the monument (R40-R42)."""

from __future__ import annotations

import pytest

from digsite import Explore
from scenes import eyes, hand, market, refused, run, said, scene, seen_last, told, with_maps

pytestmark = pytest.mark.kernel


@pytest.mark.pure
def test_r40_maps_leave_the_game_and_the_chamber_comes_to_the_hand() -> None:
    """R40, R41: the maps are in no hand and not in the marketplace any more."""
    game = scene(["4 coin", "4 coin"], dig="4 map, 4 pot_shard", chambers=["2 talisman", "5 broken_cup", "8 pot_shard"])
    with_maps(game, 3)
    run(game, "explore 1")
    assert hand(game, 0) == {"coin": 4, "broken_cup": 5, "map": 1}
    assert market(game) == {"pot_shard": 5}
    assert [view.maps_spent for view in eyes(game)] == [2, 2, 2]
    assert told(game)[-1] == (
        '{"do":"explore","by":0,"chamber":1,"maps":2,'
        '"got":["broken_cup","broken_cup","broken_cup","broken_cup","broken_cup"]}'
    )


def test_r40_as_many_maps_as_the_monument_says() -> None:
    """R40: with fewer maps the chamber stays shut."""
    game = scene(["4 coin", "4 coin"], dig="4 map, 4 pot_shard")
    run(game, "dig pot_shard")
    assert "costs 1 map; you have none" in refused(game, "explore 0", "too-few-maps")
    run(game, "end", "dig pot_shard", "end")
    with_maps(game, 2)
    assert said(game.legal_moves.of(Explore)) == {"explore 0", "explore 1"}
    assert "costs 3 maps; you have 2" in refused(game, "explore 2", "too-few-maps")


def test_r40_new_expedition_once_a_turn() -> None:
    """R40: a second exploration waits for the next turn."""
    game = scene(["4 coin", "4 coin"], dig="6 map, 6 pot_shard")
    with_maps(game, 3)
    run(game, "explore 0")
    assert "once" in refused(game, "explore 1", "explored-already")
    assert list(game.legal_moves.of(Explore)) == []
    run(game, "sell coin")
    refused(game, "explore 1", "explored-already")
    run(game, "end", "dig pot_shard", "end", "dig pot_shard", "explore 1")
    assert game.view(None).maps_spent == 3


def test_r40_card_game_any_number_of_times_a_turn() -> None:
    """R40: three chambers in one turn, if there are maps."""
    game = scene(["4 coin", "4 coin"], dig="6 map, 6 pot_shard", monument="pyramid")
    with_maps(game, 6)
    run(game, "explore 0", "explore 2", "explore 1")
    assert game.view(None).maps_spent == 6
    assert [chamber.size for chamber in game.view(None).chambers] == [0, 0, 0]
    assert hand(game, 0) == {"pot_shard": 15, "coin": 4}


def test_r40_maps_taken_from_the_marketplace_open_chambers_too() -> None:
    """R40, R31: a map is a map, however it came."""
    game = scene(["4 talisman", "4 talisman"], dig="2 map")
    run(game, "dig map", "trade map for 3 pot_shard", "end", "dig map", "end", "trade talisman for map", "explore 0")
    assert hand(game, 0) == {"pot_shard": 5, "talisman": 3}


def test_r41_cards_taken_are_added_to_the_hand_and_can_be_used_at_once() -> None:
    """R41: they are sold and traded in the same turn."""
    game = scene(["4 coin", "4 coin"], dig="2 map", chambers=["2 talisman", "5 pot_shard", "8 pot_shard"])
    run(game, "dig map", "explore 0", "trade talisman for 3 pot_shard", "sell talisman")
    assert hand(game, 0) == {"pot_shard": 3, "coin": 4}


def test_r41_who_saw_them_depends_on_the_monument() -> None:
    """R41: taken from a closed chamber only the explorer saw them; from an open one everybody did."""
    closed = scene(["4 coin", "4 coin"], chambers=["2 talisman", "5 pot_shard", "8 pot_shard"])
    run(closed, "dig map", "explore 0")
    assert [view.seats[0].known.get("talisman", 0) for view in eyes(closed)] == [2, 0, 0]
    hidden = '{"do":"explore","by":0,"chamber":0,"maps":1,"got":null}'
    assert seen_last(closed)[1:] == [hidden, hidden]
    ruins = scene(["4 coin", "4 coin"], monument="buried_ruins", chambers=["talisman", "coin", "coin"])
    run(ruins, "dig map", "explore 0")
    assert [view.seats[0].known.get("talisman", 0) for view in eyes(ruins)] == [1, 1, 1]
    assert seen_last(ruins) == ['{"do":"explore","by":0,"chamber":0,"maps":1,"got":["talisman"]}'] * 3


@pytest.mark.parametrize("monument", ["pyramid", "great_pyramid"])
def test_r42_a_chamber_without_cards_cannot_be_explored(monument: str) -> None:
    """R42: neither by its explorer nor by anybody else."""
    game = scene(["4 coin", "4 coin"], dig="4 map, 2 pot_shard", monument=monument)
    run(game, "dig map", "explore 0", "end", "dig map")
    assert "empty" in refused(game, "explore 0", "chamber-empty")
    assert list(game.legal_moves.of(Explore)) == []
    run(game, "end", "dig map")
    refused(game, "explore 0", "chamber-empty")
