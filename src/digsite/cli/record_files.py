"""Files of game records: opening them (``-`` is the standard input), finding a record, writing what errors name."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, BinaryIO

from digsite.cli.failing import UsageError

if TYPE_CHECKING:
    from digsite.records import Record

STDIN = Path("-")
#: More than any line of a record; longer lines are cut here, so that no file can fill the memory.
CUT = 1 << 21


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """Open a file to read bytes from."""
    if path == STDIN:
        yield sys.stdin.buffer
        return
    with path.open("rb") as stream:
        yield stream


def lines_of(stream: BinaryIO) -> Iterator[bytes]:
    r"""Read line after line.

    >>> import io
    >>> list(lines_of(io.BytesIO(b"one\ntwo")))
    [b'one\n', b'two']
    """
    while line := stream.readline(CUT):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(CUT)
        yield line


def name_of(path: Path) -> str:
    """Name a file in messages."""
    return "standard input" if path == STDIN else str(path)


def record_number(file: Path, number: int) -> Record:
    """Read one record of a file, or say why that cannot be."""
    with opened(file) as stream:
        return record_in(lines_of(stream), number, name_of(file))


def record_in(lines: Iterable[bytes], number: int, source: str) -> Record:
    """Read one of the records in these lines."""
    from digsite.records import RecordError, read_records

    count = 0
    for count, record in enumerate(read_records(lines, errors="yield"), 1):
        if count == number:
            if isinstance(record, RecordError):
                raise record
            return record
    there = {0: "no game record", 1: "only 1 game record"}.get(count, f"only {count} game records")
    raise UsageError(f"{source} has {there}; there is no record {number}.")


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Let an error of the system name the file: one that comes with writing, like a full disk, does not.

    >>> import errno
    >>> with naming(Path("full")):
    ...     raise OSError(errno.ENOSPC, "No space left on device")
    Traceback (most recent call last):
    OSError: [Errno 28] No space left on device: 'full'
    """
    try:
        yield
    except OSError as error:
        if error.filename is None:
            error.filename = str(path)
        raise


@contextmanager
def written(path: Path, stream: IO[Any]) -> Iterator[None]:
    """Close a file in the end; what could only be written then may fail, too."""
    try:
        yield
    finally:
        with naming(path):
            stream.close()
