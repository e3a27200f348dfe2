"""Who wins (R75-R77)."""

from __future__ import annotations

import pytest

from digsite import Game
from scenes import run, scene, told

pytestmark = pytest.mark.kernel


def played(*hands: str, turns: tuple[tuple[str, ...], ...]) -> Game:
    """Everybody digs up a map; these turns follow; then everybody sells a map. One mask lies in the marketplace."""
    game = scene(hands, market="2 pharaohs_mask, 3 broken_cup", dig=f"{len(hands)} map")
    for turn in turns:
        run(game, "dig map", *turn, "sell map")
        if not game.is_over:
            run(game, "end")
    assert game.is_over
    return game


@pytest.mark.pure
def test_r75_money_is_the_sum_over_the_sets_and_the_most_wins() -> None:
    """R75: set by set, by the price list."""
    game = played("4 coin", "4 talisman", turns=(("sell 3 coin", "sell coin"), ("sell 2 talisman", "sell 2 talisman")))
    outcome = game.outcome
    assert outcome is not None
    assert outcome.money == (10 + 2 + 3, 10 + 10 + 3)
    assert outcome.sold == (5, 5)
    assert outcome.winners == (1,)
    assert "dig site is empty" in outcome.reason
    assert told(game)[-1] == '{"do":"over","money":[15,23],"sold":[5,5],"winners":[1]}'


def test_r75_money_decides_before_the_number_of_cards() -> None:
    """R75: fewer sold cards do not help against more money."""
    game = played(
        "4 coin", "4 pot_shard", turns=(("sell 4 coin",), ("trade 4 pot_shard for pharaohs_mask", "sell pharaohs_mask"))
    )
    assert game.outcome is not None
    assert (game.outcome.money, game.outcome.sold, game.outcome.winners) == ((21, 7), (5, 2), (0,))


@pytest.mark.parametrize("swapped", [False, True])
def test_r75_tied_fewer_sold_cards_in_total_wins(swapped: bool) -> None:
    """R75: 4 pot shards and a map, or a mask and a map: 7 each, with 5 cards or 2."""
    hands = ["4 pot_shard", "4 coin"]
    turns: list[tuple[str, ...]] = [("sell 4 pot_shard",), ("trade 4 coin for pharaohs_mask", "sell pharaohs_mask")]
    if swapped:
        hands.reverse()
        turns.reverse()
    game = played(*hands, turns=tuple(turns))
    assert game.outcome is not None
    assert game.outcome.money == (7, 7)
    assert game.outcome.sold == ((2, 5) if swapped else (5, 2))
    assert game.outcome.winners == ((0,) if swapped else (1,))


def test_r76_still_tied_the_victory_is_shared() -> None:
    """R76: the same money and as many cards; the third player has less money and has no share."""
    game = played("4 coin", "4 pot_shard", "4 coin", turns=(("sell 4 coin",), ("sell 4 pot_shard",), ("sell 4 coin",)))
    assert game.outcome is not None
    assert (game.outcome.money, game.outcome.winners) == ((21, 7, 21), (0, 2))


def test_r76_shared_by_all() -> None:
    """R76: all three."""
    game = played("4 coin", "4 coin", "4 coin", turns=(("sell 4 coin",),) * 3)
    assert game.outcome is not None
    assert game.outcome.winners == (0, 1, 2)


def test_r77_an_unused_tent_is_worth_nothing() -> None:
    """R77: seat 1 used the tent, seat 0 had no need to; with the same money they share."""
    game = scene(["4 coin", "4 coin"], dig="2 map, sandstorm")
    run(
        game, "dig map", "sell 4 coin", "sell map", "end", "dig sandstorm", "tent", "dig map", "sell 4 coin", "sell map"
    )
    assert [seat.tents for seat in game.view(None).seats] == [1, 0]
    assert told(game)[-1] == '{"do":"over","money":[21,21],"sold":[5,5],"winners":[0,1]}'
