"""The search at the table: legal, repeatable, blind to what is hidden, and to be interrupted at any time."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given

from digsite.bots import Bot, find_bot
from digsite.bots.search import Search, SearchBot
from digsite.game import Game, Move, Steal
from digsite.rules import actions
from examples import examples
from kinds import PLAIN, Kind, choices, kinds, seeds
from scenes import run, scene

pytestmark = pytest.mark.kernel


def middle_of_a_game(kind: Kind, seed: int, choice: random.Random) -> Game:
    """A game some steps on, where there is something to choose."""
    game = kind.game(seed)
    for _ in range(choice.randrange(120)):
        game.step(choice.choice(game.legal_steps))
        if game.is_over:
            return middle_of_a_game(kind, seed + 1, choice)
    while len(game.legal_steps) < 2:
        game.step(game.legal_steps[0])
        if game.is_over:
            return middle_of_a_game(kind, seed + 1, choice)
    return game


@pytest.mark.parametrize("kind", PLAIN, ids=lambda kind: kind.label)
def test_every_move_is_legal_in_games_of_every_kind(kind: Kind) -> None:
    game = kind.game(seed=11)
    bot = SearchBot(seed=1, iterations=12)
    while not game.is_over:
        game.play(bot.choose(game.view(game.player), game.legal_moves, 1.0))  # refuses what is not legal
    assert game.outcome is not None


@given(kinds, seeds, choices)
@examples(40)
def test_only_legal_steps_are_tried_at_the_root(kind: Kind, seed: int, choice: random.Random) -> None:
    game = middle_of_a_game(kind, seed, choice)
    search = Search(game.legal_moves.seen, seed=1)
    search.run(200)
    result = search.result()
    assert {tried.step for tried in result.steps} <= set(game.legal_steps)
    assert sum(tried.visits for tried in result.steps) == result.iterations == 200
    assert all(0.0 <= tried.value <= 1.0 for tried in result.steps)


@given(kinds, seeds, choices)
@examples(40)
def test_what_is_hidden_makes_no_difference(kind: Kind, seed: int, choice: random.Random) -> None:
    game = middle_of_a_game(kind, seed, choice)
    found = []
    for world in (game, game.resampled(game.player, seed=5), game.resampled(game.player, seed=6)):
        search = Search(world.legal_moves.seen, seed=3)
        search.run(150)
        found.append(search.result())
    assert found[0] == found[1] == found[2]


@given(kinds, seeds, choices)
@examples(20)
def test_the_same_seed_makes_the_same_choice(kind: Kind, seed: int, choice: random.Random) -> None:
    game = middle_of_a_game(kind, seed, choice)
    while not game.legal_moves or len(game.legal_steps) < 2:  # in the middle of a trade
        game = middle_of_a_game(kind, seed, choice)
    moves = [
        SearchBot(seed=9, iterations=100).choose(world.view(world.player), world.legal_moves, 1.0)
        for world in (game, game, game.resampled(game.player, seed=4))
    ]
    assert moves[0] == moves[1] == moves[2]


def test_a_name_can_say_how_long_to_think() -> None:
    """So that the same search can meet itself with more and with less time."""
    game = Game(players=2, monument="mine", seed=4)

    def chosen(bot: Bot) -> Move:
        return bot.choose(game.view(game.player), game.legal_moves, 1.0)

    named = [chosen(find_bot(name, 9)) for name in ("search@1", "search@300")]
    assert named == [chosen(SearchBot(seed=9, iterations=iterations)) for iterations in (1, 300)]
    assert chosen(find_bot("search@0.001s", 9)) in game.legal_moves


@given(kinds, seeds, choices)
@examples(20)
def test_thinking_in_pieces_is_thinking_in_one_go(kind: Kind, seed: int, choice: random.Random) -> None:
    game = middle_of_a_game(kind, seed, choice)
    whole = Search(game.legal_moves.seen, seed=2)
    whole.run(400)
    pieces = Search(game.legal_moves.seen, seed=2)
    counts = []
    for iterations in (1, 9, 90, 300):
        pieces.run(iterations)
        counts.append(pieces.result().iterations)
    assert counts == [1, 10, 100, 400]
    assert pieces.result() == whole.result()


def test_a_step_of_a_longer_decision_keeps_what_was_found_out() -> None:
    game = next(g for g in (Game(players=2, monument="mine", seed=n) for n in range(50)) if _can_trade(g))
    search = Search(game.legal_moves.seen, seed=1)
    search.run(2000)
    take = next(tried for tried in search.result().steps if actions.TAKE <= tried.step < actions.GIVE)
    search.advance(take.step)
    assert search.result().iterations == take.visits
    search.run(100)
    assert search.result().iterations == take.visits + 100
    assert {tried.step for tried in search.result().steps} <= set(search.options)


def _can_trade(game: Game) -> bool:
    return any(actions.TAKE <= step < actions.GIVE for step in game.legal_steps)


def test_more_time_is_more_thought_and_no_time_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which an iteration takes a tenth of a millisecond, however busy the machine is."""
    done = [0]
    think = Search.run

    def thinking(search: Search, iterations: int) -> None:
        done[0] += iterations
        think(search, iterations)

    monkeypatch.setattr(Search, "run", thinking)
    monkeypatch.setattr("digsite.bots.search.thinking.perf_counter", lambda: done[0] / 10_000)
    game = Game(players=3, monument="great_pyramid", seed=5)
    thoughts = []
    for seconds in (0.0, 0.02, 0.2):
        search = Search(game.legal_moves.seen, seed=1)
        search.run_for(seconds, early=False)
        thoughts.append(search.result().iterations)
    assert thoughts[0] >= 1
    assert all(less < more for less, more in pairwise(thoughts))


def test_one_legal_step_takes_no_thought() -> None:
    """With two players a thief has no choice of victim (R12); whoever thought about it would never be done."""
    game = scene(["4 coin", "4 talisman"], dig="map, thief")
    run(game, "dig thief")
    move = SearchBot(seed=1, seconds=1e9).choose(game.view(0), game.legal_moves, 1e9)
    assert move == Steal(1)


@given(kinds, seeds, choices)
@examples(20)
def test_it_stops_early_only_when_nothing_can_change(kind: Kind, seed: int, choice: random.Random) -> None:
    game = middle_of_a_game(kind, seed, choice)
    patient = Search(game.legal_moves.seen, seed=2)
    patient.run(400)
    quick = Search(game.legal_moves.seen, seed=2)
    quick.run_up_to(400)
    assert 200 <= quick.result().iterations <= 400
    assert quick.result().best == patient.result().best
