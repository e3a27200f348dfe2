"""A table in memory: the table itself, who is connected to it, and what was written out for them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final, NamedTuple

import msgspec

from digsite.tables.host.lines import Lines
from digsite.tables.host.one_at_a_time import OneAtATime
from digsite.tables.log.entries import Closed, Moved, Started, Undone, Unfinished
from digsite.tables.log.rows import StoredTable
from digsite.tables.room.game_state import state_now
from digsite.tables.room.leaving import why_unfinished
from digsite.tables.room.live_table import Table
from digsite.tables.room.table_state import table_now
from digsite.tables.room.taking_back import undo_figures
from digsite.tables.wire.messages import LogHead, UndoFigures
from digsite.words.message import Message

_ENCODER = msgspec.json.Encoder()
#: What is done in a game; the rest happens beside it.
DONE: Final = (Started, Moved, Undone, Unfinished, Closed)


class StateMark(NamedTuple):
    """Two states with the same mark are the same to their reader: it need not be sent again."""

    number: int
    now: Message
    undo: UndoFigures | None


class StateTold(NamedTuple):
    """A state written out for a seat, its mark, and how many lines of the story its reader then has."""

    body: bytes
    mark: StateMark
    lines: int


class TimesMark(NamedTuple):
    """Times with the same mark need not be told again: their reader can count."""

    clocks: tuple[object, ...]
    gone: tuple[object, ...]


class Slot:
    """One table's place in memory. Whoever changes the table, or reads it anew, holds its lock."""

    __slots__ = (
        "_states",
        "_tables",
        "_times",
        "bots",
        "dealt_at",
        "era",
        "generation",
        "head",
        "lines",
        "lock",
        "log_head",
        "marks",
        "moved_at",
        "stir",
        "stored",
        "table",
        "used",
        "users",
    )

    def __init__(self, now: int) -> None:
        self.lock = OneAtATime()
        self.table: Table | None = None  # None: to be loaded
        self.stored = 0  # entries of the table's log that are known to be on disk
        self.head = b""  # the last hash of the table's chain, which never leaves the server
        self.marks: list[bytes] = []  # of its entries: what players are told of the chain
        self.log_head: LogHead | None = None  # and of these the last, with its number
        self.era = 0  # grows when the stored game turned out to be another one than was shown here
        self.generation = 0  # of the database, when it was loaded
        self.dealt_at = 0
        self.moved_at = 0  # when something was last done in the game, or before the deal at all
        self.lines = Lines(now)
        self.users = 0  # those who hold the lock or wait for it
        self.used = time.monotonic()  # when it was last needed
        self.bots: asyncio.Task[None] | None = None  # the bots' play, while it is theirs to decide
        self.stir = asyncio.Event()  # something changed: the bots look again
        self._tables: dict[int | None, bytes] = {}
        self._states: dict[tuple[int | None, int], StateTold] = {}
        self._times: TimesMark | None = None

    @property
    def here(self) -> Counter[int | None]:
        """How many are connected to this server, by seat; None: spectators."""
        return self.lines.here

    @property
    def seats_here(self) -> set[int]:
        """The seats somebody is connected on, to whichever server."""
        return self.lines.seats

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it were not in memory."""
        return not self.here and self.users == 0 and self.bots is None

    def note_deal(self, stored: StoredTable) -> bool:
        """Note when the cards were dealt, if that is told here, and when something was last done."""
        dealt = False
        for entry, at in zip(stored.entries, stored.times, strict=True):
            if isinstance(entry, Started):
                self.dealt_at, dealt = at, True
            if isinstance(entry, DONE) or not self.dealt_at:
                self.moved_at = at
        return dealt

    def note_loaded(self, stored: StoredTable, generation: int) -> bool:
        """Note what was loaded; False: it is not what was shown here before, or the going on of that."""
        goes_on = [*stored.marks[: len(self.marks)]] == self.marks
        self.marks, self.log_head, self.generation = [], None, generation
        self.note_more(stored.head, stored.marks)
        self.stored = len(stored.entries)
        if not goes_on:
            self.era += 1
        return goes_on

    def note_more(self, head: bytes, marks: tuple[bytes, ...]) -> None:
        """Note entries that were stored after these."""
        self.head = head
        self.marks += marks
        self.stored = len(self.marks)
        if marks:
            self.log_head = LogHead(self.stored - 1, marks[-1].hex())

    def fits(self, seen: LogHead) -> bool:
        """Say whether the entry that somebody was told of is in this log."""
        return seen.number < len(self.marks) and self.marks[seen.number].hex() == seen.mark

    def moved(self) -> None:
        """What was written out of the state is out of date: a move was made, and nothing else."""
        self._states.clear()
        if self.table is None or self.table.clocks is not None:
            self._times = None
        self.stir.set()

    def seats_changed(self, only: int | None = None) -> None:
        """What was written out of the table is out of date: somebody came or went; ``only`` what a seat is told."""
        if only is None:
            self._tables.clear()
        else:
            self._tables.pop(only, None)
        self._times = None
        self.stir.set()

    def changed(self) -> None:
        """All that was written out is out of date."""
        self.seats_changed()
        self.moved()

    def forget(self) -> None:
        """Throw the table away: its log says better what it is."""
        self.table = None
        self.changed()

    # What depends on the time.

    def waited_for(self, table: Table) -> list[int]:
        """List the people whose seats a bot could be given if they were not here."""
        playing = table.stage not in ("over", "unfinished")
        return [place for place, seat in enumerate(table.seats) if playing and seat.is_played_by_a_person]

    def times_mark(self, table: Table) -> TimesMark:
        """Say all that the times follow from, but for the time that it is."""
        if self._times is None:
            clocks, gone = table.clocks, self.lines.gone_since(self.waited_for(table))
            running = () if clocks is None else (table.stage, clocks.runs, clocks.since, *clocks.used)
            self._times = TimesMark(running, tuple(gone.items()))
        return self._times

    # Written out once for every change and seat. What is kept here was stored, so it can be told without the lock.

    def tell_table(self, table: Table, seat: int | None, *, searches: bool) -> bytes:
        """Write the table out for a seat."""
        told = self._tables.get(seat)
        if told is None:
            lines = 0 if seat is None else self.lines.count(seat)
            now = table_now(table, seat, self.seats_here, searches=searches, lines=lines)
            if table.game is None:  # from the deal on, states tell it
                now = msgspec.structs.replace(now, head=self.log_head)
            told = _ENCODER.encode(now)
            self._tables[seat] = told
        return told

    def tell_state(self, table: Table, seat: int | None, since: int) -> StateTold | None:
        """Write the state out for a seat; None: the cards are not dealt yet."""
        if table.game is None:
            return None
        if not 0 <= since <= table.game.story_length:
            since = 0
        told = self._states.get((seat, since))
        if told is None:
            undo = undo_figures(table, seat)
            unfinished = why_unfinished(table) if table.unfinished and table.stage == "unfinished" else None
            state = state_now(
                table.game,
                seat,
                table.moves,
                since,
                undo,
                head=self.log_head,
                unfinished=unfinished,
                lesson=table.lesson,
                made=0 if seat is None else table.decisions[seat],
            )
            mark = StateMark(state.number, state.now, state.undo)
            told = StateTold(_ENCODER.encode(state), mark, since + len(state.lines))
            self._states[seat, since] = told
        return told
