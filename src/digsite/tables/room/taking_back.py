"""Taking back one's own trades and sales at a live table: whether the table allows it, and what the seat is told of it.

Whoever opens a table may say yes or no. Unless they do, whoever plays alone against bots may take things back, and
nobody may where people play each other. What the rules say to it is ``game.taking_back``.
"""

from __future__ import annotations

from typing import Final

from digsite.errors import DigsiteError
from digsite.tables.errors import TableError
from digsite.tables.log.entries import Undone
from digsite.tables.room.live_table import Table
from digsite.tables.wire.messages import NewTable, UndoBy, UndoFigures
from digsite.telling import tell
from digsite.words.message import message

_OFF: Final = UndoFigures(message("take-back-off"), None, None, 0)


def undo_by(new: NewTable) -> UndoBy:
    """Say who may take something back at a table that is opened so."""
    if new.undo is None:
        return "alone"
    return "everybody" if new.undo else "nobody"


def is_allowed(table: Table) -> bool:
    """Say whether players may take something back at this table, as things stand."""
    if table.opened.undo == "alone":  # somebody whom a bot stands in for is still there
        return [seat.kind for seat in table.seats].count("person") == 1
    return table.opened.undo == "everybody"


def undo(table: Table, seat: int) -> Undone:
    """Take back the last trade or sale of a seat; what cannot be is an error and changes nothing."""
    if not is_allowed(table):
        raise TableError("take-back-off")
    return table.undo(seat)


def undo_figures(table: Table, seat: int | None) -> UndoFigures | None:
    """Tell a seat whether it may take something back now and what; all of that is public."""
    game = table.game
    if game is None or seat is None:
        return None
    if not is_allowed(table):
        return _OFF
    refused: DigsiteError | None = game.why_not_take_back(seat)
    if refused is None and table.seats[seat].stand_in is not None:
        refused = TableError("stood-in")
    if refused is not None:
        return UndoFigures(refused.message, None, None, game.take_backs_left if game.turn == seat else 0)
    event = game.last_to_take_back
    return UndoFigures(None, event, None if event is None else tell(event, game.setup), game.take_backs_left)
