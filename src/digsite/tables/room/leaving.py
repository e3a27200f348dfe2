"""Leaving a game and giving it up: a bot plays the seat on, and with no person left the game ends unfinished."""

from __future__ import annotations

from typing import Any

from digsite.tables.errors import TableError
from digsite.tables.log.entries import Entry, StoodIn, Unfinished
from digsite.tables.room.live_table import Table
from digsite.tables.wire.messages import Leaving
from digsite.words.message import message


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
    if table.stage == "unfinished":
        raise TableError("game-over", message("game-unfinished"))
    if table.stage == "over":
        raise TableError("game-over")
    if table.game is None:
        raise TableError("not-dealt")


def left_of(table: Table) -> list[dict[str, Any]]:
    """Say for the record which seats bots played on for somebody, from which event on, and why."""
    most = 0 if table.game is None else len(table.game.log)  # what others took back since is not counted
    stood_in = [(place, seat) for place, seat in enumerate(table.seats) if seat.stand_in is not None]
    gone = [(min(seat.from_event, most), place, seat.why) for place, seat in stood_in]
    return [{"seat": place, "event": event, "why": why} for event, place, why in sorted(gone, key=lambda one: one[:2])]
