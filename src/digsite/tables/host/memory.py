"""The tables in memory: held by one at a time, loaded from their log, and stored before anybody is told.

Each table has a lock; whoever holds it may change the table, stores what changed, and only then lets go. If it cannot
be stored, the table is loaded again from its log.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import TypeAlias

from digsite.errors import DigsiteError
from digsite.tables.between.neighbours import Neighbours
from digsite.tables.errors import Conflict, NotStored, TableBroken, no_such_table
from digsite.tables.host.counting import Counting
from digsite.tables.host.kernel import KernelState
from digsite.tables.host.open_tables import OpenTableList
from digsite.tables.host.shared_time import SharedTime
from digsite.tables.host.slot import DONE, Slot
from digsite.tables.host.stored_tables import StoredTables
from digsite.tables.host.timekeeper import Clock, Timekeeper, rings_of
from digsite.tables.log.entries import Entry, Moved, Started, Undone, write_entry
from digsite.tables.log.reading import read_rows
from digsite.tables.log.rows import Added, Addition, EntryRow, NewRow, StoredTable
from digsite.tables.room.live_table import Table, fold, load_table
from digsite.tables.room.seat_secrets import is_table_id

#: How often something is tried that another server was quicker to write.
TRIES = 3
#: Seconds after which a table that nobody is connected to leaves memory.
IDLE_SECONDS = 300.0
#: Tables that nobody is connected to and that stay in memory for a while (at most twice as many at any time).
MOST_IDLE = 200

#: Called with what kept something from being stored; None: it is stored.
Done: TypeAlias = Callable[[Exception | None], None]

_MOVE = {Moved}
_MOVES = frozenset({Moved, Undone})

_log = logging.getLogger("digsite.tables")


class Memory:
    """All tables of one server that are in memory."""

    def __init__(
        self,
        stored: StoredTables,
        neighbours: Neighbours,
        kernel: KernelState,
        clock: Clock,
        timekeeper: Timekeeper,
        open_tables: OpenTableList,
        announce: Callable[[str], None],
        counting: Counting,
        woken: Callable[[str, Slot], None],
    ) -> None:
        """Take where tables are stored, and who follows what happens there.

        ``announce`` is told each table at which something changed; ``woken`` then looks what is to be done there.
        """
        self.slots: dict[str, Slot] = {}
        self.announce = announce
        self.time = SharedTime(stored, neighbours, clock, timekeeper, self.slots)
        self._stored = stored
        self._neighbours = neighbours
        self._kernel = kernel
        self._clock = clock
        self._timekeeper = timekeeper
        self._open_tables = open_tables
        self._counting = counting
        self._woken = woken
        self._tidying: asyncio.Task[None] | None = None
        self._until_tidying = MOST_IDLE

    def start(self) -> None:
        """Begin to tidy up now and then."""
        self._tidying = asyncio.create_task(self._tidy_now_and_then())

    def stop(self) -> None:
        """Tidy up no more."""
        if self._tidying is not None:
            self._tidying.cancel()

    # Holding a table.

    def held(self, table_id: str) -> Held:
        """Hold a table: nobody else changes it meanwhile."""
        return Held(self, table_id)

    def hold_at_once(self, table_id: str) -> tuple[Slot, Table] | None:
        """Hold a table that nobody holds and that is in memory as it is stored; None: wait for it (``held``)."""
        slot = self.slots.get(table_id)
        if slot is None or slot.table is None or slot.generation != self._stored.generation:
            return None
        if (self._neighbours.are_there and not slot.here) or not slot.lock.acquire_at_once():
            return None
        slot.users += 1
        slot.table.time = self._timekeeper.time_of(slot.table)
        return slot, slot.table

    async def take_hold(self, table_id: str) -> tuple[Slot, Table]:
        """Wait until nobody else holds a table, and load it if need be; ``let_go`` of it then."""
        slot = self.slots.get(table_id)
        if slot is None:
            if not is_table_id(table_id):
                raise no_such_table()
            slot = self.new_slot(table_id)
        slot.users += 1
        try:
            await slot.lock.acquire()
        except BaseException:
            self._not_needed(table_id, slot)
            raise
        try:
            if slot.table is not None and self._neighbours.are_there and not slot.here:
                await self._take_in(slot, slot.table)  # nobody has kept it up to date
            if slot.table is None or slot.generation != self._stored.generation:
                slot.forget()
                slot.table = await self._load(table_id, slot)
        except BaseException:
            self.let_go(table_id, slot)
            raise
        slot.table.time = self._timekeeper.time_of(slot.table)
        return slot, slot.table

    def let_go(self, table_id: str, slot: Slot) -> None:
        """Let somebody else hold a table."""
        slot.lock.release()
        self._not_needed(table_id, slot)

    def _not_needed(self, table_id: str, slot: Slot) -> None:
        slot.users -= 1
        slot.used = time.monotonic()
        if slot.table is None and slot.is_idle and self.slots.get(table_id) is slot:
            del self.slots[table_id]  # there is no such table

    # Loading and storing it.

    async def _load(self, table_id: str, slot: Slot) -> Table:
        generation = self._stored.generation
        try:
            stored = await self._stored.load(table_id)
            if stored is None:
                slot.era += bool(slot.marks)  # it was here a moment ago
                raise no_such_table()
            if slot.note_deal(stored):
                await self._kernel.loaded()
            table = await self._stored.beside(lambda: load_table(stored))
        except TableBroken as error:
            about = {"table": table_id, "entry": error.number, "reason": error.reason}
            _log.error("table-broken", extra={"about": about})
            slot.era += bool(slot.marks)
            raise
        await self.time.loaded(table)
        slot.lines.sign_out_strangers(table.secret_hashes)
        if not slot.note_loaded(stored, generation):
            _log.error("older-than-seen", extra={"about": {"table": table_id, "stored": slot.stored}})
            self.announce(table_id)
        asyncio.get_running_loop().call_soon(self._woken, table_id, slot)
        return table

    async def store(self, slot: Slot, table: Table, entries: tuple[Entry, ...], new: NewRow | None = None) -> None:
        """Store what the table has become, then let everybody know."""
        addition, began = _addition(slot, table, entries, new), time.perf_counter()
        try:
            added = await self._stored.writer.add(addition)
        except (Conflict, NotStored):
            slot.forget()
            raise
        self._note_stored(slot, table, entries, addition, added, time.perf_counter() - began)

    def store_soon(self, slot: Slot, table: Table, entries: tuple[Entry, ...], done: Done) -> None:
        """Do the same while nobody waits in a task: ``done`` is called then, with what went wrong, if anything did."""
        addition, began = _addition(slot, table, entries), time.perf_counter()

        def told(became: Added | Exception) -> None:
            failure: Exception | None = None
            try:
                if isinstance(became, Added):
                    self._note_stored(slot, table, entries, addition, became, time.perf_counter() - began)
                else:
                    failure = became
                    slot.forget()
            finally:
                done(failure)

        self._stored.writer.put(addition, told)

    def _note_stored(
        self, slot: Slot, table: Table, entries: tuple[Entry, ...], addition: Addition, added: Added, seconds: float
    ) -> None:
        """Let everybody know what is stored."""
        kinds = {type(entry) for entry in entries}
        self._counting.stored(len(entries) if kinds == _MOVE else 0, seconds)
        if Started in kinds:
            slot.dealt_at = today()
        if not slot.dealt_at or not kinds.isdisjoint(DONE):
            slot.moved_at = today()
        slot.note_more(added.head, added.marks)
        if self._neighbours.are_at(table.id):
            told = zip(addition.entries, added.marks, strict=True) if kinds <= _MOVES else ()
            rows = tuple(EntryRow(text, added.at, mark) for text, mark in told)
            self._neighbours.stored(table.id, slot.stored, rows, slot.head)
        self._went_on(slot, table, kinds)

    def _went_on(self, slot: Slot, table: Table, kinds: set[type[Entry]]) -> None:
        """Let everybody know that entries of these kinds are stored."""
        self._timekeeper.follow(table)
        if kinds <= _MOVES and table.stage == "playing":
            slot.moved()
        else:
            slot.changed()
            self._open_tables.look_at(slot, self._clock.now())
        self.announce(table.id)
        self._woken(table.id, slot)

    # Taking in what other servers stored.

    async def catch_up(self, table_id: str) -> bool:
        """Take in what another server has stored at this table, if it is in this one's memory; say if there was any."""
        if table_id not in self.slots:
            return False
        async with self.held(table_id) as (slot, table):
            return await self._take_in(slot, table)

    async def _take_in(self, slot: Slot, table: Table) -> bool:
        """Read what is stored after what is known here, and tell everybody."""
        try:
            more = await self._stored.load(table.id, table.length, slot.head)
            if more is not None and not more.entries:
                return False
            if more is not None:
                if slot.note_deal(more):
                    await self._kernel.loaded()
                self._fold(slot, table, more)
                return True
        except TableBroken:
            pass  # it is not what was shown here: its whole log says what it is
        slot.forget()  # or cleared away: whoever looks hears that there is no such table
        self.announce(table.id)
        return True

    def take_in_moves(self, slot: Slot, moves: tuple[EntryRow, ...], length: int, head: bytes) -> bool:
        """Take in moves that another server stored, and tell everybody; False: they are to be read from the log.

        They must follow what is known here. Nothing waits here, so while nobody holds the table, nobody need hold it.
        """
        table = slot.table
        if not moves or table is None or slot.lock.locked() or slot.generation != self._stored.generation:
            return False
        if length - len(moves) != slot.stored or slot.stored != table.length:
            return False
        try:
            more = read_rows(table.id, moves, slot.stored, slot.head, head)
            if more is None or any(type(entry) not in _MOVES for entry in more.entries):
                return False
            slot.note_deal(more)
            self._fold(slot, table, more)
        except Exception as error:  # noqa: BLE001  # whatever it was, the bus must go on
            _log.error("not-caught-up", exc_info=error, extra={"about": {"table": table.id, "reason": str(error)}})
            slot.forget()  # half of it may be folded in: its whole log says what it is
            self.announce(table.id)
        return True

    def _fold(self, slot: Slot, table: Table, more: StoredTable) -> None:
        """Bring a table up to date with entries that others stored, and tell everybody."""
        fold(table, more.entries)
        slot.note_more(more.head, more.marks)
        slot.lines.sign_out_strangers(table.secret_hashes)
        self._went_on(slot, table, {type(entry) for entry in more.entries})

    def known(self, table_id: str) -> int:
        """Say how many entries of a table are known here; 0: it is not in memory, and will be read."""
        slot = self.slots.get(table_id)
        return 0 if slot is None or slot.table is None else slot.stored

    async def was_behind(self, table_id: str, known: int) -> bool:
        """Say whether another server knew more when something was refused here; it is known here now."""
        if not known or not self._neighbours.are_there:
            return False
        with suppress(DigsiteError):
            await self.catch_up(table_id)
        return self.known(table_id) != known

    # Room for tables.

    def new_slot(self, table_id: str) -> Slot:
        """Make a place in memory, and room for it now and then."""
        self._until_tidying -= 1
        if self._until_tidying <= 0:
            self.tidy()
        slot = self.slots[table_id] = Slot(self._clock.now())
        return slot

    def all_changed(self) -> None:
        """Another file was laid where the database was: every table is what that one says."""
        for table_id, slot in list(self.slots.items()):
            slot.changed()
            self.announce(table_id)

    def seats_changed(self) -> None:
        """What is told of the seats of every table may have changed."""
        for table_id, slot in list(self.slots.items()):
            slot.seats_changed()
            self.announce(table_id)

    async def _tidy_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 5)
            self.tidy()

    def tidy(self) -> None:
        """Drop the tables that nobody has needed for long, and of the others those that are too many."""
        self._until_tidying = MOST_IDLE
        idle = sorted((slot.used, table_id) for table_id, slot in self.slots.items() if slot.is_idle)
        long_ago = time.monotonic() - IDLE_SECONDS
        for place, (used, table_id) in enumerate(idle):
            if used < long_ago or place < len(idle) - MOST_IDLE:
                del self.slots[table_id]
                self._timekeeper.evicted(table_id)


class Held:
    """Somebody holds a table for as long as this is open; whatever goes wrong, what was not stored does not stay."""

    __slots__ = ("_memory", "_slot", "_table", "_table_id")

    def __init__(self, memory: Memory, table_id: str) -> None:
        self._memory = memory
        self._table_id = table_id

    async def __aenter__(self) -> tuple[Slot, Table]:
        self._slot, self._table = await self._memory.take_hold(self._table_id)
        return self._slot, self._table

    async def __aexit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _where: TracebackType | None
    ) -> None:
        slot, table = self._slot, self._table
        is_refusal = error is None or isinstance(error, DigsiteError)  # then nothing was changed
        if not is_refusal or (slot.table is table and table.length != slot.stored):
            slot.forget()
        self._memory.let_go(self._table_id, slot)


def _addition(slot: Slot, table: Table, entries: tuple[Entry, ...], new: NewRow | None = None) -> Addition:
    texts = tuple([write_entry(entry) for entry in entries])
    return Addition(table.id, table.length - len(entries), texts, new, slot.head, rings_of(table))


def today() -> int:
    """Say what time of which day it is, as logs have it: in milliseconds."""
    return time.time_ns() // 1_000_000
