"""What is handed to the database and comes from it. Whoever makes these need not know which database it is."""

from __future__ import annotations

import msgspec

from digsite.tables.log.entries import AnyEntry


class NewRow(msgspec.Struct, frozen=True):
    """A table that is to be made, with the first entries of its log."""

    id: str
    secret: bytes
    entries: tuple[str, ...]


class Rings(msgspec.Struct, frozen=True):
    """When a table with a correspondence clock needs somebody, in milliseconds; None: not any more."""

    at: int | None


class Addition(msgspec.Struct, frozen=True):
    """Entries, written out, to add to a table from a number on, and a table to make with them: all or nothing."""

    table: str
    number: int
    entries: tuple[str, ...]
    new: NewRow | None = None
    previous: bytes = b""  # the hash of the entry before: what is there must end with it (chain.py)
    rings: Rings | None = None


class Added(msgspec.Struct, frozen=True):
    """What an addition became once it was on disk: the head of the table's chain, its entries' marks, and when."""

    head: bytes
    marks: tuple[bytes, ...]
    at: int  # in milliseconds


class EntryRow(msgspec.Struct, frozen=True, array_like=True):
    """An entry as it is stored; its hash follows from the one before (chain.py)."""

    text: str
    at: int
    mark: bytes


class StoredTable(msgspec.Struct, frozen=True):
    """A table as it is stored, or what is stored of it from an entry on."""

    id: str
    secret: bytes  # empty where only later entries are told
    entries: tuple[AnyEntry, ...]
    times: tuple[int, ...]  # when each was stored, in milliseconds
    marks: tuple[bytes, ...] = ()
    head: bytes = b""
