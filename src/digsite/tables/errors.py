"""What a table refuses, and what can go wrong with it."""

from __future__ import annotations

from typing import Literal

from digsite.errors import DigsiteError
from digsite.words.message import Message, message

#: What can be wrong with the database, as players are told it.
StorageCode = Literal[
    "not-stored", "disk-full", "database-read-only", "database-busy", "database-damaged", "database-lost"
]


class TableError(DigsiteError):
    """What a table refuses: a stable code, and a sentence for the person who asked.

    >>> error = no_such_table()
    >>> error.code, str(error)
    ('no-such-table', 'There is no such table. Maybe the link is incomplete.')
    """


class TableBroken(TableError):
    """A table whose log does not replay. Nobody is shown a game other than the one that was played."""

    def __init__(self, number: int, reason: str, told: Message | None = None) -> None:
        """Keep the reason for the server's log only: it may name cards."""
        super().__init__("table-broken", told or message("table-broken", number=number))
        self.number = number
        self.reason = reason


class StorageTrouble(TableError):
    """The database failed: the table is as it was, and the caller may try again."""


class Conflict(Exception):
    """Somebody else wrote this entry of the log first."""


class NotStored(Exception):
    """The database could not store or read something. Nobody was told of it."""

    def __init__(self, reason: str, code: StorageCode = "not-stored") -> None:
        super().__init__(reason)
        self.code: StorageCode = code


def no_such_table() -> TableError:
    """There is no table of this id."""
    return TableError("no-such-table")


def storage_trouble(error: Exception) -> StorageTrouble:
    """The database failed; the table is as it was."""
    return StorageTrouble(error.code if isinstance(error, NotStored) else "not-stored")


def older_than_seen() -> TableError:
    """What is stored of this table is older than what this player was shown, or went on differently from there."""
    return TableError("older-than-seen")


def outrun() -> TableError:
    """Other servers were quicker to write, again and again."""
    return TableError("late", message("late-conflict"))
