"""Turns and moments: what one looks for in a game that was played."""

from __future__ import annotations

import pytest

from digsite.game.events import Dealt, Dug, Ended, Explored, Over, Sold, Stolen
from digsite.records import read_record
from digsite.telling.marks import BIG_SALE, Mark, Turn, marks_of, turn_at, turns_of
from golden_games import golden_kinds, path_of
from kinds import Kind

LOG = (
    Dealt(hands=(), market=(), chambers=()),
    Dug(by=1, card="thief"),
    Stolen(by=1, victim=0, card="coin"),
    Sold(by=1, card="coin", count=1, money=BIG_SALE - 1),
    Ended(by=1),
    Dug(by=0, card="sandstorm"),
    Explored(by=0, chamber=0, maps=1, got=("coin",)),
    Sold(by=0, card="coin", count=5, money=BIG_SALE),
    Over(money=(10, 9), sold=(5, 1), winners=(0,)),
)


def test_a_turn_begins_after_the_end_of_the_one_before() -> None:
    assert turns_of(LOG) == (Turn(1, 1, 1), Turn(2, 5, 0))
    assert [turn_at(turns_of(LOG), event) for event in range(len(LOG))] == [0, 1, 1, 1, 1, 2, 2, 2, 2]


def test_thieves_storms_explorations_and_big_sales_are_moments() -> None:
    assert marks_of(LOG) == (
        Mark(1, 1, "thief", 1),
        Mark(5, 2, "storm", 0),
        Mark(6, 2, "exploration", 0),
        Mark(7, 2, "sale", 0),
    )


@pytest.mark.parametrize("kind", golden_kinds()[::5], ids=lambda kind: kind.label)
def test_every_turn_of_a_whole_game_is_closed_by_its_player(kind: Kind) -> None:
    log = read_record(path_of(kind).read_bytes().splitlines(keepends=True)).events
    turns = turns_of(log)
    ended = [event.by for event in log if isinstance(event, Ended)]
    assert [turn.by for turn in turns][: len(ended)] == ended
    assert len(turns) - len(ended) in (0, 1)
