"""Opening a database to look into it, while a server may run, and without changing it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa

from digsite.tables.errors import TableError
from digsite.tables.log.database import is_current, is_served, migrate, open_engine
from digsite.tables.upkeep.files import copy_database, existing_file
from digsite.words.message import message


@contextmanager
def looking_into(database: str) -> Iterator[sa.Engine]:
    """Open a database to read from it. Of a file that an earlier version wrote, a copy is brought up to date."""
    engine = reached(database if is_served(database) else str(existing_file(database)))
    try:
        if is_current(engine):
            yield engine
            return
    finally:
        engine.dispose()
    if is_served(database):
        raise TableError("database-not-current")
    with TemporaryDirectory(prefix="digsite-look-") as folder:
        copy = Path(folder) / "tables.sqlite"
        copy_database(existing_file(database), copy, lambda _done, _all: None)
        with brought_up_to_date(str(copy)) as engine:
            yield engine


@contextmanager
def brought_up_to_date(database: str) -> Iterator[sa.Engine]:
    """Open a database and take the steps that it is missing; a new file is made."""
    engine = reached(database)
    try:
        migrate(engine)
        yield engine
    finally:
        engine.dispose()


def reached(database: str) -> sa.Engine:
    """Open a database, or say that it cannot be reached."""
    engine = open_engine(database)
    try:
        engine.connect().close()
    except sa.exc.DBAPIError as error:
        raise TableError("no-database", message("no-database", cause=str(error.orig))) from None
    return engine
