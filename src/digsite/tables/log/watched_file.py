"""Is the file that is written to still the file that lies there?

SQLite goes on writing into a file that was deleted or replaced, and nothing of it would be found again. So after every
transaction the names are looked up once more: the database and its write-ahead log must be the very files (device and
inode) that were opened. That costs two calls of the system.

A file that was written over in place keeps its inode. The database itself changes only when the write-ahead log is
taken over into it (a checkpoint), and this server decides when: after any other change of size or time it looks
inside.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Literal, NamedTuple

Loss = Literal["deleted", "replaced", "log-deleted", "log-replaced"]


class _Identity(NamedTuple):
    device: int
    inode: int


class _Touched(NamedTuple):
    size: int
    modified: int


class WatchedFile:
    """A SQLite file, and which one it was when it was opened."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.log = file.with_name(file.name + "-wal")
        self._file: _Identity | None = None
        self._log: _Identity | None = None
        self._touched: _Touched | None = None

    def note(self) -> None:
        """Take what lies there now for what is open."""
        self._file, self._log = _identity(self.file), _identity(self.log)
        self.note_touched()

    def note_touched(self) -> None:
        """Take its size and time for our own doing."""
        self._touched = _touched(self.file)

    def take(self, size: int, modified: int) -> None:
        """Take this size and time for the doing of one of ours."""
        self._touched = _Touched(size, modified)

    @property
    def touched(self) -> tuple[int, int]:
        """Size and time after what we know of; nothing, where there was no file."""
        return self._touched or (0, 0)

    @property
    def identity(self) -> object:
        """Which file lies there now; None: none."""
        return _identity(self.file)

    @property
    def loss(self) -> Loss | None:
        """What became of the file that is open, if it does not lie there any more."""
        found = _identity(self.file)
        if found != self._file:
            return "deleted" if found is None else "replaced"
        log = _identity(self.log)
        if log != self._log:
            return "log-deleted" if log is None else "log-replaced"
        return None

    @property
    def was_touched(self) -> bool:
        """Whether somebody else wrote into the file: another server's checkpoint, or something worse."""
        return _touched(self.file) != self._touched

    def set_aside(self) -> Path | None:
        """Rename a write-ahead log that belongs to the file which was open and is not there any more.

        SQLite would take it over into whatever database lies beside it now.
        """
        if self._log is None or _identity(self.log) != self._log:
            return None
        kept = self.file.with_name(f"{self.file.name}-wal.lost-{time.strftime('%Y%m%d-%H%M%S')}")
        self.log.rename(kept)
        with suppress(FileNotFoundError):
            self.file.with_name(self.file.name + "-shm").unlink()
        return kept


def _identity(file: Path) -> _Identity | None:
    try:
        found = os.stat(file)  # noqa: PTH116  # half the time of a path's own
    except OSError:
        return None
    return _Identity(found.st_dev, found.st_ino)


def _touched(file: Path) -> _Touched | None:
    try:
        found = os.stat(file)  # noqa: PTH116
    except OSError:
        return None
    return _Touched(found.st_size, found.st_mtime_ns)
