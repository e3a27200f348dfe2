"""Whether the cards can be dealt, and why not yet."""

from __future__ import annotations

from digsite.tables.errors import TableError
from digsite.tables.table import Table


def why_no_start(table: Table, *, compiled: bool) -> TableError | None:
    """Say why the cards cannot be dealt, or None."""
    if table.stage != "open":
        return TableError("dealt-already", "The cards are dealt already.")
    free = [place for place, seat in enumerate(table.seats) if seat.kind == "open"]
    if len(free) == 1:
        return TableError("seats-open", f"Seat {free[0] + 1} is still free.")
    if free:
        return TableError("seats-open", f"{len(free)} seats are still free.")
    if not compiled:
        return TableError(
            "still-compiling", "The game is being compiled for this machine, once. It takes about a minute."
        )
    return None
