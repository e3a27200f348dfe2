"""Opening files of game records, ``-`` is the standard input; and writing files that errors name."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, BinaryIO

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
