"""Reading a table's log, and seeing that its chain holds."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from digsite.tables.errors import TableBroken
from digsite.tables.log import schema
from digsite.tables.log.chain import link, start_of
from digsite.tables.log.entries import AnyEntry, read_entry
from digsite.tables.log.rows import StoredTable
from digsite.words.message import Message, message

_Row = sa.Row[int, str, int, bytes | None, bytes | None]


def read_log(connection: sa.Connection, table: str, since: int = 0, previous: bytes = b"") -> StoredTable | None:
    """Read a table from an entry on; ``previous`` is the hash of the one before."""
    row = connection.execute(
        sa.select(schema.tables.c.secret, schema.tables.c.length, schema.tables.c.head).where(
            schema.tables.c.id == table
        )
    ).one_or_none()
    log = schema.log.c
    rows = connection.execute(
        sa.select(log.number, log.entry, log.at, log.mark, log.hash)
        .where(log.table_id == table, log.number >= since)
        .order_by(log.number)
    ).all()
    if row is None:
        return None
    secret, length, head = bytes(row.secret), row.length, row.head
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
