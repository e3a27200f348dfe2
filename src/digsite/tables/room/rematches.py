"""A rematch: one seat asks for it, the others go along or say no, and everybody sees who did."""

from __future__ import annotations

from collections.abc import Container

from digsite.tables.errors import TableError
from digsite.tables.log.entries import RematchAnswered, RematchOpened, SeatFreed
from digsite.tables.log.rows import NewRow
from digsite.tables.room.live_table import Table
from digsite.tables.room.opening import rematch_of
from digsite.tables.wire.messages import RematchAnswer


def ask_for(table: Table, seat: int, here: Container[int]) -> tuple[RematchOpened, NewRow] | None:
    """Open another table for the same people; None: somebody was quicker, and wanted the same."""
    if table.stage not in ("over", "unfinished"):
        raise TableError("not-over-yet")
    if table.lesson is not None:
        raise TableError("no-rematch-of-lesson")
    if table.rematch is not None:
        return None
    new = rematch_of(table, here)
    return RematchOpened(new.id, seat), new


def answered(table: Table, seat: int, *, yes: bool) -> RematchAnswered | None:
    """Write down what a seat says to the rematch; None: it said so before. Nobody goes back on a yes."""
    if table.rematch is None:
        raise TableError("no-rematch")
    before = table.rematch_answers.get(seat)
    if before is True and not yes:
        raise TableError("went-along-already")
    return None if before is yes else RematchAnswered(seat, yes)


def freed_by_no(table: Table, seat: int) -> SeatFreed | None:
    """Free the seat of somebody who said no, at the table of the rematch; None: it is nobody's, or played already."""
    there = table.seats[seat]
    is_theirs = there.kind == "person" and there.secret_hash is None and there.stand_in is None
    return SeatFreed(seat, seat) if is_theirs and table.stage == "open" else None


def answer_of(table: Table, seat: int) -> RematchAnswer | None:
    """Say what a seat says to the rematch, as everybody sees it."""
    if table.rematch is None:
        return None
    if seat == table.rematch_by:
        return "asked"
    answer = table.rematch_answers.get(seat)
    return None if answer is None else "accepted" if answer else "declined"
