"""Whether the cards can be dealt, and why not yet; and what a failed deal leaves behind."""

from __future__ import annotations

from digsite.dealers import commitment, new_secret
from digsite.tables.errors import TableError
from digsite.tables.log.entries import Voided
from digsite.tables.room.live_table import Table
from digsite.tables.room.revealing import why_waiting
from digsite.words.message import Several, message


def why_no_start(table: Table) -> TableError | None:
    """Say why the cards cannot be dealt, or None."""
    if table.game is not None:
        return TableError("dealt-already")
    if table.making is not None:
        return why_waiting(table.making, table.seats)
    free = [place for place, seat in enumerate(table.seats) if seat.kind == "open"]
    if len(free) == 1:
        return TableError("seats-open", message("seats-open", seat=free[0] + 1))
    if free:
        return TableError("seats-open", message("seats-open-several", count=len(free)))
    if table.lesson is not None:  # its deal is laid down: nobody adds to it
        return None
    awaited = tuple(seat.name for seat in table.seats if seat.is_awaited)
    if awaited:  # without their commitments the server alone would make the deal
        return TableError("bytes-missing", message("bytes-missing", who=Several(awaited)))
    return None


def voided(table: Table) -> Voided:
    """Void the deal that is being made: the server commits to another secret. The table is still to note it."""
    if table.making is None or table.game is not None:
        raise TableError("not-revealing")
    secret = new_secret()
    return Voided(table.making.silent(table.seats), commitment(secret), secret.hex())
