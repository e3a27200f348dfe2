"""Nobody is dealt a game to which their random bytes were still to come."""

from __future__ import annotations

import random
from pathlib import Path

from digsite.records import read_record, verify
from digsite.tables.host.host import Host
from digsite.tables.wire import messages as m
from tables.visitors import ENTROPY, Visitor, dealt, go_along, hosting, live, long_gone, plan, play_on


async def rematch(host: Host, *seats: str) -> list[Visitor]:
    """Play a game to its end and open the rematch; everybody has come along."""
    people = await dealt(host, plan(*seats))
    await play_on(people, random.Random(1))
    await people[0].done(m.Rematch)
    return await go_along(people)


async def added(host: Host, people: list[Visitor]) -> tuple[bytes, ...]:
    """Play on to the end; give what each seat added to the deal."""
    await play_on(people, random.Random(2))
    record = read_record((await host.record(people[0].table)).splitlines(keepends=True))
    return verify(record, (await people[0].look()).fair.commitment).entropy


@live
async def test_a_rematch_waits_for_everybodys_bytes_and_names_who_is_awaited(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben, cleo = await rematch(host, "open", "open", "open", "novice")
        told = await ann.refused("bytes-missing", m.Start)
        assert told.startswith("Waiting for Ann, Ben and Cleo: ")
        await ann.done(m.Ready, "01" * 32)
        assert (await ann.refused("bytes-missing", m.Start)).startswith("Waiting for Ben and Cleo: ")
        await cleo.done(m.Ready, "03" * 32)
        assert str((await cleo.look()).start).startswith("Waiting for Ben: ")
        await cleo.refused("bytes-missing", m.Start)
        await ben.done(m.Ready, "02" * 32)
        assert (await ann.look()).stage == "playing"
        assert await added(host, [ann, ben, cleo]) == (b"\1" * 32, b"\2" * 32, b"\3" * 32, b"")


@live
async def test_whoever_sat_down_without_bytes_is_awaited_too(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = (await host.open(plan("open", "novice"))).table
        ann = Visitor(host, table, 0, (await host.sit(table, 0, m.TakeSeat("Ann"))).secret)
        await ann.refused("bytes-missing", m.Start)
        await ann.done(m.Ready, ENTROPY)
        await ann.done(m.Start)


@live
async def test_nobody_waits_for_somebody_a_bot_stands_in_for_and_the_record_shows_that_they_added_nothing(
    tmp_path: Path,
) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await rematch(host, "open", "open")
        await ann.done(m.Ready, "01" * 32)
        long_gone(host, ben)
        await ann.done(m.StandIn, 1, "novice")
        assert (await ann.look()).stage == "playing"
        assert await added(host, [ann]) == (b"\1" * 32, b"")


@live
async def test_whoever_is_back_before_the_deal_is_awaited_again(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await rematch(host, "open", "open")
        long_gone(host, ben)
        await ann.done(m.StandIn, 1, "novice")
        host.arrived(ben.table, ben.seat)
        await ben.done(m.TakeBack)
        await ann.done(m.Ready, "01" * 32)
        assert (await ann.refused("bytes-missing", m.Start)).startswith("Waiting for Ben: ")
        await ben.done(m.Ready, "02" * 32)
        assert await added(host, [ann, ben]) == (b"\1" * 32, b"\2" * 32)
