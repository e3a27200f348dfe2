"""The database as a file that is copied, moved and asked whether somebody uses it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from digsite.errors import DigsiteError
from digsite.tables.log.database import database_url

#: Told how much is done, of how much.
Progress = Callable[[int, int], None]
#: Pages that are copied between two looks at the clock.
_PAGES: Final = 500
_BUSY: Final = ("SQLITE_BUSY", "SQLITE_LOCKED")


def file_of(database: str) -> Path:
    """Give the file of a SQLite database; other databases have tools of their own."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise DigsiteError("no-file", "This is done with SQLite files; a database server has tools of its own for it.")
    return Path(url.database).expanduser()


def existing_file(database: str) -> Path:
    """The same, and it must be there: looking must never make an empty one."""
    file = file_of(database)
    if not file.is_file():
        raise DigsiteError("no-such-database", f"There is no database {str(file)!r}.")
    return file


def copy_database(source: Path, to: Path, progress: Progress) -> None:
    """Copy a database as it is at this moment, whoever writes to it meanwhile; ``to`` must not be there yet."""
    to.touch(mode=0o600, exist_ok=False)
    with closing(sqlite3.connect(source, timeout=10)) as old, closing(sqlite3.connect(to)) as new:
        old.isolation_level = None
        # What is read stays as it is from here on: without this every write of a busy server would begin it anew.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        old.backup(new, pages=_PAGES, progress=lambda _, left, total: progress(total - left, total))
        old.execute("ROLLBACK")
        new.isolation_level = None
        new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    flush(to)


def flush(file: Path) -> None:
    """Let a file, or a folder's names, be on disk."""
    opened = os.open(file, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def refuse_in_use(file: Path) -> None:
    """Refuse to go on with a database that some program has open."""
    if _is_in_use(file):
        raise DigsiteError("in-use", f"A server uses {str(file)!r}: stop it first. Nothing was changed.")


def _is_in_use(file: Path) -> bool:
    """Say whether some program has this database open: only then its write-ahead log cannot be ended."""
    try:
        with closing(sqlite3.connect(file, timeout=0.5, isolation_level=None)) as connection:
            return bool(connection.execute("PRAGMA journal_mode=DELETE").fetchone()[0] != "delete")
    except sqlite3.DatabaseError as error:
        return str(getattr(error, "sqlite_errorname", "")).startswith(_BUSY)
