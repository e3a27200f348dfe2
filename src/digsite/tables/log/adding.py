"""Adding entries: every one linked to the one before, and the table's row moved on with them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

import sqlalchemy as sa

from digsite.tables.log import schema
from digsite.tables.log.chain import link, new_mark, start_of
from digsite.tables.log.database import run
from digsite.tables.log.rows import Added, Addition


class Row(NamedTuple):
    """A row of the log."""

    table: str
    number: int
    entry: str
    at: int
    mark: bytes
    hash: bytes


class Step(NamedTuple):
    """A table's row moves on: from which head to how many entries and which head."""

    table: str
    previous: bytes
    length: int
    head: bytes


class Written(NamedTuple):
    """An addition, ready to be stored."""

    rows: tuple[Row, ...]
    steps: tuple[Step, ...]  # at most one
    made: tuple[dict[str, object], ...]  # rows of new tables: at most one
    added: Added
    rings: tuple[tuple[str, int | None], ...] = ()  # when the table needs somebody: at most one

    @property
    def is_entries_alone(self) -> bool:
        """Whether it adds to a table's log and does nothing else, as nearly all additions do."""
        return not self.made and not self.rings

    @property
    def updates(self) -> Iterable[tuple[str, bytes, int, bytes]]:
        """The tables this changes, and what their head becomes."""
        yield from self.steps
        for row in self.made:
            yield str(row["id"]), b"", 0, bytes(row["head"])  # type: ignore[call-overload]


def writings(additions: Sequence[Addition]) -> list[Written]:
    """Link the entries of some additions."""
    at = time.time_ns() // 1_000_000
    return [_written(addition, at) for addition in additions]


def _written(addition: Addition, at: int) -> Written:
    own = _linked(addition.table, addition.number, addition.previous, addition.entries, at)
    head = own[-1].hash if own else addition.previous
    length = addition.number + len(own)
    steps = (Step(addition.table, addition.previous, length, head),) if own else ()
    made: tuple[dict[str, object], ...] = ()
    theirs: tuple[Row, ...] = ()
    new = addition.new
    if new is not None:
        start = start_of(new.id, new.secret)
        theirs = _linked(new.id, 0, start, new.entries, at)
        last = theirs[-1].hash if theirs else start
        made = ({"id": new.id, "made": at, "secret": new.secret, "length": len(theirs), "head": last},)
    rings = () if addition.rings is None else ((addition.table, addition.rings.at),)
    return Written(own + theirs, steps, made, Added(head, tuple(row.mark for row in own), at), rings)


def _linked(table: str, number: int, previous: bytes, entries: Sequence[str], at: int) -> tuple[Row, ...]:
    rows = []
    for place, entry in enumerate(entries, number):
        mark = new_mark()
        previous = link(previous, place, at, mark, entry)
        rows.append(Row(table, place, entry, at, mark, previous))
    return tuple(rows)


def insert(connection: sa.Connection, written: Sequence[Written]) -> bool:
    """Insert all entries of some additions in one statement, and move their tables on in another.

    False: somebody else wrote that number first, or a table has another head than expected; then undo it all.

    Few statements: between two of them other threads get their turn, which under load takes far longer than the
    database.
    """
    steps = [step for one in written for step in one.steps]
    if len({step.table for step in steps}) != len(steps):
        return False  # one after the other, then
    rows = [row for one in written for row in one.rows]
    if rows and _changed(connection, _inserting, rows) != len(rows):
        return False
    if steps and _changed(connection, _stepping, steps) != len(steps):
        return False
    made = [row for one in written for row in one.made]
    if made:
        connection.execute(sa.insert(schema.tables), made)
    _set_rings(connection, dict(ring for one in written for ring in one.rings))
    return True


def already_there(connection: sa.Connection, written: Sequence[Written]) -> set[int]:
    """Say which of some additions are stored already, by their places: the answer to storing them may have been lost.

    No two entries have the same hash, since each has a mark of its own.
    """
    first = {place: one.rows[0] for place, one in enumerate(written) if one.rows}
    log = schema.log.c
    keys = [(row.table, row.number) for row in first.values()]
    found = connection.execute(
        sa.select(log.table_id, log.number, log.hash).where(sa.tuple_(log.table_id, log.number).in_(keys))
    )
    there = {(table, number): bytes(hashed or b"") for table, number, hashed in found}
    return {place for place, row in first.items() if there.get((row.table, row.number)) == row.hash}


def _set_rings(connection: sa.Connection, rings: dict[str, int | None]) -> None:
    """Write down when tables need somebody; None: not any more."""
    if not rings:
        return
    connection.execute(sa.delete(schema.rings).where(schema.rings.c.table_id.in_(rings)))
    due = [{"table_id": table, "at": at} for table, at in rings.items() if at is not None]
    if due:
        connection.execute(sa.insert(schema.rings), due)


def _changed(
    connection: sa.Connection, statement: Callable[[int, str], str], rows: Sequence[tuple[object, ...]]
) -> int:
    """Carry out a statement about so many rows; say how many it changed."""
    sign = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    values = tuple(chain.from_iterable(rows))
    return run(connection, statement(len(rows), sign), values)


def _places(rows: int, columns: int, sign: str) -> str:
    return ", ".join([f"({', '.join([sign] * columns)})"] * rows)


@cache
def _inserting(rows: int, sign: str) -> str:
    into = "INSERT INTO log (table_id, number, entry, at, mark, hash) VALUES"
    return f"{into} {_places(rows, 6, sign)} ON CONFLICT (table_id, number) DO NOTHING"


@cache
def _stepping(rows: int, sign: str) -> str:
    # The columns of VALUES have these names in SQLite and in PostgreSQL; in the order of Step.
    return (
        "UPDATE tables SET length = step.column3, head = step.column4 "  # noqa: S608  # made of numbers alone
        f"FROM (VALUES {_places(rows, 4, sign)}) AS step "
        "WHERE tables.id = step.column1 AND tables.head = step.column2"
    )
