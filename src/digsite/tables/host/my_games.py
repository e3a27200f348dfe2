"""Somebody's games, for a browser that is not at the table: whose turn it is, and how a game came out."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.tables.errors import TableError
from digsite.tables.host.kernel import KernelState
from digsite.tables.host.memory import Memory, today
from digsite.tables.room.my_games import result_of, turn_now
from digsite.tables.wire.my_games import GameResult, TableTurn, Turns


class MyGames:
    """Tells from afar what everybody at a table sees."""

    def __init__(self, memory: Memory, kernel: KernelState) -> None:
        self._memory = memory
        self._kernel = kernel

    async def turns(self, table_ids: Sequence[str]) -> Turns:
        """Tell whose turn it is at these tables, as everybody there sees it."""
        found: list[TableTurn] = []
        unknown: list[str] = []
        unread: list[str] = []
        for table_id in table_ids:
            try:
                async with self._memory.held(table_id) as (slot, table):
                    waits = today() - slot.moved_at
                    found.append(turn_now(table, slot.seats_here, waits, searches=self._kernel.searches))
            except TableError as error:
                (unknown if error.code == "no-such-table" else unread).append(table_id)
        return Turns(tuple(found), tuple(unknown), tuple(unread))

    async def result(self, table_id: str) -> GameResult:
        """Tell how a game came out, once it is over."""
        async with self._memory.held(table_id) as (slot, table):
            return result_of(table, today() - slot.moved_at, slot.moved_at - slot.dealt_at)
