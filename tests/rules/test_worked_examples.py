"""The worked examples of the two rulebooks (X1-X8)."""

from __future__ import annotations

import pytest

from digsite import Game
from scenes import eyes, hand, market, refused, run, scene, told, with_maps

pytestmark = pytest.mark.kernel


def dig_seven(game: Game, *found: str) -> None:
    """Seat 0 digs up these cards turn by turn; seat 1 digs up pot shards. It ends in seat 0's actions."""
    for number, card in enumerate(found):
        if number:
            run(game, "end", "dig pot_shard", "end")
        run(game, f"dig {card}")


@pytest.mark.pure
def test_x1_two_scraps_and_a_coin_buy_a_talisman_and_a_pot_shard() -> None:
    """X1: 1 + 1 + 2 for 3 + 1."""
    game = scene(["2 parchment_scrap, 2 coin", "4 coin"], market="talisman, pot_shard, 3 broken_cup")
    run(game, "dig map", "trade 2 parchment_scrap, coin for talisman, pot_shard")
    assert hand(game, 0) == {"pot_shard": 1, "coin": 1, "talisman": 1, "map": 1}
    assert market(game) == {"parchment_scrap": 2, "coin": 1, "broken_cup": 3}


def test_x2_a_storm_in_the_new_expedition() -> None:
    """X2: B and C keep their tents, D uses theirs, A's is spent: B loses 3 of 6, C 2 of 5, D none, A none of 1."""
    game = scene(
        ["4 coin", "pharaohs_mask, 3 pot_shard", "talisman, 3 pot_shard", "4 pot_shard"],
        dig="2 map, 2 sandstorm, coin, 3 pot_shard",
    )
    # An earlier storm, in which A uses the tent, and what the four of them do until A digs again.
    run(game, "dig sandstorm", "no tent", "no tent", "no tent", "tent", *["discard 2 pot_shard"] * 3)
    run(game, "dig coin", "sell 4 coin", "end")
    run(game, "dig pot_shard", "trade pharaohs_mask for 4 pot_shard", "end")
    run(game, "dig pot_shard", "trade talisman for 3 pot_shard", "end")
    run(game, "dig pot_shard", "end")
    assert [seat.hand_size for seat in game.view(None).seats] == [1, 6, 5, 3]
    assert [seat.tents for seat in game.view(None).seats] == [0, 1, 1, 1]

    before = len(game.log)
    run(game, "dig sandstorm", "no tent", "no tent", "tent", "discard 3 pot_shard", "discard 2 pot_shard")
    assert told(game, before) == [
        '{"do":"dig","by":0,"card":"sandstorm"}',
        '{"do":"tent","by":1,"use":false}',
        '{"do":"tent","by":2,"use":false}',
        '{"do":"tent","by":3,"use":true}',
        '{"do":"discard","by":1,"cards":["pot_shard","pot_shard","pot_shard"]}',
        '{"do":"discard","by":2,"cards":["pot_shard","pot_shard"]}',
    ]
    assert [seat.hand_size for seat in game.view(None).seats] == [1, 3, 3, 3]
    assert (game.turn, game.phase) == (0, "dig")


def test_x3_a_storm_in_the_card_game() -> None:
    """X3: A loses two scraps and a coin of 6 cards, B 2 of 5, C 1 of 3, D none of 1, in that order."""
    game = scene(
        ["3 parchment_scrap, coin", "4 coin", "4 coin", "4 coin"], dig="map, sandstorm, 8 coin", monument="pyramid"
    )
    run(game, *["dig coin", "end"] * 5)
    run(game, "dig coin", "sell coin", "end", "dig coin", "sell 3 coin", "end", "dig coin", "sell 5 coin", "end")
    assert [seat.hand_size for seat in game.view(None).seats] == [6, 5, 3, 1]
    before = len(game.log)
    run(game, "dig sandstorm", "discard 2 parchment_scrap, coin", "discard 2 coin", "discard coin")
    assert told(game, before) == [
        '{"do":"dig","by":0,"card":"sandstorm"}',
        '{"do":"discard","by":0,"cards":["parchment_scrap","parchment_scrap","coin"]}',
        '{"do":"discard","by":1,"cards":["coin","coin"]}',
        '{"do":"discard","by":2,"cards":["coin"]}',
    ]
    assert (game.turn, game.phase) == (0, "dig")
    assert [seat.hand_size for seat in game.view(None).seats] == [3, 3, 2, 1]


@pytest.mark.parametrize(
    ("monument", "money"), [("great_pyramid", (32, 10, 30, 72)), ("pyramid", (24, 7, 30, 61))], ids=["x4", "x5"]
)
def test_x4_x5_four_talismans_two_talismans_and_five_coins(monument: str, money: tuple[int, int, int, int]) -> None:
    """X4: 32 + 10 + 30 = 72 in the New Expedition. X5: 24 + 7 + 30 = 61 in the card game."""
    game = scene(["4 talisman", "4 pot_shard"], dig="2 map, 2 talisman, 5 coin, 8 pot_shard", monument=monument)
    dig_seven(game, "talisman", "talisman", *["coin"] * 5)
    run(game, "sell 4 talisman", "sell 2 talisman", "sell 5 coin")
    for view in eyes(game):
        assert [sold.money for sold in view.seats[0].museum] == list(money[:3])
        assert view.seats[0].money == money[3]


def test_x6_with_six_talismans_at_most_five_are_one_set() -> None:
    """X6: the sixth is a set of its own."""
    game = scene(["4 talisman", "4 pot_shard"], dig="2 map, 2 talisman, 2 pot_shard")
    dig_seven(game, "talisman", "talisman")
    assert hand(game, 0) == {"talisman": 6}
    assert refused(game, "sell 6 talisman", "set-too-large") == "Talisman: the largest set that sells is 5, not 6."
    run(game, "sell 5 talisman", "sell talisman")
    assert game.view(None).seats[0].money == 50 + 3


def test_x7_three_broken_tablets_sell_for_ten() -> None:
    """X7: and a broken tablet has trade value 1."""
    game = scene(["4 broken_tablet", "4 coin"], market="3 pot_shard, 2 coin")
    run(game, "dig map")
    refused(game, "trade broken_tablet for coin", "pays-too-little")
    run(game, "trade broken_tablet for pot_shard", "sell 3 broken_tablet")
    assert told(game)[-1] == '{"do":"sell","by":0,"card":"broken_tablet","count":3,"money":10}'


@pytest.mark.parametrize(("maps", "size"), [(1, 2), (2, 5), (3, 8)])
def test_x8_great_pyramid_one_two_three_maps_for_two_five_eight_cards(maps: int, size: int) -> None:
    """X8: the maps are spent, the cards are in the hand."""
    game = scene(["4 coin", "4 coin"], dig="3 map, 3 pot_shard")
    with_maps(game, maps)
    run(game, f"explore {maps - 1}")
    assert hand(game, 0) == {"pot_shard": size, "coin": 4}
    assert game.view(None).maps_spent == maps
