"""What earlier versions left behind opens in this one: tables play on and verify, records come out as they were."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from digsite.dealers import FairError
from digsite.errors import DigsiteError
from digsite.records import Record, check_lines, fair_sheet, read_record, record_lines, replay, verify
from digsite.tables.host.host import Host
from digsite.tables.upkeep.backup import back_up, restore
from digsite.tables.upkeep.checking import check_database
from digsite.tables.upkeep.copying import copy_everything
from digsite.tables.wire import messages as m
from engines import Postgres
from referee import check_lines as referee_check
from tables.visitors import ENTROPY, Visitor, hosting, live, play_on
from yesterday.keeping import HERE, KeptTable, generations, read_generation, unpack_database

GENERATIONS = generations()
RECORDS = [file for folder in GENERATIONS for file in sorted(folder.glob("*.jsonl"))]
TABLES = [(folder, table) for folder in GENERATIONS for table in read_generation(folder).tables]


def named(what: object) -> str | None:
    """Name a case after its folder, and what is in there."""
    if isinstance(what, KeptTable):
        return what.what
    return str(what.relative_to(HERE)) if isinstance(what, Path) else None


def test_something_is_kept_and_every_generation_is_whole() -> None:
    assert GENERATIONS
    assert [folder.name for folder in GENERATIONS] == [str(1 + place) for place in range(len(GENERATIONS))]
    for folder in GENERATIONS:
        assert {table.stage for at, table in TABLES if at == folder} >= {"open", "playing", "over"}
        assert any(file.parent == folder for file in RECORDS)


@pytest.mark.parametrize("file", RECORDS, ids=named)
def test_a_record_is_read_replayed_checked_and_written_as_it_was(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    record = read_record(lines)
    game = replay(record)
    assert record_lines(game, record.header.extras) == lines
    assert game.is_over == ("in-progress" not in file.name)
    assert [verdict.error for verdict in check_lines(lines)] == [None]
    assert referee_check(lines) == []
    assert ("fair" in record.header.extras) == ("-fair" in file.name)
    if "fair" in record.header.extras:
        judge(record, revealed=game.is_over)


def judge(record: Record, *, revealed: bool) -> None:
    """See that a fair game was dealt by its seed, or that the seed is not told yet."""
    if revealed:
        assert verify(record, fair_sheet(record).commitment).seed is not None
        return
    with pytest.raises(FairError) as caught:
        verify(record)
    assert caught.value.code == "seed-missing"


@pytest.mark.parametrize(("folder", "kept"), TABLES, ids=named)
@live
async def test_a_table_is_what_it_was_and_goes_on_to_a_verified_end(
    tmp_path: Path, folder: Path, kept: KeptTable
) -> None:
    unpack_database(folder, tmp_path)
    await goes_on(tmp_path, kept)


@pytest.mark.parametrize("folder", GENERATIONS, ids=named)
@live
async def test_a_database_carried_over_to_postgresql_and_back_plays_on(
    tmp_path: Path, folder: Path, postgres: Postgres
) -> None:
    unpack_database(folder, tmp_path)
    served, file = postgres.new_database(), tmp_path / "tables.sqlite"
    before = file.read_bytes()

    def quietly(_done: int, _all: int) -> None: ...

    report = copy_everything(str(file), served, quietly, quietly)
    assert report.is_whole, report
    found = check_database(str(file))
    assert (report.tables, report.entries) == (found.tables, found.entries)
    assert file.read_bytes() == before
    with pytest.raises(DigsiteError, match="empty one"):
        copy_everything(str(file), served, quietly, quietly)
    assert back_up(served, tmp_path / "backup.sqlite", quietly, quietly).is_whole
    for stage in ("open", "playing"):
        kept = next(table for table in read_generation(folder).tables if table.stage == stage)
        await goes_on(tmp_path, kept, served)
    again, aside = restore(
        tmp_path / "backup.sqlite", postgres.new_database(), replace=False, damaged=False, checked=quietly
    )
    assert (again.is_whole, again.entries, aside) == (True, report.entries, None)


async def goes_on(folder: Path, kept: KeptTable, database: str | None = None) -> None:
    """See that a table is what it was; play on to the end, and verify the game."""
    async with hosting(folder, database=database) as host:
        looking = Visitor(host, kept.id, None)
        now = await looking.look()
        assert (now.stage, now.monument, now.fair.commitment) == (kept.stage, kept.monument, kept.commitment)
        assert tuple(seat.name for seat in now.seats) == kept.names
        assert tuple(seat.seat for seat in now.seats if seat.stood_in) == kept.stood_in
        if kept.moves is not None:
            state = await looking.state()
            winners = None if state.ending is None else state.ending.winners
            assert (state.number, winners) == (kept.moves, kept.winners)
        people = await come_back(host, kept)
        if kept.stage == "unfinished":
            lines = (await host.record(kept.id)).splitlines(keepends=True)
            assert [(verdict.error, verdict.finished) for verdict in check_lines(lines)] == [(None, False)]
            return
        if kept.asked is not None:
            asked = [(await person.state()).ask for person in people]
            assert [type(ask).__name__ for ask in asked if ask is not None] == [kept.asked]
        if now.stage == "open":
            people = await begin(host, now, people)
        if (await looking.look()).pace != "instant":
            await people[0].done(m.SetPace, "instant")
        await play_on([person for person in people if person.seat not in kept.stood_in], random.Random(kept.id))
        assert (await looking.look()).stage == "over"
        lines = (await host.record(kept.id)).splitlines(keepends=True)
    assert [verdict.error for verdict in check_lines(lines)] == [None]
    assert referee_check(lines, printed=True) == []
    verify(read_record(lines), kept.commitment)


async def come_back(host: Host, kept: KeptTable) -> list[Visitor]:
    """Let everybody come back by the secret they have: each finds the old seat."""
    people = []
    for seat, secret in kept.secrets.items():
        assert await host.enter(kept.id, secret) == seat
        host.arrived(kept.id, seat)
        people.append(Visitor(host, kept.id, seat, secret))
    return people


async def begin(host: Host, now: m.TableNow, people: list[Visitor]) -> list[Visitor]:
    """Take what seats are free, add what bytes are missing, and deal."""
    for seat in now.seats:
        if seat.kind == "open":
            taken = await host.sit(now.id, seat.seat, m.TakeSeat(f"Newcomer {seat.seat}", ENTROPY))
            host.arrived(now.id, seat.seat)
            people.append(Visitor(host, now.id, seat.seat, taken.secret))
        elif not seat.ready:
            await next(person for person in people if person.seat == seat.seat).done(m.Ready, "0a" * 32)
    if (await people[0].look()).stage == "open":  # a rematch is dealt by the last bytes
        await people[0].done(m.Start)
    return people
