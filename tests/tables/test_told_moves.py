"""Moves that one server tells another: taken in if they follow what is known there, else read from the log."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from digsite.tables.between.neighbours import Others
from digsite.tables.between.notices import Stored, read_notice
from digsite.tables.host.host import Host
from digsite.tables.log.entries import Moved, read_entry
from digsite.tables.wire import messages as m
from engines import Postgres, Redis
from tables.two_servers import seated_at, told, two_hosts
from tables.visitors import Visitor, everything_told, live, plan


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


def reads_of(host: Host, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note which tables a host reads from the database from now on."""
    found: list[str] = []
    load = host.stored.load

    async def noted(table: str, *more: Any) -> Any:
        found.append(table)
        return await load(table, *more)

    monkeypatch.setattr(host.stored, "load", noted)
    return found


def hears(host: Host, change: Callable[[Stored], Stored | None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a host hear other notices about moves than were said; None: nothing."""
    others = host.neighbours
    assert isinstance(others, Others)
    ears = others._ears
    assert ears is not None
    hear = ears.stored_elsewhere

    def changed(stored: Stored) -> None:
        other = change(stored)
        if other is not None:
            hear(other)

    monkeypatch.setattr(ears, "stored_elsewhere", changed)


async def play(people: list[Visitor], moves: int) -> int:
    """Let people move in turn; each is told every move before the next."""
    chance = random.Random(7)
    number = max([(await told(person, 0)).number for person in people])
    for _ in range(moves):
        for person in people:
            if await person.move(chance):
                number += 1
                break
        for person in people:
            await told(person, number)
    return number


async def dealt(hosts: tuple[Host, Host]) -> list[Visitor]:
    people = await seated_at(hosts, plan("open", "open"))
    await people[0].done(m.Start)
    for person in people:
        await told(person, 0)
    return people


async def same_at_both(hosts: tuple[Host, Host], table: str) -> None:
    first, second = [await everything_told(host, table) for host in hosts]
    assert first[1::2] == second[1::2]


@live
async def test_a_move_told_by_another_server_needs_no_look_into_the_database(
    database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("digsite.tables.host.keeping_up.LOOK_SECONDS", (600.0, 600.0))
    async with two_hosts(database, redis.url) as hosts:
        people = await dealt(hosts)
        for host in hosts:
            await host.memory.catch_up(people[0].table)
        reads = [reads_of(host, monkeypatch) for host in hosts]
        assert await play(people, 20) >= 20
        assert reads == [[], []]
        await same_at_both(hosts, people[0].table)
        for host in hosts:
            assert not await host.memory.catch_up(people[0].table), "all of it was known, and linked to the log"


def _forged(stored: Stored) -> Stored:
    """Another hand takes part: the same move, by another seat."""
    moves = tuple(
        msgspec.structs.replace(row, text=row.text.replace('"by":0', '"by":2').replace('"by":1', '"by":0'))
        for row in stored.moves
    )
    return msgspec.structs.replace(stored, moves=moves)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(_forged, id="forged"),
        pytest.param(lambda stored: msgspec.structs.replace(stored, head=bytes(32)), id="another head"),
        pytest.param(lambda stored: msgspec.structs.replace(stored, length=stored.length + 1), id="later"),
        pytest.param(lambda stored: msgspec.structs.replace(stored, moves=(), head=b""), id="without moves"),
    ],
)
@live
async def test_what_does_not_follow_is_read_from_the_log(
    change: Callable[[Stored], Stored], database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("digsite.tables.host.keeping_up.LOOK_SECONDS", (600.0, 600.0))
    async with two_hosts(database, redis.url) as hosts:
        people = await dealt(hosts)
        for host in hosts:
            hears(host, change, monkeypatch)
        reads = [reads_of(host, monkeypatch) for host in hosts]
        await play(people, 6)
        assert any(reads)
        await same_at_both(hosts, people[0].table)


@live
async def test_moves_that_were_not_heard_are_caught_up_with(
    database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = 0

    def every_third(stored: Stored) -> Stored | None:
        nonlocal heard
        heard += 1
        return stored if heard % 3 == 0 else None

    monkeypatch.setattr("digsite.tables.host.keeping_up.LOOK_SECONDS", (0.05, 0.05))
    async with two_hosts(database, redis.url) as hosts:
        people = await dealt(hosts)
        for host in hosts:
            hears(host, every_third, monkeypatch)
        await play(people, 12)
        await same_at_both(hosts, people[0].table)


@live
async def test_nothing_but_moves_goes_from_server_to_server(
    database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_hosts(database, redis.url) as hosts:
        said: list[bytes] = []
        for host in hosts:
            others = host.neighbours
            assert isinstance(others, Others)
            say = others._bus.say

            def noted(topic: str, text: bytes, say: Callable[[str, bytes], None] = say) -> None:
                said.append(text)
                say(topic, text)

            monkeypatch.setattr(others._bus, "say", noted)
        people = await dealt(hosts)
        await people[0].done(m.SignOut, "a-new-secret-that-is-long-enough")
        await play(people, 6)
        rows = [row for text in said if isinstance(notice := read_notice(text), Stored) for row in notice.moves]
        assert len(rows) >= 6
        assert all(isinstance(read_entry(row.text), Moved) for row in rows)
        table = hosts[0].memory.slots[people[0].table].table
        assert table is not None
        hidden = [table.secret.hex(), *filter(None, table.secret_hashes.values()), *(p.secret or "" for p in people)]
        assert not [secret for secret in hidden if any(secret.encode() in text for text in said)]
