"""Carry everything over from one database to another: a file to a database server, back, or into a backup.

Rows are copied as they are, so every chain holds in the new database as it did in the old one.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from digsite.errors import DigsiteError
from digsite.tables.log import schema
from digsite.tables.upkeep.checking import Report, check_database
from digsite.tables.upkeep.files import Progress
from digsite.tables.upkeep.looking import brought_up_to_date, looking_into

#: Rows that are carried over at a time.
_ROWS: Final = 1_000


def copy_everything(source: str, target: str, copied: Progress, checked: Progress) -> Report:
    """Copy a database, as it is at one moment, into an empty one: all of it or nothing. Then check the new one."""
    with (
        looking_into(source) as old,
        brought_up_to_date(target) as new,
        old.connect().execution_options(one_moment=True) as reading,
        new.connect().execution_options(writes=True) as writing,
        writing.begin(),
    ):
        if writing.scalar(sa.select(sa.func.count()).select_from(schema.tables)):
            raise DigsiteError(
                "not-empty",
                "There are tables in that database already: copy into an empty one. Nothing was changed.",
            )
        counts = {one: _count(reading, one) for one in schema.metadata.sorted_tables}
        done, total = 0, sum(counts.values())
        for one in schema.metadata.sorted_tables:
            for rows in reading.execution_options(yield_per=_ROWS).execute(sa.select(one)).mappings().partitions():
                writing.execute(sa.insert(one), [dict(row) for row in rows])
                done += len(rows)
                copied(done, total)
    return check_database(target, checked)


def _count(connection: sa.Connection, table: sa.Table) -> int:
    return connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0
