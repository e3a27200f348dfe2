"""The tables as they are stored: read in threads beside the event loop, written by the one writer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import TypeVar

from digsite.errors import DigsiteError
from digsite.tables.errors import NotStored, TableError, storage_trouble
from digsite.tables.log.rows import StoredTable
from digsite.tables.log.storage import Storage
from digsite.tables.log.writer import Writer
from digsite.words.message import message

_log = logging.getLogger("digsite.tables")
T = TypeVar("T")


class StoredTables:
    """One server's way to its database."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.writer = Writer(storage)
        self._readers = ThreadPoolExecutor(2, "digsite-reader")

    @property
    def generation(self) -> int:
        """Which file this is: the number grows when another is laid where the database was."""
        return self.storage.generation

    async def open(self) -> None:
        """Open the database."""
        await self.beside(self.storage.open)

    def start(self, replaced: Callable[[], None]) -> None:
        """Begin to write; ``replaced`` is called when another file was laid where the database was."""
        loop = asyncio.get_running_loop()

        def tell() -> None:
            with suppress(RuntimeError):  # the server was stopped meanwhile
                loop.call_soon_threadsafe(replaced)

        self.storage.replaced = tell
        self.writer.start()
        self._readers.submit(self.storage.survey)

    async def close(self) -> None:
        """Write everything that waits, and close the database once nobody reads in it any more."""
        await self.beside(self.writer.stop)
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self.storage.close)

    async def beside(self, work: Callable[[], T]) -> T:
        """Do something that takes a while in a thread, so that nobody at any table waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def load(self, table_id: str, since: int = 0, head: bytes = b"") -> StoredTable | None:
        """Read a table's log from an entry on; None: there is no such table."""
        try:
            return await self.beside(lambda: self.storage.load(table_id, since, head))
        except NotStored as error:
            raise not_stored(table_id, error) from None

    async def lengths(self, tables: list[str]) -> dict[str, int]:
        """Read how many entries these tables have."""
        return await self.beside(lambda: self.storage.lengths(tables))

    async def rings(self, until: int | None) -> dict[str, int]:
        """Read which tables need somebody, and when."""
        return await self.beside(lambda: self.storage.rings(until))


@contextmanager
def opening() -> Iterator[None]:
    """Say in a sentence what is wrong with a database that cannot be opened, or read the first time."""
    try:
        yield
    except DigsiteError:
        raise
    except Exception as error:
        cause = getattr(error, "orig", None) or error  # without what the library says about itself
        raise TableError("no-database", message("no-database", cause=str(cause))) from error


def not_stored(table_id: str, error: Exception) -> TableError:
    """Tell the server's log that the database failed, and say what players are told of it."""
    _log.error("not-stored", extra={"about": {"table": table_id, "reason": str(error)}})
    return storage_trouble(error)
