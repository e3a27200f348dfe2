"""Reading the log, and adding to it in groups."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache

import msgspec
import sqlalchemy as sa

from digsite.tables.errors import NotStored, TableBroken
from digsite.tables.log import schema
from digsite.tables.log.database import migrate, open_engine
from digsite.tables.log.entries import AnyEntry, read_entry
from digsite.tables.log.rows import Addition, StoredTable


class Storage:
    """The database: blocking, so it is only called in threads."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._engine: sa.Engine | None = None

    def open(self) -> None:
        """Open the database and bring it up to date."""
        self._engine = open_engine(self._database)
        migrate(self._engine)

    def close(self) -> None:
        """Close the database."""
        if self._engine is not None:
            self._engine.dispose()
            self._engine = None

    @property
    def engine(self) -> sa.Engine:
        """The database, once it is open."""
        if self._engine is None:
            raise NotStored("The database is not open.")
        return self._engine

    def load(self, table: str, since: int = 0) -> StoredTable | None:
        """Read what is stored of a table from an entry on; None: there is no such table."""
        try:
            with self.engine.connect() as connection:
                secret = connection.scalar(sa.select(schema.tables.c.secret).where(schema.tables.c.id == table))
                rows = connection.execute(
                    sa.select(schema.log.c.number, schema.log.c.entry, schema.log.c.at)
                    .where(schema.log.c.table_id == table, schema.log.c.number >= since)
                    .order_by(schema.log.c.number)
                ).all()
        except sa.exc.SQLAlchemyError as error:
            raise NotStored(str(error)) from error
        if secret is None:
            return None
        return StoredTable(table, bytes(secret), _entries(rows, since), tuple(at for _, _, at in rows))

    def rings(self) -> dict[str, int]:
        """Read which tables need somebody at what time, whether anybody is connected or not."""
        with self.engine.connect() as connection:
            return {row.table_id: row.at for row in connection.execute(sa.select(schema.rings))}

    def add(self, additions: Sequence[Addition]) -> list[bool]:
        """Store what can be stored in one durable transaction; False: somebody else wrote that number before."""
        at = time.time_ns() // 1_000_000
        # In one order everywhere, so that two servers never wait for each other.
        order = sorted(range(len(additions)), key=lambda place: (additions[place].table, additions[place].number))
        try:
            with self._writing() as connection:
                if _insert(connection, [additions[place] for place in order], at):
                    return [True] * len(additions)
                connection.rollback()
            with self._writing() as connection:  # seldom: somebody was quicker somewhere, so one by one
                won = {place: _insert_alone(connection, additions[place], at) for place in order}
        except sa.exc.SQLAlchemyError as error:
            raise NotStored(str(error)) from error
        return [won[place] for place in range(len(additions))]

    @contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection


def _insert(connection: sa.Connection, additions: Sequence[Addition], at: int) -> bool:
    """Insert all entries of some additions in one statement, and make their tables; False: a number was taken.

    One statement, because between two of them other threads get their turn, which under load takes far longer than
    the database does.
    """
    rows = [row for addition in additions for row in _rows(addition)]
    values: dict[str, object] = {"at": at}
    for place, (table, number, entry) in enumerate(rows):
        values[f"t{place}"], values[f"n{place}"], values[f"e{place}"] = table, number, entry
    if rows and connection.execute(_inserting(len(rows)), values).rowcount != len(rows):
        return False
    made = [{"id": a.new.id, "made": at, "secret": a.new.secret} for a in additions if a.new is not None]
    if made:
        connection.execute(sa.insert(schema.tables), made)
    _insert_rings(connection, additions)
    return True


def _insert_rings(connection: sa.Connection, additions: Sequence[Addition]) -> None:
    rings = {addition.table: addition.rings.at for addition in additions if addition.rings is not None}
    if rings:  # the last of a table's additions says it
        connection.execute(sa.delete(schema.rings).where(schema.rings.c.table_id.in_(rings)))
        due = [{"table_id": table, "at": at} for table, at in rings.items() if at is not None]
        if due:
            connection.execute(sa.insert(schema.rings), due)


def _insert_alone(connection: sa.Connection, addition: Addition, at: int) -> bool:
    """Insert one addition, or nothing of it."""
    with connection.begin_nested() as part:
        won = _insert(connection, [addition], at)
        if not won:
            part.rollback()
    return won


@cache
def _inserting(rows: int) -> sa.TextClause:
    places = ", ".join(f"(:t{place}, :n{place}, :e{place}, :at)" for place in range(rows))
    return sa.text(
        f"INSERT INTO log (table_id, number, entry, at) VALUES {places} "  # noqa: S608  # made of numbers alone
        "ON CONFLICT (table_id, number) DO NOTHING"
    )


def _rows(addition: Addition) -> Iterator[tuple[str, int, str]]:
    for number, entry in enumerate(addition.entries, addition.number):
        yield addition.table, number, entry
    if addition.new is not None:
        for number, entry in enumerate(addition.new.entries):
            yield addition.new.id, number, entry


def _entries(rows: Sequence[sa.Row[int, str, int]], since: int) -> tuple[AnyEntry, ...]:
    found = []
    for expected, (number, text, _) in enumerate(rows, since):
        if number != expected:
            raise TableBroken(expected, "it is missing.")
        try:
            found.append(read_entry(text))
        except msgspec.MsgspecError as error:
            raise TableBroken(number, f"it cannot be read: {error}.") from None
    return tuple(found)
