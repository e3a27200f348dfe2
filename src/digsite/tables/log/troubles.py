"""What a database complains of, as a code that players and operators are told in a sentence of its own."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from digsite.tables.errors import NotStored, StorageCode
from digsite.tables.log.patience import is_away

#: By what SQLite calls it; the longer names begin with these.
_CODES: Final[tuple[tuple[str, StorageCode], ...]] = (
    ("SQLITE_FULL", "disk-full"),
    ("SQLITE_READONLY", "database-read-only"),
    ("SQLITE_BUSY", "database-busy"),
    ("SQLITE_LOCKED", "database-busy"),
    ("SQLITE_CORRUPT", "database-damaged"),
    ("SQLITE_NOTADB", "database-damaged"),
    # By what PostgreSQL calls it (SQLSTATE).
    ("53100", "disk-full"),
    ("25006", "database-read-only"),
    ("53", "database-busy"),
    ("55P03", "database-busy"),
    ("57014", "database-busy"),
    ("XX001", "database-damaged"),
    ("XX002", "database-damaged"),
)


def trouble(error: sa.exc.SQLAlchemyError) -> NotStored:
    """Turn an error of the database into one of ours."""
    orig = getattr(error, "orig", None)
    name = str(getattr(orig, "sqlite_errorname", None) or getattr(orig, "sqlstate", None) or "")
    for beginning, code in _CODES:
        if name.startswith(beginning):
            return NotStored(str(error), code)
    if isinstance(error, sa.exc.DBAPIError) and is_away(error):
        return NotStored(str(error), "database-lost")
    return NotStored(str(error))
