"""A lock for those who mostly find it open: taken without waiting, and handed on in the order they came."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress


class OneAtATime:
    """Held by one at a time. Unlike asyncio's lock, it can also be taken by whoever does not run in a task.

    >>> lock = OneAtATime()
    >>> lock.acquire_at_once(), lock.acquire_at_once()
    (True, False)
    >>> lock.release()
    >>> lock.acquire_at_once()
    True
    """

    __slots__ = ("_is_held", "_waiting")

    def __init__(self) -> None:
        self._is_held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Say whether somebody has it."""
        return self._is_held

    def acquire_at_once(self) -> bool:
        """Take it if nobody has it."""
        if self._is_held:
            return False
        self._is_held = True
        return True

    async def acquire(self) -> None:
        """Take it when nobody who came before has it any more."""
        if self.acquire_at_once():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                with suppress(ValueError):  # whoever released it in the same moment has passed us over already
                    self._waiting.remove(turn)
            else:  # it was handed on to us in the same moment
                self.release()
            raise

    def release(self) -> None:
        """Hand it on to whoever has waited longest."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._is_held = False
