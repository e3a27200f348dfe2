"""Before the deal, anybody at the table can give a free seat to a bot, or free a bot's seat.

Person or bot, whoever is first gets the seat; the other is told who sits there.
"""

from __future__ import annotations

from digsite.tables.errors import TableError
from digsite.tables.log.entries import BotSeated, SeatFreed
from digsite.tables.room.live_table import Table
from digsite.tables.room.opening import check_level, seat_at
from digsite.tables.room.seats import bot_name
from digsite.words.message import message


def give_seat(table: Table, place: int, level: str, by: int) -> BotSeated | None:
    """Give a seat to a bot of a level, in place of a bot that sits there; None: such a bot sits there already."""
    seat = seat_at(table, place)
    if seat.kind == "person":
        raise TableError("somebody-there", message("somebody-there", who=seat.name))
    check_level(level)
    if seat.level == level:
        return None
    others = (other.name for other in table.seats if other is not seat)
    return BotSeated(place, bot_name(level, others), level, by)


def free_seat(table: Table, place: int, by: int) -> SeatFreed | None:
    """Free a bot's seat for a person; None: it is free already."""
    seat = seat_at(table, place)
    if seat.kind == "person":
        raise TableError("somebody-there", message("somebody-there-to-free", who=seat.name))
    return None if seat.kind == "open" else SeatFreed(place, by)
