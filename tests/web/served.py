"""An application on the server's own connections and lines, in this process: with other limits than people have."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Literal

import uvicorn

from digsite.web.counted_line import counted_lines
from digsite.web.door import Door
from digsite.web.limits import Limits
from digsite.web.proxies import Proxies
from digsite.web.timed_requests import timed_requests


class Served:
    """Serves while it is open; gives the port."""

    def __init__(
        self, app: Any, limits: Limits, proxies: Iterable[str] = (), lifespan: Literal["on", "off"] = "off"
    ) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.door = Door(limits, Proxies(proxies))
        config = uvicorn.Config(
            app,
            http=timed_requests(self.door),
            ws=counted_lines(self.door),
            lifespan=lifespan,
            log_config=None,
            access_log=False,
            timeout_keep_alive=limits.times.keep_alive,
            ws_ping_interval=limits.times.ping,
            ws_ping_timeout=limits.times.pong,
        )
        self._server = uvicorn.Server(config)

    async def __aenter__(self) -> int:
        self._running = asyncio.create_task(self._server.serve([self._listener]))
        port: int = self._listener.getsockname()[1]
        return port

    async def __aexit__(self, *_: object) -> None:
        self._server.should_exit = True
        await self._running


class Raw:
    """A connection that says what it is told to, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def to(cls, port: int, source: str = "127.0.0.1") -> Raw:
        """Connect, from a loopback address."""
        return cls(*await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0)))

    def say(self, text: bytes) -> None:
        """Send something."""
        self._writer.write(text)

    async def all(self) -> bytes:
        """Read until the server hangs up: it must."""
        try:
            return await asyncio.wait_for(self._reader.read(), 30)
        except ConnectionError:
            return b""

    async def some(self, end: bytes = b"\r\n\r\n") -> bytes:
        """Read until something was said."""
        return await asyncio.wait_for(self._reader.readuntil(end), 30)

    async def close(self) -> None:
        """Hang up."""
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something holds here, in this process."""
    while not condition():  # noqa: ASYNC110  # what is waited for is nobody's event
        await asyncio.sleep(0.01)
