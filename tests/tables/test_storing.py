"""What is told was stored before; what cannot be stored did not happen; what is stored is the table."""

from __future__ import annotations

import asyncio
import hashlib
import random
import sqlite3
import threading
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from digsite.game import EndTurn
from digsite.tables.errors import Conflict, NotStored, TableBroken, TableError
from digsite.tables.host.host import Host
from digsite.tables.host.stored_tables import StoredTables
from digsite.tables.log import schema
from digsite.tables.log.rows import Added, Addition, NewRow, StoredTable
from digsite.tables.log.storage import Storage
from digsite.tables.log.writer import Writer
from digsite.tables.room.game_state import state_now
from digsite.tables.room.live_table import load_table
from digsite.tables.room.table_state import table_now
from digsite.tables.room.taking_back import undo_figures
from digsite.tables.wire import messages as m
from tables.visitors import (
    ENTROPY,
    all_have_their_turn,
    dealt,
    everything_told,
    hosting,
    live,
    plan,
    play_on,
    seated,
    until,
)


class SlowDisk(Storage):
    """A disk that waits for the test before each transaction, and fails when it is told to."""

    def __init__(self, database: str) -> None:
        super().__init__(database)
        self.go_on = threading.Event()
        self.go_on.set()
        self.is_waiting = False
        self.fails = False
        self.fails_after_all = False
        self.groups: list[int] = []

    def add(self, additions: Sequence[Addition]) -> list[Added | NotStored | None]:
        self.is_waiting = not self.go_on.is_set()
        assert self.go_on.wait(30)
        self.is_waiting = False
        if self.fails:
            raise NotStored("the disk is full")
        self.groups.append(len(additions))
        won = super().add(additions)
        if self.fails_after_all:
            raise NotStored("the disk does not answer, and nobody knows what it has done")
        return won


def with_slow_disk(host: Host) -> SlowDisk:
    """Give a host that is not started yet such a disk."""
    disk = SlowDisk(host.stored.storage._database)
    host.stored.storage = disk
    host.stored.writer = Writer(disk)
    return disk


def stored(folder: Path) -> list[tuple[str, int, str]]:
    """The whole log, read as a stranger would."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        return connection.execute("SELECT table_id, number, entry FROM log ORDER BY table_id, number").fetchall()


def test_everything_that_waits_goes_into_one_transaction(tmp_path: Path) -> None:
    async def scene() -> None:
        disk = SlowDisk(str(tmp_path / "tables.sqlite"))
        disk.open()
        writer = Writer(disk)
        writer.start()
        disk.go_on.clear()
        adding = [
            asyncio.create_task(writer.add(Addition(f"t{place}", 0, (), NewRow(f"t{place}", b"s", ("{}", "{}")))))
            for place in range(50)
        ]
        await until(lambda: disk.is_waiting)
        assert not any(task.done() for task in adding)
        disk.go_on.set()
        await asyncio.gather(*adding)
        assert disk.groups == [50]  # all of one turn of the loop
        writer.stop()
        disk.close()
        assert len(stored(tmp_path)) == 100

    asyncio.run(scene())


def test_of_two_who_write_the_same_number_one_is_told_so_and_the_others_are_not_harmed(tmp_path: Path) -> None:
    async def scene() -> None:
        disk = SlowDisk(str(tmp_path / "tables.sqlite"))
        disk.open()
        writer = Writer(disk)
        writer.start()
        for table in "ab":
            await writer.add(Addition(table, 0, (), NewRow(table, b"s", ('"opened"',))))
        heads = dict(disk.engine.connect().execute(sa.select(schema.tables.c.id, schema.tables.c.head)).all())
        disk.go_on.clear()
        answers = asyncio.gather(
            writer.add(Addition("a", 1, ('"first"', '"with more"'), None, heads["a"])),
            writer.add(Addition("b", 1, ('"another table"',), None, heads["b"])),
            writer.add(Addition("a", 1, ('"second"',), NewRow("c", b"s", ('"never made"',)), heads["a"])),
            return_exceptions=True,
        )
        await until(lambda: disk.is_waiting)
        disk.go_on.set()
        first, *others = await answers
        assert isinstance(first, Added)
        assert [type(answer) for answer in others] == [Added, Conflict]
        with pytest.raises(Conflict):  # it does not hang on what is there
            await writer.add(Addition("a", 3, ('"after it"',), None, heads["a"]))
        await writer.add(Addition("a", 3, ('"after it"',), None, first.head))
        writer.stop()
        disk.close()
        assert stored(tmp_path) == [
            ("a", 0, '"opened"'),
            ("a", 1, '"first"'),
            ("a", 2, '"with more"'),
            ("a", 3, '"after it"'),
            ("b", 0, '"opened"'),
            ("b", 1, '"another table"'),
        ]

    asyncio.run(scene())


@live
async def test_nobody_is_told_before_it_is_stored(tmp_path: Path) -> None:
    announced: list[str] = []
    host = Host(Storage(str(tmp_path / "tables.sqlite")), announce=announced.append)
    disk = with_slow_disk(host)
    await host.start()
    people = await dealt(host, plan("open", "open"))
    mover = people[(await people[0].state()).view.player or 0]
    other = people[1 - (mover.seat or 0)]
    await play_on(people, random.Random(1), moves=3)
    mover = people[(await people[0].state()).view.player or 0]
    other = people[1 - (mover.seat or 0)]
    number = (await mover.state()).number
    before = stored(tmp_path)
    announced.clear()
    disk.go_on.clear()
    moving = asyncio.create_task(mover.move(random.Random(2)))
    await until(lambda: disk.is_waiting)
    looking = asyncio.create_task(other.state())
    await all_have_their_turn()
    assert not moving.done()
    assert not looking.done() or looking.result().number == number
    assert announced == []
    assert stored(tmp_path) == before
    disk.go_on.set()
    assert await moving
    assert len(stored(tmp_path)) == len(before) + 1
    assert announced == [mover.table]
    assert (await other.state()).number == number + 1
    await host.stop()


@live
async def test_what_cannot_be_stored_did_not_happen(tmp_path: Path) -> None:
    host = Host(Storage(str(tmp_path / "tables.sqlite")), announce=lambda _: None)
    disk = with_slow_disk(host)
    await host.start()
    people = await dealt(host, plan("open", "open"))
    await play_on(people, random.Random(4), moves=5)
    state = await people[0].state()
    mover = people[state.view.player or 0]
    move = await mover.choose(await mover.state(), random.Random(1))
    before = await everything_told(host, mover.table)
    disk.fails = True
    assert "did not happen" in await mover.refused("not-stored", m.Play, state.number, move)
    await mover.refused("not-stored", m.SetPace, "calm")
    with pytest.raises(TableError, match="did not happen"):
        await host.open(plan("open", "novice"))
    disk.fails = False
    assert await everything_told(host, mover.table) == before
    await mover.done(m.Play, state.number, move)
    disk.fails_after_all = True
    number = (await mover.state()).number
    mover = people[(await mover.state()).view.player or 0]
    move = await mover.choose(await mover.state(), random.Random(1))
    answer = await mover.say(m.Play, number, move)
    assert isinstance(answer, m.Refused)
    disk.fails_after_all = False
    assert (await mover.state()).number == number + 1  # it was stored, so it happened
    await mover.refused("late", m.Play, number, move)
    await host.stop()


@live
async def test_of_two_servers_the_slower_one_is_told_what_happened_instead(tmp_path: Path) -> None:
    announced: list[str] = []
    async with hosting(tmp_path) as one, hosting(tmp_path, announced) as other:
        people = await dealt(one, plan("open", "open"))
        state = await people[0].state()
        seat = state.view.player
        assert seat is not None
        table = people[0].table
        await other.state_now(table, seat, 0)  # in the other server's memory now
        move = await people[seat].choose(await people[seat].state(), random.Random(1))
        await people[seat].done(m.Play, state.number, move)
        announced.clear()
        late = await other.hear(table, seat, m.Play(9, state.number, move))
        assert isinstance(late, m.Refused)
        assert (late.to, late.code) == (9, "late")
        assert str(late.why).startswith("Too late: ")
        assert announced == [table]
        assert await other.state_now(table, seat, 0) == await one.state_now(table, seat, 0)
        assert len({number for _, number, _ in stored(tmp_path)}) == len(stored(tmp_path))


@live
async def test_a_server_catches_up_with_what_another_one_has_stored(tmp_path: Path) -> None:
    async with hosting(tmp_path) as one, hosting(tmp_path) as other:
        people = await seated(one, plan("open", "open"))
        table = people[0].table
        for seat in (0, 1):
            other.arrived(table, seat)
        await other.memory.catch_up(table)
        assert await everything_told(other, table) == await everything_told(one, table)
        await people[0].done(m.Start)
        for _ in range(6):
            await play_on(people, random.Random(1), moves=2)
            await other.memory.catch_up(table)
            await other.memory.catch_up(table)
            assert await everything_told(other, table) == await everything_told(one, table)
        await other.memory.catch_up("aaaaaaaaaaaa")


@live
async def test_a_table_loaded_again_at_any_point_tells_everybody_the_same_bytes(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open", "open", monument="temple", pace="calm"))
        table = people[0].table
        storage = host.stored.storage
        choice, here = random.Random(11), {0, 1, 2}
        while (state := await people[0].state()).ending is None:
            await play_on(people, choice, moves=1 if state.number < 30 else 25)
            again = await asyncio.to_thread(lambda: load_table(storage.load(table) or pytest.fail("it is not there")))
            assert again.game is not None
            since = max(0, len(again.game.log) - 3)
            for seat in (0, 1, 2, None):
                assert await host.table_now(table, seat) == msgspec.json.encode(
                    table_now(again, seat, here, searches=True, lines=0 if seat is None else 1)
                )
                figures = undo_figures(again, seat)
                state = state_now(again.game, seat, again.moves, since, figures)
                told = msgspec.json.encode(msgspec.structs.replace(state, head=host.memory.slots[table].log_head))
                state_told = await host.state_now(table, seat, since)
                assert state_told is not None
                assert state_told.body == told
        record = await host.record(table)
        everything = await everything_told(host, table)
    async with hosting(tmp_path) as host:
        for seat in (0, 1, 2):
            host.arrived(table, seat)
        assert await everything_told(host, table) == everything
        assert await host.record(table) == record


@live
async def test_secrets_of_seats_are_stored_hashed_only(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await seated(host, plan("open", "open"))
        assert people[0].secret is not None
        hashes = [hashlib.sha256((person.secret or "").encode()).hexdigest() for person in people]
        log = "".join(entry for _, _, entry in stored(tmp_path))
        assert all(log.count(found) == 1 for found in hashes)
        files = await asyncio.to_thread(lambda: b"".join(file.read_bytes() for file in tmp_path.iterdir()))
        assert not any((person.secret or "").encode() in files for person in people)
        with pytest.raises(TableError) as caught:
            await host.enter(people[0].table, hashes[0][:40])
        assert caught.value.code == "wrong-secret"


@live
async def test_what_goes_wrong_is_written_down_without_cards_and_secrets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosting(tmp_path) as host:
        (ann,) = await seated(host, plan("open", "novice"))
        assert (tmp_path / "tables.sqlite").stat().st_mode & 0o077 == 0
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
            connection.execute("ALTER TABLE log RENAME TO elsewhere")
        await ann.say(m.Start)
        assert isinstance(await ann.say(m.SetPace, "calm"), m.Refused)
    assert "not-stored" in caplog.messages
    about = str([getattr(record, "about", None) for record in caplog.records])
    assert "no such table: log" in about
    assert not any(hidden in about for hidden in ('"entry"', ENTROPY, "secret_hash", "calm"))


@live
async def test_a_log_that_does_not_replay_is_an_error_of_its_table_alone(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open"))
        await play_on(people, random.Random(1), moves=6)
        others = await dealt(host, plan("open", "open"))
        broken, fine = people[0].table, others[0].table
        everything = await everything_told(host, fine)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
        connection.execute(
            "UPDATE log SET entry = replace(entry, '\"by\":0', '\"by\":1') WHERE table_id = ? AND number = 5", (broken,)
        )
        connection.execute("DELETE FROM log WHERE table_id = ? AND number = 7", (broken,))
    async with hosting(tmp_path) as host:
        with pytest.raises(TableError) as caught:
            await host.enter(broken, None)
        assert caught.value.code == "table-broken"
        answer = await host.hear(broken, 0, m.Play(1, 0, EndTurn()))
        assert isinstance(answer, m.Refused)
        assert answer.code == "table-broken"
        for seat in (0, 1):
            host.arrived(fine, seat)
        assert await everything_told(host, fine) == everything


@live
async def test_a_changed_card_in_the_log_is_noticed(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open"))
        await play_on(people, random.Random(1), moves=6)
        found = await asyncio.to_thread(host.stored.storage.load, people[0].table)
    assert found is not None
    load_table(found)
    other_secret = StoredTable(found.id, bytes(32), found.entries, found.times)
    with pytest.raises(TableBroken) as caught:
        load_table(other_secret)
    assert caught.value.reason == "it comes out differently now."


def test_a_database_can_be_opened_again_and_again_and_an_address_is_checked(tmp_path: Path) -> None:
    for _ in range(2):
        storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        storage.open()
        assert storage.load("nothing") is None
        storage.close()
    mistyped = str(tmp_path / "nowhere" / "tables.sqlite")
    for wrong in ("nonsense://somewhere", "sqlite://", "sqlite:///:memory:", mistyped):
        with pytest.raises(TableError):
            Storage(wrong).open()


def test_a_database_is_closed_when_nobody_reads_in_it_any_more(tmp_path: Path) -> None:
    """Whoever wanted to know may have gone: what is read goes on in its thread, over a connection of the pool."""
    done: list[str] = []
    written = threading.Event()

    class Read(Storage):
        def close(self) -> None:
            done.append("closed")
            super().close()

    def read() -> None:
        assert written.wait(30)
        time.sleep(0.05)  # long enough for whoever does not wait
        done.append("read")

    async def stop() -> None:
        stored = StoredTables(Read(str(tmp_path / "tables.sqlite")))
        await stored.open()
        stored.start(lambda: None)
        asyncio.get_running_loop().call_later(0.01, written.set)
        reading = asyncio.ensure_future(stored.beside(read))
        await asyncio.sleep(0)
        reading.cancel()
        await stored.close()

    asyncio.run(stop())
    assert done == ["read", "closed"]
