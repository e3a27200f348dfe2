"""The host of all live tables of this server: what the web speaks to.

An event is stored before anybody is told of it. Each table has a lock; whoever holds it may change the table, stores
what changed, and only then lets go. If it cannot be stored, the table is loaded again from its log.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from types import TracebackType
from typing import Any, NamedTuple, TypeVar

from digsite.errors import DigsiteError
from digsite.tables.between.neighbours import Alone, Neighbours
from digsite.tables.errors import (
    Conflict,
    NotStored,
    StorageTrouble,
    TableBroken,
    TableError,
    no_such_table,
    older_than_seen,
    storage_trouble,
)
from digsite.tables.host.bot_play import BotPlay
from digsite.tables.host.keeping_up import KeepingUp
from digsite.tables.host.kernel import KernelState
from digsite.tables.host.lines import Line
from digsite.tables.host.open_tables import OpenTableList
from digsite.tables.host.replays import Packed, Replays
from digsite.tables.host.reveal_clock import REVEAL_SECONDS, RevealClock
from digsite.tables.host.slot import DONE, Slot, StateTold, TimesMark
from digsite.tables.host.thinking import THINKING, Thinkers
from digsite.tables.host.time_up import TimeUp
from digsite.tables.host.timekeeper import Clock, SteadyClock, Timekeeper, rings_of
from digsite.tables.log.entries import Entry, Moved, Started, Undone, write_entry
from digsite.tables.log.rows import Addition, NewRow
from digsite.tables.log.storage import Storage
from digsite.tables.log.writer import Writer
from digsite.tables.room.leaving import left_of
from digsite.tables.room.live_table import Table, fold, load_table
from digsite.tables.room.my_games import result_of, turn_now
from digsite.tables.room.opening import new_table, seat_taken
from digsite.tables.room.options import all_options
from digsite.tables.room.rematches import answered, freed_by_no
from digsite.tables.room.renewing import brought_along
from digsite.tables.room.sayings import hear
from digsite.tables.room.seat_secrets import hashed, is_table_id, seat_of
from digsite.tables.room.table_state import table_now
from digsite.tables.room.times_now import times_now
from digsite.tables.wire.messages import (
    AnySaid,
    AnyTold,
    AskDevices,
    ComeAlong,
    Decline,
    Device,
    Devices,
    Done,
    Emote,
    Emoted,
    LogHead,
    NewTable,
    Options,
    Refused,
    SeatTaken,
    SignOut,
    StandIn,
    StandUp,
    TableMade,
    TakeSeat,
    TimesNow,
)
from digsite.tables.wire.my_games import GameResult, TableTurn, Turns
from digsite.words.message import message

#: How often something is tried that another server was quicker to write.
TRIES = 3
#: Seconds after which a table that nobody is connected to leaves memory.
IDLE_SECONDS = 300.0
#: Tables that nobody is connected to and that stay in memory for a while (at most twice as many at any time).
MOST_IDLE = 200

#: Milliseconds for which clocks of tables that are in nobody's memory are set ahead, where several servers look.
RINGS_AHEAD = 30_000
#: Seconds for which servers remember how far a table's time lags, after the last of them had it in memory.
LAG_SECONDS = 60.0

_MOVES = frozenset({Moved, Undone})

_log = logging.getLogger("digsite.tables")
T = TypeVar("T")


class ToldNow(NamedTuple):
    """All that a seat is told now."""

    era: int  # of the game: another number, and it is not the one that was told before
    table: bytes
    state: StateTold | None  # None: not dealt yet
    times: TimesMark
    emotes: int  # so many there were so far


class Host:
    """All live tables of one server."""

    def __init__(
        self,
        storage: Storage,
        *,
        announce: Callable[[str], None],
        thinking: float = THINKING,
        clock: Clock | None = None,
        reveal_seconds: float = REVEAL_SECONDS,
        neighbours: Neighbours | None = None,
    ) -> None:
        """Take where tables are stored; ``announce`` is told each table at which something changed.

        ``neighbours`` are other servers on the same database; without, there are none.
        """
        self.kernel = KernelState()
        self._storage = storage
        self._writer = Writer(self._storage)
        self._announce = announce
        self._slots: dict[str, Slot] = {}
        self._under_way: set[asyncio.Task[Any]] = set()
        self._readers = ThreadPoolExecutor(2, "digsite-reader")
        self._thinkers = Thinkers(thinking, lambda: self.kernel.searches)
        self._replays = Replays()
        self._neighbours = neighbours or Alone()
        self._bots = BotPlay(self._held, self._store, self._finished, self._thinkers, self._neighbours, self.catch_up)
        self._clock = clock or SteadyClock()
        self._timekeeper = Timekeeper(self._clock, self._rings)
        self._time_up = TimeUp(self._held, self._store, self._thinkers, self._timekeeper, self._neighbours)
        self._reveals = RevealClock(self._held, self._store, self._finished, reveal_seconds)
        self._open_tables = OpenTableList(self._neighbours.listed)
        self._keeping_up = KeepingUp(
            self._neighbours,
            self._slots,
            self.catch_up,
            self._lengths,
            self._lines_changed,
            self._open_tables,
            self._announce,
            self._read_rings,
            self._agree_on_time,
            self._clock.now,
        )
        self._kernel_there = asyncio.Event()
        self._tidying: asyncio.Task[None] | None = None
        self._until_tidying = MOST_IDLE

    async def start(self) -> None:
        """Open the database, and begin to load what is compiled."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._readers, self._storage.open)
            await self._read_rings()
        except DigsiteError:
            raise
        except Exception as error:
            cause = getattr(error, "orig", None) or error  # without what the library says about itself
            raise TableError("no-database", message("no-database", cause=str(cause))) from error

        def replaced() -> None:
            with suppress(RuntimeError):  # the server was stopped meanwhile
                loop.call_soon_threadsafe(self._database_replaced)

        self._storage.replaced = replaced
        self._writer.start()
        self._readers.submit(self._storage.survey)

        def changed() -> None:
            with suppress(RuntimeError):  # the server was stopped meanwhile
                loop.call_soon_threadsafe(self._kernel_changed)

        self.kernel.start(changed)
        self._kernel_changed()
        await self._keeping_up.start()
        self._tidying = asyncio.create_task(self._tidy_now_and_then())

    async def stop(self) -> None:
        """Let the bots stop and everything that is under way be stored."""
        self.kernel.stop()
        self._timekeeper.stop()
        if self._tidying is not None:
            self._tidying.cancel()
        await self._bots.stop()
        await self._reveals.stop()
        self._kernel_there.set()  # whoever waits for it is told that the server stops
        while self._under_way:
            await asyncio.wait(self._under_way)
        await self._keeping_up.stop()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._readers, self._writer.stop)
        await loop.run_in_executor(self._readers, self._storage.close)
        self._thinkers.close()
        self._replays.close()
        self._readers.shutdown(wait=False)

    def options(self) -> Options:
        """Say what can be chosen for a new table."""
        return all_options()

    # Coming to a table.

    async def open(self, new: NewTable) -> TableMade:
        """Open a table."""
        row, opened = new_table(new)
        await self._finished(self._make(row))
        _log.info("opened", extra={"about": {"table": row.id, "edition": new.edition, "seats": len(new.seats)}})
        return TableMade(row.id, opened.commitment)

    async def _make(self, row: NewRow) -> None:
        try:
            await self._writer.add(Addition(row.id, 0, (), row))
        except (Conflict, NotStored) as error:
            raise self._storage_failed(row.id, error) from None

    async def sit(self, table_id: str, seat: int, take: TakeSeat) -> SeatTaken:
        """Sit down on a free seat."""
        return await self._finished(self._sit(table_id, seat, take))

    async def _sit(self, table_id: str, seat: int, take: TakeSeat) -> SeatTaken:
        for _ in range(TRIES):
            known = self._known(table_id)
            try:
                async with self._held(table_id) as (slot, table):
                    seated, secret = seat_taken(table, seat, take)
                    table.note(seated)
                    await self._store(slot, table, (seated,))
                    return SeatTaken(table_id, seat, secret)
            except Conflict:
                self._announce(table_id)
            except NotStored as error:
                raise self._storage_failed(table_id, error) from None
            except TableError:
                if not await self._was_behind(table_id, known):
                    raise
        raise _outrun()

    async def enter(self, table_id: str, secret: str | None, head: LogHead | None = None) -> int | None:
        """Find the seat of a secret; without one, a spectator comes in. ``head``: what they were told of last."""
        known = self._known(table_id)
        try:
            return await self._enter(table_id, secret, head)
        except TableError:
            if not await self._was_behind(table_id, known):
                raise
        return await self._enter(table_id, secret, head)

    async def _enter(self, table_id: str, secret: str | None, head: LogHead | None) -> int | None:
        async with self._held(table_id) as (slot, table):
            if head is not None and not slot.fits(head):
                about = {"table": table_id, "seen": head.number, "stored": slot.stored}
                _log.error("older-than-seen", extra={"about": about})
                raise older_than_seen()
            if secret is None:
                return None
            seat = seat_of(secret, table.secret_hashes)
            if seat is None:
                raise TableError("wrong-secret")
            return seat

    def era(self, table_id: str) -> int:
        """Say which game is told here: another number, and it is not the one that was shown before."""
        slot = self._slots.get(table_id)
        return 0 if slot is None else slot.era

    def arrived(self, table_id: str, seat: int | None, secret: str | None = None, device: Device = "program") -> Line:
        """Somebody is connected now, who entered with this secret; every arrival is followed by one ``left``."""
        slot = self._slots.get(table_id)
        if slot is None:
            slot = self._slots[table_id] = Slot(self._clock.now())
        line = Line(seat, device, self._clock.now(), None if secret is None else hashed(secret))
        if not slot.here:
            self._neighbours.follow(table_id)
        slot.lines.add(line)
        if slot.table is not None:  # signed out on their way in?
            slot.lines.sign_out_strangers(slot.table.secret_hashes)
        self._presence_changed(table_id, slot, seat, seat is not None and slot.lines.count(seat) == 1)
        return line

    def left(self, table_id: str, seat: int | None, line: Line | None = None) -> None:
        """Somebody's connection ended."""
        slot = self._slots.get(table_id)
        if slot is not None and slot.lines.remove(seat, line, self._clock.now()):
            self._presence_changed(table_id, slot, seat, seat is not None and not slot.lines.count(seat))
            if not slot.here:
                self._neighbours.unfollow(table_id)
                slot.lines.forget_elsewhere()

    def _presence_changed(self, table_id: str, slot: Slot, seat: int | None, news: bool) -> None:
        """Tell the table who is here now, if that is news: no spectator is, and a second line only for its own seat."""
        slot.used = time.monotonic()
        if seat is not None:
            slot.seats_changed(None if news else seat)
            self._neighbours.here(table_id, slot.lines.figures())
            self._follow_open(slot)
            self._announce(table_id)
        self._bots.wake(table_id, slot)

    def _lines_changed(self, table_id: str, slot: Slot) -> None:
        """Somebody came to another server, or went from there."""
        slot.seats_changed()
        self._follow_open(slot)
        self._announce(table_id)

    def _follow_open(self, slot: Slot) -> None:
        """Keep the list of open tables up to date."""
        if slot.table is not None:
            self._open_tables.follow(slot.table, slot.seats_here, self._clock.now())

    def open_tables(self) -> bytes:
        """List the tables that strangers may find, written out."""
        return self._open_tables.told(self._clock.now())

    # What is said, and told.

    async def hear(self, table_id: str, seat: int | None, said: AnySaid, line: Line | None = None) -> AnyTold:
        """Answer what a seat says, on which of its lines; what came of it is stored by then."""
        try:
            for _ in range(TRIES):
                # Another server may have written first. Then everybody is shown that, and this is heard again: what
                # has become too late by it is answered so.
                known = self._known(table_id)
                try:
                    if isinstance(said, ComeAlong) and seat is not None:
                        return await self._come_along(table_id, seat, said)
                    if isinstance(said, Decline) and seat is not None:
                        return await self._decline(table_id, seat, said)
                    return await self._hear_now(table_id, seat, said, line)
                except Conflict:
                    self._announce(table_id)
                except StorageTrouble:
                    raise
                except DigsiteError:
                    if not await self._was_behind(table_id, known):
                        raise
            raise _outrun()
        except NotStored as error:
            refused = self._storage_failed(table_id, error)
            return Refused(said.id, refused.code, refused.message)
        except DigsiteError as error:
            return Refused(said.id, error.code, error.message)

    async def _hear_now(self, table_id: str, seat: int | None, said: AnySaid, line: Line | None) -> AnyTold:
        async with self._held(table_id) as (slot, table):
            if line is not None and line.signed_out:  # while they waited for the table
                raise TableError("signed-out")
            if isinstance(said, AskDevices) and seat is not None:
                return Devices(said.id, slot.lines.on(seat, line, self._clock.now()))
            if table.game is None:
                await self._kernel_loaded()  # it may come to a deal
            is_about_others = isinstance(said, StandIn)  # only then it matters who has been gone for how long
            grace = slot.lines.grace(slot.waited_for(table), self._clock.now()) if is_about_others else {}
            outcome = hear(table, seat, said, slot.seats_here, grace)
            if outcome.entries:
                await self._store(slot, table, outcome.entries, outcome.new)
            if isinstance(said, SignOut | StandUp) and seat is not None:
                slot.lines.sign_out(seat, but=line if isinstance(said, SignOut) else None)
                if line is not None:
                    line.secret_hash = table.secret_hashes.get(seat)
                self._announce(table_id)
            if isinstance(said, Emote) and seat is not None:
                slot.lines.emotes.add(Emoted(seat, said.what), self._clock.now())
                self._neighbours.called(table_id, Emoted(seat, said.what))
                self._announce(table_id)
            return outcome.answer

    async def _come_along(self, table_id: str, seat: int, said: ComeAlong) -> AnyTold:
        """Let somebody who sits at a table in at its rematch."""
        async with self._held(table_id) as (_, before):
            if before.rematch is None:
                raise TableError("no-rematch")
        async with self._held(before.rematch) as (slot, table):
            entry = brought_along(before, table, seat, said.secret)
            if entry is not None:
                table.note(entry)
                await self._store(slot, table, (entry,))
        await self._answer_rematch(table_id, seat, yes=True)
        return Done(said.id)

    async def _decline(self, table_id: str, seat: int, said: Decline) -> AnyTold:
        """Let somebody say no to a rematch: others may have their seat there."""
        async with self._held(await self._answer_rematch(table_id, seat, yes=False)) as (slot, table):
            entry = freed_by_no(table, seat)
            if entry is not None:
                table.note(entry)
                await self._store(slot, table, (entry,))
        return Done(said.id)

    async def _answer_rematch(self, table_id: str, seat: int, *, yes: bool) -> str:
        """Write down what a seat says to the rematch, for everybody to see; give the id of its table."""
        async with self._held(table_id) as (slot, table):
            entry = answered(table, seat, yes=yes)
            if entry is not None:
                table.note(entry)
                await self._store(slot, table, (entry,))
            if table.rematch is None:
                raise TableError("no-rematch")
            return table.rematch

    def emoted(self, table_id: str) -> int:
        """Say how many emotes there were at a table so far: whoever comes in now does not hear those."""
        slot = self._slots.get(table_id)
        return 0 if slot is None else slot.lines.emotes.count

    def emotes(self, table_id: str, since: int) -> list[Emoted]:
        """List what was called across the table a moment ago, after so many emotes."""
        slot = self._slots.get(table_id)
        return [] if slot is None else slot.lines.emotes.since(since, self._clock.now())

    def times_now(self, table_id: str) -> TimesNow | None:
        """Tell what depends on the time, to everybody the same; None: the table is not in memory."""
        slot = self._slots.get(table_id)
        if slot is None or slot.table is None:
            return None
        now, table = self._clock.now(), slot.table
        grace = slot.lines.grace(slot.waited_for(table), now)
        return times_now(table, self._timekeeper.time_of(table) or now, grace)

    def _rings(self, table_id: str) -> None:
        """A clock has run out, as far as the timekeeper knows."""
        task = asyncio.create_task(self._time_up.decide(table_id))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    def tell(self, table_id: str, seat: int | None, since: int) -> ToldNow | None:
        """Tell all there is to tell, the log's lines from a place on, without waiting; None: ``load`` it first."""
        slot = self._slots.get(table_id)
        table = None if slot is None else slot.table
        if slot is None or table is None or slot.generation != self._storage.generation:
            return None
        if table.length != slot.stored:
            return None  # something is being stored: nobody is told of it before
        told = slot.tell_table(table, seat, searches=self.kernel.searches)
        state, times = slot.tell_state(table, seat, since), slot.times_mark(table)
        return ToldNow(slot.era, told, state, times, slot.lines.emotes.count)

    async def load(self, table_id: str) -> None:
        """Return when the table is in memory, and all that was done there is stored."""
        async with self._held(table_id):
            pass

    async def table_now(self, table_id: str, seat: int | None) -> bytes:
        """Tell the table, written out."""
        async with self._held(table_id) as (slot, table):
            return slot.tell_table(table, seat, searches=self.kernel.searches)

    async def told_to_strangers(self, table_id: str) -> tuple[bytes, str | None]:
        """Tell the table as spectators are told it, and the language of whoever opened it.

        Whoever does not wait for it leaves the table loaded: the page will want it next.
        """
        return await self._finished(self._told_to_strangers(table_id))

    async def _told_to_strangers(self, table_id: str) -> tuple[bytes, str | None]:
        async with self._held(table_id) as (slot, table):
            return slot.tell_table(table, None, searches=self.kernel.searches), table.language

    async def state_now(self, table_id: str, seat: int | None, since: int) -> StateTold | None:
        """Tell the state, written out, with the log's lines from a place on; None: not dealt yet."""
        async with self._held(table_id) as (slot, table):
            return slot.tell_state(table, seat, since)

    # Other servers.

    async def catch_up(self, table_id: str) -> bool:
        """Take in what another server has stored at this table, if it is in this one's memory; say if there was any."""
        if table_id not in self._slots:
            return False
        async with self._held(table_id) as (slot, table):
            return await self._take_in(slot, table)

    async def _take_in(self, slot: Slot, table: Table) -> bool:
        """Read what is stored after what is known here, and tell everybody."""
        loop = asyncio.get_running_loop()
        try:
            more = await loop.run_in_executor(self._readers, self._storage.load, table.id, table.length, slot.head)
            if more is not None and not more.entries:
                return False
            if more is None:
                slot.forget()  # cleared away: whoever looks hears that there is no such table
            else:
                if slot.note_deal(more):
                    await self._kernel_loaded()
                fold(table, more.entries)
                slot.note_more(more.head, more.marks)
                slot.lines.sign_out_strangers(table.secret_hashes)
        except NotStored as error:
            raise self._storage_failed(table.id, error) from None
        except TableBroken:
            slot.forget()  # it is not what was shown here: its whole log says what it is
        slot.changed()
        if slot.table is table:
            self._timekeeper.follow(table)
            self._follow_open(slot)
            self._bots.wake(table.id, slot)
            self._reveals.watch(table.id, slot)
        self._announce(table.id)
        return True

    def _known(self, table_id: str) -> int:
        """Say how many entries of a table are known here; 0: it is not in memory, and will be read."""
        slot = self._slots.get(table_id)
        return 0 if slot is None or slot.table is None else slot.stored

    async def _was_behind(self, table_id: str, known: int) -> bool:
        """Say whether another server knew more when something was refused here; it is known here now."""
        if not known or not self._neighbours.are_there:
            return False
        with suppress(DigsiteError):
            await self.catch_up(table_id)
        return self._known(table_id) != known

    async def _lengths(self, tables: list[str]) -> dict[str, int]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._storage.lengths, tables)

    async def _read_rings(self) -> None:
        """Look which tables need somebody soon: all of them, or those of a while if others look, too."""
        until = self._clock.now() + RINGS_AHEAD if self._neighbours.are_there else None
        loop = asyncio.get_running_loop()
        self._timekeeper.begin(await loop.run_in_executor(self._readers, self._storage.rings, until))

    async def _agree_on_time(self, table_id: str) -> None:
        slot = self._slots.get(table_id)
        lag = None if slot is None or slot.table is None else self._timekeeper.lag_of(slot.table)
        if lag is not None:
            await self._agreed_lag(table_id, lag)

    async def _agreed_lag(self, table_id: str, lag: int) -> int:
        """Say how far a table's time lags on all servers: the first one to load the table has decided it."""
        return int(await self._neighbours.agree(f"lag:{table_id}", str(lag), LAG_SECONDS))

    async def record(self, table_id: str) -> bytes:
        """Give the game's record, once the game is over."""
        async with self._held(table_id) as (slot, table):
            return table.record(slot.dealt_at, left_of(table))

    # For browsers that are not at the table.

    async def turns(self, table_ids: Sequence[str]) -> Turns:
        """Tell whose turn it is at these tables, as everybody there sees it."""
        found: list[TableTurn] = []
        unknown: list[str] = []
        unread: list[str] = []
        for table_id in table_ids:
            try:
                async with self._held(table_id) as (slot, table):
                    waits = _today() - slot.moved_at
                    found.append(turn_now(table, slot.seats_here, waits, searches=self.kernel.searches))
            except TableError as error:
                (unknown if error.code == "no-such-table" else unread).append(table_id)
        return Turns(tuple(found), tuple(unknown), tuple(unread))

    async def result(self, table_id: str) -> GameResult:
        """Tell how a game came out, once it is over."""
        async with self._held(table_id) as (slot, table):
            return result_of(table, _today() - slot.moved_at, slot.moved_at - slot.dealt_at)

    # Looking back.

    async def replay(self, table_id: str, eyes: str) -> Packed:
        """Fold a game that is over into frames, as some eyes saw it."""
        async with self._held(table_id) as (slot, table):
            if table.game is None or table.stage == "playing":
                raise TableError("not-over-yet", message("not-over-yet-replay"))
            text = table.record(slot.dealt_at, left_of(table))
        return await self.replay_record(text, eyes, table=table_id)

    async def replay_record(self, text: bytes, eyes: str, number: int = 1, table: str = "") -> Packed:
        """Fold a record that somebody brings into frames."""
        await self._kernel_loaded()
        return await self._replays.of_record(text, eyes, number, table)

    async def look_back(self, table_id: str, secret: str | None) -> Packed:
        """Fold what a seat has seen so far into frames; without a secret, what everybody has."""
        seat = await self.enter(table_id, secret)
        async with self._held(table_id) as (slot, table):
            if table.game is None:
                raise TableError("not-dealt")
            now = table_now(table, seat, slot.seats_here, searches=self.kernel.searches)
        loop = asyncio.get_running_loop()
        try:
            stored = await loop.run_in_executor(self._readers, self._storage.load, table_id)
        except NotStored as error:
            raise self._storage_failed(table_id, error) from None
        if stored is None:
            raise no_such_table()
        return await self._replays.so_far(stored, now, seat)

    # Holding, loading and storing a table.

    def _held(self, table_id: str) -> _Held:
        """Hold a table: nobody else changes it meanwhile."""
        return _Held(self, table_id)

    async def _take_hold(self, table_id: str) -> tuple[Slot, Table]:
        """Wait until nobody else holds a table, and load it if need be."""
        slot = self._slots.get(table_id)
        if slot is None:
            if not is_table_id(table_id):
                raise no_such_table()
            slot = self._new_slot(table_id)
        slot.users += 1
        try:
            await slot.lock.acquire()
        except BaseException:
            self._not_needed(table_id, slot)
            raise
        try:
            if slot.table is not None and self._neighbours.are_there and not slot.here:
                await self._take_in(slot, slot.table)  # nobody has kept it up to date
            if slot.table is None or slot.generation != self._storage.generation:
                slot.forget()
                slot.table = await self._load(table_id, slot)
        except BaseException:
            self._let_go(table_id, slot)
            raise
        slot.table.time = self._timekeeper.time_of(slot.table)
        return slot, slot.table

    def _new_slot(self, table_id: str) -> Slot:
        """Make a place in memory, and room for it now and then."""
        self._until_tidying -= 1
        if self._until_tidying <= 0:
            self._tidy()
        slot = self._slots[table_id] = Slot(self._clock.now())
        return slot

    def _let_go(self, table_id: str, slot: Slot) -> None:
        slot.lock.release()
        self._not_needed(table_id, slot)

    def _not_needed(self, table_id: str, slot: Slot) -> None:
        slot.users -= 1
        slot.used = time.monotonic()
        if slot.table is None and slot.is_idle and self._slots.get(table_id) is slot:
            del self._slots[table_id]  # there is no such table

    async def _load(self, table_id: str, slot: Slot) -> Table:
        loop = asyncio.get_running_loop()
        generation = self._storage.generation
        try:
            stored = await loop.run_in_executor(self._readers, self._storage.load, table_id)
            if stored is None:
                slot.era += bool(slot.marks)  # it was here a moment ago
                raise no_such_table()
            if slot.note_deal(stored):
                await self._kernel_loaded()
            table = await loop.run_in_executor(self._readers, load_table, stored)
        except NotStored as error:
            raise self._storage_failed(table_id, error) from None
        except TableBroken as error:
            about = {"table": table_id, "entry": error.number, "reason": error.reason}
            _log.error("table-broken", extra={"about": about})
            slot.era += bool(slot.marks)
            raise
        lag = self._timekeeper.lag_of(table)
        self._timekeeper.loaded(table, None if lag is None else await self._agreed_lag(table_id, lag))
        slot.lines.sign_out_strangers(table.secret_hashes)
        if not slot.note_loaded(stored, generation):
            _log.error("older-than-seen", extra={"about": {"table": table_id, "stored": slot.stored}})
            self._announce(table_id)
        loop.call_soon(self._bots.wake, table_id, slot)
        loop.call_soon(self._reveals.watch, table_id, slot)
        return table

    async def _store(self, slot: Slot, table: Table, entries: tuple[Entry, ...], new: NewRow | None = None) -> None:
        """Store what the table has become, then let everybody know."""
        texts = tuple(write_entry(entry) for entry in entries)
        try:
            number = table.length - len(entries)
            added = await self._writer.add(Addition(table.id, number, texts, new, slot.head, rings_of(table)))
        except (Conflict, NotStored):
            slot.forget()
            raise
        kinds = {type(entry) for entry in entries}
        if Started in kinds:
            slot.dealt_at = _today()
        if not slot.dealt_at or not kinds.isdisjoint(DONE):
            slot.moved_at = _today()
        slot.note_more(added.head, added.marks)
        self._neighbours.stored(table.id, slot.stored)
        self._timekeeper.follow(table)
        if kinds <= _MOVES and table.stage == "playing":
            slot.moved()
        else:
            slot.changed()
            self._follow_open(slot)
        self._announce(table.id)
        self._bots.wake(table.id, slot)
        self._reveals.watch(table.id, slot)

    def _database_replaced(self) -> None:
        """Another file was laid where the database was: every table is what that one says."""
        for table_id, slot in list(self._slots.items()):
            slot.changed()
            self._announce(table_id)

    def _storage_failed(self, table_id: str, error: Exception) -> TableError:
        _log.error("not-stored", extra={"about": {"table": table_id, "reason": str(error)}})
        return storage_trouble(error)

    async def _finished(self, work: Coroutine[Any, Any, T]) -> T:
        """Let work go on to its end even if whoever asked for it has gone."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    # The kernel.

    async def _kernel_loaded(self) -> None:
        """Wait until what is compiled is loaded."""
        await self._kernel_there.wait()
        if not self.kernel.ready:
            raise TableError("stopping")

    def _kernel_changed(self) -> None:
        if self.kernel.ready:
            self._kernel_there.set()
        for table_id, slot in list(self._slots.items()):
            slot.seats_changed()
            self._announce(table_id)

    # Memory.

    async def _tidy_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 5)
            self._tidy()

    def _tidy(self) -> None:
        """Drop the tables that nobody has needed for long, and of the others those that are too many."""
        self._until_tidying = MOST_IDLE
        idle = sorted((slot.used, table_id) for table_id, slot in self._slots.items() if slot.is_idle)
        long_ago = time.monotonic() - IDLE_SECONDS
        for place, (used, table_id) in enumerate(idle):
            if used < long_ago or place < len(idle) - MOST_IDLE:
                del self._slots[table_id]
                self._timekeeper.evicted(table_id)


class _Held:
    """Somebody holds a table for as long as this is open; whatever goes wrong, what was not stored does not stay."""

    __slots__ = ("_host", "_slot", "_table", "_table_id")

    def __init__(self, host: Host, table_id: str) -> None:
        self._host = host
        self._table_id = table_id

    async def __aenter__(self) -> tuple[Slot, Table]:
        self._slot, self._table = await self._host._take_hold(self._table_id)  # noqa: SLF001  # a part of it
        return self._slot, self._table

    async def __aexit__(
        self, _kind: type[BaseException] | None, error: BaseException | None, _where: TracebackType | None
    ) -> None:
        slot, table = self._slot, self._table
        is_refusal = error is None or isinstance(error, DigsiteError)  # then nothing was changed
        if not is_refusal or (slot.table is table and table.length != slot.stored):
            slot.forget()
        self._host._let_go(self._table_id, slot)  # noqa: SLF001


def _today() -> int:
    """Say what time of which day it is, as logs have it: in milliseconds."""
    return time.time_ns() // 1_000_000


def _outrun() -> TableError:
    return TableError("late", message("late-conflict"))
