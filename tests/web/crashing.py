"""Killing the server in the middle of games, again and again, and looking whether it kept its word.

Its word is: whatever was answered with ``done``, or shown as a state, is stored; what is stored is a legal game, and
its chain holds. How far it came is kept in a file after every kill, so that a long run can be stopped and gone on with.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from digsite.records import record_lines
from digsite.tables.log.entries import Moved
from digsite.tables.log.storage import Storage
from digsite.tables.room.live_table import load_table
from digsite.tables.upkeep.checking import check_database
from digsite.tables.wire.messages import LogHead
from digsite.web.bench.light_socket import LightSocket, connect
from digsite.web.bench.quick_player import answer, saying, seen
from digsite.web.process import ServerProcess
from referee import check_lines
from servers import open_table
from web.forked_server import ForkedServer

TABLES = 12
#: One start in so many is the command itself, from nothing; the others are copies of one that is loaded.
COLD_STARTS = 25
#: Moves that are answered between two kills, at most.
MOST_MOVES = 120
#: Seconds after which it is killed anyway: all games may be over by then.
PATIENCE = 20.0


@dataclass
class Played:
    """A table, its secrets, and every move that was answered with ``done``: its number, who made it, and the move."""

    table: str
    secrets: list[str]
    answered: list[tuple[int, int, Any]] = field(default_factory=list)
    over: bool = False
    refused: bool = False  # a page came back and was told that what it saw is not stored
    head: LogHead | None = None  # the last that anybody at this table was told of


class Told(msgspec.Struct):
    """Just how far the log was, of whatever was told."""

    head: LogHead | None = None


class Progress(msgspec.Struct):
    """How far a run is."""

    seed: int
    kills: int = 0
    moves: int = 0
    games: int = 0
    tables: list[Played] = []


_told = msgspec.json.Decoder(Told)


class Guest:
    """Somebody who plays both seats of a table until the line goes dead."""

    def __init__(self, port: int, played: Played, answered: asyncio.Semaphore) -> None:
        self._port = port
        self._played = played
        self._answered = answered
        self._lines: list[LightSocket] = []
        self._said: dict[int, tuple[int, int, Any]] = {}  # by the id it was said under
        self._dead = asyncio.Event()

    async def play(self) -> None:
        """Play until the server is dead or the game is over."""
        try:
            for seat in range(len(self._played.secrets)):
                path = f"/api/tables/{self._played.table}/live"
                line = await connect("127.0.0.1", self._port, path, partial(self._heard, seat))
                self._lines.append(line)
                line.closed.add_done_callback(lambda _: self._dead.set())
            for line, secret in zip(self._lines, self._played.secrets, strict=True):
                head = {} if self._played.head is None else {"head": msgspec.to_builtins(self._played.head)}
                line.send(saying(0, "hello", secret=secret, **head))
            self._lines[0].send(saying(0, "start"))  # refused if the cards were dealt before the last kill
            await self._dead.wait()
        except OSError:
            pass  # killed before everybody was on the line
        for line in self._lines:
            line.close()
            await line.closed

    def _heard(self, seat: int, message: bytes) -> None:
        found = seen(message)
        head = _told.decode(message).head
        if head is not None and (self._played.head is None or head.number > self._played.head.number):
            self._played.head = head
        if found.tell == "done" and found.to in self._said:
            self._played.answered.append(self._said[found.to])
            self._answered.release()
        elif found.tell == "refused" and found.to == 0 and b"older-than-seen" in message:
            self._played.refused = True
        elif found.tell == "state" and found.ending is not None:
            self._played.over = True
            self._dead.set()
        elif found.tell == "state" and found.ask is not None:
            move = msgspec.to_builtins(answer(found.ask))
            self._said[found.number + 1] = (found.number, seat, move)
            self._lines[seat].send(saying(found.number + 1, "play", number=found.number, move=move))


class Crashes:
    """A server that is killed, its guests, and everything it promised them."""

    def __init__(self, folder: Path, seed: int) -> None:
        """Begin in an empty folder, or go on with what is in there."""
        self._database: Path | str = folder / "tables.sqlite"
        self._cold = ServerProcess(self._database, "--no-limits", log=folder / "log")
        self._loaded = ForkedServer(self._database, folder / "log")
        self._kept = folder / "progress.json"
        self._chance = random.Random(seed)
        self.progress = Progress(seed)
        if self._kept.exists():
            self.progress = msgspec.json.decode(self._kept.read_bytes(), type=Progress)

    @property
    def moves(self) -> int:
        """How many moves were answered."""
        return self.progress.moves

    @property
    def _tables(self) -> list[Played]:
        return self.progress.tables

    def run(self, kills: int, tell: Callable[[str], None]) -> None:
        """Kill until it is so many times, and look each time; in the end, look at everything once more."""
        now = self.progress
        try:
            while now.kills < kills:
                self._kill_once(self._loaded if now.kills % COLD_STARTS else self._cold)
                self._look()
                now.kills += 1
                self._keep()
                tell(f"{now.kills} of {kills} kills, {now.moves} moves answered at {now.games} tables: all kept")
        finally:
            self._loaded.close()
        report = check_database(str(self._database))
        assert report.is_whole, report
        tell(f"{report.tables} tables, {report.entries} entries: every chain holds, every log replays")

    def _kill_once(self, server: ServerProcess) -> None:
        now = self.progress
        self._chance = random.Random(f"{now.seed} {now.kills}")
        server.start()
        try:
            server.wait_until_dealing()
            now.tables = [played for played in now.tables if not played.over]
            while len(now.tables) < TABLES:
                now.tables.append(Played(*open_table(server, pace="instant")))
                now.games += 1
            asyncio.run(self._play_and_kill(server))
        finally:
            server.kill()

    def _keep(self) -> None:
        part = self._kept.with_suffix(".part")
        part.write_bytes(msgspec.json.encode(self.progress))
        part.replace(self._kept)

    async def _play_and_kill(self, server: ServerProcess) -> None:
        answered = asyncio.Semaphore(0)
        guests = [asyncio.create_task(Guest(server.port, played, answered).play()) for played in self._tables]
        # Mostly in the middle of play, sometimes while everybody comes in and the cards are dealt.
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                for _ in range(max(0, self._chance.randint(-MOST_MOVES // 4, MOST_MOVES))):
                    await answered.acquire()
        await asyncio.sleep(self._chance.uniform(0.0, 0.05))
        server.kill()
        await asyncio.gather(*guests)

    def _look(self) -> None:
        """See that every answered move is in the log, and that every log replays legally."""
        storage = Storage(str(self._database))
        storage.open()
        for played in self._tables:
            stored = storage.load(played.table)
            assert stored is not None, f"Table {played.table} is gone."
            moves = [entry for entry in stored.entries if isinstance(entry, Moved)]
            for number, seat, move in played.answered:
                assert number < len(moves), f"Move {number} of table {played.table} was answered and is not there."
                assert (moves[number].by, msgspec.to_builtins(moves[number].move)) == (seat, move)
            assert not played.refused, f"Table {played.table}: a page saw more than is stored."
            if played.head is not None:
                told = stored.marks[played.head.number].hex() if played.head.number < len(stored.marks) else "nothing"
                assert told == played.head.mark, f"Entry {played.head.number} of {played.table} was shown; it is gone."
            self.progress.moves += len(played.answered)
            played.answered.clear()
            table = load_table(stored)
            if table.game is not None:
                lines = [line.decode() for line in record_lines(table.game, {})]
                assert check_lines(lines, printed=True) == [], f"Table {played.table} is no legal game."
        storage.close()
