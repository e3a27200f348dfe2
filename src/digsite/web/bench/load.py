"""Tables full of quick players, and how long it takes until the others see what one of them did."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from digsite.web.bench.light_socket import LightSocket, connect
from digsite.web.bench.quick_player import answer, saying, seen

HOST: Final = "127.0.0.1"
PLAYERS: Final = 2
#: Seconds to wait for an answer before something is wrong.
_PATIENCE: Final = 60.0
#: Tables that are opened at the same time.
_AT_ONCE: Final = 20


@dataclass
class Figures:
    """How long moves took to be on the other screen, in seconds, and in how much time all of them were made."""

    took: list[float] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def a_second(self) -> float:
        """Moves a second."""
        return len(self.took) / self.seconds

    def part(self, share: float) -> float:
        """Give the time within which this share of all moves was seen, in milliseconds."""
        ordered = sorted(self.took)
        return 1e3 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Seat:
    """A player at a table: a socket, and the newest state that came over it."""

    def __init__(self, table: Playing, place: int) -> None:
        self._table = table
        self._place = place
        self.line: LightSocket | None = None

    def heard(self, message: bytes) -> None:
        """Look at what was told, and pass on what matters."""
        now = time.perf_counter()
        found = seen(message)
        if found.tell == "refused":
            self._table.fail(f"A quick player was refused ({found.code}): {found.why}")
        if found.tell == "state" and found.number >= 0:
            self._table.state(self._place, found.number, now, message)

    def say(self, message: bytes) -> None:
        """Say something."""
        assert self.line is not None  # noqa: S101
        self.line.send(message)


class Playing:
    """One table at which games are played one after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._seats: list[Seat] = []
        self._newest: list[tuple[int, bytes]] = []
        self._changed = asyncio.Event()
        self._seen_at: dict[int, float] = {}
        self._failure = ""

    def fail(self, why: str) -> None:
        """Remember that something went wrong."""
        self._failure = why
        self._changed.set()

    def state(self, place: int, number: int, when: float, message: bytes) -> None:
        """Take in a state that a seat was told."""
        self._newest[place] = (number, message)
        if all(newest >= number for newest, _ in self._newest):
            self._seen_at[number] = when
        self._changed.set()

    async def sit_down(self) -> None:
        """Open a table, take all seats, deal."""
        made = await _post(self._port, "/api/tables", {"seats": [{"kind": "open"}] * PLAYERS, "pace": "instant"})
        table = made["table"]
        self._seats = [Seat(self, place) for place in range(PLAYERS)]
        self._newest = [(-1, b"")] * PLAYERS
        self._seen_at = {}
        for place, seat in enumerate(self._seats):
            entropy = random.randbytes(32).hex()
            path = f"/api/tables/{table}/seats/{place}"
            taken = await _post(self._port, path, {"name": f"Player {place + 1}", "entropy": entropy})
            seat.line = await connect(HOST, self._port, f"/api/tables/{table}/live", seat.heard)
            seat.say(saying(0, "hello", secret=taken["secret"]))
        self._seats[0].say(saying(1, "start"))
        await self._until(0)

    async def play(self, until: float, pause: float, figures: Figures) -> None:
        """Make moves until that time; sit down at another table when a game is over."""
        number = self._newest[0][0]
        while time.perf_counter() < until:
            asked = [
                (seat, found)
                for seat, (_, message) in zip(self._seats, self._newest, strict=True)
                if (found := seen(message)).ask is not None or found.ending is not None
            ]
            seat, found = asked[0]
            if found.ask is None:
                self.leave()
                await self.sit_down()
                number = 0
                continue
            if pause:
                await asyncio.sleep(random.uniform(0.5, 1.5) * pause)
            began = time.perf_counter()
            seat.say(saying(number + 2, "play", number=number, move=msgspec.to_builtins(answer(found.ask))))
            number += 1
            await self._until(number)
            figures.took.append(self._seen_at.pop(number) - began)

    async def _until(self, number: int) -> None:
        """Wait until all seats were told a state of this number."""
        async with asyncio.timeout(_PATIENCE):
            while number not in self._seen_at:
                if self._failure:
                    raise RuntimeError(self._failure)
                self._changed.clear()
                await self._changed.wait()

    def leave(self) -> None:
        """Hang up."""
        for seat in self._seats:
            if seat.line is not None:
                seat.line.close()


async def _post(port: int, path: str, body: object) -> dict[str, str]:
    """Send some JSON and get some back."""
    reader, writer = await asyncio.open_connection(HOST, port)
    text = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: close\r\nContent-Length: {len(text)}\r\n"
    writer.write(f"{head}Content-Type: application/json\r\n\r\n".encode() + text)
    answered = await reader.read()
    writer.close()
    head_there, _, text_there = answered.partition(b"\r\n\r\n")
    if not head_there.startswith(b"HTTP/1.1 201"):
        raise RuntimeError(f"The server answered {head_there[:80]!r}: {text_there[:200]!r}")
    found: dict[str, str] = json.loads(text_there)
    return found


async def many_tables(port: int, tables: int, phases: Sequence[tuple[float, float]]) -> list[Figures]:
    """Play at so many tables at once, in phases: for how long, and how long everybody pauses before a move, about."""
    playing = [Playing(port) for _ in range(tables)]
    for start in range(0, tables, _AT_ONCE):
        await asyncio.gather(*(table.sit_down() for table in playing[start : start + _AT_ONCE]))
    found = []
    for seconds, pause in phases:
        figures = Figures()
        began = time.perf_counter()
        await asyncio.gather(*(table.play(began + seconds, pause, figures) for table in playing))
        figures.seconds = time.perf_counter() - began
        found.append(figures)
    for table in playing:
        table.leave()
    return found
