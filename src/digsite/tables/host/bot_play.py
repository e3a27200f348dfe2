"""Bots at live tables: they make their moves in the same way as people.

A bot keeps nothing from one decision to the next, so after a restart the server just goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any

import msgspec

from digsite.errors import DigsiteError
from digsite.game import LegalMoves, Move, View
from digsite.lessons import opponent_s_move
from digsite.tables.between.neighbours import Neighbours
from digsite.tables.errors import Conflict, NotStored, StorageTrouble, TableError
from digsite.tables.host.counting import Counting
from digsite.tables.host.slot import Slot
from digsite.tables.host.thinking import Thinkers
from digsite.tables.log.entries import Entry
from digsite.tables.room.live_table import Table
from digsite.tables.wire.messages import Pace

Hold = Callable[[str], AbstractAsyncContextManager[tuple[Slot, Table]]]
Store = Callable[[Slot, Table, tuple[Entry, ...]], Awaitable[None]]
Finish = Callable[[Coroutine[Any, Any, bool]], Awaitable[bool]]
CatchUp = Callable[[str], Awaitable[bool]]

#: Seconds until a bot tries again what could not be stored.
AGAIN_AFTER = 2.0
#: Seconds, beside those it thinks and pauses, for which other servers leave a table's bots to this one.
TURN = 4.0
#: Seconds until a server looks whether another one's bots still play.
LOOK_AFTER = 0.5

_log = logging.getLogger("digsite.tables")


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked, at which state of the game."""

    seat: int
    level: str
    number: int
    view: View
    legal: LegalMoves
    taught: Move | None = None  # in a lesson: what its opponent does


class BotPlay:
    """Plays the bots of all tables where somebody is connected, and of games over days."""

    def __init__(
        self,
        hold: Hold,
        store: Store,
        finish: Finish,
        thinkers: Thinkers,
        neighbours: Neighbours,
        catch_up: CatchUp,
        counting: Counting,
    ) -> None:
        self._counting = counting
        self._neighbours = neighbours
        self._catch_up = catch_up
        self._hold = hold
        self._store = store
        self._finish = finish
        self._thinkers = thinkers
        self._stopped = False
        self._playing: set[asyncio.Task[None]] = set()

    def wake(self, table_id: str, slot: Slot) -> None:
        """Let bots play at this table, if it is their turn and they do not play already."""
        if self._stopped or slot.bots is not None or not _is_for_somebody(slot, slot.table):
            return
        if slot.table is not None and slot.table.bot_to_decide is None:
            return
        slot.bots = asyncio.create_task(self._play(table_id, slot))
        self._playing.add(slot.bots)
        slot.bots.add_done_callback(self._playing.discard)

    async def stop(self) -> None:
        """Let no bot decide any more; what was decided is stored."""
        self._stopped = True
        for task in self._playing:
            task.cancel()
        if self._playing:
            await asyncio.wait(self._playing)

    async def _play(self, table_id: str, slot: Slot) -> None:
        try:
            # Being cancelled is not enough: a wait that ends in the same moment forgets it (wait_for, Python 3.11).
            while not self._stopped and await self._decide_when_stored(table_id, slot):
                pass
        except DigsiteError as error:
            _log.error("bots-stopped", exc_info=error, extra={"about": {"table": table_id}})
            return
        finally:
            # Let go first: a task that begins now would lose the turn that it took.
            try:
                await self._neighbours.let_go(_turn(table_id))
            finally:
                slot.bots = None
        self.wake(table_id, slot)  # it may have become a bot's turn meanwhile

    async def _decide_when_stored(self, table_id: str, slot: Slot) -> bool:
        """Make one decision; while the database fails, wait for as long as anybody is here."""
        try:
            return await self._decide(table_id, slot)
        except StorageTrouble:  # told to the server's log where it happened
            await asyncio.sleep(AGAIN_AFTER)
            return bool(slot.here)

    async def _decide(self, table_id: str, slot: Slot) -> bool:
        """Make one decision; False: it is not a bot's turn, or nobody is here."""
        question, pace = await self._ask(table_id, slot)
        if question is None:
            return False
        turn = await self._neighbours.take(_turn(table_id), self._thinkers.pause(question.level, pace) + TURN)
        if turn == "theirs":  # another server's bots think about it
            slot.stir.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(slot.stir.wait(), LOOK_AFTER)
            return True
        if turn == "new":  # they may have decided since we asked, whether that was heard of here already or not
            await self._catch_up(table_id)
            question, pace = await self._ask(table_id, slot)
            if question is None:
                return False
        begun = asyncio.get_running_loop().time()
        move = question.taught or await self._thinkers.choose(question.level, question.view, question.legal)
        self._counting.thought(asyncio.get_running_loop().time() - begun)
        await self._pause(slot, question.level, pace, begun)
        try:
            return await self._finish(self._act(table_id, question, move))
        except NotStored as error:
            _log.error("not-stored", extra={"about": {"table": table_id, "reason": str(error)}})
            await asyncio.sleep(AGAIN_AFTER)
            return True

    async def _ask(self, table_id: str, slot: Slot) -> tuple[Question | None, Pace]:
        """Ask the bot whose decision it is; None: nobody's, or nobody is here."""
        async with self._hold(table_id) as (_, table):
            return _question(table) if _is_for_somebody(slot, table) else None, table.pace

    async def _pause(self, slot: Slot, level: str, pace: Pace, begun: float) -> None:
        """Wait as long as the table's pace says, which may change meanwhile."""
        loop = asyncio.get_running_loop()
        while True:
            slot.stir.clear()
            pace = slot.table.pace if slot.table is not None else pace
            left = begun + self._thinkers.pause(level, pace) - loop.time()
            if left <= 0:
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(slot.stir.wait(), left)

    async def _act(self, table_id: str, question: Question, move: Move) -> bool:
        async with self._hold(table_id) as (slot, table):
            if self._stopped or not _is_for_somebody(slot, table):
                return False
            if table.moves != question.number or table.seats[question.seat].bot != question.level:
                return True  # the seat was taken back meanwhile, or another server's bot was quicker
            with suppress(Conflict):
                await self._store(slot, table, (table.play(question.seat, move),))
            return True


def _turn(table_id: str) -> str:
    """Name what one server at a time has: letting the bots of a table think."""
    return f"bots:{table_id}"


def _is_for_somebody(slot: Slot, table: Table | None) -> bool:
    """Say whether bots play here now: at a table without anybody connected, they wait."""
    return bool(slot.here) or (table is not None and table.plays_unattended)


def _question(table: Table) -> Question | None:
    """Ask the bot whose decision it is."""
    seat = table.bot_to_decide
    return None if seat is None else question_at(table, seat, table.seats[seat].bot or "")


def question_at(table: Table, seat: int, level: str) -> Question:
    """Ask a bot of a level what to do on a seat; it gets only what that seat may know."""
    if table.game is None:
        raise TableError("not-dealt")
    view, legal = table.game.view(seat), table.game.legal_moves
    lesson = table.lesson
    taught = None if lesson is None else opponent_s_move(lesson, legal, view, table.decisions[seat])
    return Question(seat, level, table.moves, view, legal, taught)
