"""Trading with the marketplace (R30-R34)."""

from __future__ import annotations

import numpy as np
import pytest

from digsite import EndTurn, Game, Sell, Trade
from digsite.rules import KINDS, actions, describe, make_trade, reasons
from scenes import COIN, MAP, eyes, hand, market, refused, run, said, scene, seen_last, told

pytestmark = pytest.mark.kernel


def may_take(game: Game) -> bool:
    """Whether a machine player is offered the first step of a trade."""
    return any(actions.TAKE <= step < actions.GIVE for step in game.legal_steps)


def take_steps(game: Game, *words: str) -> None:
    """Take small steps by their words."""
    for word in words:
        steps = {describe(step, game.setup.ids): step for step in game.legal_steps}
        game.step(steps[word])


@pytest.mark.pure
def test_r30_any_number_for_any_number_of_equal_trade_value() -> None:
    """R30: one card for several, several for one, several for several; what is given lies in the marketplace."""
    game = scene(
        ["3 coin, pharaohs_mask", "4 coin"], market="2 pot_shard, 2 parchment_scrap, talisman", dig="map, coin"
    )
    run(game, "dig coin", "trade coin for pot_shard, parchment_scrap")
    assert hand(game, 0) == {"pot_shard": 1, "parchment_scrap": 1, "coin": 3, "pharaohs_mask": 1}
    assert market(game) == {"pot_shard": 1, "parchment_scrap": 1, "coin": 1, "talisman": 1}
    run(game, "trade pharaohs_mask for talisman, parchment_scrap", "trade coin, talisman for pharaohs_mask")
    assert hand(game, 0) == {"pot_shard": 1, "parchment_scrap": 2, "coin": 2, "pharaohs_mask": 1}
    assert market(game) == {"pot_shard": 1, "coin": 2, "talisman": 1}
    assert seen_last(game) == ['{"do":"trade","by":0,"give":["coin","talisman"],"take":["pharaohs_mask"]}'] * 3


def test_r30_the_difference_is_lost() -> None:
    """R30: paying too much is allowed, and nothing comes back."""
    game = scene(["4 pharaohs_mask", "4 coin"])
    run(game, "dig map", "trade 2 pharaohs_mask for pot_shard")
    assert hand(game, 0) == {"pot_shard": 1, "map": 1, "pharaohs_mask": 2}
    assert market(game) == {"pot_shard": 4, "pharaohs_mask": 2}
    assert all(seat.money == 0 for seat in game.view(None).seats)


def test_r30_paying_too_little_is_refused() -> None:
    """R30: what is taken is worth no more than what is given."""
    game = scene(["4 coin", "4 coin"], market="pharaohs_mask, talisman, 3 pot_shard")
    run(game, "dig map")
    words = refused(game, "trade coin for pharaohs_mask", "pays-too-little")
    assert words == "Not enough: 1 Pharaoh's Mask costs 4, you offer 2."
    refused(game, "trade 3 coin for pharaohs_mask, talisman", "pays-too-little")
    run(game, "trade 4 coin for pharaohs_mask, talisman, pot_shard")
    assert hand(game, 0) == {"pot_shard": 1, "talisman": 1, "map": 1, "pharaohs_mask": 1}


def test_r30_given_cards_can_be_taken_from_then_on() -> None:
    """R30: by the giver in the same turn, and by others."""
    game = scene(["4 coin", "4 pharaohs_mask"], dig="map, coin")
    run(game, "dig map", "trade 2 coin for 4 pot_shard", "trade 2 pot_shard for coin", "end")
    run(game, "dig coin", "trade pharaohs_mask for coin, 2 pot_shard")
    assert hand(game, 1) == {"pot_shard": 2, "coin": 2, "pharaohs_mask": 3}
    assert market(game) == {"pot_shard": 1, "pharaohs_mask": 1}


def test_r30_the_list_of_trades_is_complete() -> None:
    """R30, R32: worked out by hand for a small hand and marketplace."""
    game = scene(["coin, talisman, 2 broken_cup", "4 coin"], market="pharaohs_mask, 4 coin")
    run(game, "dig map", "sell 2 broken_cup", "sell map")
    # In hand: a coin (2) and a talisman (3). In the marketplace: a mask (4), coins (2).
    assert said(game.legal_moves.of(Trade)) == {"trade talisman for coin", "trade coin, talisman for pharaohs_mask"}
    assert len(game.legal_moves) == len(list(game.legal_moves))


def test_r30_all_of_a_hand_for_the_least_of_the_marketplace_is_a_trade_too() -> None:
    """R30: whoever counts the trades counts those that lose the most."""
    game = scene(["coin, 3 broken_cup", "4 coin"])
    run(game, "dig map", "sell 2 broken_cup", "sell broken_cup", "sell map")
    assert said(game.legal_moves.of(Trade)) == {"trade coin for pot_shard", "trade coin for 2 pot_shard"}
    assert len(game.legal_moves) == len(list(game.legal_moves))


def test_r31_maps_are_given_and_taken_like_any_treasure() -> None:
    """R31: a map is worth 3, on either side."""
    game = scene(["4 coin", "4 talisman"], dig="3 map")
    run(game, "dig map", "trade map for 3 pot_shard", "end")
    assert market(game) == {"pot_shard": 2, "map": 1}
    run(game, "dig map", "trade talisman for map")
    assert hand(game, 1) == {"talisman": 3, "map": 2}
    assert [view.seats[1].known.get(MAP) for view in eyes(game)] == [1, 2, 1]


@pytest.mark.pure
def test_r32_both_sides_hold_at_least_one_card() -> None:
    """R32: nothing is given away and nothing is got for nothing."""
    game = scene(["4 coin", "4 coin"])
    run(game, "dig map")
    refused(game, Trade((), (COIN,)), "nothing-given")
    refused(game, Trade((COIN,), ()), "nothing-taken")
    refused(game, Trade((), ()), "nothing-given")


def test_r32_no_treasure_is_on_both_sides() -> None:
    """R32: cards crossing with their own kind are refused, whatever lies beside them."""
    game = scene(["4 coin", "4 coin"], market="2 coin, pot_shard, 2 talisman")
    run(game, "dig map")
    assert "Coin" in refused(game, "trade coin for coin", "same-on-both-sides")
    refused(game, "trade 2 coin for coin, pot_shard", "same-on-both-sides")
    refused(game, "trade 3 coin, map for 2 talisman, coin", "same-on-both-sides")
    assert all(not set(trade.give) & set(trade.take) for trade in game.legal_moves.of(Trade))
    run(game, "trade coin for pot_shard")


def test_r32_what_is_taken_lay_there_before_what_is_given_was_held() -> None:
    """R32: neither side can be made of cards that are not there."""
    game = scene(["4 coin", "4 coin"], market="talisman, 4 pot_shard", dig="map, broken_cup")
    run(game, "dig map")
    assert "1 Talisman, not 2" in refused(game, "trade 3 coin for 2 talisman", "not-in-market")
    assert "no Broken Cup" in refused(game, "trade 3 coin for broken_cup", "not-in-market")
    assert "1 Map, not 2" in refused(game, "trade 2 map for talisman", "not-in-hand")


@pytest.mark.pure
def test_r33_machine_players_trade_once_until_a_sale() -> None:
    """R33: after one trade no step of a trade is offered before a sale; people may trade on."""
    game = scene(["4 coin", "4 coin"], dig="map, coin")
    run(game, "dig map")
    assert may_take(game)
    take_steps(game, "take pot_shard", "take pot_shard", "give coin")
    assert told(game)[-1] == '{"do":"trade","by":0,"give":["coin"],"take":["pot_shard","pot_shard"]}'
    assert not may_take(game)
    assert "trade 2 pot_shard for coin" in said(game.legal_moves.of(Trade))
    take_steps(game, "sell 1 coin")
    assert may_take(game)
    take_steps(game, "take coin", "give pot_shard", "give pot_shard")
    assert not may_take(game)
    take_steps(game, "end")
    run(game, "dig coin")
    assert may_take(game)


def test_r33_one_more_trade_after_an_exploration() -> None:
    """R33: an exploration brings new cards, so a trade is offered again."""
    game = scene(["4 coin", "4 coin"], dig="map")
    run(game, "dig map")
    take_steps(game, "take pot_shard", "give coin")
    assert not may_take(game)
    take_steps(game, "explore 0")
    assert may_take(game)


@pytest.mark.pure
def test_r30_the_kernel_says_why_a_whole_trade_cannot_be_made_and_changes_nothing() -> None:
    """R30: a mask is worth more than a coin; two coins pay for it."""
    game = scene(["4 coin", "4 coin"], market="pharaohs_mask, 4 pot_shard")
    run(game, "dig map")
    position, before = game.position, game.position.to_bytes()
    given, taken = np.zeros((2, KINDS), np.int64)
    taken[game.setup.ids.index("pharaohs_mask")] = 1
    for coins, why in ((0, reasons.NOTHING_GIVEN), (1, reasons.PAYS_TOO_LITTLE), (5, reasons.NOT_IN_HAND)):
        given[game.setup.ids.index(COIN)] = coins
        assert make_trade(position.boxes, position.states, given, taken) == why
        assert position.to_bytes() == before
    given[game.setup.ids.index(COIN)] = 2
    assert make_trade(position.boxes, position.states, given, taken) == 0
    assert position.to_bytes() != before


def test_r33_unused_trades_do_not_add_up() -> None:
    """R33: two sales in a row still allow one trade."""
    game = scene(["4 coin", "4 coin"], dig="map")
    run(game, "dig map")
    take_steps(game, "sell 1 coin", "sell 1 coin", "take pot_shard", "give coin")
    assert not may_take(game)


def test_r33_a_whole_trade_counts_for_the_steps_too() -> None:
    """R33: it makes no difference in which way the trade was made."""
    game = scene(["4 coin", "4 coin"], dig="map")
    run(game, "dig map", "trade coin for pot_shard")
    assert not may_take(game)
    run(game, "sell coin")
    assert may_take(game)


def test_r34_twenty_trades_a_turn_and_no_more() -> None:
    """R34: the 21st is refused, even after a sale; everything else goes on; the next turn starts anew."""
    game = scene(["4 coin", "4 coin"], dig="map, 2 coin")
    run(game, "dig coin")
    for _ in range(10):
        run(game, "trade coin for 2 pot_shard", "trade 2 pot_shard for coin")
    assert game.view(None).this_turn.trades == 20
    assert "20 times" in refused(game, "trade coin for 2 pot_shard", "trades-used-up")
    assert list(game.legal_moves.of(Trade)) == []
    run(game, "sell coin")
    refused(game, "trade coin for 2 pot_shard", "trades-used-up")
    assert not may_take(game)
    assert {EndTurn(), Sell(COIN, 4)} <= set(game.legal_moves)
    run(game, "end", "dig coin", "trade coin for 2 pot_shard", "end", "dig map", "trade coin for pot_shard")
