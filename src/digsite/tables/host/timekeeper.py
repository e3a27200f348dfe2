"""When clocks ring, and what time it is at each table: the one place that knows the time of day.

With seconds a move or minutes a game, a table's time stands still while the server is down: it goes on, from the last
entry of its log, when the table is first needed again. Days a move are days, whatever the server does meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from digsite.tables.log.rows import Rings
from digsite.tables.room.live_table import Table


class Timer(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None:
        """Let it not happen."""


class Clock(Protocol):
    """Where the time comes from."""

    def now(self) -> int:
        """Say what time it is: milliseconds since 1970, and never less than before."""

    def call_at(self, at: int, ring: Callable[[], None]) -> Timer:
        """Call somebody at a time."""


class SteadyClock:
    """The time of day at the start, then a steady clock: nobody loses time when somebody sets the system clock."""

    def __init__(self) -> None:
        self._began = time.time_ns() // 1_000_000
        self._stride_then = time.monotonic_ns()

    def now(self) -> int:
        """Say what time it is."""
        return self._began + (time.monotonic_ns() - self._stride_then) // 1_000_000

    def call_at(self, at: int, ring: Callable[[], None]) -> Timer:
        """Call somebody at a time; what is past is called at once."""
        return asyncio.get_running_loop().call_later(max(0, at - self.now()) / 1000, ring)


class Timekeeper:
    """Rings for a table when its clock has run out, whether the table is in memory or not."""

    def __init__(self, clock: Clock, ring: Callable[[str], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._timers: dict[str, Timer] = {}
        self._behind: dict[str, int] = {}  # how far time lags at tables in memory, and where a clock runs
        self._stopped = False

    def begin(self, rings: dict[str, int]) -> None:
        """Ring for tables that are not in memory, too."""
        for table, at in rings.items():
            if table not in self._timers:
                self._set(table, at)

    def stop(self) -> None:
        """Ring for nobody any more."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def lag_of(self, table: Table) -> int | None:
        """Say how far a table's time lags here, or would from now on; None: nothing there goes by it, or by days."""
        clocks = table.clocks
        if clocks is None or clocks.waits_for_nobody:
            return None
        last = clocks.since if table.game is not None else self._clock.now()
        return self._behind.get(table.id, max(0, self._clock.now() - last))

    def loaded(self, table: Table, lag: int | None) -> None:
        """Let a table's time go on that comes from its log, so far behind the time of day."""
        if lag is not None:
            self._behind[table.id] = lag
        self.follow(table)

    def keeps(self, table_id: str) -> bool:
        """Whether a clock of seconds or minutes is kept here for a table."""
        return table_id in self._behind

    def evicted(self, table_id: str) -> None:
        """A table left memory: where no clock runs, its time may stand still."""
        if table_id not in self._timers:
            self._behind.pop(table_id, None)

    def time_of(self, table: Table) -> int | None:
        """Say what time it is at a table; None: nothing there goes by it."""
        return None if table.clocks is None else self._clock.now() - self._behind.get(table.id, 0)

    def follow(self, table: Table) -> None:
        """Ring when the clock that runs there now is due, and only then."""
        if table.clocks is not None:
            due = table.clocks.due
            self._set(table.id, None if due is None else due + self._behind.get(table.id, 0))

    def again(self, table_id: str, milliseconds: int) -> None:
        """Ring again after a while: storing failed."""
        self._set(table_id, self._clock.now() + milliseconds)

    def _set(self, table_id: str, at: int | None) -> None:
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        if at is not None and not self._stopped:
            self._timers[table_id] = self._clock.call_at(at, lambda: self._rings(table_id))

    def _rings(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        self._ring(table_id)


def rings_of(table: Table) -> Rings | None:
    """Say when a correspondence game needs somebody, to be stored with its log; None: it is no such game."""
    clocks = table.clocks
    if clocks is None or not clocks.waits_for_nobody:
        return None
    return Rings(clocks.due if clocks.due is not None else clocks.since if table.bot_to_decide is not None else None)
