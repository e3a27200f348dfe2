"""The one writer: whatever waits, of all tables, goes into one durable transaction; then each is told.

One slow flush of the disk serves every table that has something waiting.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from contextlib import suppress

from digsite.tables.errors import Conflict, NotStored
from digsite.tables.log.rows import Added, Addition
from digsite.tables.log.storage import Storage

#: The most additions of one transaction: nobody waits for more than these.
LARGEST_GROUP = 500


class Waiting:
    """Somebody who waits until an addition is on disk."""

    __slots__ = ("addition", "done", "loop")

    def __init__(self, addition: Addition, loop: asyncio.AbstractEventLoop) -> None:
        self.addition = addition
        self.loop = loop
        self.done: asyncio.Future[Added] = loop.create_future()

    def wait_on(self) -> None:
        """Wait once more, if whoever waited was cancelled and with them what they waited for."""
        if self.done.cancelled():
            self.done = self.loop.create_future()


class Writer:
    """A thread that stores what it is given, in groups."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="digsite-writer", daemon=True)

    def start(self) -> None:
        """Begin to write."""
        self._thread.start()

    def stop(self) -> None:
        """Write everything that waits, then end. Blocks."""
        self._queue.put(None)
        self._thread.join()

    async def add(self, addition: Addition) -> Added:
        """Return when it is on disk; ``Conflict``: somebody was quicker; ``NotStored``: the database failed."""
        waiting = Waiting(addition, asyncio.get_running_loop())
        self._queue.put(waiting)
        is_cancelled = False
        try:
            while True:
                try:
                    return await waiting.done
                except asyncio.CancelledError:  # whoever waits may go, but not before it is known what became of it
                    is_cancelled = True
                    waiting.wait_on()
        finally:
            if is_cancelled and (task := asyncio.current_task()) is not None:
                task.cancel()

    def _run(self) -> None:
        going_on = True
        while going_on:
            going_on = self._write(self._group())

    def _group(self) -> list[Waiting | None]:
        """Wait for one, and take everything that waits with it."""
        group = [self._queue.get()]
        while len(group) < LARGEST_GROUP:
            try:
                group.append(self._queue.get_nowait())
            except queue.Empty:
                break
        return group

    def _write(self, taken: list[Waiting | None]) -> bool:
        group = [waiting for waiting in taken if waiting is not None]
        stored: list[Added | NotStored | None] = []
        try:
            stored = self._storage.add([waiting.addition for waiting in group]) if group else []
        except NotStored as error:
            stored = [error] * len(group)
        except Exception as error:  # noqa: BLE001  # whatever it was, those who wait must hear of it
            stored = [NotStored(repr(error))] * len(group)
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Waiting, Added | Exception]]] = {}
        for waiting, became in zip(group, stored, strict=True):
            answer = Conflict() if became is None else became
            by_loop.setdefault(waiting.loop, []).append((waiting, answer))
        for loop, answers in by_loop.items():
            with suppress(RuntimeError):  # nobody waits any more: their loop is closed
                loop.call_soon_threadsafe(_tell, answers)
        return None not in taken


def _tell(answers: list[tuple[Waiting, Added | Exception]]) -> None:
    for waiting, answer in answers:
        waiting.wait_on()
        if isinstance(answer, Added):
            waiting.done.set_result(answer)
        else:
            waiting.done.set_exception(answer)
