"""Points of a game's past to go back to, and how many of them are packed small."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from digsite.game.position import Snapshot
from digsite.game.taking_back import ThisTurn


@dataclass(frozen=True, slots=True)
class Mark:
    """A point of the log to go back to."""

    length: int
    numbers: Snapshot
    loose: tuple[int, ...]
    chance: int
    this_turn: ThisTurn


class Packed(NamedTuple):
    """Marks, packed: what changed from each to the next, compressed."""

    numbers: bytes
    width: int
    rest: tuple[tuple[int, tuple[int, ...], int, ThisTurn], ...]


def pack(marks: Sequence[Mark]) -> Packed:
    """Pack marks."""
    if not marks:
        return Packed(b"", 0, ())
    rows = np.stack([mark.numbers for mark in marks])
    changes = rows.copy()
    changes[1:] ^= rows[:-1]
    rest = tuple((mark.length, mark.loose, mark.chance, mark.this_turn) for mark in marks)
    return Packed(zlib.compress(changes.T.tobytes(), 9), rows.shape[1], rest)


def unpack(packed: Packed) -> list[Mark]:
    """Give marks back as they were."""
    if not packed.rest:
        return []
    changes = np.frombuffer(zlib.decompress(packed.numbers), np.int16).reshape(packed.width, len(packed.rest))
    rows = np.bitwise_xor.accumulate(changes.T, axis=0)
    rest = zip(rows, packed.rest, strict=True)
    return [Mark(length, row.copy(), loose, chance, this_turn) for row, (length, loose, chance, this_turn) in rest]
