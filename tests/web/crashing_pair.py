"""Killing one of two servers in the middle of games, again and again: its people play on at the other.

What was answered or shown by either is in the one log (``crashing.py`` looks).
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from digsite.web.bench.light_socket import LightSocket, connect
from digsite.web.bench.quick_player import saying
from digsite.web.process import ServerProcess
from engines import Postgres, Redis
from servers import open_table
from web.crashing import MOST_MOVES, PATIENCE, TABLES, Crashes, Guest, Played
from web.forked_server import ForkedServer

#: Moves that must be answered after a kill, by the server that is left, before the other one is back.
AFTER = 12


class Traveller(Guest):
    """Somebody on each seat of a table, each at any server that lives; who loses their line comes back to another."""

    def __init__(self, ports: list[int], played: Played, answered: asyncio.Semaphore, chance: random.Random) -> None:
        super().__init__(0, played, answered)
        self._ports = ports
        self._chance = chance
        self._by_seat: dict[int, LightSocket] = {}

    async def play(self) -> None:
        """Play until the game is over, or until told to stop."""
        await asyncio.gather(*(self._sit(seat) for seat in range(len(self._played.secrets))))

    def stop(self) -> None:
        """Hang up."""
        self._dead.set()

    async def _sit(self, seat: int) -> None:
        path = f"/api/tables/{self._played.table}/live"
        while not self._dead.is_set():
            try:
                heard = partial(self._heard, seat)
                line = await asyncio.wait_for(connect("127.0.0.1", self._chance.choice(self._ports), path, heard), 5)
            except (OSError, EOFError, TimeoutError):
                await asyncio.sleep(0.01)  # that server was killed just now
                continue
            self._by_seat[seat] = line
            self._lines = [self._by_seat.get(place, line) for place in range(len(self._played.secrets))]
            head = {} if self._played.head is None else {"head": msgspec.to_builtins(self._played.head)}
            line.send(saying(0, "hello", secret=self._played.secrets[seat], **head))
            line.send(saying(0, "start"))  # refused if the cards are dealt, or somebody else is not there yet
            waits: list[asyncio.Future[Any]] = [line.closed, asyncio.ensure_future(self._dead.wait())]
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            waits[1].cancel()
            line.close()
            await line.closed


class PairCrashes(Crashes):
    """Two servers on PostgreSQL and Redis, one of which is killed; nothing is kept for a run that is stopped."""

    def __init__(self, folder: Path, seed: int, postgres: Postgres, redis: Redis) -> None:
        super().__init__(folder, seed)
        self._database = postgres.new_database()
        self._servers = [ForkedServer(self._database, folder / f"log{number}", redis.url) for number in range(2)]

    def _kill_once(self, _server: ServerProcess) -> None:
        now = self.progress
        self._chance = random.Random(f"{now.seed} {now.kills}")
        for server in self._servers:
            if not server.is_running:
                server.start()
                server.wait_until_dealing()
        now.tables = [played for played in now.tables if not played.over]
        while len(now.tables) < TABLES:
            now.tables.append(Played(*open_table(self._chance.choice(self._servers), pace="instant")))
            now.games += 1
        asyncio.run(self._play_and_kill_one())

    async def _play_and_kill_one(self) -> None:
        answered, ports = asyncio.Semaphore(0), [server.port for server in self._servers]
        guests = [Traveller(ports, played, answered, self._chance) for played in self._tables]
        playing = [asyncio.create_task(guest.play()) for guest in guests]
        await self._answered(answered, self._chance.randint(0, MOST_MOVES))
        await asyncio.sleep(self._chance.uniform(0.0, 0.05))
        victim = self._chance.choice(self._servers)
        ports.remove(victim.port)
        victim.kill()
        while not answered.locked():
            await answered.acquire()
        went_on = await self._answered(answered, AFTER)
        assert went_on or all(played.over for played in self._tables), "nobody plays on at the other server"
        for guest in guests:
            guest.stop()
        await asyncio.gather(*playing)

    async def _answered(self, answered: asyncio.Semaphore, moves: int) -> bool:
        """Wait until so many moves were answered; False: it takes too long, or all games are over."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                for _ in range(moves):
                    await answered.acquire()
                return True
        return False

    def close(self) -> None:
        """Let both servers end."""
        for server in self._servers:
            server.close()
