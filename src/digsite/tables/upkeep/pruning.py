"""Clearing old tables away: by how long nothing happened there, and by how the game stands. Only when asked to."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator
from typing import Literal, get_args

import msgspec
import sqlalchemy as sa

from digsite.tables.errors import NotStored, TableBroken
from digsite.tables.log import schema
from digsite.tables.log.reading import table_ids
from digsite.tables.log.storage import Storage
from digsite.tables.room.live_table import load_table
from digsite.tables.upkeep.files import Progress
from digsite.tables.wire.messages import Stage

State = Literal["open", "playing", "over", "broken"]
STATES: tuple[State, ...] = get_args(State)
DAY = 86_400_000


class OldTable(msgspec.Struct, frozen=True):
    """A table that is old enough to go."""

    table: str
    state: State
    entries: int
    last: int  # when something last happened there, in milliseconds
    head: bytes | None


def old_tables(storage: Storage, days: float, states: Collection[State], progress: Progress) -> Iterator[OldTable]:
    """Find the tables in one of these states at which nothing happened for so many days."""
    before = time.time_ns() // 1_000_000 - int(days * DAY)
    with storage.engine.connect() as connection:
        ids, _ = table_ids(connection)
    for place, table in enumerate(ids):
        progress(place, len(ids))
        found = _looked_at(storage, table, before)
        if found is not None and found.state in states:
            yield found
    progress(len(ids), len(ids))


def _looked_at(storage: Storage, table: str, before: int) -> OldTable | None:
    row, log = schema.tables.c, schema.log.c
    length, head, last = 0, None, 0
    try:
        with storage.engine.connect() as connection:
            made, length, head = connection.execute(
                sa.select(row.made, row.length, row.head).where(row.id == table)
            ).one_or_none() or (0, 0, None)
            newest = sa.select(log.at).where(log.table_id == table).order_by(log.number.desc()).limit(1)
            last = connection.scalar(newest) or made
        if last >= before:
            return None
        stored = storage.load(table)
        state: State = "broken" if stored is None else _state(load_table(stored).stage)
    except (TableBroken, NotStored, sa.exc.DatabaseError):
        state = "broken"
    return OldTable(table, state, length, last, head)


def _state(stage: Stage) -> State:
    """Give the state of a whole table: until its cards are dealt it is open, and over when nobody plays any more."""
    if stage == "revealing":
        return "open"
    return "over" if stage == "unfinished" else stage


def prune(storage: Storage, old: OldTable) -> bool:
    """Take a table and its log out, in one transaction; False: somebody played there meanwhile, so it stays."""
    row = schema.tables.c
    with storage.engine.connect().execution_options(writes=True) as connection, connection.begin() as whole:
        gone = connection.execute(sa.delete(schema.tables).where(row.id == old.table, row.head == old.head))
        if gone.rowcount != 1 and old.state != "broken":
            whole.rollback()
            return False
        connection.execute(sa.delete(schema.tables).where(row.id == old.table))
        connection.execute(sa.delete(schema.log).where(schema.log.c.table_id == old.table))
        connection.execute(sa.delete(schema.rings).where(schema.rings.c.table_id == old.table))
        connection.execute(sa.delete(schema.pruned).where(schema.pruned.c.id == old.table))
        connection.execute(sa.insert(schema.pruned).values(id=old.table, at=time.time_ns() // 1_000_000))
    return True
