"""Closing a table while servers run: a game ends as it is, and a table that was not dealt yet goes."""

from __future__ import annotations

import time
from typing import Literal

from digsite.errors import DigsiteError
from digsite.tables.errors import Conflict, no_such_table
from digsite.tables.log.entries import Closed, write_entry
from digsite.tables.log.orders import give_order
from digsite.tables.log.rows import Added, Addition, Rings
from digsite.tables.log.storage import Storage
from digsite.tables.room.live_table import load_table
from digsite.tables.upkeep.pruning import OldTable, prune

#: How often it is tried while people play on.
TRIES = 20
#: Milliseconds for which servers are told to look at the table anew.
TOLD_FOR = 600_000

Closing = Literal["ended", "gone"]


def close(storage: Storage, table: str) -> Closing:
    """Close a table; say whether its game ended, or whether it went because nothing was dealt there."""
    for _ in range(TRIES):
        try:
            closing = _close(storage, table)
        except Conflict:
            continue  # somebody moved in this very moment
        with storage.changing() as connection:
            give_order(connection, "look", table, time.time_ns() // 1_000_000 + TOLD_FOR)
        return closing
    raise DigsiteError("not-closed", "Somebody moved there every time; nothing was changed. Try again.")


def _close(storage: Storage, table: str) -> Closing:
    stored = storage.load(table)
    if stored is None:
        raise no_such_table()
    stage = load_table(stored).stage
    if stage in ("over", "unfinished"):
        raise DigsiteError("game-over", "The game at this table is over already; nothing was changed.")
    if stage != "playing":
        if not prune(storage, OldTable(table, "open", len(stored.entries), 0, stored.head)):
            raise Conflict
        return "gone"
    entry = write_entry(Closed())
    (became,) = storage.add([Addition(table, len(stored.entries), (entry,), None, stored.head, Rings(None))])
    if became is None:
        raise Conflict
    if not isinstance(became, Added):
        raise became
    return "ended"
