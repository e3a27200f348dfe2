"""Coming to a table and going: opening one, sitting down, and who is connected."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from digsite.tables.between.neighbours import Neighbours
from digsite.tables.errors import Conflict, NotStored, TableError, older_than_seen, outrun
from digsite.tables.host.lines import Line
from digsite.tables.host.memory import TRIES, Memory
from digsite.tables.host.open_tables import OpenTableList
from digsite.tables.host.slot import Slot
from digsite.tables.host.stored_tables import StoredTables, not_stored
from digsite.tables.host.timekeeper import Clock
from digsite.tables.host.under_way import UnderWay
from digsite.tables.log.rows import Addition, NewRow
from digsite.tables.room.opening import new_table, seat_taken
from digsite.tables.room.seat_secrets import hashed, seat_of
from digsite.tables.wire.messages import Device, LogHead, NewTable, SeatTaken, TableMade, TakeSeat

_log = logging.getLogger("digsite.tables")


class Coming:
    """Lets people in, and notes who is connected."""

    def __init__(
        self,
        memory: Memory,
        stored: StoredTables,
        under_way: UnderWay,
        neighbours: Neighbours,
        open_tables: OpenTableList,
        clock: Clock,
        wake_bots: Callable[[str, Slot], None],
        new_id: Callable[[], str],
    ) -> None:
        self._memory = memory
        self._stored = stored
        self._under_way = under_way
        self._neighbours = neighbours
        self._open_tables = open_tables
        self._clock = clock
        self._wake_bots = wake_bots
        self._new_id = new_id

    async def open(self, new: NewTable) -> TableMade:
        """Open a table."""
        row, opened = new_table(new, self._new_id())
        await self._under_way.finished(self._make(row))
        _log.info("opened", extra={"about": {"table": row.id, "edition": new.edition, "seats": len(new.seats)}})
        return TableMade(row.id, opened.commitment)

    async def _make(self, row: NewRow) -> None:
        try:
            await self._stored.writer.add(Addition(row.id, 0, (), row))
        except (Conflict, NotStored) as error:
            raise not_stored(row.id, error) from None

    async def sit(self, table_id: str, seat: int, take: TakeSeat) -> SeatTaken:
        """Sit down on a free seat."""
        return await self._under_way.finished(self._sit(table_id, seat, take))

    async def _sit(self, table_id: str, seat: int, take: TakeSeat) -> SeatTaken:
        memory = self._memory
        for _ in range(TRIES):
            known = memory.known(table_id)
            try:
                async with memory.held(table_id) as (slot, table):
                    seated, secret = seat_taken(table, seat, take)
                    table.note(seated)
                    await memory.store(slot, table, (seated,))
                    return SeatTaken(table_id, seat, secret)
            except Conflict:
                memory.announce(table_id)
            except NotStored as error:
                raise not_stored(table_id, error) from None
            except TableError:
                if not await memory.was_behind(table_id, known):
                    raise
        raise outrun()

    async def enter(self, table_id: str, secret: str | None, head: LogHead | None = None) -> int | None:
        """Find the seat of a secret; without one, a spectator comes in. ``head``: what they were told of last."""
        known = self._memory.known(table_id)
        try:
            return await self._enter(table_id, secret, head)
        except TableError:
            if not await self._memory.was_behind(table_id, known):
                raise
        return await self._enter(table_id, secret, head)

    async def _enter(self, table_id: str, secret: str | None, head: LogHead | None) -> int | None:
        async with self._memory.held(table_id) as (slot, table):
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

    def arrived(self, table_id: str, seat: int | None, secret: str | None = None, device: Device = "program") -> Line:
        """Somebody is connected now, who entered with this secret; every arrival is followed by one ``left``."""
        slot = self._memory.slots.get(table_id)
        if slot is None:
            slot = self._memory.slots[table_id] = Slot(self._clock.now())
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
        slot = self._memory.slots.get(table_id)
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
            self._open_tables.look_at(slot, self._clock.now())
            self._memory.announce(table_id)
        self._wake_bots(table_id, slot)

    def lines_changed(self, table_id: str, slot: Slot) -> None:
        """Somebody came to another server, or went from there."""
        slot.seats_changed()
        self._open_tables.look_at(slot, self._clock.now())
        self._memory.announce(table_id)
