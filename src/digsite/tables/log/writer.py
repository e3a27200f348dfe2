"""The one writer: whatever waits, of all tables, goes into one durable transaction; then each is told.

One slow flush of the disk serves every table that has something waiting.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, TypeAlias

from digsite.tables.errors import Conflict, NotStored
from digsite.tables.log.rows import Added, Addition
from digsite.tables.log.storage import Storage

#: Called with what became of an addition: ``Conflict`` and ``NotStored`` among the errors.
Told: TypeAlias = Callable[[Added | Exception], None]

#: With so many additions a transaction is large enough: nobody waits for many more than these.
LARGEST_GROUP = 500
#: So many of them hear of it in one turn of the event loop.
TOLD_AT_ONCE = 16

_log = logging.getLogger("digsite.tables")


class Waiting(NamedTuple):
    """Somebody who waits until an addition is on disk, and is told in their loop what became of it."""

    addition: Addition
    told: Told
    loop: asyncio.AbstractEventLoop


class Writer:
    """A thread that stores what it is given, in groups.

    What comes in one turn of the event loop is handed over together: every time the thread is woken it takes the
    interpreter's lock from the loop, and a transaction of twenty costs hardly more than one of two.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._together: list[Waiting] = []
        self._queue: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="digsite-writer", daemon=True)

    def start(self) -> None:
        """Begin to write."""
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many turns of the event loop handed something over that is not being written yet."""
        return self._queue.qsize()

    def stop(self) -> None:
        """Write everything that waits, then end. Blocks."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    def put(self, addition: Addition, told: Told) -> None:
        """Store something; ``told`` is called when it is on disk, or when it is known that it will not be."""
        loop = asyncio.get_running_loop()
        if not self._together:
            loop.call_soon(self._hand_over)
        self._together.append(Waiting(addition, told, loop))

    async def add(self, addition: Addition) -> Added:
        """Return when it is on disk; ``Conflict``: somebody was quicker; ``NotStored``: the database failed."""
        known: asyncio.Future[Added | Exception] = asyncio.get_running_loop().create_future()
        self.put(addition, known.set_result)
        is_cancelled = False
        while not known.done():
            try:
                await asyncio.shield(known)
            except asyncio.CancelledError:  # whoever waits may go, but not before it is known what became of it
                is_cancelled = True
        if is_cancelled and (task := asyncio.current_task()) is not None:
            task.cancel()
        answer = known.result()
        if isinstance(answer, Added):
            return answer
        raise answer

    def _hand_over(self) -> None:
        together, self._together = self._together, []
        if together:
            self._queue.put(together)

    def _run(self) -> None:
        going_on = True
        while going_on:
            first = self._queue.get()
            with self._storage.pen:  # what comes while another process has it is written with the rest
                group, going_on = self._group(first)
                if group:
                    self._write(group)

    def _group(self, taken: list[Waiting] | None) -> tuple[list[Waiting], bool]:
        """Take everything that waits with the first; False: nothing comes after that."""
        group: list[Waiting] = []
        while taken is not None:
            group += taken
            if len(group) >= LARGEST_GROUP:
                return group, True
            try:
                taken = self._queue.get_nowait()
            except queue.Empty:
                return group, True
        return group, False

    def _write(self, group: list[Waiting]) -> None:
        stored: list[Added | NotStored | None] = []
        try:
            stored = self._storage.add([waiting.addition for waiting in group])
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


def _tell(answers: list[tuple[Waiting, Added | Exception]]) -> None:
    """Tell those who wait, a few in each turn of the loop: the first need not wait until the last know."""
    if len(answers) > TOLD_AT_ONCE:
        asyncio.get_running_loop().call_soon(_tell, answers[TOLD_AT_ONCE:])
    for waiting, answer in answers[:TOLD_AT_ONCE]:
        try:
            waiting.told(answer)
        except Exception as error:  # noqa: BLE001  # whatever one of them does with it, the others must hear of theirs
            _log.error("broken", exc_info=error, extra={"about": {"table": waiting.addition.table}})
