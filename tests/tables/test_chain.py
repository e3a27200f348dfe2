"""A log that was cut, changed or swapped is noticed and named; and so is one cut with all it says of itself."""

from __future__ import annotations

import asyncio
import hashlib
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from digsite.tables.errors import TableBroken, TableError
from digsite.tables.log import chain, database
from digsite.tables.log.storage import Storage
from digsite.tables.room.live_table import load_table
from digsite.tables.upkeep.checking import check_database
from digsite.tables.wire import messages as m
from tables.visitors import dealt, hosting, live, plan, play_on, seated
from yesterday.keeping import generations, unpack_database

Tamper = Callable[[sqlite3.Connection, str, str], object]


def sql(statement: str) -> Tamper:
    """One statement, with the tampered table's id as :t and another table's as :o."""
    return lambda connection, table, other: connection.execute(statement, {"t": table, "o": other})


TAMPERED: dict[str, tuple[Tamper, str]] = {
    "cut at its end": (sql("DELETE FROM log WHERE table_id = :t AND number >= 9"), "entries were saved, 9 are left"),
    "one taken out": (sql("DELETE FROM log WHERE table_id = :t AND number = 6"), "changed"),
    "a time changed": (sql("UPDATE log SET at = at + 1 WHERE table_id = :t AND number = 4"), "at entry 4"),
    "a text changed": (
        sql("UPDATE log SET entry = replace(entry, 'Ann', 'Eve') WHERE table_id = :t AND number = 1"),
        "at entry 1",
    ),
    "a mark changed": (sql("UPDATE log SET mark = zeroblob(8) WHERE table_id = :t AND number = 3"), "at entry 3"),
    "a hash changed": (sql("UPDATE log SET hash = zeroblob(32) WHERE table_id = :t AND number = 3"), "at entry 3"),
    "its row's head changed": (sql("UPDATE tables SET head = zeroblob(32) WHERE id = :t"), "changed"),
    "its row's length changed": (sql("UPDATE tables SET length = length - 1 WHERE id = :t"), "changed"),
    "its secret changed": (sql("UPDATE tables SET secret = zeroblob(32) WHERE id = :t"), "at entry 0"),
    "an entry added": (
        sql(
            "INSERT INTO log SELECT table_id, number + 1, entry, at, mark, hash FROM log "
            "WHERE table_id = :t ORDER BY number DESC LIMIT 1"
        ),
        "changed",
    ),
    "another table's log": (
        lambda c, t, o: (
            c.execute("DELETE FROM log WHERE table_id = ?", (t,)),
            c.execute("UPDATE log SET table_id = ? WHERE table_id = ?", (t, o)),
            c.execute(
                "UPDATE tables SET (length, head) = (SELECT length, head FROM tables WHERE id = ?) WHERE id = ?", (o, t)
            ),
        ),
        "at entry 0",
    ),
}


@pytest.mark.parametrize("what", TAMPERED)
@live
async def test_what_was_tampered_with_is_named_and_not_played(tmp_path: Path, what: str) -> None:
    file = tmp_path / "tables.sqlite"
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open"))
        await play_on(people, random.Random(1), moves=8)
        other = await seated(host, plan("open", "open"))
        table = people[0].table
    tamper, told = TAMPERED[what]
    with closing(sqlite3.connect(file)) as connection, connection:
        tamper(connection, table, other[0].table)
    async with hosting(tmp_path) as host:
        with pytest.raises(TableBroken, match=told):
            await host.enter(table, people[0].secret)
    report = check_database(str(file))
    assert table in {broken.table for broken in report.broken}
    assert not report.pages


@live
async def test_what_is_tampered_with_under_a_running_server_stops_the_game_at_the_next_move(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open"))
        await play_on(people, random.Random(1), moves=4)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
            connection.execute("UPDATE tables SET head = zeroblob(32)")
        answer = await people[0].say(m.SetPace, "calm")
        assert isinstance(answer, m.Refused)
        assert answer.code == "table-broken"


def cut(file: Path, table: str, length: int) -> None:
    """Cut a log together with what its row says of it, as an old backup would."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM log WHERE table_id = ? AND number >= ?", (table, length))
        connection.execute(
            "UPDATE tables SET length = ?, head = (SELECT hash FROM log WHERE table_id = id AND number = ?) "
            "WHERE id = ?",
            (length, length - 1, table),
        )


@live
async def test_whoever_saw_more_than_is_stored_is_told_so_and_whoever_did_not_comes_in(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open"))
        await play_on(people, random.Random(1), moves=5)
        early = (await people[0].state()).head
        await play_on(people, random.Random(1), moves=3)
        late = (await people[0].state()).head
        table, secret = people[0].table, people[0].secret
    assert early is not None
    assert late is not None
    assert late.number == early.number + 3
    cut(tmp_path / "tables.sqlite", table, early.number + 1)
    async with hosting(tmp_path) as host:
        for seen in (None, early):
            assert await host.enter(table, secret, seen) == 0
        for seen in (late, m.LogHead(early.number, "00" * 8)):
            with pytest.raises(TableError, match="older than what you saw") as caught:
                await host.enter(table, secret, seen)
            assert caught.value.code == "older-than-seen"
        for person in people:
            person.host = host
            host.arrived(table, person.seat)
        await play_on(people, random.Random(2), moves=6)
        with pytest.raises(TableError, match="went on differently"):
            await host.enter(table, secret, late)


@live
async def test_the_table_tells_its_head_before_the_deal_and_every_state_from_then_on(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await seated(host, plan("open", "open"))
        heads = [(await people[0].look()).head]
        await people[0].done(m.Start)
        assert (await people[0].look()).head is None
        heads.append((await people[0].state()).head)
        await play_on(people, random.Random(1), moves=2)
        heads.append((await people[0].state()).head)
        assert [head.number for head in heads if head] == [2, 4, 6]  # revealing, started; two moves
        assert (await people[1].state()).head == heads[-1]


@live
async def test_heads_tell_nothing_of_what_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawn by the same luck, two tables with other cards, names, times and secrets have the same marks."""
    told = []
    for seed in (1, 2):
        luck = random.Random(7)
        monkeypatch.setattr("digsite.tables.log.adding.new_mark", lambda luck=luck: luck.randbytes(8))
        monkeypatch.setattr(
            "digsite.tables.room.opening.new_secret", lambda seed=seed: hashlib.sha256(b"%d" % seed).digest()
        )
        (folder := tmp_path / str(seed)).mkdir()
        async with hosting(folder) as host:
            people = await dealt(host, plan("open", "open"))
            heads = [(await people[0].state()).head]
            for _ in range(8):
                await play_on(people, random.Random(seed), moves=1)
                heads.append((await people[0].state()).head)
            told.append(msgspec.json.encode(heads))
            stored = await asyncio.to_thread(host.stored.storage.load, people[0].table)
            assert stored is not None
            assert stored.head.hex().encode() not in await host.table_now(people[0].table, None) + told[-1]
    assert told[0] == told[1]


def test_a_log_of_an_earlier_version_is_chained_when_it_is_opened(tmp_path: Path) -> None:
    unpack_database(generations()[0], tmp_path)
    file = tmp_path / "tables.sqlite"
    report = check_database(str(file))
    assert (report.is_whole, report.was_old) == (True, True)
    storage = Storage(str(file))
    storage.open()
    with storage.engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT id, secret, length, head FROM tables").all()
        for table, secret, length, head in rows:
            hashed = chain.start_of(table, secret)
            entries = connection.exec_driver_sql(
                "SELECT number, at, mark, entry, hash FROM log WHERE table_id = ? ORDER BY number", (table,)
            ).all()
            for number, at, mark, entry, found in entries:
                hashed = chain.link(hashed, number, at, mark, entry)
                assert hashed == found
            assert (length, head) == (len(entries), hashed)
    assert len(rows) == report.tables
    for table, *_ in rows:
        load_table(storage.load(table) or pytest.fail("it is gone"))
    storage.close()
    assert not check_database(str(file)).was_old


def test_the_newest_step_is_known_without_reading_them_all() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == database.NEWEST
