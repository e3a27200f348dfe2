"""Reading a table's log, and seeing that its chain holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa

from digsite.tables.errors import TableBroken
from digsite.tables.log import schema
from digsite.tables.log.chain import link, start_of
from digsite.tables.log.entries import AnyEntry, read_entry
from digsite.tables.log.rows import EntryRow, StoredTable
from digsite.words.message import Message, message

_Row = tuple[int, str, int, bytes | None, bytes | None]

_row, _log = schema.tables.c, schema.log.c
#: A table and its entries from a number on, in one statement: another server may write between two.
_BOTH: Final = (
    sa.select(_log.number, _log.entry, _log.at, _log.mark, _log.hash, _row.secret, _row.length, _row.head)
    .join_from(
        schema.tables,
        schema.log,
        sa.and_(_log.table_id == _row.id, _log.number >= sa.bindparam("since", type_=sa.Integer)),
        isouter=True,
    )
    .where(_row.id == sa.bindparam("table", type_=sa.String))
    .order_by(_log.number)
)


def read_log(connection: sa.Connection, table: str, since: int = 0, previous: bytes = b"") -> StoredTable | None:
    """Read a table from an entry on; ``previous`` is the hash of the one before."""
    both = connection.execute(_BOTH, {"table": table, "since": since}).all()
    if not both:
        return None
    secret, length, head = bytes(both[0].secret), both[0].length, both[0].head
    rows = [(number, text, at, mark, hashed) for number, text, at, mark, hashed, *_ in both if number is not None]
    found = _chained(rows, since, start_of(table, secret) if since == 0 else previous)
    if since + len(rows) < length:
        left = since + len(rows)
        raise TableBroken(left, f"the log ends there, of {length} entries.", _cut(length, left))
    if since + len(rows) > length or found != head:
        raise TableBroken(length, "the table's row tells another length or head.", _changed(length))
    return StoredTable(
        table,
        secret,
        tuple(_entry(number, text) for number, text, *_ in rows),
        tuple(at for _, _, at, *_ in rows),
        tuple(bytes(mark) for *_, mark, _ in rows),
        found,
    )


def read_rows(table: str, rows: Sequence[EntryRow], since: int, previous: bytes, head: bytes) -> StoredTable | None:
    """Read entries of a log that somebody else read or wrote; None: they do not follow the hash ``previous``."""
    found = previous
    for number, row in enumerate(rows, since):
        found = link(found, number, row.at, row.mark, row.text)
    if found != head:
        return None
    return StoredTable(
        table,
        b"",
        tuple(_entry(number, row.text) for number, row in enumerate(rows, since)),
        tuple(row.at for row in rows),
        tuple(row.mark for row in rows),
        head,
    )


def _chained(rows: Sequence[_Row], since: int, previous: bytes) -> bytes:
    for expected, (number, text, at, mark, hashed) in enumerate(rows, since):
        if number != expected:
            raise TableBroken(expected, "it is missing.", _changed(expected))
        if hashed is None or mark is None:
            raise TableBroken(number, "it was never linked to the others.", _changed(number))
        previous = link(previous, number, at, bytes(mark), text)
        if previous != hashed:
            raise TableBroken(number, "its hash does not fit.", _changed(number))
    return previous


def _entry(number: int, text: str) -> AnyEntry:
    try:
        return read_entry(text)
    except msgspec.MsgspecError as error:
        raise TableBroken(number, f"it cannot be read: {error}.") from None


def _cut(length: int, found: int) -> Message:
    return message("table-broken-cut", length=length, found=found)


def _changed(number: int) -> Message:
    return message("table-broken-changed", number=number)


def table_ids(connection: sa.Connection) -> tuple[list[str], list[str]]:
    """List every table there is a row or an entry of, as far as pages can be read; and why it is not all of them."""
    found: set[str] = set()
    problems: list[str] = []
    for column in (schema.tables.c.id, schema.log.c.table_id):
        last: str | None = ""
        while last is not None:
            try:
                last = connection.scalar(sa.select(sa.func.min(column)).where(column > last))
            except sa.exc.DatabaseError as error:
                problems.append(str(error.orig))
                connection.rollback()
                break
            if last is not None:
                found.add(last)
    return sorted(found), problems


def why_not_whole(connection: sa.Connection, table: str) -> str | None:
    """Say at a glance what is wrong with a table: its row against its last entry. The rest shows when it is read."""
    log, row = schema.log.c, schema.tables.c
    try:
        found = connection.execute(
            sa.select(row.length, row.head, log.hash)
            .join_from(
                schema.tables,
                schema.log,
                sa.and_(log.table_id == row.id, log.number == row.length - 1),
                isouter=True,
            )
            .where(row.id == table)
        ).one_or_none()
    except sa.exc.DatabaseError as error:
        connection.rollback()
        return str(error.orig)
    if found is None:
        return "There are entries, and no table."
    if found.hash is None:
        return f"Entry {found.length - 1} is missing, the last of its log."
    return None if found.hash == found.head else "Its last entry is not the head of its chain."
