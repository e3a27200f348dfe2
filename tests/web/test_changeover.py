"""A server that begins as plain Python gives its place to a compiled one, between two moves of a game."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from digsite.web.bench.quick_player import answer, saying, seen
from digsite.web.changeover import IS_POSSIBLE
from digsite.web.process import ServerProcess
from digsite.web.server import START_PLAIN

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not IS_POSSIBLE, reason="listening sockets are not handed on here"),
]

SERVICE_RESTART = 1012


@pytest.fixture
def plain_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that starts as on a machine where nothing was ever compiled."""
    with ServerProcess(
        tmp_path / "tables.sqlite", "--no-limits", log=tmp_path / "log", environment={START_PLAIN: "1"}
    ) as server:
        yield server


def table_for_one(server: ServerProcess, level: str) -> tuple[str, str]:
    """Open a table against a bot and sit down."""
    made = server.post("/api/tables", {"seats": [{"kind": "open"}, {"kind": "bot", "level": level}], "pace": "instant"})
    taken = server.post(f"/api/tables/{made['table']}/seats/0", {"name": "Ann", "entropy": "00"})
    return made["table"], taken["secret"]


def is_served(server: ServerProcess) -> bool:
    """Say whether anybody listens."""
    try:
        socket.create_connection(("localhost", server.port), 10).close()
    except ConnectionRefusedError:
        return False
    return True


class Player:
    """Plays one game to its end, over as many lines as it takes."""

    def __init__(self, server: ServerProcess, table: str, secret: str) -> None:
        self.address = f"ws://localhost:{server.port}/api/tables/{table}/live"
        self.secret = secret
        self._pause_at = self._until = 0
        self.closed: list[int | None] = []  # with which codes lines were closed
        self.numbers: list[int] = []  # of the states, in the order they were told
        self.levels: list[str | None] = []  # what the bot was told to play as

    async def play(self, pause_at: int, until: int = 1_000) -> None:
        """Play on, up to a state or the end, and wait there until the bot plays as itself.

        At another state do nothing until the server closes the line.
        """
        self._pause_at, self._until = pause_at, until
        while True:
            async with connect(self.address, max_size=None) as line:
                await line.send(saying(0, "hello", secret=self.secret).decode())
                try:
                    await self._play(line)
                except ConnectionClosed as closed:
                    self.closed.append(closed.rcvd.code if closed.rcvd else None)
                    self._pause_at = 1_000
                else:
                    return

    async def _play(self, line: ClientConnection) -> None:
        """Play on one line, up to the end."""
        there = False
        while not (there and self.levels[-1] is None):
            told: dict[str, Any] = msgspec.json.decode(await line.recv())
            if told["tell"] == "table":
                self.levels.append(told["seats"][1]["plays_as"])
                if told["stage"] == "open" and told["start"] is None:
                    await line.send(saying(1, "start").decode())
            if told["tell"] != "state":
                continue
            found = seen(msgspec.json.encode(told))
            self.numbers.append(found.number)
            there = found.ending is not None or found.number >= self._until
            if found.ask is not None and not there and found.number < self._pause_at:
                move = msgspec.to_builtins(answer(found.ask))
                await line.send(saying(2 + found.number, "play", number=found.number, move=move).decode())


def test_a_game_begun_as_plain_python_goes_on_compiled(plain_server: ServerProcess) -> None:
    assert plain_server.get("/api/kernel") == {"ready": True, "searches": False}
    table, secret = table_for_one(plain_server, "pharaoh")
    player = Player(plain_server, table, secret)
    asyncio.run(asyncio.wait_for(player.play(pause_at=4, until=8), 120))
    assert player.closed == [SERVICE_RESTART]
    assert player.numbers == sorted(player.numbers), "nothing that was played is lost"
    assert player.levels[0] == "professor", "until then the pharaoh plays as the professor, and it is said so"
    assert player.levels[-1] is None


def test_nobody_is_turned_away_while_servers_change_and_the_successor_ends_with_the_first(
    plain_server: ServerProcess,
) -> None:
    """Requests one after the other, each on a line of its own: all are answered, by one server or the other."""
    answers: list[dict[str, bool]] = []
    while not (answers and answers[-1]["searches"]):
        answers.append(plain_server.get("/api/kernel"))
        time.sleep(0.01)  # the successor gets ready meanwhile; the change itself takes a quarter of a second
    assert answers[0] == {"ready": True, "searches": False}
    plain_server.kill()
    while is_served(plain_server):
        time.sleep(0.01)


def test_a_fresh_server_takes_over_when_asked_to(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.sqlite", "--no-limits", log=tmp_path / "log") as server:
        server.wait_until_dealing()
        table, secret = table_for_one(server, "novice")
        player = Player(server, table, secret)
        server.process.send_signal(signal.SIGUSR2)
        asyncio.run(asyncio.wait_for(player.play(pause_at=5), 120))
        assert player.closed == [SERVICE_RESTART]
        assert player.numbers == sorted(player.numbers)
        assert httpx.get(f"{server.address}/api/tables/{table}/record").status_code == 200
        assert server.stop() == 0, "the signal is passed on, and the first process ends with its successor"


def test_ctrl_c_before_the_change_ends_everything(plain_server: ServerProcess) -> None:
    plain_server.get("/api/kernel")
    assert plain_server.stop() == 0


def test_ctrl_c_in_a_terminal_while_it_compiles_is_a_quiet_end(tmp_path: Path) -> None:
    kernels = tmp_path / "nothing-compiled"
    command = [sys.executable, "-m", "digsite.cli", "serve", "--no-open", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(
        [*command, "--database", str(tmp_path / "tables.sqlite")],
        env={**os.environ, "DIGSITE_CACHE_DIR": str(kernels)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a terminal signals all that were started in it together
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("The table is open at ")
        deadline = time.monotonic() + 60
        while not any(kernels.rglob("*.nbi")):  # it is compiling
            assert time.monotonic() < deadline
            time.sleep(0.01)
        os.killpg(server.pid, signal.SIGINT)
        _, said = server.communicate(timeout=60)
    assert server.returncode == 0
    assert "Traceback" not in said
