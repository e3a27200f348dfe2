"""Tables at which moves are made, whosever server they stand on, and how soon each move is on both screens.

All servers are measured by this one loop, so that both sides of a ratio do the same work.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, Generic, Self, TypeVar

from digsite.web.bench.figures import Figures, Memory, Watched
from digsite.web.bench.light_socket import LightSocket

HOST: Final = "127.0.0.1"
PLAYERS: Final = 2
#: Seconds to wait for an answer before something is wrong.
_PATIENCE: Final = 60.0
#: Tables that are opened at the same time.
AT_ONCE: Final = 20
#: Seconds for a server to come to rest before its memory is looked at.
_REST: Final = 0.5

Told = TypeVar("Told")


class Sitting(ABC, Generic[Told]):
    """One table at which games are played one after the other. ``Told`` is what a seat makes of what it hears."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.lines: list[LightSocket] = []
        self.newest: list[tuple[int, Told | None]] = []
        #: How many bytes all seats were told so far.
        self.told = 0
        self._changed = asyncio.Event()
        self._seen_at: dict[int, float] = {}
        self._failure = ""

    @abstractmethod
    async def open(self) -> None:
        """Open a table and take all seats."""

    @abstractmethod
    async def connect(self) -> None:
        """Connect everybody."""

    @abstractmethod
    async def deal(self) -> None:
        """Begin a game; return when everybody sees it."""

    @abstractmethod
    def read(self, place: int, message: bytes) -> tuple[int, Told] | None:
        """Read what a seat hears: the number of the state it tells, and what matters of it; None: no state."""

    @abstractmethod
    def turn(self, number: int) -> tuple[int, bytes] | None:
        """Say whose turn it is in the state of this number, and what they say; None: the game is over."""

    def fail(self, why: str) -> None:
        """Remember that something went wrong."""
        self._failure = why
        self._changed.set()

    def heard(self, place: int, message: bytes) -> None:
        """Take in what a seat hears."""
        now = time.perf_counter()
        self.told += len(message)
        found = self.read(place, message)
        if found is None:
            return
        number = found[0]
        self.newest[place] = found
        if all(newest >= number for newest, _ in self.newest):
            self._seen_at[number] = now
        self._changed.set()

    async def sit_down(self) -> None:
        """Open a table, take all seats, deal."""
        self.forget()
        await self.open()
        await self.connect()
        await self.deal()

    def forget(self) -> None:
        """Know nothing of the last game."""
        self.newest = [(-1, None)] * PLAYERS
        self._seen_at = {}

    async def play(self, until: float, pause: float, figures: Figures) -> None:
        """Make moves until that time; sit down at another table when a game is over."""
        number = self.newest[0][0]
        while time.perf_counter() < until:
            turn = self.turn(number)
            if turn is None:
                self.leave()
                await self.sit_down()
                number = 0
                continue
            if pause:
                await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
            place, saying = turn
            began = time.perf_counter()
            self.lines[place].send(saying)
            number += 1
            await self.until(number)
            figures.took.append(self._seen_at.pop(number) - began)

    async def until(self, number: int) -> None:
        """Wait until all seats were told a state of this number."""
        async with asyncio.timeout(_PATIENCE):
            while number not in self._seen_at:
                if self._failure:
                    raise RuntimeError(self._failure)
                self._changed.clear()
                await self._changed.wait()

    def leave(self) -> None:
        """Hang up."""
        for line in self.lines:
            line.close()
        self.lines = []


async def post(port: int, path: str, body: object) -> dict[str, str]:
    """Send some JSON and get some back."""
    async with asyncio.timeout(_PATIENCE), Posting(port) as send:
        return await send(path, body)


class Posting:
    """A connection over which some JSON is sent, and some more after the answer, as browsers do."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def __aenter__(self) -> Self:
        self._reader, self._writer = await asyncio.open_connection(HOST, self._port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.close()

    async def __call__(self, path: str, body: object) -> dict[str, str]:
        """Send some JSON and get some back."""
        text = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: {HOST}:{self._port}\r\nContent-Length: {len(text)}\r\n"
        self._writer.write(f"{head}Content-Type: application/json\r\n\r\n".encode() + text)
        head_there = await self._reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head_there)
        text_there = await self._reader.readexactly(int(length[1])) if length else b""
        if not head_there.startswith((b"HTTP/1.1 201", b"HTTP/1.1 200")):
            raise RuntimeError(f"The server answered {head_there[:80]!r}: {text_there[:200]!r}")
        found: dict[str, str] = json.loads(text_there)
        return found


async def many_tables(
    make: Callable[[], Sitting[Told]],
    tables: int,
    phases: Sequence[tuple[float, float]],
    server: Watched,
) -> tuple[list[Figures], Memory]:
    """Play at so many tables at once, in phases: for how long, and how long everybody pauses before a move, about."""
    first = make()
    await first.sit_down()  # whatever is made once for all tables is there now
    first.leave()
    playing = [make() for _ in range(tables)]
    taken = [await at_rest(server)]
    for table in playing:
        table.forget()
    for step in (Sitting.open, Sitting.connect, Sitting.deal):
        for start in range(0, tables, AT_ONCE):
            await asyncio.gather(*(getattr(table, step.__name__)() for table in playing[start : start + AT_ONCE]))
        taken.append(await at_rest(server))
    found = [await play_at(playing, seconds, pause, server) for seconds, pause in phases]
    for table in playing:
        table.leave()
    return found, Memory(*taken)


async def play_at(playing: Sequence[Sitting[Told]], seconds: float, pause: float, server: Watched) -> Figures:
    """Play at all of these tables for so long; everybody pauses about so long before a move."""
    figures = Figures()
    began, worked, told = time.perf_counter(), server.worked(), sum(table.told for table in playing)
    await asyncio.gather(*(table.play(began + seconds, pause, figures) for table in playing))
    figures.seconds, figures.worked = time.perf_counter() - began, server.worked() - worked
    figures.told = sum(table.told for table in playing) - told
    return figures


async def at_rest(server: Watched) -> int:
    """Let a server come to rest; give how much memory it has then."""
    await asyncio.sleep(_REST)
    return server.memory()
