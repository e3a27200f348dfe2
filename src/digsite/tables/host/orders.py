"""What whoever runs the server has ordered meanwhile: looked up every few seconds, whichever database it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from digsite.errors import DigsiteError
from digsite.tables.errors import NotStored
from digsite.tables.host.memory import Memory
from digsite.tables.host.stored_tables import StoredTables

#: Seconds between two looks.
LOOK_SECONDS: Final = 3.0

_log = logging.getLogger("digsite.tables")


class Orders:
    """Follows orders."""

    def __init__(self, stored: StoredTables, memory: Memory, banned: Callable[[frozenset[str]], None]) -> None:
        """Take who is told which addresses may not come in, whenever that is looked up."""
        self._stored = stored
        self._memory = memory
        self._banned = banned
        self._seen: dict[str, int] = {}  # tables that were looked at, and for an order of when
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Look once, then now and then."""
        await self.look()
        self._looking = asyncio.create_task(self._look_now_and_then())

    def stop(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()

    async def look(self) -> None:
        """Follow what is ordered now; what cannot be read is looked up again."""
        try:
            orders = await self._stored.beside(self._stored.storage.orders)
        except NotStored as error:
            _log.error("no-orders", extra={"about": {"reason": str(error)}})
            return
        self._banned(frozenset(order.what for order in orders if order.kind == "ban"))
        tables = {order.what: order.at for order in orders if order.kind == "look"}
        for table in [table for table, at in tables.items() if self._seen.get(table) != at]:
            try:
                await self._memory.catch_up(table)
            except DigsiteError as error:
                if error.code != "no-such-table":
                    _log.error("not-caught-up", extra={"about": {"table": table, "reason": str(error)}})
        self._seen = tables

    async def _look_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self.look()
