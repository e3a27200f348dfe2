"""What whoever runs a server does while people play: close a table, turn an address away. On both engines."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from digsite.errors import DigsiteError
from digsite.records import read_record, verify
from digsite.tables.errors import TableError
from digsite.tables.host.host import Host
from digsite.tables.log.storage import Storage
from digsite.tables.upkeep.banning import ban, bans, network_of, unban
from digsite.tables.upkeep.checking import check_database
from digsite.tables.upkeep.closing import close
from digsite.tables.upkeep.erasing import erase, named
from digsite.tables.wire import messages as m
from tables.visitors import dealt, hosting, live, plan, play_on, seated


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    found: str = request.getfixturevalue("postgres").new_database()
    return found


def beside(database: str) -> Storage:
    """Another process's way to the same database."""
    storage = Storage(database)
    storage.open()
    return storage


@live
async def test_a_closed_game_ends_as_it_is_and_everybody_there_is_told(tmp_path: Path, database: str) -> None:
    announced: list[str] = []
    async with hosting(tmp_path, announced, database=database) as host:
        people = await dealt(host, plan("open", "open", clock=m.ClockRule("days", 3, "on")))
        table = people[0].table
        await play_on(people, random.Random(1), moves=3)
        storage = beside(database)
        assert close(storage, table) == "ended"
        assert storage.rings() == {}, "no clock runs there any more"
        announced.clear()
        await host.orders.look()
        assert table in announced
        for person in people:
            state = await person.state()
            assert str(state.now) == "Whoever runs this server closed the table: the game ends unfinished."
            assert state.ask is None
            assert (await person.look()).stage == "unfinished"
        refused = await people[0].say(m.SetPace, "calm")
        assert isinstance(refused, m.Done | m.Refused)
        assert await host.record(table)
        announced.clear()
        await host.orders.look()
        assert announced == [], "it is told once"
        with pytest.raises(DigsiteError, match="over already"):
            close(storage, table)
        storage.close()
    assert check_database(database).is_whole


@live
async def test_a_table_that_was_not_dealt_yet_goes_when_it_is_closed(tmp_path: Path, database: str) -> None:
    async with hosting(tmp_path, database=database) as host:
        people = await seated(host, plan("open", "open"))
        storage = beside(database)
        assert close(storage, people[0].table) == "gone"
        await host.orders.look()
        with pytest.raises(TableError, match="no such table"):
            await host.table_now(people[0].table, 0)
        with pytest.raises(TableError, match="no such table"):
            close(storage, people[0].table)
        storage.close()


@live
async def test_running_servers_learn_whom_not_to_let_in(tmp_path: Path, database: str) -> None:
    told: list[frozenset[str]] = []
    host = Host(Storage(database), announce=lambda _: None, banned=told.append)
    await host.start()
    storage = beside(database)
    try:
        assert told == [frozenset()]
        assert ban(storage, "::ffff:192.0.2.7", None).what == "192.0.2.7/32"
        assert ban(storage, "2001:db8::1:2:3:4", 2.0).what == "2001:db8::/64"
        await host.orders.look()
        assert told[-1] == {"192.0.2.7/32", "2001:db8::/64"}
        assert [(one.what, one.until is None) for one in bans(storage)] == [
            ("192.0.2.7/32", True),
            ("2001:db8::/64", False),
        ]
        ban(storage, "2001:db8::", 0.0)  # its time is over at once
        unban(storage, "192.0.2.7")
        await host.orders.look()
        assert told[-1] == set()
        with pytest.raises(DigsiteError, match="is not banned"):
            unban(storage, "192.0.2.7")
    finally:
        storage.close()
        await host.stop()


@live
async def test_an_erased_name_is_gone_and_the_game_goes_on(tmp_path: Path, database: str) -> None:
    async with hosting(tmp_path, database=database) as host:
        people = await dealt(host, plan("open", "open"))
        await play_on(people, random.Random(1), moves=3)
        head = (await people[0].state()).head
        table = people[0].table
    storage = beside(database)
    assert [one.table for one in named(storage, "ANN", lambda *_: None)] == [table]
    assert [one.table for one in erase(storage, "ann", lambda *_: None)] == [table]
    assert list(named(storage, "Ann", lambda *_: None)) == []
    found = storage.load(table)
    storage.close()
    assert "Ann" not in str(found)
    assert check_database(database).is_whole
    async with hosting(tmp_path, database=database) as host:
        for person in people:
            person.host = host
            assert await host.enter(table, person.secret, head) == person.seat  # what they saw is still there
            host.arrived(table, person.seat, person.secret)
        assert [seat.name for seat in (await people[0].look()).seats] == ["Player 1", "Ben"]
        await play_on(people, random.Random(2))
        record = await host.record(table)
    assert b"Ann" not in record
    verify(read_record(record.splitlines(keepends=True)))


@pytest.mark.parametrize("text", ["", "ann", "192.0.2", "192.0.2.1/99", "[::1]", "x" * 500])
def test_what_is_no_address_is_said(text: str) -> None:
    with pytest.raises(DigsiteError, match="is no address"):
        network_of(text)


def test_a_closed_entry_is_written_as_little_as_can_be() -> None:
    from digsite.tables.log.entries import Closed, write_entry

    assert msgspec.json.decode(write_entry(Closed())) == {"entry": "closed"}
