"""The list of open tables: which tables strangers may find, and what the list tells of each.

Only a table that has not dealt is ever listed, so the list cannot tell anything of a game.
"""

from __future__ import annotations

from digsite.tables.log.entries import Listed
from digsite.tables.room.live_table import Table
from digsite.tables.room.printed_editions import printed
from digsite.tables.wire.messages import ListTable, OpenTable


def is_listed(table: Table) -> bool:
    """Say whether this table is meant for strangers, as long as it waits for players."""
    return table.listed and table.stage == "open" and table.lesson is None


def listing(table: Table, said: ListTable) -> Listed | None:
    """Put a table on the list, or take it off; None: it is so already."""
    return None if said.listed == table.listed else Listed(said.listed, said.language)


def open_table(table: Table) -> OpenTable | None:
    """Tell strangers of a table; None: it is not for them, or has no seat left."""
    free = sum(seat.kind == "open" for seat in table.seats)
    if not is_listed(table) or free == 0:
        return None
    new = table.opened.new
    return OpenTable(
        id=table.id,
        edition=new.edition,
        edition_name=printed(new.edition).name,
        monument=new.monument,
        variants=new.variants,
        players=len(table.seats),
        free=free,
        people=tuple(seat.name for seat in table.seats if seat.kind == "person"),
        bots=sum(seat.kind == "bot" for seat in table.seats),
        clock=new.clock,
        undo_by=table.opened.undo,
        language=table.language,
    )
