"""The place of one worker among several on one machine: its number, its line to the others, and the pen they share."""

from __future__ import annotations

import os
import socket
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from digsite.tables.between.spoke import Spoke
from digsite.tables.log.pen import SharedPen
from digsite.tables.room.seat_secrets import new_table_id

_TOLD: Final = "DIGSITE_PLACE"


@dataclass(frozen=True)
class Place:
    """Where one worker is: in which of how many places."""

    number: int
    workers: int
    spoke: Spoke
    pen: SharedPen

    turns: Iterator[int]

    def new_table_id(self) -> str:
        """Name a table: every worker names its new ones for all places in turn, so that each has as many."""
        place = next(self.turns)
        while True:
            table = new_table_id()
            if place_of(table, self.workers) == place:
                return table


def place_of(table: str, workers: int) -> int:
    """Say in which place the people of a table meet: the same for everybody, and as many tables in each.

    >>> [place_of(table, 2) for table in ("22tmhwnq8k4j", "22tmhwnq8k4m")]
    [0, 1]
    """
    return zlib.crc32(table.encode()) % workers


def told_place(number: int, line: int, sheet: int) -> dict[str, str]:
    """Tell a new worker its place, in its environment; it has these open files."""
    return {_TOLD: f"{number} {line} {sheet}"}


def inherited_place(workers: int) -> Place | None:
    """Read the place that this worker was told; None: whoever looks after it told none."""
    told = os.environ.pop(_TOLD, None)
    if told is None:
        return None
    number, line, sheet = map(int, told.split())
    return Place(number, workers, Spoke(socket.socket(fileno=line)), SharedPen(sheet), cycle(range(workers)))
