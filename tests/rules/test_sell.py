"""Selling sets (R50, R51)."""

from __future__ import annotations

import pytest

from digsite import Game, Sell
from digsite.editions import Setup
from scenes import NAMES, eyes, hand, market, refused, run, said, scene, seen_last

pytestmark = pytest.mark.kernel

PRICES = {
    "card-game": {
        "pot_shard": (1, 2, 3, 4, 15),
        "parchment_scrap": (1, 2, 3, 10),
        "coin": (2, 5, 10, 18, 30),
        "broken_cup": (2, 15),
        "talisman": (3, 7, 14, 24, 40),
        "map": (3,),
        "pharaohs_mask": (4, 12, 26, 50),
    },
    "new-expedition": {
        "pot_shard": (1, 2, 3, 4, 15),
        "parchment_scrap": (1, 2, 3, 10),
        "coin": (2, 5, 10, 18, 30),
        "broken_cup": (2, 15),
        "talisman": (3, 10, 20, 32, 50),
        "map": (3,),
        "pharaohs_mask": (4, 12, 26, 50),
        "broken_tablet": (1, 2, 10),
        "broken_pendant": (3, 20),
    },
}
MONUMENT = {"card-game": "pyramid", "new-expedition": "great_pyramid"}


@pytest.mark.pure
def test_r50_a_set_is_one_or_more_cards_of_one_treasure() -> None:
    """R50: any part of what is held, up to the largest set of the price list."""
    game = scene(["3 coin, talisman", "4 coin"])
    run(game, "dig map")
    assert said(game.legal_moves.of(Sell)) == {
        "sell 1 coin",
        "sell 2 coin",
        "sell 3 coin",
        "sell 1 talisman",
        "sell 1 map",
    }
    run(game, "sell 2 coin")
    assert hand(game, 0) == {"coin": 1, "talisman": 1, "map": 1}
    assert seen_last(game) == ['{"do":"sell","by":0,"card":"coin","count":2,"money":5}'] * 3
    assert market(game) == {"pot_shard": 5}


def test_r50_only_cards_of_the_hand() -> None:
    """R50: what is not held cannot be sold."""
    game = scene(["3 coin, talisman", "4 coin"], dig="map, broken_cup")
    run(game, "dig map")
    assert "3 Coins, not 4" in refused(game, "sell 4 coin", "not-in-hand")
    assert "no Broken Cup" in refused(game, "sell broken_cup", "not-in-hand")
    refused(game, "sell pot_shard", "not-in-hand")


@pytest.mark.parametrize(("edition", "card"), [(edition, card) for edition, row in PRICES.items() for card in row])
def test_r50_r51_every_set_and_its_money(edition: str, card: str) -> None:
    """R50, R51: every size of the price list sells for its figure, and one card more is refused."""
    prices = PRICES[edition][card]
    game = scene(
        ["4 parchment_scrap"] * 2, dig=f"5 map, 7 {card}, 8 coin", monument=MONUMENT[edition], market="5 broken_cup"
    )
    for _ in range(len(prices) + 1):
        run(game, f"dig {card}", "end", "dig coin", "end")
    run(game, f"dig {card}")
    for size, price in enumerate(prices, 1):
        run(game, f"sell {size} {card}")
        assert game.view(None).seats[0].money == price
        game.undo()
    words = refused(game, f"sell {len(prices) + 1} {card}", "set-too-large")
    assert f"the largest set that sells is {len(prices)}" in words


def test_r50_a_set_is_never_added_to() -> None:
    """R50: 2 coins and then 3 coins are two sets and pay 5 + 10, not the 30 of a set of 5."""
    game = scene(["4 coin", "4 coin"], dig="map, coin")
    run(game, "dig coin", "sell 2 coin", "sell 3 coin")
    for view in eyes(game):
        museum = view.seats[0].museum
        assert [(sold.treasure, sold.count, sold.money) for sold in museum] == [("coin", 2, 5), ("coin", 3, 10)]
        assert view.seats[0].money == 15


def test_r50_any_number_of_sales_a_turn_also_of_the_same_treasure() -> None:
    """R50: card by card, in any order, the whole hand."""
    game = scene(["3 coin, talisman", "4 coin"])
    run(game, "dig map", "sell coin", "sell talisman", "sell coin", "sell map", "sell coin")
    assert hand(game, 0) == {}
    assert game.view(None).seats[0].money == 2 + 3 + 2 + 3 + 2


def test_r51_sold_cards_are_safe_from_thieves() -> None:
    """R51: a thief can only get what is left in the hand."""
    game = scene(["3 coin, talisman", "4 coin"], dig="map, thief")
    run(game, "dig map", "sell talisman", "sell 2 coin", "end", "dig thief", "steal 0")
    assert {card for card, weight in game.chances.items() if weight} == {"coin", "map"}
    run(game, "rob coin")
    assert game.view(None).seats[0].money == 8


def test_r51_sold_cards_are_safe_from_storms() -> None:
    """R51: they neither count for the half nor can they be discarded."""
    game = scene(["3 coin, talisman", "4 coin"], dig="map, sandstorm", monument="pyramid")
    run(game, "dig map", "sell 3 coin", "end", "dig sandstorm", "discard 2 coin")
    assert (game.player, said(game.legal_moves)) == (0, {"discard talisman", "discard map"})
    run(game, "discard map")
    assert game.view(None).seats[0].money == 10
    assert [sold.count for sold in game.view(None).seats[0].museum] == [3]


def test_r51_an_edition_of_ones_own_pays_its_own_prices() -> None:
    """R51: money is what this game's price list says."""
    setup = Setup.from_parts(
        edition="own",
        rules="card-game",
        players=2,
        monument="pyramid",
        variants=[],
        treasures=[("idol", 20, 5, [7, 70, 700]), ("coin", 20, 2, [0, 1]), ("map", 1, 3, [9])],
        thieves=0,
        sandstorms=0,
    )
    game = Game.of(setup, NAMES[:2])
    while game.phase == "deal":
        game.happen("idol" if game.chances["idol"] else "coin")
    game.happen("0")
    run(game, "dig map", "sell 3 idol", "sell map", "sell idol")
    assert game.view(None).seats[0].money == 700 + 9 + 7
    assert game.money_for(Sell("coin", 1)) == 0
