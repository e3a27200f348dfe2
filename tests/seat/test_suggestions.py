"""What might be done: suggested trades and names are legal, pure, and worth what they say."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given

from digsite.bots import find_bot
from digsite.editions import SPHINX_NAMES
from digsite.game import Explore, Game, Trade
from digsite.game.hand_value import HandValue
from digsite.game.phase import Phase
from digsite.seat import Act, cheapest_payment, question_for, suggested_names, suggested_trades, weigh
from digsite.seat.suggestions import MOST_TRADES
from examples import examples
from kinds import Kind, choices, kinds, seeds
from scenes import COIN, MAP, MASK, POT, TALISMAN, run, scene

pytestmark = pytest.mark.kernel


def at_a_turn(kind: Kind, seed: int, choice: random.Random) -> Game:
    """A game that was played for a while, in the free part of somebody's turn."""
    game = kind.game(seed)
    bot = find_bot("random", choice.getrandbits(64))
    turns = choice.randint(0, 60)
    while turns > 0 or game.phase is not Phase.ACT:
        before = len(game.log)
        game.play(bot.choose(game.view(game.player), game.legal_moves, 1.0))
        turns -= 1
        if game.is_over:
            game.go_back(before)
            break
    return game


@examples(60)
@given(kind=kinds, seed=seeds, choice=choices)
def test_suggested_trades_are_legal_and_change_what_they_say(kind: Kind, seed: int, choice: random.Random) -> None:
    game = at_a_turn(kind, seed, choice)
    if game.phase is not Phase.ACT:
        return
    view, legal = game.view(game.player), game.legal_moves
    values = HandValue(game.setup)
    found = suggested_trades(view, legal)
    asked = question_for(view, legal)
    assert isinstance(asked, Act)
    assert not found or asked.trade is None
    assert [trade.change for trade in found] == sorted((trade.change for trade in found), reverse=True)
    assert len({trade.trade.take[0] for trade in found}) == len(found)
    for suggested in found:
        assert suggested.trade in legal
        assert suggested.trade == cheapest_payment(view, legal, {suggested.trade.take[0]: len(suggested.trade.take)})
        twin = game.copy()
        twin.play(suggested.trade)
        assert values.money(twin.view(game.player).hand) - values.money(view.hand) == suggested.change
    for _ in range(2):
        other = game.resampled(game.player, choice.getrandbits(64))
        assert suggested_trades(other.view(game.player), other.legal_moves) == found


@examples(40)
@given(kind=kinds, seed=seeds, choice=choices)
def test_no_payment_the_adviser_makes_for_one_kind_brings_more(kind: Kind, seed: int, choice: random.Random) -> None:
    game = at_a_turn(kind, seed, choice)
    if game.phase is not Phase.ACT:
        return
    view, legal, values = game.view(game.player), game.legal_moves, HandValue(game.setup)
    found = suggested_trades(view, legal)
    best = {trade.trade.take[0]: trade.change for trade in found}
    least = min(best.values(), default=0) if len(found) == MOST_TRADES else 0
    for card, there in view.market.items():
        for count in range(1, there + 1):
            trade = cheapest_payment(view, legal, {card: count})
            if trade in legal:
                hand = Counter(view.hand) - Counter(trade.give) + Counter(trade.take)
                change = values.money(hand) - values.money(view.hand)
                assert change <= max(best.get(card, least), least, 0)


def test_a_map_is_suggested_even_at_a_loss() -> None:
    game = scene(["4 coin", "4 pot_shard"], "4 pot_shard, coin", dig="2 map, pot_shard")
    run(game, "dig map", "sell 4 coin", "trade map for 3 pot_shard", "end", "dig pot_shard")
    found = suggested_trades(game.view(1), game.legal_moves)
    assert any(MAP in trade.trade.take for trade in found)


def test_nothing_is_suggested_where_nothing_can_be_paid_for() -> None:
    game = scene(["4 pot_shard", "4 coin"], "5 pharaohs_mask", dig="map, 2 pot_shard")
    run(game, "dig pot_shard", "sell 4 pot_shard")
    assert suggested_trades(game.view(0), game.legal_moves) == ()


def test_names_for_the_sphinx_are_legal_and_the_best_hopes() -> None:
    game = scene(["4 coin", "4 broken_cup"], dig="map", monument="sphinx", chambers=["8 talisman, 7 pot_shard"])
    run(game, "dig map")
    names = suggested_names(game.view(0), game.legal_moves)
    assert len(names) == SPHINX_NAMES
    assert TALISMAN in names
    assert Explore(0, (names[0], names[1])) in game.legal_moves


def test_no_more_can_be_given_than_is_held_even_while_nothing_is_taken() -> None:
    game = scene(["2 coin, 2 talisman", "4 pot_shard"], "5 pot_shard", dig="map, pot_shard")
    run(game, "dig pot_shard")
    view, legal = game.view(0), game.legal_moves
    assert weigh(view, legal, (COIN,), ()).gives[COIN] is None
    assert str(weigh(view, legal, (COIN, COIN), ()).gives[COIN]) == "You have 2 Coins, not 3."
    assert str(weigh(view, legal, (), (POT,)).gives[POT]) == "You cannot give and take Pot Shard in one trade."
    assert Trade((COIN,), (MASK,)) not in legal
