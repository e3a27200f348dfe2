"""Real servers for tests: a process, a database on disk, a free port; and people who sit down there."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.sync.client import ClientConnection, connect

from digsite.seat import AnyQuestion
from digsite.web.bench.quick_player import answer
from digsite.web.process import ServerProcess

ENTROPY = "00" * 32
TESTS: Final = Path(__file__).resolve().parent


@contextmanager
def running(folder: Path, *options: str, database: str | None = None) -> Iterator[ServerProcess]:
    """Run a server that can deal; what it writes down is in ``folder/log``, and its tables, unless told otherwise."""
    with ServerProcess(database or folder / "tables.sqlite", *options, log=folder / "log") as server:
        yield server.wait_until_dealing()


@contextmanager
def running_seeded(folder: Path, package: Path, *options: str, port: int = 0) -> Iterator[ServerProcess]:
    """Run the server of an unpacked package, without limits, with the same luck every time; on a port, if given."""
    server = ServerProcess(
        folder / "tables.sqlite",
        "--no-limits",
        *options,
        log=folder / "log",
        environment={"PYTHONPATH": os.pathsep.join([str(package), str(TESTS)])},
        module="browser.seeded_server",
    )
    server.port = port
    with server:
        yield server.wait_until_dealing()


class Player:
    """Somebody on a live line: says things under numbers, keeps what is told."""

    def __init__(
        self,
        server: ServerProcess,
        table: str,
        secret: str | None = None,
        *,
        hello: bool = True,
        source: str = "127.0.0.1",
        waiting: int | None = 16,
    ) -> None:
        """Connect; so many messages may wait to be heard (None: any number) before the server has to."""
        self.table: dict[str, Any] | None = None
        self.state: dict[str, Any] | None = None
        self.times: dict[str, Any] | None = None
        self._number = 0
        self._hanging_up = ExitStack()
        # Nothing of the environment: a proxy for the internet is none for this machine.
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        line = connect(address, proxy=None, compression=None, source_address=(source, 0), max_queue=waiting)
        self.line: ClientConnection = self._hanging_up.enter_context(line)
        if hello:
            self.send({"say": "hello", "id": 0, "secret": secret})
            self.until(lambda: self.table is not None)

    def send(self, message: object) -> None:
        """Send anything."""
        self.line.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """Wait for the next message."""
        told: dict[str, Any] = json.loads(self.line.recv(timeout=30))
        if told["tell"] == "table":
            self.table = told
        elif told["tell"] == "state":
            self.state = told
        elif told["tell"] == "times":
            self.times = told
        return told

    def until(self, ready: Callable[[], bool]) -> None:
        """Listen until something holds."""
        while not ready():
            self.hear()

    def until_state(self, number: int) -> dict[str, Any]:
        """Listen until a state of at least this number is told."""
        self.until(lambda: self.state is not None and self.state["number"] >= number)
        assert self.state is not None
        return self.state

    def say(self, what: str, /, **more: Any) -> dict[str, Any]:
        """Say something and give the answer."""
        self._number += 1
        self.send({"say": what, "id": self._number, **more})
        return self.answer_to(self._number)

    def answer_to(self, number: int | None) -> dict[str, Any]:
        """Wait for the answer to a number."""
        while True:
            told = self.hear()
            if "to" in told and told["to"] == number:
                return told

    def close(self) -> None:
        """Hang up."""
        self._hanging_up.close()


def open_table(server: ServerProcess, seats: int = 2, **options: Any) -> tuple[str, list[str]]:
    """Open a table and take all its seats; give its id and the secrets."""
    plan = {"seats": [{"kind": "open"}] * seats, "pace": "instant", **options}
    table = server.post("/api/tables", plan)["table"]
    secrets = []
    for seat in range(seats):
        path = f"/api/tables/{table}/seats/{seat}"
        secrets.append(server.post(path, {"name": f"Player {seat}", "entropy": ENTROPY})["secret"])
    return table, secrets


def deal(server: ServerProcess, seats: int = 2, **options: Any) -> tuple[str, list[Player]]:
    """Open a table, sit down everywhere, deal; give the table's id and the players, all of them told the state."""
    table, secrets = open_table(server, seats, **options)
    players = [Player(server, table, secret) for secret in secrets]
    assert players[0].say("start")["tell"] == "done"
    for player in players:
        player.until_state(0)
    return table, players


def play_to_the_end(players: list[Player], stop_at: int | None = None) -> int:
    """Let everybody play quickly until the game is over, or until a number of moves; give the number of moves."""
    number: int = players[0].until_state(0)["number"]
    states = [player.until_state(number) for player in players]
    while number != stop_at and states[0]["ending"] is None:
        player, state = next(pair for pair in zip(players, states, strict=True) if pair[1]["ask"] is not None)
        move = answer(msgspec.convert(state["ask"], AnyQuestion))
        told = player.say("play", number=number, move=msgspec.to_builtins(move))
        assert told["tell"] == "done", told
        number += 1
        states = [player.until_state(number) for player in players]
    return number
