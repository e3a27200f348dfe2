"""The list of open tables, as strangers read it: kept up as tables change, and written out once for everybody.

A table is on it while it is meant for strangers, has a free seat, and somebody who sits there is connected or was a
moment ago. So a table that everybody went away from goes off the list by itself, and comes back with them. Nothing of
this is stored: whether a table is meant for strangers is in its log, and who is there only memory knows.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final

import msgspec

from digsite.tables.host.slot import Slot
from digsite.tables.room.listing import open_table
from digsite.tables.room.live_table import Table
from digsite.tables.wire.messages import OpenTable, OpenTables

#: Milliseconds a table stays on the list after the last of its players went: a reload, a tunnel, a locked phone.
LINGERS: Final = 60_000
#: The same where a move may take days: nobody waits beside such a table.
LINGERS_BY_DAYS: Final = 3 * 86_400_000
#: So many are told, the newest.
MOST_TOLD: Final = 60
#: So many are kept. More are not listed until there is room.
MOST_KEPT: Final = 1_000

_ENCODER = msgspec.json.Encoder()


class _Kept:
    """A table on the list; ``gone``: when the last of its players went."""

    __slots__ = ("figures", "gone")

    def __init__(self, figures: OpenTable, gone: int | None = None) -> None:
        self.figures = figures
        self.gone = gone

    def lingers(self, now: int) -> bool:
        """Say whether it is still shown."""
        clock = self.figures.clock
        most = LINGERS_BY_DAYS if clock is not None and clock.kind == "days" else LINGERS
        return self.gone is None or now - self.gone < most


class OpenTableList:
    """All open tables that strangers may find: of this server, and those that others tell of."""

    def __init__(
        self, say: Callable[[str, OpenTable | None, int | None], None] = lambda _table, _figures, _gone: None
    ) -> None:
        """Take who is told when a table of this server comes onto the list, changes, or goes off it."""
        self._say = say
        self._kept: dict[str, _Kept] = {}  # in the order they were listed
        self._far: dict[tuple[str, str], _Kept] = {}  # by server and table
        self._told: bytes | None = None

    def look_at(self, slot: Slot, now: int) -> None:
        """Take in how a table in memory stands, if it is loaded."""
        if slot.table is not None:
            self.follow(slot.table, slot.seats_here, now)

    def follow(self, table: Table, here: Container[int], now: int) -> None:
        """Take in how a table stands; ``here``: the seats that somebody is connected on."""
        figures = open_table(table)
        if figures is None:
            if self._kept.pop(table.id, None) is not None:
                self._told = None
                self._say(table.id, None, None)
            return
        somebody = any(seat.kind == "person" and place in here for place, seat in enumerate(table.seats))
        kept = self._kept.get(table.id)
        before = None if kept is None else (kept.figures, kept.gone)
        if kept is None:
            if not somebody or len(self._kept) >= MOST_KEPT:
                return
            kept = self._kept[table.id] = _Kept(figures)
            self._told = None
        elif kept.figures != figures:
            kept.figures = figures
            self._told = None
        kept.gone = None if somebody else kept.gone or now
        if (figures, kept.gone) != before:
            self._say(table.id, figures, kept.gone)

    def say_all(self) -> None:
        """Tell other servers everything: one of them is new, or may have missed something."""
        for table, kept in self._kept.items():
            self._say(table, kept.figures, kept.gone)

    def note_elsewhere(self, server: str, table: str, figures: OpenTable | None, gone: int | None) -> None:
        """Note how a table stands on another server's list."""
        if figures is None:
            self._far.pop((server, table), None)
        elif (server, table) in self._far or len(self._far) < MOST_KEPT:
            self._far[server, table] = _Kept(figures, gone)
        self._told = None

    def server_gone(self, server: str) -> None:
        """Another server is gone; whoever waited there comes back to another."""
        for key in [key for key in self._far if key[0] == server]:
            del self._far[key]
        self._told = None

    def told(self, now: int) -> bytes:
        """Write the list out, as everybody reads it."""
        over = [table for table, kept in self._kept.items() if not kept.lingers(now)]
        for table in over:
            del self._kept[table]
        over_there = [key for key, kept in self._far.items() if not kept.lingers(now)]
        for key in over_there:
            del self._far[key]
        if over or over_there or self._told is None:
            found = {table: kept.figures for (_, table), kept in self._far.items()}
            found.update((table, kept.figures) for table, kept in self._kept.items())
            newest = tuple(reversed(found.values()))
            self._told = _ENCODER.encode(OpenTables(newest[:MOST_TOLD], max(0, len(newest) - MOST_TOLD)))
        return self._told
