"""``Game.take_back`` beside ``undo``, ``go_back``, copies, pickles and records."""

from __future__ import annotations

import pickle
import random

import pytest
from hypothesis import given

from digsite import Game, read_record, record_lines, replay
from digsite.game.events import Dug
from digsite.telling import lines, story_length
from examples import examples
from kernel.test_taking_back import played_with_taking_back
from kinds import Kind, choices, kinds, seeds
from scenes import run, scene

pytestmark = pytest.mark.kernel


def a_turn() -> Game:
    game = scene(["4 coin", "4 talisman"], market="4 pharaohs_mask, pot_shard")
    run(game, "dig map", "sell 1 coin", "trade 2 coin for pharaohs_mask")
    return game


def test_undo_forgets_what_others_saw_and_taking_back_does_not() -> None:
    undone, taken_back = a_turn(), a_turn()
    undone.undo()
    taken_back.take_back()
    assert list(undone.log) == list(taken_back.log)
    assert undone.view(1).seats[0].known == {}
    assert taken_back.view(1).seats[0].known == {"coin": 2}
    assert undone.view(0).hand == taken_back.view(0).hand
    assert undone != taken_back


def test_undo_after_taking_back_goes_on_with_the_move_before() -> None:
    game = a_turn()
    game.take_back()
    game.undo()
    assert game.log[-1] == Dug(0, "map")
    assert game.view(1).seats[0].known == {}
    assert game.view(1).withdrawn == ()


def test_undo_after_taking_back_leaves_a_look_declined_before_it() -> None:
    game = scene(["4 coin", "4 talisman"], monument="temple")
    run(game, "dig map", "sell 1 coin", "no look", "sell 2 coin", "no look")
    game.take_back()
    assert game.phase == "act"
    game.undo()
    assert game.phase == "looking"


def test_undoing_an_end_of_turn_opens_what_could_be_taken_back() -> None:
    game = a_turn()
    run(game, "end")
    game.undo()
    assert game.why_not_take_back() is None
    game.take_back()
    assert game.take_backs_left == 9


def test_what_was_known_at_a_length_of_the_log_is_what_is_known_since_it_was_taken_back() -> None:
    game = a_turn()
    game.take_back()
    assert game.view_at(len(game.log), 1) == game.view(1)
    assert game.view_at(len(game.log) - 1, 1).withdrawn == ()
    game.go_back(len(game.log))
    assert game.view(1).seats[0].known == {"coin": 2}


def test_twins_and_pickles_take_back_alike() -> None:
    game = a_turn()
    game.take_back()
    others = (game.copy(), pickle.loads(pickle.dumps(game)))
    game.take_back()
    for other in others:
        assert other != game
        other.take_back()
        assert other == game
        assert other.view(1) == game.view(1)


def test_a_game_that_has_forgotten_its_past_takes_back_all_the_same() -> None:
    game = a_turn()
    game.forget_past()
    game.take_back()
    assert game.view(1).seats[0].known == {"coin": 2}


@examples(25)
@given(kinds, seeds, choices)
def test_the_record_holds_what_stands_and_replays_to_the_same_outcome(
    kind: Kind, seed: int, choice: random.Random
) -> None:
    game = played_with_taking_back(kind, seed, choice)
    again = replay(read_record(record_lines(game)))
    assert list(again.log) == list(game.log)
    assert again.outcome == game.outcome


@examples(25)
@given(kinds, seeds, choices)
def test_the_story_only_grows(kind: Kind, seed: int, choice: random.Random) -> None:
    """Whatever is taken back: every viewer's earlier lines stay, and each new one has the next number."""
    game = kind.game(seed)
    told = {viewer: list(lines(game.view(viewer), game.setup)) for viewer in (0, None)}
    for _ in range(choice.randrange(150)):
        if game.is_over:
            break
        if game.why_not_take_back() is None and choice.random() < 0.4:
            game.take_back()
        else:
            game.step(choice.choice(game.legal_steps))
        for viewer, before in told.items():
            view = game.view(viewer)
            now = list(lines(view, game.setup))
            assert [line.number for line in now] == list(range(story_length(view))) == list(range(game.story_length))
            assert [line.event for line in now[: len(before)]] == [line.event for line in before]
            assert now[len(before) :] == list(lines(view, game.setup, len(before)))
            told[viewer] = now
