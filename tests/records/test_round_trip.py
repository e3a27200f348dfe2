"""Records: what is written is read back to the same bytes, replays to the same game, and the referee agrees."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite.arena import Simulation
from digsite.game import Game
from digsite.records import RecordError, check_lines, read_record, read_records, record_lines, replay
from examples import examples
from kinds import KINDS, Kind, choices, kinds, seeds
from referee import check_lines as referee_check

pytestmark = pytest.mark.kernel


def finished(kind: Kind, seed: int, choice: random.Random) -> Game:
    game = kind.game(seed)
    while not game.is_over:
        game.step(choice.choice(game.legal_steps))
    return game


@given(kinds, seeds, choices)
def test_a_record_replays_to_the_same_bytes(kind: Kind, seed: int, choice: random.Random) -> None:
    game = finished(kind, seed, choice)
    lines = record_lines(game, {"date": "2026-11-15", "weather": [1.5, None, {"wind": "é"}]})
    record = read_record(lines)
    again = replay(record)
    assert record_lines(again, record.header.extras) == lines
    assert again.outcome == game.outcome
    assert again.position.row("money") == game.position.row("money")


@given(kinds, seeds, choices)
def test_a_game_in_progress_has_a_record_too(kind: Kind, seed: int, choice: random.Random) -> None:
    game = finished(kind, seed, choice)
    lines = record_lines(game)
    for length in choice.sample(range(2, len(lines) - 1), 5):
        part = lines[:length]
        again = replay(read_record(part))
        assert record_lines(again) == part
        assert not again.is_over or length == len(lines)


@examples(30)
@given(st.integers(0, 2**32), st.sampled_from(KINDS), st.sampled_from([("random",), ("greedy", "random")]))
def test_an_independent_referee_agrees(seed: int, kind: Kind, bots: tuple[str, ...]) -> None:
    simulation = Simulation(kind.players, kind.edition, kind.monument, kind.variants, bots, seed, records=True)
    for _, record in simulation.run(4):
        lines = record.splitlines(keepends=True)
        assert referee_check(lines, printed=True) == []
        assert [verdict.error for verdict in check_lines(lines)] == [None]


def test_a_file_holds_many_records_and_one_bad_one_does_not_spoil_the_others() -> None:
    simulation = Simulation(players=2, bots=("random",), seed=4, records=True)
    records = [record.splitlines(keepends=True) for _, record in simulation.run(3)]
    records[1][5] = b'{"do":"dance","by":0}\n'
    verdicts = list(check_lines([line for record in records for line in record]))
    assert [verdict.error is None for verdict in verdicts] == [True, False, True]
    assert verdicts[1].error is not None
    assert verdicts[1].error.line == len(records[0]) + 6
    assert verdicts[2].line == len(records[0]) + len(records[1]) + 1


def test_chance_and_decisions_are_all_in_the_record_so_no_seed_is_needed() -> None:
    game = finished(KINDS[-1], 11, random.Random(2))
    assert b"seed" not in b"".join(record_lines(game))
    assert replay(read_record(record_lines(game))).outcome == game.outcome


def test_an_edition_of_ones_own_makes_whole_records() -> None:
    from digsite.editions import Setup

    setup = Setup.from_parts(
        edition="my-own",
        rules="new-expedition",
        players=2,
        monument="mine",
        variants=["fierce_weather"],
        treasures=[("amber", 30, 2, [2, 5, 9]), ("bead", 20, 1, [1, 3]), ("map", 4, 3, [3]), ("idol", 9, 5, [7])],
        thieves=3,
        sandstorms=2,
    )
    from digsite.dealers import FastDealer

    game = Game.of(setup, ("Ann", "Ben"), dealer=FastDealer(5))
    choice = random.Random(1)
    while not game.is_over:
        game.step(choice.choice(game.legal_steps))
    lines = record_lines(game)
    assert referee_check(lines) == []
    assert record_lines(replay(read_record(lines))) == lines
    assert replay(read_record(lines)).setup == setup


def test_reading_nothing_gives_nothing() -> None:
    assert list(read_records([])) == []
    with pytest.raises(RecordError):
        read_record([])
