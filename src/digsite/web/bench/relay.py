"""A bare relay to compare with: the same server software, no game, no database. Whatever is said goes to both seats."""

from __future__ import annotations

import asyncio
import socket
import time
from typing import Any, Final

import uvicorn

from digsite.web.asgi import Receive, Scope, Send
from digsite.web.bench.figures import Figures
from digsite.web.bench.light_socket import connect
from digsite.web.bench.sitting import HOST, PLAYERS
from digsite.web.server import LOOPBACK

#: About as long as a move, and as what a seat is told of it.
_SAID: Final = b"m" * 80
_TOLD: Final = "s" * 3000

_tables: dict[str, list[Send]] = {}


async def relay(scope: Scope, receive: Receive, send: Send) -> None:
    """Tell everybody at a table when somebody says something."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    there = _tables.setdefault(scope["path"], [])
    there.append(send)
    while (await receive())["type"] != "websocket.disconnect":
        for seat in there:
            await seat({"type": "websocket.send", "text": _TOLD})
    there.remove(send)


def serve(listener: socket.socket) -> None:
    """Serve, with the settings of the real server."""
    settings: dict[str, Any] = {"ws": "websockets-sansio", "ws_per_message_deflate": HOST not in LOOPBACK}
    uvicorn.Server(uvicorn.Config(relay, lifespan="off", log_level="error", **settings)).run([listener])


async def many_tables(port: int, tables: int, seconds: float) -> Figures:
    """Pass messages on at so many tables at once, without a pause."""
    figures = Figures()
    (await connect(HOST, port, "/", lambda _: None)).close()  # it has begun to serve
    began = time.perf_counter()
    await asyncio.gather(*(_play(port, f"/{table}", began + seconds, figures) for table in range(tables)))
    figures.seconds = time.perf_counter() - began
    return figures


async def _play(port: int, path: str, until: float, figures: Figures) -> None:
    heard = asyncio.Semaphore(0)
    seats = [await connect(HOST, port, path, lambda _: heard.release()) for _ in range(PLAYERS)]
    while (began := time.perf_counter()) < until:
        seats[0].send(_SAID)
        for _ in seats:
            await heard.acquire()
        figures.took.append(time.perf_counter() - began)
    for seat in seats:
        seat.close()
