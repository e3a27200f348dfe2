"""A connection to Redis on which everything is said and heard, and no answer is waited for (RESP3, publish/subscribe).

The library's own ways take four times as long for each notice. It still makes the connection, with all that
belongs to an address: passwords, TLS, sockets.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

#: Seconds of silence until the connection is tried, and given up; and between two looks.
_SILENCE: Final = (3.0, 8.0)
_LOOK: Final = 1.0
#: So many bytes are read at once.
_PIECE: Final = 65_536


class RedisLine:
    """One connection; it is not made anew when it breaks."""

    def __init__(self, connection: Any) -> None:
        """Take one of redis-py's connections, not yet connected, that speaks RESP3."""
        import hiredis

        self._connection = connection
        self._writer: asyncio.StreamWriter | None = None
        self._pack: Any = hiredis.pack_command  # typed as if it took one word
        self._nothing = object()
        self._replies = hiredis.Reader(notEnoughData=self._nothing)
        self._heard_at = time.monotonic()

    async def connect(self) -> None:
        """Connect, and say who we are."""
        await self._connection.connect()
        self._writer = self._connection._writer  # noqa: SLF001  # there is no other way to it

    def send(self, *words: str | bytes) -> None:
        """Send a command."""
        if self._writer is not None and not self._writer.is_closing():
            self._writer.write(self._pack(words))

    async def hear(self, heard: Callable[[list[Any]], None]) -> None:
        """Hand on whatever Redis tells by itself, until the connection breaks: an ``OSError``."""
        watching = asyncio.create_task(self._watch())
        try:
            await self._read(heard)
        finally:
            watching.cancel()
        raise TimeoutError("Redis is silent.") if watching.done() else ConnectionError("Redis hung up.")

    async def _read(self, heard: Callable[[list[Any]], None]) -> None:
        reader: asyncio.StreamReader = self._connection._reader  # noqa: SLF001
        self._heard_at = time.monotonic()
        while data := await reader.read(_PIECE):
            self._heard_at = time.monotonic()
            self._replies.feed(data)
            while (reply := self._replies.gets()) is not self._nothing:
                if isinstance(reply, Exception):
                    raise ConnectionError(str(reply))
                if isinstance(reply, list):
                    heard(reply)

    async def _watch(self) -> None:
        """Ask whether anybody is there; hang up if not."""
        while (silence := time.monotonic() - self._heard_at) < _SILENCE[1]:
            if silence > _SILENCE[0]:
                self.send("PING")
            await asyncio.sleep(_LOOK)
        if self._writer is not None:
            self._writer.transport.abort()

    async def close(self) -> None:
        """Hang up, once what was sent is on its way."""
        await self._connection.disconnect()
