"""Giving up one's seat: before the deal it is free again; in the game a bot plays it on, for a while or for good.

With no person left the game ends unfinished.
"""

from __future__ import annotations

from typing import Any

from digsite.tables.errors import TableError
from digsite.tables.log.entries import Entry, SeatFreed, StoodIn, Unfinished
from digsite.tables.room.live_table import Table
from digsite.tables.room.revealing import why_waiting
from digsite.tables.wire.messages import Leaving
from digsite.words.message import Message, message


def stand_up(table: Table, seat: int) -> SeatFreed:
    """Give up one's own seat; from when the deal is asked for nobody can, and in the game there is ``leave``."""
    if table.game is not None:
        raise TableError("dealt-already", message("dealt-already-stand-up"))
    if table.making is not None:
        raise why_waiting(table.making, table.seats)
    return SeatFreed(seat, seat)


def leave(table: Table, seat: int, why: Leaving) -> list[Entry]:
    """Give one's own seat to a bot of the table's level; whoever left may come back, whoever resigned may not."""
    still_played(table)
    own = table.seats[seat]
    if own.left == why:
        return []  # said twice
    check_not_resigned(table, seat)
    entries: list[Entry] = [table.stamped(StoodIn(seat, own.stand_in or table.opened.new.bot, seat, why))]
    if not any(other.is_played_by_a_person for place, other in enumerate(table.seats) if place != seat):
        entries.append(Unfinished())
    for entry in entries:
        table.note(entry)  # type: ignore[arg-type]  # both are in AnyEntry
    return entries


def check_not_resigned(table: Table, seat: int) -> None:
    """Refuse what only somebody can do who has not given up."""
    if table.seats[seat].left == "resigned":
        raise TableError("resigned")


def still_played(table: Table) -> None:
    """Refuse what is only for a game that is being played."""
    stage = table.stage
    if stage == "unfinished":
        raise TableError("game-over", why_unfinished(table))
    if stage == "over":
        raise TableError("game-over")
    if table.game is None:
        raise TableError("not-dealt")


def why_unfinished(table: Table) -> Message:
    """Say why a game ended before its end."""
    return message("game-closed" if table.closed else "game-unfinished")


def left_of(table: Table) -> list[dict[str, Any]]:
    """Say for the record which seats bots played on for somebody, from which event on, and why."""
    most = 0 if table.game is None else len(table.game.log)  # what others took back since is not counted
    stood_in = [(place, seat) for place, seat in enumerate(table.seats) if seat.stand_in is not None]
    gone = [(min(seat.from_event, most), place, seat.why) for place, seat in stood_in]
    return [{"seat": place, "event": event, "why": why} for event, place, why in sorted(gone, key=lambda one: one[:2])]
