"""Check everything that is stored: page by page, chain by chain, game by game."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from digsite.tables.errors import NotStored, TableBroken, TableError
from digsite.tables.log.database import is_served, sqlite_file
from digsite.tables.log.reading import read_log, table_ids
from digsite.tables.log.troubles import trouble
from digsite.tables.room.live_table import load_table
from digsite.tables.upkeep.files import Progress, existing_file
from digsite.tables.upkeep.looking import looking_into

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

    @property
    def is_readable(self) -> bool:
        """Whether anything could be read at all."""
        return not self.pages or self.tables > 0


def check_database(database: str, progress: Progress = lambda _done, _all: None) -> Report:
    """Check every page, every table's chain and every game, and change nothing."""
    try:
        with looking_into(database) as engine:
            report = _checked(engine, database, progress)
            is_copy = sqlite_file(engine) is not None and sqlite_file(engine) != existing_file(database)
            return msgspec.structs.replace(report, was_old=is_copy)
    except sa.exc.DatabaseError as error:
        return Report(database, 0, 0, (), (str(error.orig),))
    except TableError as error:
        if error.code != "no-database" or is_served(database):
            raise
        return Report(database, 0, 0, (), (str(error.facts["cause"]),))  # a file that is no database any more


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
