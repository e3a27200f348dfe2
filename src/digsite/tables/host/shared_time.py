"""What time it is at a table, on all servers; and which clocks ring soon, of tables that are in nobody's memory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from digsite.tables.between.neighbours import Neighbours
from digsite.tables.host.slot import Slot
from digsite.tables.host.stored_tables import StoredTables
from digsite.tables.host.timekeeper import Clock, Timekeeper
from digsite.tables.room.live_table import Table

#: Milliseconds for which clocks of tables that are in nobody's memory are set ahead, where several servers look.
RINGS_AHEAD: Final = 30_000
#: Seconds for which servers remember how far a table's time lags, after the last of them had it in memory.
LAG_SECONDS: Final = 60.0


class SharedTime:
    """The time at tables: the first server that loads a table decides how far its time lags."""

    def __init__(
        self,
        stored: StoredTables,
        neighbours: Neighbours,
        clock: Clock,
        timekeeper: Timekeeper,
        slots: Mapping[str, Slot],
    ) -> None:
        self._stored = stored
        self._neighbours = neighbours
        self._clock = clock
        self._timekeeper = timekeeper
        self._slots = slots

    async def read_rings(self) -> None:
        """Look which tables need somebody soon: all of them, or those of a while if others look, too."""
        until = self._clock.now() + RINGS_AHEAD if self._neighbours.are_there else None
        self._timekeeper.begin(await self._stored.rings(until))

    async def loaded(self, table: Table) -> None:
        """Let the time of a table that was just loaded go on."""
        lag = self._timekeeper.lag_of(table)
        self._timekeeper.loaded(table, None if lag is None else await self._agreed_lag(table.id, lag))

    async def agree_on(self, table_id: str) -> None:
        """Let other servers remember how far the time lags at a table that is in memory here."""
        slot = self._slots.get(table_id)
        lag = None if slot is None or slot.table is None else self._timekeeper.lag_of(slot.table)
        if lag is not None:
            await self._agreed_lag(table_id, lag)

    async def _agreed_lag(self, table_id: str, lag: int) -> int:
        return int(await self._neighbours.agree(f"lag:{table_id}", str(lag), LAG_SECONDS))
