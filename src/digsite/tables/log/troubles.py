"""What a database complains of, as a code that players and operators are told in a sentence of its own."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from digsite.tables.errors import NotStored, StorageCode

#: By what SQLite calls it; the longer names begin with these.
_CODES: Final[tuple[tuple[str, StorageCode], ...]] = (
    ("SQLITE_FULL", "disk-full"),
    ("SQLITE_READONLY", "database-read-only"),
    ("SQLITE_BUSY", "database-busy"),
    ("SQLITE_LOCKED", "database-busy"),
    ("SQLITE_CORRUPT", "database-damaged"),
    ("SQLITE_NOTADB", "database-damaged"),
)


def trouble(error: sa.exc.SQLAlchemyError) -> NotStored:
    """Turn an error of the database into one of ours."""
    name = str(getattr(getattr(error, "orig", None), "sqlite_errorname", ""))
    for beginning, code in _CODES:
        if name.startswith(beginning):
            return NotStored(str(error), code)
    return NotStored(str(error))
