"""Whether the cards can be dealt, and why not yet."""

from __future__ import annotations

from digsite.tables.errors import TableError
from digsite.tables.room.live_table import Table
from digsite.words.message import Several, message


def why_no_start(table: Table) -> TableError | None:
    """Say why the cards cannot be dealt, or None."""
    if table.stage != "open":
        return TableError("dealt-already")
    free = [place for place, seat in enumerate(table.seats) if seat.kind == "open"]
    if len(free) == 1:
        return TableError("seats-open", message("seats-open", seat=free[0] + 1))
    if free:
        return TableError("seats-open", message("seats-open-several", count=len(free)))
    awaited = tuple(seat.name for seat in table.seats if seat.is_awaited)
    if awaited:  # without their bytes the server alone would make the deal
        return TableError("bytes-missing", message("bytes-missing", who=Several(awaited)))
    return None
