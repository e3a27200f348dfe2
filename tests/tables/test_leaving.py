"""Leaving and resigning: a bot plays the seat on, the record says so, and with no person left the game ends."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from digsite.game import EndTurn
from digsite.records import read_record, verify
from digsite.tables.host.host import Host
from digsite.tables.host.lines import GRACE
from digsite.tables.wire import messages as m
from tables.hand_clock import HandClock
from tables.visitors import Visitor, dealt, everything_told, go_along, hosting, live, long_gone, plan, play_on, seated


async def header(host: Host, table: str) -> dict[str, Any]:
    """A record's header, read as a stranger would; the record holds."""
    lines = (await host.record(table)).splitlines(keepends=True)
    verify(read_record(lines))
    found: dict[str, Any] = json.loads(lines[0])
    return {**found, "events": [json.loads(line)["do"] for line in lines[1:]]}


@live
async def test_whoever_resigns_is_played_on_for_to_the_end(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await dealt(host, plan("open", "open", bot="professor"))
        await play_on([ann, ben], random.Random(1), moves=9)
        events = (await Visitor(host, ann.table, 0).state()).lines[-1].number + 1
        await ben.done(m.Leave, "resigned")
        await ben.done(m.Leave, "resigned")  # said twice, done once
        seat = (await ann.look()).seats[1]
        assert (seat.stood_in, seat.level, seat.left) == (True, "professor", "resigned")
        await ben.refused("resigned", m.TakeBack)
        await ben.refused("resigned", m.Leave, "left")
        await ben.refused("you-left", m.StandIn, 0, "novice")
        await play_on([ann], random.Random(2))
        found = await header(host, ann.table)
        assert found["left"] == [{"seat": 1, "event": events, "why": "resigned"}]
        assert found["bots"] == [None, "professor"]
        assert found["events"][-1] == "over"


@live
async def test_whoever_left_may_come_back_and_then_nobody_left(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await dealt(host, plan("open", "open"))
        await ben.done(m.Leave, "left")
        assert (await ann.look()).seats[1].left == "left"
        await ben.refused("stood-in", m.Play, (await ben.state()).number, EndTurn())
        await play_on([ann], random.Random(1), moves=3)
        await ben.done(m.TakeBack)
        assert (await ann.look()).seats[1].left is None
        await play_on([ann, ben], random.Random(2))
        assert "left" not in await header(host, ann.table)


@live
async def test_whoever_left_and_then_resigns_left_where_they_left(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await dealt(host, plan("open", "open"))
        await ben.done(m.Leave, "left")
        events = (await Visitor(host, ann.table, 0).state()).lines[-1].number + 1
        await play_on([ann], random.Random(1), moves=4)
        await ben.done(m.Leave, "resigned")
        await play_on([ann], random.Random(2))
        assert (await header(host, ann.table))["left"] == [{"seat": 1, "event": events, "why": "resigned"}]


@live
async def test_with_no_person_left_the_game_ends_unfinished_and_no_bot_plays_on(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await dealt(host, plan("open", "open", "novice"))
        await play_on([ann, ben], random.Random(1), moves=5)
        await ann.done(m.Leave, "left")
        assert (await ben.look()).stage == "playing"
        await play_on([ben], random.Random(2), moves=2)
        await ben.done(m.Leave, "resigned")
        now, state = await ben.look(), await ben.state()
        assert (now.stage, state.ask, str(state.now)) == (
            "unfinished",
            None,
            "Everybody left: the game ends unfinished.",
        )
        assert now.fair.seed is not None
        assert host.memory.slots[ann.table].bots is None
        for person in (ann, ben):
            number = (await person.state()).number
            await person.refused("game-over", m.Play, number, EndTurn())
        await ann.refused("game-over", m.TakeBack)
        await ann.refused("game-over", m.Leave, "resigned")
        await ann.refused("game-over", m.StandIn, 1, "novice")
        found = await header(host, ann.table)
        assert "over" not in found["events"]
        assert [(left["seat"], left["why"]) for left in found["left"]] == [(0, "left"), (1, "resigned")]
        assert found["left"][1]["event"] == len(found["events"])
        for person in (ann, ben):
            host.left(person.table, person.seat)
        told = await everything_told(host, ann.table)
    async with hosting(tmp_path) as host:
        assert await everything_told(host, ann.table) == told


@live
async def test_a_rematch_of_an_unfinished_game_is_for_those_who_want_it(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await dealt(host, plan("open", "open"))
        await ann.done(m.Leave, "left")
        await ben.done(m.Leave, "left")
        long_gone(host, ben)
        await ann.done(m.Rematch)
        (again,) = await go_along([ann])
        assert [seat.stood_in for seat in (await again.look()).seats] == [False, True]
        await again.done(m.Ready, "01" * 32)
        assert (await again.look()).stage == "playing"


@live
async def test_before_the_deal_and_after_the_end_there_is_no_game_to_leave(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        (ann,) = await seated(host, plan("open", "novice"))
        await ann.refused("not-dealt", m.Leave, "left")
        await ann.done(m.Start)
        await play_on([ann], random.Random(1))
        await ann.refused("game-over", m.Leave, "resigned")


@live
async def test_nobody_is_replaced_within_thirty_seconds_after_their_line_dropped(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        ann, ben = await dealt(host, plan("open", "open"))
        host.arrived(ben.table, 1)
        host.left(ben.table, 1)
        assert host.times_now(ann.table).away == ()  # type: ignore[union-attr]  # one line is still there
        host.left(ben.table, 1)
        clock.advance(4)
        told = await ann.refused("just-gone", m.StandIn, 1, "novice")
        assert told == "Ben has only just left. A bot may play after 30 more seconds."
        clock.advance(GRACE - 1_004)
        assert host.times_now(ann.table).away == (m.Absence(1, 1_000),)  # type: ignore[union-attr]
        assert "after 1 more second." in await ann.refused("just-gone", m.StandIn, 1, "novice")
        host.arrived(ben.table, 1)
        host.left(ben.table, 1)  # back for a moment: the time begins anew
        clock.advance(GRACE - 1)
        await ann.refused("just-gone", m.StandIn, 1, "novice")
        clock.advance(1)
        await ann.done(m.StandIn, 1, "novice")
        assert host.times_now(ann.table).away == ()  # type: ignore[union-attr]


@live
async def test_after_a_restart_everybody_has_the_whole_grace_to_come_back(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        ann, _ = await dealt(host, plan("open", "open"))
    clock.advance(10 * GRACE)
    async with hosting(tmp_path, clock=clock) as host:
        ann.host = host
        host.arrived(ann.table, 0)
        await ann.refused("just-gone", m.StandIn, 1, "novice")
        clock.advance(GRACE)
        await ann.done(m.StandIn, 1, "novice")
