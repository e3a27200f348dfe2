"""What happens when somebody's time is up: a bot decides this once, or plays the seat on, as the table chose.

This runs under the table's lock and goes by the log: however often the clock rings, it happens once, and a move made
at the last moment counts.
"""

from __future__ import annotations

import logging

from digsite.errors import DigsiteError
from digsite.tables.between.neighbours import Neighbours
from digsite.tables.errors import Conflict, NotStored
from digsite.tables.host.bot_play import Hold, Question, Store, question_at
from digsite.tables.host.thinking import Thinkers
from digsite.tables.host.timekeeper import Timekeeper
from digsite.tables.log.entries import StoodIn
from digsite.tables.room.live_table import Table

#: Milliseconds until something is tried again that could not be stored.
AGAIN_AFTER = 2_000
#: Seconds for which other servers leave it to this one, and milliseconds until they look whether it was done.
TURN = 5.0
LOOK_AFTER = 1_000

_log = logging.getLogger("digsite.tables")


class TimeUp:
    """Decides for those who did not."""

    def __init__(
        self, hold: Hold, store: Store, thinkers: Thinkers, timekeeper: Timekeeper, neighbours: Neighbours
    ) -> None:
        self._neighbours = neighbours
        self._hold = hold
        self._store = store
        self._thinkers = thinkers
        self._timekeeper = timekeeper

    async def decide(self, table_id: str) -> None:
        """Do what the table chose, if time is really up; looking at the table also wakes bots whose turn it is."""
        turn = f"clock:{table_id}"
        if await self._neighbours.take(turn, TURN) == "theirs":
            if self._timekeeper.keeps(table_id):
                self._timekeeper.again(table_id, LOOK_AFTER)
            return
        await self._decide(table_id)
        await self._neighbours.let_go(turn)

    async def _decide(self, table_id: str) -> None:
        try:
            question = await self._ask(table_id)
            if question is None:
                return
            move = await self._thinkers.choose(question.level, question.view, question.legal)
            async with self._hold(table_id) as (slot, table):
                if table.time_is_up and table.moves == question.number:
                    await self._store(slot, table, (table.play(question.seat, move, by_clock=True),))
        except Conflict:
            self._timekeeper.again(table_id, 0)
        except NotStored as error:
            _log.error("not-stored", extra={"about": {"table": table_id, "reason": str(error)}})
            self._timekeeper.again(table_id, AGAIN_AFTER)
        except DigsiteError as error:
            _log.error("clock-stopped", exc_info=error, extra={"about": {"table": table_id}})

    async def _ask(self, table_id: str) -> Question | None:
        """Hand the seat over, or ask a bot to decide this once; None: there is nothing to do."""
        async with self._hold(table_id) as (slot, table):
            seat, clocks = table.person_to_decide, table.clocks
            if seat is None or clocks is None or not table.time_is_up:
                self._timekeeper.follow(table)
                return None
            if clocks.rule.then == "once":
                return question_at(table, seat, table.opened.new.bot)
            await self._store(slot, table, (_handed_over(table, seat),))
            return None


def _handed_over(table: Table, seat: int) -> StoodIn:
    entry = table.stamped(StoodIn(seat, table.opened.new.bot, seat, "clock"))
    table.note(entry)
    return entry
