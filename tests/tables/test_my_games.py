"""What a browser is told of tables it is not at: whose turn it is, and how a game came out."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from digsite.tables.errors import TableError
from digsite.tables.host.host import Host
from digsite.tables.wire import messages as m
from digsite.tables.wire.my_games import TableTurn
from tables.hand_clock import HandClock
from tables.visitors import dealt, hosting, live, plan, play_on

DAY = 86_400_000


async def only_turn(host: Host, table: str) -> TableTurn:
    (turn,) = (await host.turns([table])).tables
    return turn


@live
async def test_whose_turn_it_is_and_since_when_as_everybody_sees_it(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        made = await host.open(plan("open", "open", clock=m.ClockRule("days", 3)))
        waiting = await only_turn(host, made.table)
        assert (waiting.stage, waiting.decides, waiting.monument) == ("open", None, "random")
        people = await dealt(host, plan("open", "open", clock=m.ClockRule("days", 3)))
        table = people[0].table
        turn = await only_turn(host, table)
        asked = [person.seat for person in people if (await person.state()).ask is not None]
        assert [turn.decides] == asked
        assert (turn.stage, turn.number, turn.left) == ("playing", 0, 3 * DAY)
        assert turn.waits < 60_000
        clock.advance(DAY)
        assert (await only_turn(host, table)).left == 2 * DAY
        await people[asked[0] or 0].move(random.Random(1))
        assert (await only_turn(host, table)).number == 1


@live
async def test_tables_that_are_not_there_are_named(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open"))
        table = people[0].table
        turns = await host.turns(["23456789abcd", table, "no table"])
        assert [one.table for one in turns.tables] == [table]
        assert (turns.unknown, turns.unread) == (("23456789abcd", "no table"), ())


@live
async def test_a_result_is_told_when_the_game_is_over_and_it_is_what_players_were_told(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open", "novice"))
        table = people[0].table
        with pytest.raises(TableError, match="when it is over") as caught:
            await host.result(table)
        assert caught.value.code == "not-over-yet"
        await play_on(people, random.Random(3))
        state, result = await people[0].state(), await host.result(table)
        ending = state.ending
        assert ending is not None
        assert tuple(one.seat.seat for one in result.seats if one.won) == ending.winners
        assert tuple(one.sold for one in result.seats) == ending.sold
        assert tuple(one.lost for one in result.seats) == ending.lost
        assert [one.money for one in result.seats] == [seat.money for seat in state.view.seats]
        for one, seat in zip(result.seats, state.view.seats, strict=True):
            assert [best.money for best in one.best] == sorted((s.money for s in seat.museum), reverse=True)[:3]
        assert [result.seats[seat].place for seat in ending.standings] == sorted(one.place or 0 for one in result.seats)
        assert result.ended < 60_000
        assert result.lasted < 120_000
        over = await only_turn(host, table)
        assert (over.stage, over.decides) == ("over", None)
    async with hosting(tmp_path) as host:  # a day later it is the same game
        again = await host.result(table)
        assert again.seats == result.seats
        assert abs(again.lasted - result.lasted) < 5_000


@live
async def test_a_game_that_everybody_left_has_no_places(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "novice"))
        table = people[0].table
        await people[0].done(m.Leave, "resigned")
        result = await host.result(table)
        assert result.stage == "unfinished"
        assert [(one.place, one.won) for one in result.seats] == [(None, False)] * 2
        assert result.seats[0].seat.left == "resigned"
