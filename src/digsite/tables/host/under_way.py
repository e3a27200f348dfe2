"""Work that goes on to its end, even if whoever asked for it has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class UnderWay:
    """All such work of one server: it is waited for before the server stops."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finished(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something, and wait for it; whoever does not wait any longer does not stop it."""
        return await asyncio.shield(self.begin(work))

    async def all_done(self) -> None:
        """Return when nothing is under way any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)
