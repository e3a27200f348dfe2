"""What everybody at a table is told: written out from memory, and never before it is stored."""

from __future__ import annotations

from typing import NamedTuple

from digsite.tables.host.kernel import KernelState
from digsite.tables.host.memory import Memory
from digsite.tables.host.slot import StateTold, TimesMark
from digsite.tables.host.stored_tables import StoredTables
from digsite.tables.host.timekeeper import Clock, Timekeeper
from digsite.tables.host.under_way import UnderWay
from digsite.tables.room.times_now import times_now
from digsite.tables.wire.messages import Emoted, TimesNow


class ToldNow(NamedTuple):
    """All that a seat is told now."""

    era: int  # of the game: another number, and it is not the one that was told before
    table: bytes
    state: StateTold | None  # None: not dealt yet
    times: TimesMark
    emotes: int  # so many there were so far


class Telling:
    """Tells seats and spectators what they may know."""

    def __init__(
        self,
        memory: Memory,
        stored: StoredTables,
        under_way: UnderWay,
        kernel: KernelState,
        clock: Clock,
        timekeeper: Timekeeper,
    ) -> None:
        self._memory = memory
        self._stored = stored
        self._under_way = under_way
        self._kernel = kernel
        self._clock = clock
        self._timekeeper = timekeeper

    def tell(self, table_id: str, seat: int | None, since: int) -> ToldNow | None:
        """Tell all there is to tell, the log's lines from a place on, without waiting; None: ``load`` it first."""
        slot = self._memory.slots.get(table_id)
        table = None if slot is None else slot.table
        if slot is None or table is None or slot.generation != self._stored.generation:
            return None
        if table.length != slot.stored:
            return None  # something is being stored: nobody is told of it before
        told = slot.tell_table(table, seat, searches=self._kernel.searches)
        state, times = slot.tell_state(table, seat, since), slot.times_mark(table)
        return ToldNow(slot.era, told, state, times, slot.lines.emotes.count)

    async def load(self, table_id: str) -> None:
        """Return when the table is in memory, and all that was done there is stored."""
        async with self._memory.held(table_id):
            pass

    def era(self, table_id: str) -> int:
        """Say which game is told here: another number, and it is not the one that was shown before."""
        slot = self._memory.slots.get(table_id)
        return 0 if slot is None else slot.era

    def times_now(self, table_id: str) -> TimesNow | None:
        """Tell what depends on the time, to everybody the same; None: the table is not in memory."""
        slot = self._memory.slots.get(table_id)
        if slot is None or slot.table is None:
            return None
        now, table = self._clock.now(), slot.table
        grace = slot.lines.grace(slot.waited_for(table), now)
        return times_now(table, self._timekeeper.time_of(table) or now, grace)

    def emoted(self, table_id: str) -> int:
        """Say how many emotes there were at a table so far: whoever comes in now does not hear those."""
        slot = self._memory.slots.get(table_id)
        return 0 if slot is None else slot.lines.emotes.count

    def emotes(self, table_id: str, since: int) -> list[Emoted]:
        """List what was called across the table a moment ago, after so many emotes."""
        slot = self._memory.slots.get(table_id)
        return [] if slot is None else slot.lines.emotes.since(since, self._clock.now())

    # For whoever can wait until the table is loaded.

    async def table_now(self, table_id: str, seat: int | None) -> bytes:
        """Tell the table, written out."""
        async with self._memory.held(table_id) as (slot, table):
            return slot.tell_table(table, seat, searches=self._kernel.searches)

    async def state_now(self, table_id: str, seat: int | None, since: int) -> StateTold | None:
        """Tell the state, written out, with the log's lines from a place on; None: not dealt yet."""
        async with self._memory.held(table_id) as (slot, table):
            return slot.tell_state(table, seat, since)

    async def told_to_strangers(self, table_id: str) -> tuple[bytes, str | None]:
        """Tell the table as spectators are told it, and the language of whoever opened it.

        Whoever does not wait for it leaves the table loaded: the page will want it next.
        """
        return await self._under_way.finished(self._told_to_strangers(table_id))

    async def _told_to_strangers(self, table_id: str) -> tuple[bytes, str | None]:
        async with self._memory.held(table_id) as (slot, table):
            return slot.tell_table(table, None, searches=self._kernel.searches), table.language
