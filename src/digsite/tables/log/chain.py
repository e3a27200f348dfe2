"""The chain of a table's entries: each one's hash covers the entry and the hash before it (a hash chain).

Whoever changes, swaps or takes out an entry changes every hash after it. How long the chain is and its last hash, the
head, stand in the table's row, written in the same transaction as the entries: a log that was cut is noticed too.

Each entry also has a mark, drawn at random and part of its hash. Marks are what players are told of the chain, never
hashes: cards are few, and whoever knew a hash over hidden ones could try them all. A mark is only random, so it tells
nothing of what it stands beside; yet a log that was cut and played on has other marks than the players remember.
"""

from __future__ import annotations

import hashlib
import os
from typing import Final

#: Bytes of a mark. Every state carries one, so it is only as long as needed not to repeat.
MARK_BYTES: Final = 8


def start_of(table: str, secret: bytes) -> bytes:
    """Give the first hash of a table's chain: no log fits another table, or another secret."""
    return hashlib.sha256(b"digsite log 1\0" + table.encode() + b"\0" + secret).digest()


def link(previous: bytes, number: int, at: int, mark: bytes, text: str) -> bytes:
    """Give the hash of an entry that follows the one with the hash ``previous``.

    >>> first = link(start_of("t", b"secret"), 0, 1700000000000, bytes(8), "{}")
    >>> len(first), first == link(start_of("t", b"secret"), 0, 1700000000001, bytes(8), "{}")
    (32, False)
    """
    fixed = number.to_bytes(8, "big") + at.to_bytes(8, "big", signed=True) + len(mark).to_bytes(1, "big") + mark
    return hashlib.sha256(previous + fixed + text.encode()).digest()


def new_mark() -> bytes:
    """Draw a mark."""
    return os.urandom(MARK_BYTES)
