"""Copies of games, and games that went through a pickle: twins with the same past and the same luck to come."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import given

from digsite.dealers import Dealer, FairDealer, FastDealer
from digsite.game import Game
from digsite.records import record_lines
from digsite.rules import take_step
from digsite.rules.actions import END_TURN
from examples import examples
from kinds import Kind, choices, kinds, seeds

pytestmark = pytest.mark.kernel


T = TypeVar("T")


def pickled(value: T) -> T:
    found: T = pickle.loads(pickle.dumps(value))
    return found


WAYS: dict[str, Callable[[Game], Game]] = {
    "copy": Game.copy,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": pickled,
}


def play_on(game: Game, seed: int) -> None:
    choice = random.Random(seed)
    while not game.is_over:
        game.step(choice.choice(game.legal_steps))


@pytest.mark.parametrize("way", WAYS)
@examples(25)
@given(kinds, seeds, choices)
def test_a_twin_is_equal_goes_its_own_way_and_comes_to_the_same(
    way: str, kind: Kind, seed: int, choice: random.Random
) -> None:
    game = kind.game(seed)
    for _ in range(choice.randrange(80)):
        if not game.is_over:
            game.step(choice.choice(game.legal_steps))
    before = game.position.states.tobytes(), list(game.log)
    twin = WAYS[way](game)
    assert twin == game
    assert twin is not game
    play_on(twin, 5)
    assert (game.position.states.tobytes(), list(game.log)) == before
    play_on(game, 5)
    assert twin == game
    assert record_lines(twin) == record_lines(game)


@pytest.mark.parametrize("way", WAYS)
def test_a_twin_remembers_the_past_and_the_same_chance_comes_again(way: str) -> None:
    game = Game(players=2, monument="tomb", seed=7)
    start = len(game.log)
    game.play("end")
    twin = WAYS[way](game)
    twin.undo()
    assert len(twin.log) == start
    assert len(game.log) > start
    twin.play("end")
    assert twin == game
    twin.go_back(0)
    assert twin.log == game.log[: len(twin.log)]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("dealer", [FastDealer(3), FairDealer(bytes(32), [b"sand", b""])])
def test_a_twin_has_a_dealer_of_its_own(way: str, dealer: Dealer) -> None:
    game = Game(players=2, monument="mine", dealer=copy.copy(dealer))
    twin = WAYS[way](game)
    assert twin.dealer == game.dealer
    assert twin.dealer is not game.dealer
    play_on(twin, 1)
    assert twin.dealer != game.dealer
    play_on(game, 1)
    assert twin.dealer == game.dealer


@pytest.mark.parametrize("way", WAYS)
def test_a_game_without_a_dealer_and_one_that_forgot_its_past_have_twins_too(way: str) -> None:
    game = Game.of(Game(players=2, monument="mine", seed=1).setup, ("Ann", "Ben"))
    game.happen("coin")
    twin = WAYS[way](game)
    twin.happen("coin")
    assert sum(game.position.row("hand", 0)) == 1
    forgetful = Game(players=2, seed=1)
    forgetful.forget_past()
    assert WAYS[way](forgetful) == forgetful


@pytest.mark.parametrize("way", WAYS)
def test_what_is_under_way_goes_along(way: str) -> None:
    """In the middle of a storm's loss, card by card: the event tells the cards chosen before the copy too."""
    choice = random.Random(3)
    game = Game(players=2, monument="tomb", seed=3)
    while not (game.phase == "losing" and game._scribe.loose):
        steps = game.legal_steps
        game.step(END_TURN if END_TURN in steps else choice.choice(steps))  # hoarding makes the losses large
    twin = WAYS[way](game)
    assert twin == game
    play_on(twin, 1)
    play_on(game, 1)
    assert list(twin.log) == list(game.log)


@pytest.mark.parametrize("deal", [FastDealer(3), FairDealer(bytes(32), [b"sand"])])
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
def test_a_copied_dealer_deals_the_same_on_its_own(way: Callable[[Dealer], Dealer], deal: Dealer) -> None:
    dealer = copy.deepcopy(deal)
    dealer.draw([1, 2, 3])
    at = dealer.tell()
    twin = way(dealer)
    assert twin == dealer
    drawn = [twin.draw([5, 5, 5]) for _ in range(10)]
    assert dealer.tell() == at
    assert twin != dealer
    assert [dealer.draw([5, 5, 5]) for _ in range(10)] == drawn
    assert twin == dealer


def test_dealers_of_other_chance_are_not_equal() -> None:
    assert FastDealer(1) != FastDealer(2)
    assert FairDealer(bytes(32), []) != FairDealer(bytes(31) + b"1", [])
    assert FairDealer(bytes(32), []) != FastDealer(0)
    assert Game(players=2, monument="mine", seed=1) != Game(players=2, monument="mine", seed=2)
    assert Game(players=2, seed=1) != "a game"


def test_a_copied_dealer_shared_with_a_game_stays_shared() -> None:
    dealer = FastDealer(1)
    game, same = copy.deepcopy((Game(players=2, monument="mine", dealer=dealer), dealer))
    assert game.dealer is same


def test_positions_views_and_legal_moves_can_be_copied_and_pickled() -> None:
    game = Game(players=2, monument="mine", seed=1)
    for other in (copy.copy(game.position), copy.deepcopy(game.position), pickled(game.position)):
        assert other == game.position
        take_step(other.boxes, other.states, game.legal_steps[0])
        assert other != game.position
    view, legal = game.view(0), game.legal_moves
    for seen in (copy.copy(view), copy.deepcopy(view), pickled(view)):
        assert seen == view
    for moves in (copy.copy(legal), copy.deepcopy(legal), pickled(legal)):
        assert list(moves) == list(legal)


def test_what_came_out_of_a_pickle_needs_no_compiling_anew() -> None:
    game = Game(players=2, monument="mine", seed=1)
    play_on(game.copy(), 1)
    known = len(getattr(take_step, "signatures", ()))
    play_on(pickled(game), 1)
    assert len(getattr(take_step, "signatures", ())) == known
