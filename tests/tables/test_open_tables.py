"""Open tables for strangers: listed when wanted, while somebody waits there and a seat is free; nothing of any game."""

from __future__ import annotations

from pathlib import Path

import msgspec

from digsite.tables.host.host import Host
from digsite.tables.host.open_tables import LINGERS, LINGERS_BY_DAYS, MOST_TOLD, OpenTableList
from digsite.tables.room.live_table import Table
from digsite.tables.room.opening import new_table
from digsite.tables.wire import messages as m
from tables.hand_clock import HandClock
from tables.visitors import ENTROPY, Visitor, hosting, live, plan

_LIST = msgspec.json.Decoder(m.OpenTables)


def listed(host: Host) -> tuple[m.OpenTable, ...]:
    return _LIST.decode(host.open_tables()).tables


async def waiting(host: Host, new: m.NewTable) -> Visitor:
    """Open a table; Ann takes its first seat and waits there."""
    made = await host.open(new)
    taken = await host.sit(made.table, 0, m.TakeSeat("Ann", ENTROPY))
    host.arrived(made.table, 0, taken.secret)
    return Visitor(host, made.table, 0, taken.secret)


@live
async def test_a_table_is_on_no_list_unless_somebody_wants_that(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann = await waiting(host, plan("open", "open", "digger"))
        assert not (await ann.look()).listed
        assert listed(host) == ()
        await ann.done(m.ListTable, True, "fr")
        await ann.done(m.ListTable, True, "fr")  # said twice
        assert (await ann.look()).listed
        (table,) = listed(host)
        assert (table.id, table.players, table.free, table.people, table.bots) == (ann.table, 3, 1, ("Ann",), 1)
        assert (table.language, table.clock, table.monument) == ("fr", None, "random")
        await ann.done(m.ListTable, False)
        assert listed(host) == ()


@live
async def test_what_is_wished_at_the_opening_is_listed_as_it_is(tmp_path: Path) -> None:
    clock = m.ClockRule("move", 30, "on")
    new = plan("open", "open", listed=True, language="de", clock=clock, monument="tomb", undo=True)
    async with hosting(tmp_path) as host:
        ann = await waiting(host, new)
        (table,) = listed(host)
        assert (table.language, table.clock, table.monument, table.undo_by) == ("de", clock, "tomb", "everybody")
        await Visitor(host, ann.table, None).refused("spectators-watch", m.ListTable, False)
        host.left(ann.table, 0)
    async with hosting(tmp_path) as host:  # a restart: it is listed again when somebody is there again
        assert listed(host) == ()
        assert await host.enter(ann.table, ann.secret) == 0
        host.arrived(ann.table, 0, ann.secret)
        assert listed(host) == (table,)


@live
async def test_a_full_a_dealt_and_an_abandoned_table_go_off_the_list(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        ann = await waiting(host, plan("open", "open", listed=True))
        taken = await host.sit(ann.table, 1, m.TakeSeat("Ben", ENTROPY))
        assert listed(host) == ()
        ben = Visitor(host, ann.table, 1, taken.secret)
        await ben.done(m.StandUp)
        assert len(listed(host)) == 1
        host.left(ann.table, 0)
        clock.advance(LINGERS - 1)
        assert len(listed(host)) == 1
        clock.advance(1)
        assert listed(host) == ()
        host.arrived(ann.table, 0, ann.secret)
        assert len(listed(host)) == 1
        await ann.done(m.SeatBot, 1, "novice")
        assert listed(host) == ()
        await ann.done(m.Start)
        assert not (await ann.look()).listed
        await ann.refused("dealt-already", m.ListTable, True)
        assert listed(host) == ()


@live
async def test_nobody_has_to_wait_beside_a_table_with_days_for_a_move(tmp_path: Path) -> None:
    clock = HandClock()
    async with hosting(tmp_path, clock=clock) as host:
        ann = await waiting(host, plan("open", "open", listed=True, clock=m.ClockRule("days", 2)))
        host.left(ann.table, 0)
        clock.advance(LINGERS_BY_DAYS - 1)
        assert len(listed(host)) == 1
        clock.advance(1)
        assert listed(host) == ()


@live
async def test_a_rematch_is_not_listed_although_its_table_was(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann = await waiting(host, plan("open", "novice", "open", listed=True))
        await ann.done(m.SeatBot, 2, "novice")
        await ann.done(m.Start)
        await ann.done(m.Leave, "left")
        await ann.done(m.Rematch)
        rematch = (await ann.look()).rematch
        assert rematch is not None
        assert not (await Visitor(host, rematch, None).look()).listed


def test_only_the_newest_are_told_and_how_many_more_there_are() -> None:
    kept = OpenTableList()
    ids = []
    for _ in range(MOST_TOLD + 2):
        row, opened = new_table(plan("open", "open", listed=True))
        table = Table(row.id, row.secret, opened)
        table.seats[0].kind = "person"
        kept.follow(table, {0}, 0)
        ids.append(row.id)
    told = _LIST.decode(kept.told(0))
    assert (len(told.tables), told.more, told.tables[0].id) == (MOST_TOLD, 2, ids[-1])
    assert kept.told(0) is kept.told(5)  # written out once
