"""One pen for all workers that write into one SQLite file: whoever holds it writes.

SQLite itself lets one process write at a time, but whoever has to wait there looks again after a few thousandths of a
second. Here whoever waits is woken at once. And what each did to the file stands on a sheet that all of them read: so a
checkpoint by one is no surprise to another, and whatever nobody wrote down was a stranger's doing.
"""

from __future__ import annotations

import os
import struct
import tempfile
import threading
from types import TracebackType
from typing import Final, NamedTuple, Protocol, Self


class Sheet(NamedTuple):
    """What those who share a file know of it."""

    #: Size and time of the file after our last doing.
    size: int = 0
    modified: int = 0
    #: How often everything written so far was taken over into the file itself.
    settled: int = 0
    #: How often somebody found that a stranger wrote into it.
    strange: int = 0


class Pen(Protocol):
    """Held by whoever writes, by one at a time; within it, it can be taken again."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _where: TracebackType | None
    ) -> None: ...

    def read(self) -> Sheet:
        """Read the sheet, while the pen is held."""

    def write(self, sheet: Sheet) -> None:
        """Write the sheet, while the pen is held."""


class OwnPen:
    """Nobody else writes into the file."""

    def __init__(self) -> None:
        self._sheet = Sheet()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _where: TracebackType | None
    ) -> None:
        pass

    def read(self) -> Sheet:
        """Read the sheet."""
        return self._sheet

    def write(self, sheet: Sheet) -> None:
        """Write the sheet."""
        self._sheet = sheet


_SHEET: Final = struct.Struct("<qqqq")


class SharedPen:
    """A pen for several processes, which all have the same open file (``new_sheet``): a lock on it is the pen (POSIX).

    The lock goes with its process, however that ends.
    """

    def __init__(self, file: int) -> None:
        self._file = file
        self._mine = threading.RLock()  # the file's lock is this whole process's
        self._depth = 0

    def __enter__(self) -> Self:
        self._mine.acquire()
        if not self._depth:
            import fcntl

            try:
                fcntl.lockf(self._file, fcntl.LOCK_EX, _SHEET.size)
            except BaseException:
                self._mine.release()
                raise
        self._depth += 1
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _where: TracebackType | None
    ) -> None:
        self._depth -= 1
        if not self._depth:
            import fcntl

            fcntl.lockf(self._file, fcntl.LOCK_UN, _SHEET.size)
        self._mine.release()

    def read(self) -> Sheet:
        """Read the sheet."""
        return Sheet(*_SHEET.unpack(os.pread(self._file, _SHEET.size, 0)))

    def write(self, sheet: Sheet) -> None:
        """Write the sheet."""
        os.pwrite(self._file, _SHEET.pack(*sheet), 0)


def new_sheet() -> int:
    """Make an empty sheet for some processes to share; it has no name, and is gone with the last of them."""
    with tempfile.TemporaryFile() as file:
        file.write(_SHEET.pack(*Sheet()))
        file.flush()
        return os.dup(file.fileno())
