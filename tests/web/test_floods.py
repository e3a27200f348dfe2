"""One line floods, or does not read: it is cut, nobody else notices, and memory stays as it was.

All of it on this machine, and bounded: so many bytes and no more are sent.
"""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from digsite.web.counted_line import counted_lines
from digsite.web.door import Door
from digsite.web.limits import NO_LIMITS, Limits, Times
from digsite.web.process import ServerProcess
from digsite.web.proxies import Proxies
from servers import deal, open_table, play_to_the_end, running
from web.raw_line import BINARY, PING, PONG, TEXT, RawLine, frame, megabytes

HELLO = json.dumps({"say": "hello", "id": 0, "secret": None}).encode()
#: What a flood may cost the server, in megabytes; answers to all those pings alone would come to 50.
ENOUGH = 20

FLOODS = {
    "empty binary frames": (frame(BINARY) * 1_000, 2_000),
    "pings": (frame(PING, b"x" * 125) * 100, 4_000),
    "pongs": (frame(PONG) * 1_000, 2_000),
    "messages that are too long": (frame(TEXT, b"x" * 20_000), 1_000),
    "parts of a message": (bytes([0x01, 0x80, 0, 0, 0, 0]) + bytes([0x00, 0x80, 0, 0, 0, 0]) * 2_000, 1),
    "what cannot be read": (frame(TEXT, b"{") * 100, 100),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server below keeps its tables and its log."""
    return tmp_path_factory.mktemp("flooded")


@pytest.fixture(scope="module")
def limited(folder: Path) -> Iterator[ServerProcess]:
    """A server as people run it, for all the floods one after the other."""
    with running(folder) as found:
        yield found


@pytest.mark.parametrize("what", FLOODS)
def test_a_flooded_line_is_cut_and_others_play_on(limited: ServerProcess, folder: Path, what: str) -> None:
    piece, times = FLOODS[what]
    table, _ = open_table(limited)
    _, players = deal(limited)
    play_to_the_end(players, stop_at=2)
    before, floods = megabytes(limited), _floods(folder)
    with RawLine(limited.port, table, HELLO) as line:
        line.flood(piece, times)
        play_to_the_end(players, stop_at=8)
        assert line.is_hung_up()
    assert _floods(folder) == floods + 1
    assert megabytes(limited) - before < ENOUGH
    for player in players:
        player.close()


def _floods(folder: Path) -> int:
    """How many lines were cut because they flooded."""
    return (folder / "log").read_text().count('"event": "flood"')


class Served:
    """An application on counted lines, in this process."""

    def __init__(self, app: Any, limits: Limits) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        lines = counted_lines(Door(limits, Proxies()))
        self._server = uvicorn.Server(uvicorn.Config(app, ws=lines, lifespan="off", log_config=None, access_log=False))

    async def __aenter__(self) -> int:
        self._running = asyncio.create_task(self._server.serve([self._listener]))
        port: int = self._listener.getsockname()[1]
        return port

    async def __aexit__(self, *_: object) -> None:
        self._server.should_exit = True
        await self._running


def test_whoever_does_not_read_is_hung_up_on() -> None:
    impatient = replace(NO_LIMITS, times=Times(unread=0.2))
    sent = 0
    gone = asyncio.Event()

    async def talk_without_end(_scope: object, receive: Any, send: Any) -> None:
        nonlocal sent
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        try:
            while True:
                await send({"type": "websocket.send", "text": "x" * 10_000})
                sent += 10_000
        except OSError:
            gone.set()

    async def main() -> None:
        async with Served(talk_without_end, impatient) as port:
            with await asyncio.to_thread(RawLine, port, "any", b""):
                await asyncio.wait_for(gone.wait(), 60)

    asyncio.run(main())
    assert sent < 50_000_000  # what the system keeps for a slow reader; it is not kept here
