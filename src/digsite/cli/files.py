"""Opening files of game records; ``-`` is the standard input."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

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
