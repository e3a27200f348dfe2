"""Bots on seats that nobody has taken, and seats made free again: before the deal, by anybody who sits at the table.

A seat is given to a bot as it is taken by a person: whoever is first has it, and the other one hears who sits there.
"""

from __future__ import annotations

from digsite.tables.errors import TableError
from digsite.tables.log.entries import BotSeated, SeatFreed
from digsite.tables.room.live_table import Table
from digsite.tables.room.opening import check_level, seat_at
from digsite.tables.room.seats import bot_name
from digsite.words.message import message


def give_seat(table: Table, place: int, level: str, by: int) -> BotSeated | None:
    """Give a seat to a bot of a level, whoever of the bots sits there now; None: such a bot does already."""
    seat = seat_at(table, place)
    if seat.kind == "person":
        raise TableError("somebody-there", message("somebody-there", who=seat.name))
    check_level(level)
    if seat.level == level:
        return None
    others = (other.name for other in table.seats if other is not seat)
    return BotSeated(place, bot_name(level, others), level, by)


def free_seat(table: Table, place: int, by: int) -> SeatFreed | None:
    """Make a bot's seat free for a person; None: it is free already."""
    seat = seat_at(table, place)
    if seat.kind == "person":
        raise TableError("somebody-there", message("somebody-there-to-free", who=seat.name))
    return None if seat.kind == "open" else SeatFreed(place, by)
