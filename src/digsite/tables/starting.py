"""Whether the cards can be dealt, and why not yet."""

from __future__ import annotations

from collections.abc import Sequence

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
    awaited = [seat.name for seat in table.seats if seat.is_awaited]
    if awaited:
        return TableError("bytes-missing", _awaited(awaited))
    if not compiled:
        return TableError(
            "still-compiling", "The game is being compiled for this machine, once. It takes about a minute."
        )
    return None


def _awaited(names: Sequence[str]) -> str:
    """Say whose random bytes are still to come: without them the server alone would make the deal.

    >>> _awaited(["Ann", "Ben"])
    'Waiting for Ann and Ben: each browser adds random bytes to the deal. A bot can stand in for whoever is away.'
    """
    who = " and ".join([*filter(None, [", ".join(names[:-1])]), names[-1]])
    return f"Waiting for {who}: each browser adds random bytes to the deal. A bot can stand in for whoever is away."
