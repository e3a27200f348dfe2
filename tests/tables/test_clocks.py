"""Clocks: seconds a move, minutes a game, days a move; they ring once, and what is used is in the log."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from digsite.records import read_record, verify
from digsite.tables.errors import NotStored
from digsite.tables.host.host import Host
from digsite.tables.wire import messages as m
from tables.hand_clock import HandClock
from tables.visitors import Visitor, dealt, hosting, live, long_gone, plan, play_on, seated, until

SECOND, MINUTE, DAY = 1_000, 60_000, 86_400_000
#: Ann begins, and nothing is hurried along by bots.
TWO = ("open", "open")


def log_of(folder: Path, table: str) -> list[dict[str, Any]]:
    """The log of a table, read as a stranger would."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        rows = connection.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    return [json.loads(entry) for (entry,) in rows]


def rings_stored(folder: Path) -> list[int]:
    """When the tables of a database want to be rung for."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        return [at for (at,) in connection.execute("SELECT at FROM rings")]


async def settled(host: Host) -> None:
    """Wait until everything that a ring set going is done."""
    await host.under_way.all_done()


def left(host: Host, table: str) -> dict[int, tuple[int, bool]]:
    """What everybody is told of the clocks."""
    told = host.times_now(table)
    assert told is not None
    return {time.seat: (time.left, time.runs) for time in told.clocks}


async def decider(people: Sequence[Visitor]) -> Visitor:
    state = await people[0].state()
    return next(person for person in people if person.seat == state.view.player)


@live
async def test_without_a_clock_nobody_is_hurried_and_the_log_tells_no_times(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        people = await dealt(host, plan(*TWO))
        clock.advance(400 * DAY)
        await settled(host)
        assert ((await people[0].state()).number, clock.rang, left(host, people[0].table)) == (0, 0, {})
        await play_on(people, random.Random(1), moves=2)
    assert not any("at" in entry for entry in log_of(tmp_path, people[0].table))


@live
async def test_seconds_a_move_a_bot_decides_once_and_the_log_says_so(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        people = await dealt(host, plan(*TWO, clock=m.ClockRule("move", 30), bot="novice"))
        slow, table = await decider(people), people[0].table
        other = 1 - (slow.seat or 0)
        clock.advance(29_999)
        await settled(host)
        assert (await people[0].state()).number == 0
        assert left(host, table) == {slow.seat: (1, True), other: (30 * SECOND, False)}
        clock.advance(1)
        await settled(host)
        assert (await people[0].state()).number == 1
        assert not (await people[0].look()).seats[slow.seat or 0].stood_in
        late = await slow.say(m.Play, 0, await slow.choose(await slow.state(), random.Random(1)))
        assert isinstance(late, m.Refused)
        assert late.code == "late"
        assert left(host, table)[(await decider(people)).seat or 0] == (30 * SECOND, True)
        await play_on(people, random.Random(1), moves=1)
    moved = [entry for entry in log_of(tmp_path, table) if entry["entry"] == "moved"]
    assert [entry.get("by_clock", False) for entry in moved] == [True, False]
    assert (moved[0]["by"], moved[0]["at"]) == (slow.seat, clock.now())


@live
async def test_a_clock_rings_exactly_once_for_each_decision(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        people = await dealt(host, plan(*TWO, clock=m.ClockRule("move", 30)))
        for number in range(1, 15):
            clock.advance(30 * SECOND)
            await settled(host)
            for _ in range(3):  # whoever rings again finds that nothing is due
                host._rings(people[0].table)
            await settled(host)
            assert (await people[0].state()).number == number
            assert clock.waiting == 1


@live
async def test_who_rings_too_early_changes_nothing(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        people = await dealt(host, plan(*TWO, clock=m.ClockRule("move", 30, "on")))
        clock.advance(29_999)
        host._rings(people[0].table)
        await settled(host)
        assert not any(seat.stood_in for seat in (await people[0].look()).seats)
        assert clock.waiting == 1


@live
async def test_whoever_moves_while_the_bot_still_thinks_has_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        people = await dealt(host, plan(*TWO, clock=m.ClockRule("move", 30)))
        slow, choose = await decider(people), host.thinkers.choose

        async def think(*asked: Any) -> Any:
            chosen = await choose(*asked)
            await slow.move(random.Random(1))
            return chosen

        monkeypatch.setattr(host.thinkers, "choose", think)
        clock.advance(30 * SECOND)
        await settled(host)
        assert (await slow.state()).number == 1
    assert not any(entry.get("by_clock") for entry in log_of(tmp_path, slow.table))


@live
async def test_the_seat_is_played_on_until_it_is_taken_back(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        people = await dealt(host, plan(*TWO, clock=m.ClockRule("move", 10, "on"), bot="professor"))
        slow = await decider(people)
        clock.advance(10 * SECOND)
        await settled(host)
        seat = (await slow.look()).seats[slow.seat or 0]
        assert (seat.stood_in, seat.level, seat.left) == (True, "professor", None)
        quick = next(person for person in people if person is not slow)
        await until(lambda: host.memory.slots[slow.table].table.person_to_decide == quick.seat)  # type: ignore[union-attr]
        assert left(host, slow.table) == {quick.seat: (10 * SECOND, True)}
        await slow.done(m.TakeBack)
        await play_on(people, random.Random(3))
        record = read_record((await host.record(slow.table)).splitlines(keepends=True))
        assert record.header.left == ()
        verify(record)


@live
async def test_handing_over_and_taking_back_gives_nobody_more_time(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        people = await dealt(host, plan(*TWO, clock=m.ClockRule("move", 30), pace="calm"))
        slow = await decider(people)
        clock.advance(20 * SECOND)
        await slow.done(m.Leave, "left")
        clock.advance(5 * SECOND)  # a bot's time is nobody's
        await slow.done(m.TakeBack)
        assert left(host, slow.table)[slow.seat or 0] == (10 * SECOND, True)


@live
async def test_minutes_a_game_are_counted_together_and_then_there_are_ten_seconds_a_move(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        people = await dealt(host, plan(*TWO, clock=m.ClockRule("game", 1)))
        table, first = people[0].table, await decider(people)
        spent = 0
        while spent < 50 * SECOND:
            mover = await decider(people)
            if mover is first:
                assert left(host, table)[first.seat or 0] == (MINUTE - spent, True)
                clock.advance(25 * SECOND)
                spent += 25 * SECOND
            await mover.move(random.Random(1))
        while await decider(people) is not first:
            await (await decider(people)).move(random.Random(2))
        assert left(host, table)[first.seat or 0] == (10 * SECOND, True)
        for _ in range(2):
            number = (await first.state()).number
            clock.advance(10 * SECOND)
            await settled(host)
            assert (await first.state()).number == number + 1
            while await decider(people) is not first:
                await (await decider(people)).move(random.Random(4))
            assert left(host, table)[first.seat or 0] == (10 * SECOND, True)


@pytest.mark.parametrize("kind, counts", [("move", False), ("game", False), ("days", True)])
@live
async def test_time_while_the_server_is_down_counts_for_days_only(tmp_path: Path, kind: str, counts: bool) -> None:
    clock = HandClock()
    rule = m.ClockRule(kind, 10)  # type: ignore[arg-type]
    async with hosting(tmp_path, clock=clock) as host:
        people = await dealt(host, plan(*TWO, clock=rule))
        whole = left(host, people[0].table)[(await decider(people)).seat or 0][0]
    clock.advance(5 * MINUTE)
    async with hosting(tmp_path, clock=clock) as host:
        for person in people:
            person.host = host
            host.arrived(person.table, person.seat)
        mover = await decider(people)
        assert left(host, mover.table)[mover.seat or 0] == (whole - 5 * MINUTE if counts else whole, True)
        clock.advance(3 * SECOND)
        await mover.move(random.Random(1))
        table = host.memory.slots[mover.table].table
        assert table is not None
        assert table.clocks is not None
        assert table.clocks.used[mover.seat or 0] == 3 * SECOND + (5 * MINUTE if counts else 0)


@live
async def test_a_table_that_left_memory_rings_all_the_same(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        people = await dealt(host, plan(*TWO, clock=m.ClockRule("move", 600)))
        long_gone(host, *people)
        host.memory.slots.clear()
        host.timekeeper.evicted(people[0].table)
        clock.advance(570 * SECOND)
        await settled(host)
        assert (await people[0].state()).number == 1


@live
async def test_a_correspondence_game_goes_on_although_nobody_is_there_and_the_server_was_down(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        people = await seated(host, plan("open", "novice", "open", clock=m.ClockRule("days", 2), sand=(1,)))
        long_gone(host, *people)
        await people[0].done(m.Start)  # a bot begins
        await until(lambda: host.memory.slots[people[0].table].table.person_to_decide is not None)  # type: ignore[union-attr]
        number = (await people[0].state()).number
    (due,) = rings_stored(tmp_path)
    assert due > clock.now()
    clock.advance(3 * DAY)
    async with hosting(tmp_path, clock=clock) as host:
        assert not host.memory.slots  # nothing is loaded but what is due
        clock.advance(0)
        await settled(host)
        for person in people:
            person.host = host
        assert (await people[0].state()).number > number
        await until(lambda: host.memory.slots[people[0].table].table.person_to_decide is not None)  # type: ignore[union-attr]
        assert left(host, people[0].table)[(await decider(people)).seat or 0][1]
        for person in people:
            host.arrived(person.table, person.seat)
        await play_on(people, random.Random(1))
    assert rings_stored(tmp_path) == []


@live
async def test_what_rings_and_cannot_be_stored_rings_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        people = await dealt(host, plan(*TWO, clock=m.ClockRule("move", 30)))
        add = host.stored.storage.add

        def full(_additions: object) -> list[bool]:
            raise NotStored("the disk is full")

        monkeypatch.setattr(host.stored.storage, "add", full)
        clock.advance(30 * SECOND)
        await settled(host)
        assert (await people[0].state()).number == 0
        monkeypatch.setattr(host.stored.storage, "add", add)
        clock.advance(2 * SECOND)
        await settled(host)
        assert (await people[0].state()).number == 1


@live
async def test_a_rematch_has_the_same_clock(tmp_path: Path) -> None:
    clock = HandClock()
    rule = m.ClockRule("game", 5, "on")
    async with hosting(tmp_path, clock=clock) as host:
        people = await dealt(host, plan(*TWO, clock=rule))
        await play_on(people, random.Random(1))
        assert left(host, people[0].table) == {}
        assert clock.waiting == 0
        await people[0].done(m.Rematch)
        again = (await people[0].look()).rematch
        assert again is not None
        assert (await Visitor(host, again, None).look()).clock == rule
