"""Check everything that is stored: page by page, chain by chain, game by game."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import sqlalchemy as sa

from digsite.tables.errors import NotStored, TableBroken
from digsite.tables.log.database import database_url, is_current, migrate, open_engine
from digsite.tables.log.reading import read_log, table_ids
from digsite.tables.log.troubles import trouble
from digsite.tables.room.live_table import load_table
from digsite.tables.upkeep.files import Progress, copy_database, existing_file

#: Lines about bad pages that are told; there can be thousands.
_MOST_LINES = 20


class BrokenTable(msgspec.Struct, frozen=True):
    """A table that is not whole: from which entry on, where that is known, and why."""

    table: str
    entry: int | None
    why: str


class Report(msgspec.Struct, frozen=True):
    """What was found in a database."""

    database: str
    tables: int
    entries: int
    broken: tuple[BrokenTable, ...]
    pages: tuple[str, ...]  # what SQLite says about pages that are not in order
    was_old: bool = False  # an earlier version wrote it: its logs are chained when a server opens it

    @property
    def is_whole(self) -> bool:
        """Whether nothing is wrong."""
        return not self.broken and not self.pages


def check_database(database: str, progress: Progress = lambda _done, _all: None) -> Report:
    """Check every page, every table's chain and every game, and change nothing."""
    if database_url(database).get_backend_name() == "sqlite":
        file = existing_file(database)
        engine = open_engine(str(file))
    else:
        engine = open_engine(database)
    try:
        if is_current(engine):
            return _checked(engine, database, progress)
    except sa.exc.DatabaseError as error:
        return Report(database, 0, 0, (), (str(error.orig),))
    finally:
        engine.dispose()
    # Of an earlier version: a copy is brought up to date and looked at.
    with TemporaryDirectory(prefix="digsite-check-") as folder:
        copy = Path(folder) / "tables.sqlite"
        copy_database(existing_file(database), copy, lambda _done, _all: None)
        engine = open_engine(str(copy))
        try:
            migrate(engine)
            report = _checked(engine, database, progress)
        except sa.exc.DatabaseError as error:
            return Report(database, 0, 0, (), (str(error.orig),))
        finally:
            engine.dispose()
    return msgspec.structs.replace(report, was_old=True)


def _checked(engine: sa.Engine, database: str, progress: Progress) -> Report:
    pages = _bad_pages(engine)
    broken: list[BrokenTable] = []
    entries = 0
    with engine.connect() as connection:
        ids, problems = table_ids(connection)
    for place, table in enumerate(ids):
        progress(place, len(ids))
        try:
            with engine.connect() as connection:
                stored = read_log(connection, table)
            if stored is None:
                broken.append(BrokenTable(table, None, "Its entries are there, and its row is not."))
                continue
            entries += len(stored.entries)
            load_table(stored)
        except TableBroken as error:
            broken.append(BrokenTable(table, error.number, str(error)))
        except (sa.exc.SQLAlchemyError, NotStored) as error:
            why = trouble(error) if isinstance(error, sa.exc.SQLAlchemyError) else error
            broken.append(BrokenTable(table, None, f"It cannot be read: {_short(why)}"))
    progress(len(ids), len(ids))
    return Report(database, len(ids), entries, tuple(broken), (*pages, *problems))


def _bad_pages(engine: sa.Engine) -> tuple[str, ...]:
    if engine.url.get_backend_name() != "sqlite":
        return ()
    try:
        with engine.connect() as connection:
            found = connection.exec_driver_sql(f"PRAGMA integrity_check({_MOST_LINES})").scalars().all()
    except sa.exc.DatabaseError as error:
        return (str(error.orig),)
    return () if found == ["ok"] else tuple(str(line) for line in found)


def _short(error: BaseException) -> str:
    """Give what the database says, without the statement it says it about."""
    cause = error.__cause__
    return str(getattr(cause, "orig", None) or error).splitlines()[0]
