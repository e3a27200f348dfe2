"""Records as data: decision by decision, from files, with errors raised."""

from __future__ import annotations

import pickle
import random
from pathlib import Path

import pytest
from hypothesis import given

from digsite.arena import Simulation, play_game
from digsite.errors import DigsiteError
from digsite.game import Game, IllegalMove, TurnUp
from digsite.records import RecordError, read_record, read_records, record_lines
from digsite.rules.phases import FIRST_DECISION
from examples import examples
from kinds import Kind, choices, kinds, seeds

pytestmark = pytest.mark.kernel


@examples(6)
@given(kinds, seeds)
def test_decisions_and_chance_are_those_of_the_game_step_by_step(kind: Kind, seed: int) -> None:
    bots = tuple(random.Random(seed).choices(["random", "greedy", "expert"], k=kind.players))
    simulation = Simulation(kind.players, kind.edition, kind.monument, kind.variants, bots, seed, records=True)
    result, lines = simulation.play(2)
    decisions = list(read_record(lines).decisions())
    assert len(decisions) == result.decisions
    assert [decision.number for decision in decisions] == list(range(len(decisions)))
    game = Game.of(read_record(lines).header.setup, read_record(lines).header.players)
    trail = iter(result.trail.tolist())
    for decision in decisions:
        for outcome in decision.chance:
            assert game.position.phase < FIRST_DECISION
            game.happen(outcome)
            next(trail)
        assert game.player == decision.seat
        assert len(game.log) == decision.events
        assert decision.view == game.view(decision.seat)
        assert decision.move in decision.legal
        assert decision.steps == tuple(next(trail) for _ in decision.steps or ())
        game.play(decision.move)


@examples(6)
@given(kinds, seeds, choices)
def test_every_move_can_be_gone_back_to_also_inside_an_exploration(
    kind: Kind, seed: int, choice: random.Random
) -> None:
    """By moves and by small steps alike: the same decision is asked again, and the same chance comes after it."""
    game = kind.game(seed)
    stood: list[bytes] = []
    for _ in range(60):
        if game.is_over:
            break
        if choice.random() < 0.5 and game.legal_moves:
            if not game.position.number("half_made"):
                stood.append(game.position.to_bytes())
            game.play(choice.choice(list(game.legal_moves.of(TurnUp)) or [next(iter(game.legal_moves))]))
            continue
        if not game.position.number("half_made"):
            stood.append(game.position.to_bytes())
        game.step(choice.choice(game.legal_steps))
    while game.position.number("half_made"):
        game.step(choice.choice(game.legal_steps))
    moves, end = game.moves, game.copy()
    assert len(moves) == len(stood)
    number = choice.randrange(len(moves))
    game.go_back_to_move(number)
    assert game.moves == moves[:number]
    assert game.position.to_bytes() == stood[number]
    for move in moves[number:]:
        game.play(move)
    assert game == end


def test_a_move_that_was_never_made_is_not_gone_back_to() -> None:
    game = Game(players=2, seed=3)
    with pytest.raises(IllegalMove, match="0 moves were made: go back to 0 to 0, not 1") as caught:
        game.go_back_to_move(1)
    assert caught.value.code == "no-such-move"
    game.forget_past()
    with pytest.raises(IllegalMove, match="does not remember"):
        len(game.moves)


def test_a_move_that_was_taken_back_is_none_of_the_games_moves() -> None:
    game = Game(players=["Ann", "Ben"], monument="great_pyramid", seed=7)
    game.play("sell 1 coin")
    game.take_back()
    assert not list(game.moves)
    game.play("end")
    assert [str(move) for move in game.moves] == ["end"]


def test_a_finished_game_is_a_small_pickle_and_remembers_all() -> None:
    game = Game(players=3, monument="tomb", seed=5)
    for _ in play_game(game, ["expert", "greedy", "random"]):
        pass
    game.view(0)
    kept = pickle.dumps(game)
    assert len(kept) < 30_000
    again = pickle.loads(kept)
    assert again == game
    assert again.moves == game.moves
    assert again.view(1) == game.view(1)
    for length in (0, 7, len(game.log) // 2):
        assert again.view_at(length, 1) == game.view_at(length, 1)
    again.go_back_to_move(10)
    game.go_back_to_move(10)
    assert again == game


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    with path.open("wb") as stream:
        for _, record in Simulation(players=2, bots=("greedy",), seed=1, records=True).run(3):
            stream.write(record)
    return path


def test_records_are_read_from_a_path_lines_or_bytes(file: Path) -> None:
    found = [record.events for record in read_records(file)]
    assert len(found) == 3
    assert [record.events for record in read_records(str(file))] == found
    assert [record.events for record in read_records(file.read_bytes())] == found
    with file.open("rb") as stream:
        assert [record.events for record in read_records(stream)] == found
    assert [record.game().is_over for record in read_records(file)] == [True] * 3


def test_a_bad_record_raises_unless_errors_are_wanted(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    lines[3] = b'{"do":"fly"}\n'
    with pytest.raises(RecordError, match="Line 4"):
        list(read_records(lines))
    found = list(read_records(lines, errors="yield"))
    assert [isinstance(one, RecordError) for one in found] == [True, False, False]


@pytest.mark.parametrize("read", [read_record, read_records])
@pytest.mark.parametrize(
    ("source", "code"),
    [("no/such/file", "no-such-file"), (3, "not-records"), (["text"], "not-records"), ("a\0b", "no-such-file")],
)
def test_what_holds_no_records_is_refused_with_a_sentence(read: object, source: object, code: str) -> None:
    with pytest.raises(DigsiteError) as caught:
        list(read(source))  # type: ignore[operator]
    assert caught.value.code == code
    assert str(caught.value).endswith(".")


def test_one_record_is_one(file: Path) -> None:
    with pytest.raises(RecordError, match="there is more than one"):
        read_record(file)
    assert read_record(record_lines(Game(players=2, seed=1))).events
