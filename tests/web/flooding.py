"""Floods, bounded in count and time, to this machine alone; and a table that has nothing to do with them.

``tools/floods.py`` measures what the table notices; the tests hold what becomes of each flood.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from digsite.web.bench.figures import Figures
from digsite.web.bench.light_socket import LightSocket
from digsite.web.bench.load import Playing
from digsite.web.bench.quick_player import saying, seen
from digsite.web.bench.sitting import HOST
from web.raw_line import BINARY, PING, TEXT, frame

#: How many of each there are.
PACE_LINES: Final = 40
CONNECTIONS: Final = 2_000
SPECTATORS: Final = 1_500
ASKED_A_SECOND: Final = 360
#: Seconds between two moves of the table that is watched, more or less.
PAUSE: Final = 0.06


async def innocent(port: int, seconds: float) -> list[float]:
    """Play for a while; give how long each move took to be on the other screen, the quickest first."""
    table, figures = Playing(port), Figures()
    await table.sit_down()
    await table.play(time.perf_counter() + seconds, PAUSE, figures)
    table.leave()
    return sorted(figures.took)


class Flood:
    """A flood of one kind, from one address or several, for some seconds."""

    def __init__(self, port: int, addresses: int, seconds: float) -> None:
        self._port = port
        self._sources = [f"127.{1 + place // 250}.0.{1 + place % 250}" for place in range(addresses)]
        self._next = 0
        self._until = 0.0
        self._seconds = seconds
        self.counted: Counter[str] = Counter()

    async def run(self, name: str) -> str:
        """Flood; give what became of it, in words."""
        self.counted.clear()
        self._until = time.perf_counter() + self._seconds
        more = await FLOODS[name](self)
        told = ", ".join(f"{count} {what}" for what, count in sorted(self.counted.items()))
        return "; ".join(part for part in (told, more) if part)

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return time.perf_counter() >= self._until

    def _source(self) -> tuple[str, int]:
        self._next += 1
        return self._sources[self._next % len(self._sources)], 0

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOST, self._port, local_addr=self._source())

    async def _ask(self, path: str, body: object = None) -> tuple[int, Any]:
        """Send one request on a connection of its own; give the status and what was answered."""
        reader, writer = await self._open()
        text = b"" if body is None else json.dumps(body).encode()
        head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n".encode() + text)
        try:
            answered = await asyncio.wait_for(reader.read(), 30)
        finally:
            writer.close()
        head_there, _, text_there = answered.partition(b"\r\n\r\n")
        return int(head_there.split()[1]), text_there

    async def _table(self, seats: int) -> tuple[str, list[str]]:
        _, made = await self._ask("/api/tables", {"seats": [{"kind": "open"}] * seats})
        table = json.loads(made)["table"]
        taken = [await self._ask(f"/api/tables/{table}/seats/{seat}", {"name": f"N{seat}"}) for seat in range(seats)]
        return table, [json.loads(text)["secret"] for _, text in taken]

    async def _line(self, table: str, heard: Callable[[bytes], None]) -> LightSocket:
        path = f"/api/tables/{table}/live"
        _, line = await asyncio.get_running_loop().create_connection(
            lambda: LightSocket(HOST, path, heard), HOST, self._port, local_addr=self._source()
        )
        await line.opened
        return line

    # The floods.

    async def pace(self) -> str:
        """40 players toggle the pace of their tables as fast as they are answered."""
        await self._all_say(lambda number: saying(number, "pace", pace=("calm", "brisk", "instant")[number % 3]))
        return f"{self.counted['done'] / self._seconds:.0f} entries a second"

    async def emotes(self) -> str:
        """40 players call across their tables as fast as they are answered."""
        await self._all_say(lambda number: saying(number, "emote", what="hello"))
        return f"{self.counted['done'] / self._seconds:.1f} emotes a second"

    async def listing(self) -> str:
        """40 players put their tables on the list of open tables, and take them off again."""
        await self._all_say(lambda number: saying(number, "list", listed=number % 2 == 0))
        return f"{self.counted['done'] / self._seconds:.1f} changes of the list a second"

    async def _all_say(self, what: Callable[[int], bytes]) -> None:
        lines = []
        for _ in range(PACE_LINES // 5):
            table, secrets = await self._table(5)
            for place, secret in enumerate(secrets):
                lines.append(asyncio.create_task(self._say_on(table, secret, place, what)))
        await asyncio.gather(*lines)

    async def _say_on(self, table: str, secret: str, place: int, what: Callable[[int], bytes]) -> None:
        answered = asyncio.Event()

        def heard(message: bytes) -> None:
            found = seen(message)
            if found.to is not None:
                self.counted[found.code or found.tell] += 1
                answered.set()

        line = await self._line(table, heard)
        line.send(saying(0, "hello", secret=secret))
        number = place
        while not self.is_over and not line.closed.done():
            number += 1
            answered.clear()
            line.send(what(number))
            await _first(answered, line, 5)
        self.counted["lines cut"] += line.closed.done()
        line.close()

    async def connections(self) -> str:
        """2,000 connections that say nothing, that open a line and say nothing, or that never end a request."""
        table, _ = await self._table(2)
        live = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n".encode()
        live += b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        live += b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        post = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"
        head = b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "
        kinds = (("silent", b""), ("slow", head), ("body", post), ("hello", live))
        tasks = []
        for place in range(CONNECTIONS):
            tasks.append(asyncio.create_task(self._linger(*kinds[place % 4])))
            if place % 50 == 49:
                await asyncio.sleep(0.05)
        await asyncio.gather(*tasks)
        return ""

    async def _linger(self, kind: str, first: bytes) -> None:
        """Hold a connection for as long as the server lets us, a byte every two seconds where that is the kind."""
        try:
            reader, writer = await self._open()
        except OSError:
            self.counted["not let in"] += 1
            return
        began = b""
        with contextlib.suppress(OSError):
            writer.write(first)
            while not self.is_over:
                try:
                    told = await asyncio.wait_for(reader.read(1 << 16), 2)
                except TimeoutError:
                    if kind in ("slow", "body"):
                        writer.write(b"x")
                    continue
                began = began or told[:12]
                if not told:
                    break
        over = self.is_over
        self.counted["still alive" if over else "refused" if began.endswith(b"503") else "ended"] += 1
        writer.close()

    async def spectators(self) -> str:
        """1,500 spectators come to one table, at once, and stay."""
        table, _ = await self._table(2)
        began = time.perf_counter()
        lines: list[LightSocket] = []

        async def come() -> None:
            there = asyncio.Event()

            def heard(message: bytes) -> None:
                if not there.is_set():
                    self.counted["there" if seen(message).tell == "table" else "refused"] += 1
                    there.set()

            try:
                line = await self._line(table, heard)
            except OSError:
                self.counted["not let in"] += 1
                return
            lines.append(line)
            line.send(saying(0, "hello"))
            await _first(there, line, 30)

        coming = []
        for place in range(SPECTATORS):
            coming.append(asyncio.create_task(come()))
            if place % 20 == 19:
                await asyncio.sleep(0.02)
        await asyncio.gather(*coming)
        took = time.perf_counter() - began
        await asyncio.sleep(max(0.0, self._until - time.perf_counter()))
        for line in lines:
            line.close()
        return f"all came in {took:.1f} s"

    async def schema(self) -> str:
        """/schema, 360 times a second."""
        return await self._ask_for("/schema")

    async def openlist(self) -> str:
        """The list of open tables, 360 times a second."""
        return await self._ask_for("/api/tables")

    async def _ask_for(self, path: str) -> str:
        began, asked, under_way = time.perf_counter(), 0, set()

        async def ask() -> None:
            try:
                status, _ = await self._ask(path)
                self.counted[str(status)] += 1
            except (OSError, IndexError, TimeoutError):
                self.counted["not answered"] += 1

        while not self.is_over:
            while asked < ASKED_A_SECOND * (time.perf_counter() - began):
                task = asyncio.create_task(ask())
                under_way.add(task)
                task.add_done_callback(under_way.discard)
                asked += 1
            await asyncio.sleep(0.005)
        await asyncio.gather(*under_way)
        return ""

    async def frames(self) -> str:
        """Lines full of empty binary frames, pings, and messages that cannot be read."""
        table, _ = await self._table(2)
        await asyncio.gather(*(self._pour(table, kind) for kind in (BINARY, PING, TEXT) * 4))
        return ""

    async def _pour(self, table: str, kind: int) -> None:
        while not self.is_over:
            try:
                line = await self._line(table, lambda _: None)
            except OSError:
                self.counted["not let in"] += 1
                await asyncio.sleep(0.1)
                continue
            line.send(saying(0, "hello"))
            transport = line._transport
            assert transport is not None
            while not line.closed.done() and not self.is_over:
                if transport.get_write_buffer_size() < 1 << 20:
                    transport.write(frame(kind, b"{") * 500)
                await asyncio.sleep(0.002)
            self.counted["cut" if line.closed.done() else "still alive"] += 1
            line.close()
            await asyncio.sleep(0.02)


FLOODS: Final[dict[str, Callable[[Flood], Awaitable[str]]]] = {
    "pace": Flood.pace,
    "connections": Flood.connections,
    "spectators": Flood.spectators,
    "schema": Flood.schema,
    "emotes": Flood.emotes,
    "listing": Flood.listing,
    "openlist": Flood.openlist,
    "frames": Flood.frames,
}


async def _first(event: asyncio.Event, line: LightSocket, seconds: float) -> None:
    """Wait until something happens or the line is closed, but not for ever."""
    waiting = asyncio.ensure_future(event.wait())
    line.closed.add_done_callback(lambda _: waiting.cancel())
    with contextlib.suppress(TimeoutError, asyncio.CancelledError):
        await asyncio.wait_for(waiting, seconds)


def seconds_of_cpu(pid: int) -> float:
    """How much time a process has had of the processors."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes_now(pid: int) -> float:
    """How much memory a process has now."""
    return int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0]) / 1024
