"""Erasing a name: wherever somebody sat down under it, another stands in its place. What was played stays.

Entries with the name are written anew, and with them every hash after them, table by table, each in one transaction.
Marks and times stay, so a page that was there before knows its game again (see log/chain.py).
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

import msgspec
import sqlalchemy as sa

from digsite.tables.errors import TableBroken
from digsite.tables.log import schema
from digsite.tables.log.chain import link, start_of
from digsite.tables.log.entries import AnyEntry, Seated, Started, write_entry
from digsite.tables.log.orders import give_order
from digsite.tables.log.reading import read_log, table_ids
from digsite.tables.log.rows import StoredTable
from digsite.tables.log.storage import Storage
from digsite.tables.upkeep.closing import TOLD_FOR
from digsite.tables.upkeep.files import Progress


class Found(msgspec.Struct, frozen=True):
    """A table where somebody sat under a name, and in how many entries it stands."""

    table: str
    entries: int


def named(storage: Storage, name: str, progress: Progress) -> Iterator[Found]:
    """Find the tables where somebody sat down under a name, however it is capitalised."""
    yield from (Found(table, count) for table, count, _ in _rewritten(storage, name, progress))


def erase(storage: Storage, name: str, progress: Progress) -> Iterator[Found]:
    """Put another name in its place, for good, table by table; tables that are not whole stay as they are."""
    for table, count, entries in _rewritten(storage, name, progress):
        with storage.changing() as connection:
            stored = read_log(connection, table)
            if stored is None or len(stored.entries) != len(entries):
                continue  # somebody played there meanwhile: it is found when this is run again
            _write(connection, stored, entries)
            give_order(connection, "look", table, time.time_ns() // 1_000_000 + TOLD_FOR)
        yield Found(table, count)


def _rewritten(storage: Storage, name: str, progress: Progress) -> Iterator[tuple[str, int, list[AnyEntry]]]:
    with storage.engine.connect() as connection:
        ids, _ = table_ids(connection)
    for place, table in enumerate(ids):
        progress(place, len(ids))
        try:
            with storage.engine.connect() as connection:
                stored = read_log(connection, table)
        except (TableBroken, sa.exc.DatabaseError):
            continue
        if stored is not None:
            entries = renamed(stored.entries, name)
            count = sum(new != old for new, old in zip(entries, stored.entries, strict=True))
            if count:
                yield table, count, entries
    progress(len(ids), len(ids))


def renamed(entries: Sequence[AnyEntry], name: str) -> list[AnyEntry]:
    """Give a log in which nobody is called so.

    >>> [entry.name for entry in renamed([Seated(0, "Ann", None, None), Seated(1, "Ben", None, None)], "ann")]
    ['Player 1', 'Ben']
    """
    wanted = name.casefold()
    others = {other.casefold() for entry in entries for other in _names(entry)}

    def instead(seat: int) -> str:
        new = f"Player {seat + 1}"
        while new.casefold() in others:
            new += "*"
        return new

    found: list[AnyEntry] = []
    for entry in entries:
        if isinstance(entry, Seated) and entry.name.casefold() == wanted:
            found.append(msgspec.structs.replace(entry, name=instead(entry.seat)))
        elif isinstance(entry, Started) and wanted in _names(entry, fold=True):
            names = [instead(seat) if one.casefold() == wanted else one for seat, one in enumerate(entry.names)]
            found.append(msgspec.structs.replace(entry, names=tuple(names)))
        else:
            found.append(entry)
    return found


def _names(entry: AnyEntry, *, fold: bool = False) -> list[str]:
    names = [entry.name] if isinstance(entry, Seated) else list(entry.names) if isinstance(entry, Started) else []
    return [name.casefold() for name in names] if fold else names


def _write(connection: sa.Connection, stored: StoredTable, entries: Sequence[AnyEntry]) -> None:
    """Write what changed, and every hash from there on."""
    log, table = schema.log.c, schema.tables.c
    head = start_of(stored.id, stored.secret)
    written = connection.execute(sa.select(log.number, log.entry).where(log.table_id == stored.id))
    texts = {row.number: row.entry for row in written}
    changed = False
    for number, (new, old) in enumerate(zip(entries, stored.entries, strict=True)):
        text = texts[number] if new == old else write_entry(new)
        changed = changed or new != old
        head = link(head, number, stored.times[number], stored.marks[number], text)
        if changed:
            here = sa.and_(log.table_id == stored.id, log.number == number)
            connection.execute(sa.update(schema.log).where(here).values(entry=text, hash=head))
    connection.execute(sa.update(schema.tables).where(table.id == stored.id).values(head=head))
