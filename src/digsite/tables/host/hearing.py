"""What is said at a table: heard by the room, stored, then answered."""

from __future__ import annotations

from collections.abc import Callable

from digsite.errors import DigsiteError
from digsite.tables.between.neighbours import Neighbours
from digsite.tables.errors import Conflict, NotStored, StorageTrouble, TableError, outrun
from digsite.tables.host.kernel import KernelState
from digsite.tables.host.lines import Line
from digsite.tables.host.memory import TRIES, Memory
from digsite.tables.host.stored_tables import not_stored
from digsite.tables.host.timekeeper import Clock
from digsite.tables.host.under_way import UnderWay
from digsite.tables.room.rematches import answered, freed_by_no
from digsite.tables.room.renewing import brought_along
from digsite.tables.room.sayings import hear
from digsite.tables.wire.messages import (
    AnySaid,
    AnyTold,
    AskDevices,
    ComeAlong,
    Decline,
    Devices,
    Done,
    Emote,
    Emoted,
    Play,
    Refused,
    SignOut,
    StandIn,
    StandUp,
)


class Hearing:
    """Answers what seats say."""

    def __init__(
        self, memory: Memory, under_way: UnderWay, neighbours: Neighbours, kernel: KernelState, clock: Clock
    ) -> None:
        self._memory = memory
        self._under_way = under_way
        self._neighbours = neighbours
        self._kernel = kernel
        self._clock = clock

    async def hear(self, table_id: str, seat: int | None, said: AnySaid, line: Line | None = None) -> AnyTold:
        """Answer what a seat says, on which of its lines; what came of it is stored by then."""
        try:
            for _ in range(TRIES):
                # Another server may have written first. Then everybody is shown that, and this is heard again: what
                # has become too late by it is answered so.
                known = self._memory.known(table_id)
                try:
                    if isinstance(said, ComeAlong) and seat is not None:
                        return await self._come_along(table_id, seat, said)
                    if isinstance(said, Decline) and seat is not None:
                        return await self._decline(table_id, seat, said)
                    return await self._hear_now(table_id, seat, said, line)
                except Conflict:
                    self._memory.announce(table_id)
                except StorageTrouble:
                    raise
                except DigsiteError:
                    if not await self._memory.was_behind(table_id, known):
                        raise
            raise outrun()
        except NotStored as error:
            refused = not_stored(table_id, error)
            return Refused(said.id, refused.code, refused.message)
        except DigsiteError as error:
            return Refused(said.id, error.code, error.message)

    def hear_at_once(
        self, table_id: str, seat: int | None, said: Play, line: Line, answered: Callable[[AnyTold], None]
    ) -> bool:
        """Hear a move that has to wait for nothing but the disk, without a task; False: it must be heard by ``hear``.

        ``answered`` is called with the answer, when what came of it is stored.
        """
        found = self._memory.hold_at_once(table_id)
        if found is None:
            return False
        slot, table = found

        def stored(failure: Exception | None) -> None:
            self._memory.let_go(table_id, slot)
            if failure is None:
                answered(outcome.answer)
            elif isinstance(failure, NotStored):
                refused = not_stored(table_id, failure)
                answered(Refused(said.id, refused.code, refused.message))
            else:  # somebody else has written first
                self._under_way.begin(self._hear_again(table_id, seat, said, line, answered))

        try:
            outcome = hear(table, seat, said, slot.lines)
            self._memory.store_soon(slot, table, outcome.entries, stored)
        except DigsiteError as error:  # nothing was changed
            self._memory.let_go(table_id, slot)
            if self._neighbours.are_there:  # one of them may know better
                return False
            answered(Refused(said.id, error.code, error.message))
        except BaseException:
            slot.forget()
            self._memory.let_go(table_id, slot)
            raise
        return True

    async def _hear_again(
        self, table_id: str, seat: int | None, said: Play, line: Line, answered: Callable[[AnyTold], None]
    ) -> None:
        self._memory.announce(table_id)
        answered(await self.hear(table_id, seat, said, line))

    async def _hear_now(self, table_id: str, seat: int | None, said: AnySaid, line: Line | None) -> AnyTold:
        async with self._memory.held(table_id) as (slot, table):
            if line is not None and line.signed_out:  # while they waited for the table
                raise TableError("signed-out")
            if isinstance(said, AskDevices) and seat is not None:
                return Devices(said.id, slot.lines.on(seat, line, self._clock.now()))
            if table.game is None:
                await self._kernel.loaded()  # it may come to a deal
            is_about_others = isinstance(said, StandIn)  # only then it matters who has been gone for how long
            grace = slot.lines.grace(slot.waited_for(table), self._clock.now()) if is_about_others else {}
            outcome = hear(table, seat, said, slot.lines, grace)
            if outcome.entries:
                await self._memory.store(slot, table, outcome.entries, outcome.new)
            if isinstance(said, SignOut | StandUp) and seat is not None:
                slot.lines.sign_out(seat, but=line if isinstance(said, SignOut) else None)
                if line is not None:
                    line.secret_hash = table.secret_hashes.get(seat)
                self._memory.announce(table_id)
            if isinstance(said, Emote) and seat is not None:
                slot.lines.emotes.add(Emoted(seat, said.what), self._clock.now())
                self._neighbours.called(table_id, Emoted(seat, said.what))
                self._memory.announce(table_id)
            return outcome.answer

    # A rematch is at another table: two are held, one after the other.

    async def _come_along(self, table_id: str, seat: int, said: ComeAlong) -> AnyTold:
        """Let somebody who sits at a table in at its rematch."""
        async with self._memory.held(table_id) as (_, before):
            if before.rematch is None:
                raise TableError("no-rematch")
        async with self._memory.held(before.rematch) as (slot, table):
            entry = brought_along(before, table, seat, said.secret)
            if entry is not None:
                table.note(entry)
                await self._memory.store(slot, table, (entry,))
        await self._answer_rematch(table_id, seat, yes=True)
        return Done(said.id)

    async def _decline(self, table_id: str, seat: int, said: Decline) -> AnyTold:
        """Let somebody say no to a rematch: others may have their seat there."""
        rematch = await self._answer_rematch(table_id, seat, yes=False)
        async with self._memory.held(rematch) as (slot, table):
            entry = freed_by_no(table, seat)
            if entry is not None:
                table.note(entry)
                await self._memory.store(slot, table, (entry,))
        return Done(said.id)

    async def _answer_rematch(self, table_id: str, seat: int, *, yes: bool) -> str:
        """Write down what a seat says to the rematch, for everybody to see; give the id of its table."""
        async with self._memory.held(table_id) as (slot, table):
            entry = answered(table, seat, yes=yes)
            if entry is not None:
                table.note(entry)
                await self._memory.store(slot, table, (entry,))
            if table.rematch is None:
                raise TableError("no-rematch")
            return table.rematch
