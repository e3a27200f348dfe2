"""Keeping up with other servers: what they store is taken in, and who is connected there is noted.

Moves are told as they are stored, linked to what is known here. Whatever does not fit is read from the log, which this
server looks into every second or two, too: a notice that is lost costs a moment, never a move. Hearing or looking
twice, or late, does no harm: entries have numbers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from digsite.errors import DigsiteError
from digsite.tables.between.neighbours import Neighbours
from digsite.tables.between.notices import FarLine, Stored
from digsite.tables.errors import NotStored
from digsite.tables.host.memory import Memory
from digsite.tables.host.open_tables import OpenTableList
from digsite.tables.host.slot import Slot
from digsite.tables.wire.messages import Emoted, OpenTable

#: Seconds between two looks into the database: while other servers are heard, and while they are not.
LOOK_SECONDS: Final = (2.0, 1.0)
#: Seconds between two looks at clocks.
CLOCK_SECONDS: Final = 10.0

_log = logging.getLogger("digsite.tables")


class KeepingUp:
    """Looks after the tables in memory that other servers may change."""

    def __init__(
        self,
        neighbours: Neighbours,
        memory: Memory,
        lengths: Callable[[list[str]], Awaitable[dict[str, int]]],
        lines_changed: Callable[[str, Slot], None],
        open_tables: OpenTableList,
        now: Callable[[], int],
    ) -> None:
        """Take the others, the tables in memory, and what to do about them.

        ``lengths`` reads how long logs are, ``lines_changed`` is told of a table to which somebody came or from which
        somebody went.
        """
        self._neighbours = neighbours
        self._memory = memory
        self._slots = memory.slots
        self._lengths = lengths
        self._lines_changed = lines_changed
        self._open_tables = open_tables
        self._now = now
        self._behind: dict[str, bool] = {}  # tables that are being brought up to date; True: and once more then
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: tuple[asyncio.Task[None], ...] = ()

    async def start(self) -> None:
        """Begin to listen and to look."""
        if self._neighbours.are_there:
            await self._neighbours.start(self)
            looks = (self._look_now_and_then(), self._look_at_clocks())
            self._looking = tuple(asyncio.create_task(look) for look in looks)

    async def stop(self) -> None:
        """Look no more; what is being taken in is taken in."""
        for looking in self._looking:
            looking.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self._neighbours.stop()

    # What other servers say.

    def stored_elsewhere(self, stored: Stored) -> None:
        """Take in what another server stored, if it is news: moves that fit at once, the rest from the log."""
        slot = self._slots.get(stored.table)
        if slot is None or not slot.here or stored.length <= slot.stored:
            return
        if not self._memory.take_in_moves(slot, stored.moves, stored.length, stored.head):
            self._look(stored.table)

    def here_elsewhere(self, table: str, server: str, lines: tuple[FarLine, ...], *, answer: bool) -> None:
        """Note who is connected to another server; tell it who is connected here, if it asks."""
        slot = self._slots.get(table)
        if slot is None:
            return
        if answer and slot.here:
            self._neighbours.here(table, slot.lines.figures())
        if slot.lines.note_elsewhere(server, lines, self._now()):
            self._lines_changed(table, slot)

    def called_elsewhere(self, table: str, emote: Emoted) -> None:
        """Tell those who are connected here what was called across their table."""
        slot = self._slots.get(table)
        if slot is not None and slot.here:
            slot.lines.emotes.add(emote, self._now())
            self._memory.announce(table)

    def listed_elsewhere(self, table: str, server: str, figures: OpenTable | None, gone: int | None) -> None:
        """Note which open tables others have."""
        self._open_tables.note_elsewhere(server, table, figures, gone)

    def server_met(self) -> None:
        """Tell a new server which open tables there are here."""
        self._open_tables.say_all()

    def server_gone(self, server: str) -> None:
        """Nobody is connected there any more."""
        self._open_tables.server_gone(server)
        for table in list(self._slots):
            self.here_elsewhere(table, server, (), answer=False)

    def look_at_all(self) -> None:
        """Look at every table that somebody is connected to, and ask who is connected elsewhere."""
        self._open_tables.say_all()
        for table, slot in list(self._slots.items()):
            if slot.here:
                self.look_at(table)

    def look_at(self, table: str) -> None:
        """Take in what there is, soon; ask who is connected elsewhere."""
        slot = self._slots.get(table)
        if slot is not None and slot.here:
            self._neighbours.here(table, slot.lines.figures(), answer=True)
            self._look(table)

    def _look(self, table: str) -> None:
        if table in self._behind:
            self._behind[table] = True
            return
        self._behind[table] = False
        task = asyncio.create_task(self._take_in(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take_in(self, table: str) -> None:
        try:
            while True:
                self._behind[table] = False
                try:
                    await self._memory.catch_up(table)
                except (DigsiteError, NotStored) as error:  # looked at again in a second or two
                    _log.error("not-caught-up", extra={"about": {"table": table, "reason": str(error)}})
                    return
                if not self._behind[table]:
                    return
        finally:
            del self._behind[table]

    # What the database says.

    async def _look_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS[0] if self._neighbours.are_heard else LOOK_SECONDS[1])
            followed = {
                table: slot.stored for table, slot in self._slots.items() if slot.here and slot.table is not None
            }
            if not followed:
                continue
            try:
                lengths = await self._lengths(list(followed))
            except NotStored as error:
                _log.error("not-caught-up", extra={"about": {"reason": str(error)}})
                continue
            for table, known in followed.items():
                slot = self._slots.get(table)
                # Where the game went on meanwhile, what was read is of the past.
                if slot is not None and slot.stored == known != lengths.get(table, 0):
                    self._look(table)

    async def _look_at_clocks(self) -> None:
        while True:
            try:
                await self._memory.time.read_rings()
            except NotStored as error:
                _log.error("not-caught-up", extra={"about": {"reason": str(error)}})
            for table in [table for table, slot in self._slots.items() if slot.here]:
                await self._memory.time.agree_on(table)
            await asyncio.sleep(CLOCK_SECONDS)
