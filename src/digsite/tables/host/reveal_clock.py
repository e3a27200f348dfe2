"""How long a deal waits for bytes that somebody committed to. After that it is void, and everybody commits anew.

A server that restarts meanwhile gives everybody the whole time again: their pages have to reconnect first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any, Final

from digsite.errors import DigsiteError
from digsite.tables.errors import Conflict, NotStored
from digsite.tables.host.slot import Slot
from digsite.tables.log.entries import Entry
from digsite.tables.room.live_table import Table
from digsite.tables.room.starting import voided

Hold = Callable[[str], AbstractAsyncContextManager[tuple[Slot, Table]]]
Store = Callable[[Slot, Table, tuple[Entry, ...]], Awaitable[None]]
Finish = Callable[[Coroutine[Any, Any, None]], Awaitable[None]]

#: Seconds in which every seat must show the bytes it has committed to.
REVEAL_SECONDS: Final = 30.0
#: Seconds until what could not be stored is tried again.
AGAIN_AFTER: Final = 2.0

_log = logging.getLogger("digsite.tables")


class RevealClock:
    """Voids deals that are not made in time, at all tables of this server."""

    def __init__(self, hold: Hold, store: Store, finish: Finish, seconds: float) -> None:
        self._hold = hold
        self._store = store
        self._finish = finish
        self._seconds = seconds
        self._running: dict[tuple[str, int], asyncio.Task[None]] = {}

    def watch(self, table_id: str, slot: Slot) -> None:
        """Let the time run, if this table waits for bytes and its time does not run already."""
        table = slot.table
        if table is None or table.stage != "revealing" or (table_id, table.voided) in self._running:
            return
        which = (table_id, table.voided)
        self._running[which] = task = asyncio.create_task(self._run(*which))
        task.add_done_callback(lambda _: self._running.pop(which, None))

    async def stop(self) -> None:
        """Stop all clocks; the next server starts them anew."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _run(self, table_id: str, number: int) -> None:
        await asyncio.sleep(self._seconds)
        while True:
            try:
                await self._finish(self._void(table_id, number))
            except Conflict:
                continue  # another server wrote first: look again
            except NotStored as error:
                _log.error("not-stored", extra={"about": {"table": table_id, "reason": str(error)}})
                await asyncio.sleep(AGAIN_AFTER)
                continue
            except DigsiteError as error:
                _log.error("not-voided", exc_info=error, extra={"about": {"table": table_id}})
            return

    async def _void(self, table_id: str, number: int) -> None:
        async with self._hold(table_id) as (slot, table):
            if table.stage == "revealing" and table.voided == number:
                entry = voided(table)
                table.note(entry)
                await self._store(slot, table, (entry,))
                _log.info("voided", extra={"about": {"table": table_id, "silent": len(entry.silent)}})
