"""What a table refuses, and what can go wrong with it."""

from __future__ import annotations

from digsite.errors import DigsiteError
from digsite.words.message import message


class TableError(DigsiteError):
    """Something that cannot be at this table: a stable code, and a sentence for the person who asked.

    >>> error = no_such_table()
    >>> error.code, str(error)
    ('no-such-table', 'There is no such table. Perhaps the link is not complete.')
    """


class TableBroken(TableError):
    """A table whose log does not replay: it is never shown as something else than what was played."""

    def __init__(self, number: int, reason: str) -> None:
        """Keep the reason for the server's log alone: it may tell of cards."""
        super().__init__("table-broken", message("table-broken", number=number))
        self.number = number
        self.reason = reason


class Conflict(Exception):
    """Somebody else wrote this entry of the log first."""


class NotStored(Exception):
    """The database could not store it, or could not be read; whatever it was, nobody was told of it."""


def no_such_table() -> TableError:
    """There is no table of this id."""
    return TableError("no-such-table")


def storage_trouble() -> TableError:
    """The database failed; the table is as it was."""
    return TableError("not-stored")
