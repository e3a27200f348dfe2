"""Two hosts of one database, as two servers would be, in one process: real PostgreSQL and Redis between them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from digsite.tables.between.neighbours import Others
from digsite.tables.between.redis_bus import RedisBus
from digsite.tables.host.host import Host
from digsite.tables.host.timekeeper import Clock
from digsite.tables.log.storage import Storage
from digsite.tables.wire import messages as m
from tables.visitors import ENTROPY, Visitor


@asynccontextmanager
async def two_hosts(database: str, fan_out: str, clock: Clock | None = None) -> AsyncIterator[tuple[Host, Host]]:
    """Host one database twice; both hear each other from the first moment on."""
    first, second = (
        Host(
            Storage(database),
            announce=lambda _table: None,
            thinking=0.01,
            clock=clock,
            neighbours=Others(RedisBus(fan_out, patience=60.0), sign_of_life=0.2, taken_for_dead=60.0),
        )
        for _ in range(2)
    )
    await first.start()
    try:
        await second.start()
        try:
            for host in (first, second):
                while not host.neighbours.are_heard:  # noqa: ASYNC110  # another task connects
                    await asyncio.sleep(0.001)
            yield first, second
        finally:
            await second.stop()
    finally:
        await first.stop()


async def seated_at(hosts: Sequence[Host], new: m.NewTable) -> list[Visitor]:
    """Open a table at the first host; let people sit down, each through a host of their own, while there are hosts."""
    table = (await hosts[0].open(new)).table
    visitors = []
    places = [place for place, seat in enumerate(new.seats) if seat.kind == "open"]
    for place, host in zip(places, hosts, strict=False):
        taken = await host.sit(table, place, m.TakeSeat(f"Player {place}", ENTROPY))
        assert await host.enter(table, taken.secret) == place
        host.arrived(table, place, taken.secret)
        visitors.append(Visitor(host, table, place, taken.secret))
    return visitors


async def watching(host: Host, table: str) -> Visitor:
    """Let somebody watch."""
    assert await host.enter(table, None) is None
    host.arrived(table, None)
    return Visitor(host, table, None)


async def told(visitor: Visitor, number: int) -> m.StateNow:
    """Wait until somebody is told a state of at least this number."""
    while await visitor.host.state_now(visitor.table, visitor.seat, 0) is None:  # noqa: ASYNC110  # not dealt there yet
        await asyncio.sleep(0.001)
    while (state := await visitor.state()).number < number:  # noqa: ASYNC110
        await asyncio.sleep(0.001)
    return state
