"""Taking back trades and sales as at a table, until something hidden is seen or the turn ends."""

from __future__ import annotations

import pytest

from digsite import Game, IllegalMove
from digsite.game.events import Dug, Sold, Traded
from digsite.rules.actions import GIVE, TAKE
from digsite.rules.taking_back import TAKEN_BACK_A_TURN
from scenes import eyes, hand, market, refused, run, scene, with_maps

pytestmark = [pytest.mark.kernel, pytest.mark.pure]


def not_taken_back(game: Game, code: str, by: int | None = None) -> str:
    """Try to take something back, which must be refused and change nothing; return the sentence."""
    before = game.position.states.tobytes(), list(game.log), [view.to_json() for view in eyes(game)]
    with pytest.raises(IllegalMove) as caught:
        game.take_back(by)
    assert (game.position.states.tobytes(), list(game.log), [view.to_json() for view in eyes(game)]) == before
    answer = game.why_not_take_back(by)
    assert caught.value.code == code == (answer and answer.code)
    return str(caught.value)


def test_r30_a_trade_is_taken_back_and_what_was_given_is_known_in_that_hand() -> None:
    """R30: the cards lie where they lay; what Ann showed, everybody knows."""
    game = scene(["4 coin", "4 talisman"], market="4 pharaohs_mask, pot_shard")
    run(game, "dig map", "trade 2 coin for pharaohs_mask")
    assert game.take_back() == Traded(0, ("coin", "coin"), ("pharaohs_mask",))
    assert hand(game, 0) == {"coin": 4, "map": 1}
    assert market(game) == {"pharaohs_mask": 4, "pot_shard": 1}
    assert [view.seats[0].known for view in eyes(game)[1:]] == [{"coin": 2}] * 2
    assert game.log[-1] == Dug(0, "map")
    assert game.view(0).this_turn.trades == 0


def test_r50_a_sale_is_taken_back_and_the_money_with_it() -> None:
    """R50: the set comes back from the museum, and everybody knows it is in the hand."""
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map", "sell 1 coin", "sell 3 coin")
    assert game.take_back() == Sold(0, "coin", 3, 10)
    assert game.view(None).seats[0].money == 2
    assert len(game.view(None).seats[0].museum) == 1
    assert game.view(1).seats[0].known == {"coin": 3}
    game.take_back()
    assert (game.view(None).seats[0].money, game.view(None).seats[0].museum) == (0, ())
    assert game.view(1).seats[0].known == {"coin": 4}
    not_taken_back(game, "take-back-nothing")


def test_what_is_known_after_several_moves_taken_back_is_all_that_was_seen() -> None:
    """Cards taken from the marketplace and shown again teach nothing about the hand as it was before."""
    game = scene(["2 coin, 2 talisman", "4 talisman"], market="4 coin, pot_shard")
    run(game, "dig map", "trade talisman for coin", "sell 3 coin")
    game.take_back()
    assert game.view(1).seats[0].known == {"coin": 3}
    game.take_back()
    assert game.view(1).seats[0].known == {"coin": 2, "talisman": 1}


def test_r31_maps_shown_and_taken_back_are_known_maps() -> None:
    """R31, R4: a map that was given for a moment is one of those the hand can have come by."""
    game = scene(["4 coin", "4 talisman"], dig="2 map", market="4 pot_shard, talisman")
    run(game, "dig map", "trade map for talisman")
    game.take_back()
    assert game.view(1).seats[0].known == {"map": 1}
    assert game.view(1).seats[0].most_maps == 1


def test_r62_a_sale_at_the_temple_is_taken_back_until_a_chamber_was_looked_into() -> None:
    """R62: the offered look, and one declined, go back with the sale; a look taken cannot be unseen."""
    game = scene(["4 coin", "4 talisman"], monument="temple")
    run(game, "dig map")
    for offered in (["sell 2 coin"], ["sell 2 coin", "no look"]):
        run(game, *offered)
        game.take_back()
        assert (game.phase, hand(game, 0)["coin"]) == ("act", 4)
    run(game, "sell 2 coin", "look 1")
    assert "looked" in not_taken_back(game, "take-back-looked")
    run(game, "sell 1 coin")
    game.take_back()
    not_taken_back(game, "take-back-looked")


def test_r40_nothing_from_before_an_exploration_is_taken_back() -> None:
    """R40: what was done before the chamber was opened stands; what is done after it can go back."""
    game = scene(["4 coin", "4 talisman"], dig="map, coin")
    run(game, "dig map", "sell 1 coin", "explore 0")
    assert "explored since" in not_taken_back(game, "take-back-explored")
    run(game, "trade coin for 2 pot_shard" if market(game).get("pot_shard", 0) >= 2 else "sell 1 coin")
    game.take_back()
    not_taken_back(game, "take-back-explored")


def test_r64_in_the_mine_there_is_no_way_back() -> None:
    """R64: cards lie open, though the exploration is no event yet."""
    game = scene(["4 coin", "4 talisman"], dig="map, coin", monument="mine")
    run(game, "dig map", "sell 1 coin", "explore 0", "bring pot_shard")
    assert game.phase == "mining"
    not_taken_back(game, "take-back-explored")


def test_r10_a_dig_is_not_taken_back() -> None:
    """R10: before the first trade or sale of a turn there is nothing to take back."""
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map")
    not_taken_back(game, "take-back-nothing")


def test_a_turn_that_has_ended_stands() -> None:
    game = scene(["4 coin", "4 talisman"], dig="map, coin")
    run(game, "dig map", "sell 1 coin", "end", "dig coin")
    assert "before you end it" in not_taken_back(game, "take-back-not-your-turn", by=0)
    not_taken_back(game, "take-back-nothing", by=1)


def test_somebody_else_takes_nothing_back() -> None:
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map", "sell 1 coin")
    not_taken_back(game, "take-back-not-your-turn", by=1)
    game.take_back(by=0)


def test_r74_the_sale_that_ends_the_game_stands() -> None:
    """R74: the game is over at once."""
    game = scene(["coin, 3 pot_shard", "4 talisman"])
    run(game, "dig map", "sell 1 coin", "sell 3 pot_shard", "sell 1 map", "end", "sell 4 talisman")
    assert game.is_over
    not_taken_back(game, "game-over")


def test_a_trade_in_the_making_is_finished_first() -> None:
    game = scene(["4 coin", "4 talisman"], market="4 pharaohs_mask, pot_shard")
    run(game, "dig map", "sell 1 coin")
    game.step(next(step for step in game.legal_steps if TAKE <= step < GIVE))
    assert game.phase == "taking"
    not_taken_back(game, "take-back-half-made")


def test_r33_a_trade_taken_back_does_not_count() -> None:
    """R33, R34: small steps may trade again, and the turn's trades are as many as stand."""
    game = scene(["4 coin", "4 talisman"], market="4 pharaohs_mask, pot_shard")
    run(game, "dig map")
    steps = game.legal_steps
    run(game, "trade 2 coin for pharaohs_mask")
    assert game.legal_steps != steps
    game.take_back()
    assert game.legal_steps == steps


def test_r71_a_sale_that_was_due_is_due_again_when_it_is_taken_back() -> None:
    """R71: whoever must sell cannot end the turn before a sale that stands."""
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map", "end", "end", "end")
    assert game.view(1).must_sell
    run(game, "sell 1 talisman")
    game.take_back()
    refused(game, "end", "must-sell")
    run(game, "sell 1 talisman", "end")


def test_r73_a_sale_that_was_taken_back_leaves_the_turn_idle() -> None:
    """R73: the count starts anew only with a sale that stands."""
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map", "trade coin for pot_shard", "end", "trade talisman for pot_shard", "end")
    assert game.view(0).idle_turns == 1
    run(game, "sell 1 coin")
    game.take_back()
    run(game, "trade coin for pot_shard", "end")
    assert game.view(0).idle_turns == 2


def test_r70_a_turn_in_which_everything_was_taken_back_is_a_pass() -> None:
    """R70: nothing was done in it."""
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map", "end", "sell 1 talisman")
    game.take_back()
    run(game, "end")
    assert game.view(0).passes == 1


def test_ten_times_a_turn_is_the_most() -> None:
    game = scene(["4 coin", "4 talisman"], dig="2 map")
    run(game, "dig map")
    for left in reversed(range(TAKEN_BACK_A_TURN)):
        run(game, "sell 1 coin")
        game.take_back()
        assert game.take_backs_left == left
    run(game, "sell 1 coin")
    assert "10 times" in not_taken_back(game, "take-back-often")
    run(game, "end", "dig map")
    assert game.take_backs_left == TAKEN_BACK_A_TURN


def test_r12_a_thief_who_robs_a_hand_that_was_shown_leaves_only_what_must_be_there() -> None:
    """R12: of two coins known in a hand of five, one may be gone."""
    game = scene(["4 coin", "4 talisman", "4 broken_cup"], dig="map, thief, coin")
    run(game, "dig map", "sell 2 coin")
    game.take_back()
    run(game, "end", "dig thief", "steal 0", "rob coin")
    assert game.view(2).seats[0].known == {"coin": 1}


def test_with_maps_in_hand_an_exploration_is_still_open_after_taking_back() -> None:
    game = scene(["4 coin", "4 talisman"], dig="3 map, 3 pot_shard")
    with_maps(game, 2)
    run(game, "sell 1 map")
    game.take_back()
    run(game, "explore 1")
    assert game.view(0).maps_spent == 2


def test_r40_who_explored_before_a_sale_that_is_taken_back_has_explored() -> None:
    """R40: once a turn, whatever is sold and taken back after it."""
    game = scene(["4 coin", "4 coin"], dig="6 map, 6 pot_shard")
    with_maps(game, 3)
    run(game, "explore 0", "sell coin")
    game.take_back()
    refused(game, "explore 1", "explored-already")
