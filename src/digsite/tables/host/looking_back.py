"""Looking back at a game: its record when it is over, and every moment of it as frames."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from digsite.tables.errors import TableError, no_such_table
from digsite.tables.host.kernel import KernelState
from digsite.tables.host.memory import Memory
from digsite.tables.host.replays import Packed, Replays
from digsite.tables.host.stored_tables import StoredTables
from digsite.tables.room.leaving import left_of
from digsite.tables.room.table_state import table_now
from digsite.words.message import message

Enter = Callable[[str, str | None], Awaitable[int | None]]


class LookingBack:
    """Shows games that were played, or what was played of them so far."""

    def __init__(self, memory: Memory, stored: StoredTables, kernel: KernelState, enter: Enter) -> None:
        """Take ``enter``, which finds the seat of a secret at a table."""
        self._memory = memory
        self._stored = stored
        self._kernel = kernel
        self._enter = enter
        self._replays = Replays()

    def close(self) -> None:
        """Fold nothing any more."""
        self._replays.close()

    async def record(self, table_id: str) -> bytes:
        """Give the game's record, once the game is over."""
        async with self._memory.held(table_id) as (slot, table):
            return table.record(slot.dealt_at, left_of(table))

    async def replay(self, table_id: str, eyes: str) -> Packed:
        """Fold a game that is over into frames, as some eyes saw it."""
        async with self._memory.held(table_id) as (slot, table):
            if table.game is None or table.stage == "playing":
                raise TableError("not-over-yet", message("not-over-yet-replay"))
            text = table.record(slot.dealt_at, left_of(table))
        return await self.replay_record(text, eyes, table=table_id)

    async def replay_record(self, text: bytes, eyes: str, number: int = 1, table: str = "") -> Packed:
        """Fold a record that somebody brings into frames."""
        await self._kernel.loaded()
        return await self._replays.of_record(text, eyes, number, table)

    async def look_back(self, table_id: str, secret: str | None) -> Packed:
        """Fold what a seat has seen so far into frames; without a secret, what everybody has."""
        seat = await self._enter(table_id, secret)
        async with self._memory.held(table_id) as (slot, table):
            if table.game is None:
                raise TableError("not-dealt")
            now = table_now(table, seat, slot.seats_here, searches=self._kernel.searches)
        stored = await self._stored.load(table_id)
        if stored is None:
            raise no_such_table()
        return await self._replays.so_far(stored, now, seat)
