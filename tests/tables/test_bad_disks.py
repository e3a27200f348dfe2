"""Whatever becomes of the file: nobody is told of a move that is not in it, and play goes on when it can."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path

import pytest

from digsite.tables.errors import NotStored, TableError
from digsite.tables.host.host import Host
from digsite.tables.log import database
from digsite.tables.log.rows import Added, Addition, NewRow
from digsite.tables.log.storage import Storage
from digsite.tables.upkeep.checking import check_database
from digsite.tables.wire import messages as m
from tables.visitors import Visitor, dealt, hosting, live, plan, play_on


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[tuple[Host, list[Visitor]]]:
    """A game in full swing."""
    async with hosting(folder) as host:
        people = await dealt(host, plan("open", "open"))
        await play_on(people, random.Random(1), moves=6)
        yield host, people


async def refused(people: list[Visitor], code: str) -> None:
    """Whoever moves now is refused, and the state stays as it is wherever it can be told."""
    answer = await people[0].say(m.SetPace, random.choice(["calm", "brisk"]))
    assert isinstance(answer, m.Refused), answer
    assert answer.code == code
    assert str(answer.why)


def entries(file: Path, table: str) -> int:
    with closing(sqlite3.connect(file)) as connection:
        found: int = connection.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone()[0]
        return found


def events(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.message for record in caplog.records]


@live
async def test_a_deleted_file_is_noticed_with_the_next_move_and_play_goes_on_when_it_is_put_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file, elsewhere = tmp_path / "tables.sqlite", tmp_path / "elsewhere"
    async with playing(tmp_path) as (host, people):
        before = (await people[0].state()).number
        file.rename(elsewhere)
        await refused(people, "database-lost")
        await refused(people, "database-lost")
        with pytest.raises(TableError, match="is gone"):
            await host.open(plan("open", "novice"))
        assert events(caplog).count("database-lost") == 1  # for the operator, once
        elsewhere.rename(file)
        await play_on(people, random.Random(2), moves=3)
        assert (await people[0].state()).number == before + 3
        assert "database-back" in events(caplog)
    assert check_database(str(file)).is_whole


@live
async def test_a_move_is_never_written_into_nothing(tmp_path: Path) -> None:
    """Deleted between the look before and the flush: what was written is gone, so it is not acknowledged."""
    async with playing(tmp_path) as (host, people):
        kept = host.stored.storage._add_together

        def deleted_meanwhile(*args: object) -> object:
            stored = kept(*args)  # type: ignore[arg-type]
            (tmp_path / "tables.sqlite").unlink()
            return stored

        host.stored.storage._add_together = deleted_meanwhile  # type: ignore[method-assign, assignment]
        await refused(people, "database-lost")


@live
async def test_a_lost_write_ahead_log_is_noticed_and_nothing_that_was_told_is_lost(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path) as (_, people):
        before = (await people[0].state()).number
        (tmp_path / "tables.sqlite-wal").unlink()
        await play_on(people, random.Random(2), moves=3)
        assert "database-replaced" in events(caplog)
        assert (tmp_path / "tables.sqlite-wal").exists()
        assert (await people[0].state()).number == before + 3
    assert check_database(str(tmp_path / "tables.sqlite")).is_whole


@live
async def test_a_file_in_its_place_is_what_counts_and_lines_to_what_it_lacks_are_ended(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file, older = tmp_path / "tables.sqlite", tmp_path / "older"
    async with playing(tmp_path) as (host, people):
        table = people[0].table
        with closing(sqlite3.connect(file)) as connection, closing(sqlite3.connect(older)) as copy:
            connection.backup(copy)
        seen = (await people[0].state()).head
        number = (await people[0].state()).number
        await play_on(people, random.Random(2), moves=4)
        later = (await people[0].state()).head
        newer = await dealt(host, plan("open", "open"))
        era = host.era(table), host.era(newer[0].table)
        older.rename(file)
        assert isinstance(await people[0].say(m.SetPace, "calm"), m.Refused | m.Done)
        assert (await people[0].state()).number == number
        assert host.era(table) > era[0]  # every line to it is closed, and whoever comes back says what they saw
        with pytest.raises(TableError, match="older than what you saw"):
            await host.enter(table, people[0].secret, later)
        assert await host.enter(table, people[0].secret, seen) == 0
        with pytest.raises(TableError, match="no such table"):
            await host.enter(newer[0].table, None)
        await play_on(people, random.Random(9), moves=4)  # whoever wants to go on from there can
        with pytest.raises(TableError, match="older than what you saw"):
            await host.enter(table, people[0].secret, later)  # as long, and not the same
        assert {"database-replaced", "older-than-seen"} <= set(events(caplog))
    assert check_database(str(file)).is_whole


@live
async def test_a_file_written_over_in_place_is_noticed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file, older = tmp_path / "tables.sqlite", tmp_path / "older"
    async with hosting(tmp_path) as host:
        with closing(sqlite3.connect(file)) as connection, closing(sqlite3.connect(older)) as copy:
            connection.backup(copy)
        people = await dealt(host, plan("open", "open"))
        host.stored.storage._checkpoint()
        host.stored.storage._watched.note_touched()  # type: ignore[union-attr]
        await play_on(people, random.Random(2), moves=2)
        await asyncio.to_thread(shutil.copyfile, older, file)
        await refused(people, "database-lost")
        assert "database-lost" in events(caplog)


@live
async def test_another_server_that_writes_into_the_same_file_is_no_loss(tmp_path: Path) -> None:
    async with hosting(tmp_path) as one, hosting(tmp_path) as other:
        people = await dealt(one, plan("open", "open"))
        theirs = await dealt(other, plan("open", "open"))
        for _ in range(3):
            await play_on(people, random.Random(1), moves=1)
            await play_on(theirs, random.Random(1), moves=1)
            other.stored.storage._checkpoint()
        await play_on(people, random.Random(1), moves=1)


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """A file system of its own; only root can have one."""
    place = folder / "disk"
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(place)], check=True)
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def fill(file: Path) -> None:
    """Write until nothing fits any more."""
    with file.open("wb", buffering=0) as ballast:
        for size in (4096, 1):
            with suppress(OSError):
                while ballast.write(b"x" * size):
                    pass


def can_mount() -> bool:
    asked = ["unshare", "-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    return os.name == "posix" and os.geteuid() == 0 and subprocess.run(asked, check=False).returncode == 0


if_root_can_mount = pytest.mark.skipif(not can_mount(), reason="only root can mount a small disk")


@if_root_can_mount
@live
async def test_where_root_can_mount_a_full_disk_is_said_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path, "3m") as disk:
        async with playing(disk) as (_, people):
            before = (await people[0].state()).number
            ballast = disk / "ballast"
            fill(ballast)
            code = None
            for _ in range(60):  # what is reserved already may take a few
                answer = await people[0].say(m.SetPace, random.choice(["calm", "brisk"]))
                if isinstance(answer, m.Refused) and answer.code != "late":
                    code = answer.code
                    break
            assert code == "disk-full"
            ballast.unlink()
            await play_on(people, random.Random(2), moves=3)
            assert (await people[0].state()).number == before + 3
        assert check_database(str(disk / "tables.sqlite")).is_whole


def test_a_database_that_may_not_grow_says_disk_full_and_takes_what_fits_again(tmp_path: Path) -> None:
    """The same without mounting anything: SQLite counts the pages."""
    disk = Storage(str(tmp_path / "tables.sqlite"))
    disk.open()
    with disk.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count=20")
    large = '"' + "x" * 20_000 + '"'
    codes = []
    for place in range(10):
        try:
            disk.add([Addition(f"t{place}", 0, (), NewRow(f"t{place}", b"s", (large,)))])
        except NotStored as error:
            codes.append(error.code)
    assert codes
    assert set(codes) == {"disk-full"}
    with disk.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count=100000")
    disk.add([Addition("t", 0, (), NewRow("t", b"s", (large,)))])
    disk.close()


@if_root_can_mount
@live
async def test_where_root_can_mount_a_read_only_disk_is_said_at_the_start(tmp_path: Path) -> None:
    with small_disk(tmp_path, "2m") as disk:
        async with playing(disk):
            pass
        with seen_read_only(disk), pytest.raises(TableError, match="The database does not open: "):
            async with hosting(disk):
                pass
        async with hosting(disk) as host:
            await host.open(plan("open", "novice"))


@contextmanager
def seen_read_only(folder: Path) -> Iterator[None]:
    """Lay a read-only view of a folder over it."""
    for command in (["mount", "--bind", str(folder), str(folder)], ["mount", "-o", "remount,ro,bind", str(folder)]):
        subprocess.run(command, check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_database_that_may_only_be_read_says_so_and_is_tried_anew(tmp_path: Path) -> None:
    disk = Storage(str(tmp_path / "tables.sqlite"))
    disk.open()
    with disk.engine.connect() as connection:  # as SQLite opens what it may not write; the next time it may
        connection.exec_driver_sql("PRAGMA query_only=1")
    with pytest.raises(NotStored) as caught:
        disk.add([Addition("t", 0, (), NewRow("t", b"s", ('"x"',)))])
    assert caught.value.code == "database-read-only"
    disk.add([Addition("t", 0, (), NewRow("t", b"s", ('"x"',)))])
    disk.close()
    assert entries(tmp_path / "tables.sqlite", "t") == 1


@live
async def test_a_locked_database_is_said_and_play_goes_on_when_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.05)
    async with playing(tmp_path) as (_, people):
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await refused(people, "database-busy")
            other.execute("ROLLBACK")
        await play_on(people, random.Random(2), moves=3)


#: Tables that must stay whole.
FINE: list[str] = []
#: What a page of rows begins with, and one of keys.
LEAF, KEYS = 13, 10


def spoil(file: Path, table: str, kind: int = LEAF) -> int:
    """Overwrite the pages on which a table's entries (or their keys) lie, and no others; return how many."""
    with closing(sqlite3.connect(file)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(file.read_bytes())
    spoilt = 0
    for page in range(1, len(content) // size):
        there = content[page * size : (page + 1) * size]
        if there[0] == kind and table.encode() in there and not any(other.encode() in there for other in FINE):
            content[page * size : (page + 1) * size] = b"\xff" * size
            spoilt += 1
    file.write_bytes(bytes(content))
    return spoilt


@live
async def test_a_bad_page_costs_the_tables_on_it_and_no_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.sqlite"
    FINE.clear()
    async with hosting(tmp_path) as host:
        groups = []
        for seed in range(2):
            people = await dealt(host, plan("open", "open"))
            await play_on(people, random.Random(seed), moves=40)
            groups.append(people)
        spoilt, fine = groups[0][0].table, groups[1][0].table
        FINE.append(fine)
        secret = groups[1][1].secret
    assert spoil(file, spoilt) > 0
    caplog.clear()
    async with hosting(tmp_path) as host:
        with pytest.raises(TableError) as caught:
            await host.enter(spoilt, None)
        assert caught.value.code == "table-broken"
        assert await host.enter(fine, secret) == 1
        await asyncio.to_thread(host.stored.storage.survey)
        told = [getattr(record, "about", {}) for record in caplog.records if record.levelname == "ERROR"]
        assert any(about.get("table") == spoilt for about in told)
        assert not any(about.get("table") == fine for about in told)
        people = groups[1]
        for person in people:
            person.host = host
            host.arrived(fine, person.seat)
        await play_on(people, random.Random(3), moves=3)
    report = check_database(str(file))
    assert spoilt in {broken.table for broken in report.broken}
    assert fine not in {broken.table for broken in report.broken}
    assert report.pages


def test_one_addition_on_a_bad_page_does_not_keep_the_others_of_its_group(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    disk = Storage(str(file))
    disk.open()
    for table in ("aaaa", "mmmm", "zzzz"):
        disk.add([Addition(table, 0, (), NewRow(table, b"s", ('"x"',) * 600))])
    disk.close()
    FINE[:] = ["zzzz"]
    assert spoil(file, "aaaa", KEYS) > 0
    disk.open()
    with disk.engine.connect() as connection:
        heads: dict[str, bytes] = dict(connection.exec_driver_sql("SELECT id, head FROM tables").all())
    stored = disk.add([Addition(table, 600, ('"y"',), None, heads[table]) for table in ("aaaa", "zzzz")])
    assert isinstance(stored[0], NotStored)
    assert stored[0].code == "database-damaged"
    assert isinstance(stored[1], Added)
    assert disk.load("zzzz", 601, stored[1].head) is not None
    disk.close()


def test_a_bad_page_of_the_version_does_not_stop_the_start(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "tables.sqlite"
    disk = Storage(str(file))
    disk.open()
    disk.add([Addition("t", 0, (), NewRow("t", b"s", ('{"entry":"pace","pace":"calm"}',)))])
    disk.close()
    with closing(sqlite3.connect(file)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        page = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'alembic_version'").fetchone()[0]
    content = bytearray(file.read_bytes())
    content[(page - 1) * size : page * size] = b"\xff" * size
    file.write_bytes(bytes(content))
    disk.open()
    assert disk.load("t") is not None
    disk.close()
    assert "database-damaged" in events(caplog)


@live
async def test_what_is_no_database_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"not a database" * 1000)
    with pytest.raises(TableError, match="The database does not open: file is not a database"):
        async with hosting(tmp_path):
            pass
