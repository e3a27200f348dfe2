"""Folding games into frames beside the tables: one at a time, so that nobody who plays waits for it."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple

import msgspec

from digsite.tables.errors import TableError
from digsite.tables.log.rows import StoredTable
from digsite.tables.room.live_table import load_table
from digsite.tables.room.replaying import replay_of_record, replay_so_far
from digsite.tables.wire.messages import TableNow
from digsite.tables.wire.replays import Replay

#: So many wait for their turn; whoever comes then is asked to try again.
_MOST_WAITING: Final = 16
#: Replays of whole games that stay in memory, packed: some 20 kB each.
_MOST_KEPT: Final = 100

_ENCODER: Final = msgspec.json.Encoder()


class Packed(NamedTuple):
    """A replay as JSON, packed with gzip, and what stands for these very bytes."""

    body: bytes
    tag: str


class Replays:
    """Folds games in a thread of its own, and keeps what was asked for lately."""

    def __init__(self) -> None:
        self._folder = ThreadPoolExecutor(1, "digsite-replay")
        self._waiting = 0
        self._kept: OrderedDict[tuple[bytes, str, int, str], Packed] = OrderedDict()

    def close(self) -> None:
        """Fold nothing any more."""
        self._folder.shutdown(wait=False, cancel_futures=True)

    async def of_record(self, text: bytes, eyes: str, number: int, table: str) -> Packed:
        """Fold a record."""
        key = hashlib.sha256(text).digest(), eyes, number, table
        kept = self._kept.get(key)
        if kept is None:
            kept = await self._fold(partial(replay_of_record, text, eyes, number, table))
            self._kept[key] = kept
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return kept

    async def so_far(self, stored: StoredTable, now: TableNow, seat: int | None) -> Packed:
        """Fold what a seat has seen of a live game. It is not kept: the game goes on."""

        def fold() -> Replay:
            return replay_so_far(load_table(stored, remembers=True), now, seat)

        return await self._fold(fold)

    async def _fold(self, work: Callable[[], Replay]) -> Packed:
        if self._waiting >= _MOST_WAITING:
            raise TableError("replays-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._folder, _packed, work)
        finally:
            self._waiting -= 1


def _packed(work: Callable[[], Replay]) -> Packed:
    body = gzip.compress(_ENCODER.encode(work()), 6, mtime=0)
    return Packed(body, hashlib.sha256(body).hexdigest()[:16])
