"""Tables of ours, full of quick players."""

from __future__ import annotations

import random
import sys
from functools import partial

import msgspec

from digsite.web.bench.light_socket import connect
from digsite.web.bench.quick_player import Seen, answer, saying, seen
from digsite.web.bench.sitting import HOST, PLAYERS, Posting, Sitting


class Playing(Sitting[Seen]):
    """One table of ours at which games are played one after the other."""

    def __init__(self, *ports: int) -> None:
        """Open it at the first port; players connect to one port each, by turns."""
        super().__init__(ports[0])
        self._ports = ports
        self._table = ""
        self._secrets: list[str] = []

    async def open(self) -> None:
        """Open a table and take all seats."""
        async with Posting(self.port) as post:
            made = await post("/api/tables", {"seats": [{"kind": "open"}] * PLAYERS, "pace": "instant"})
            self._table = made["table"]
            self._secrets = []
            for place in range(PLAYERS):
                path = f"/api/tables/{self._table}/seats/{place}"
                entropy = random.randbytes(32).hex()
                taken = await post(path, {"name": f"Player {place + 1}", "entropy": entropy})
                self._secrets.append(taken["secret"])

    async def connect(self) -> None:
        """Connect everybody."""
        path = f"/api/tables/{self._table}/live"
        for place, secret in enumerate(self._secrets):
            line = await connect(HOST, self._ports[place % len(self._ports)], path, partial(self.heard, place))
            self.lines.append(line)
            line.send(saying(0, "hello", secret=secret))

    async def deal(self) -> None:
        """Begin a game."""
        self.lines[0].send(saying(1, "start"))
        await self.until(0)

    def read(self, place: int, message: bytes) -> tuple[int, Seen] | None:  # noqa: ARG002
        """Read what a seat hears."""
        found = seen(message)
        if found.tell == "refused":
            self.fail(f"A quick player was refused ({found.code}): {found.why}")
        return (found.number, found) if found.tell == "state" and found.number >= 0 else None

    def turn(self, number: int) -> tuple[int, bytes] | None:
        """Say whose turn it is, and what they say."""
        for place, (_, found) in enumerate(self.newest):
            if found is not None and found.ask is not None:
                move = msgspec.to_builtins(answer(found.ask))
                return place, saying(number + 2, "play", number=number, move=move)
        return None


class Waiting(Playing):
    """A table where the cards are dealt, one of two is connected, and nobody moves."""

    def forget(self) -> None:
        """Know nothing of the last game; of who is away nothing is awaited."""
        super().forget()
        self.newest[1:] = [(sys.maxsize, None)] * (PLAYERS - 1)

    async def connect(self) -> None:
        """Connect the first player alone."""
        del self._secrets[1:]
        await super().connect()
