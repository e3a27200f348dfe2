"""Two servers that play the same games, of which one tells of another world; and who listens to them."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from digsite.tables.wire import messages as m
from digsite.web.process import ServerProcess
from servers import TESTS, Player
from web.worlds_server import SPECTATOR


@contextmanager
def two_worlds(
    folders: Sequence[Path], databases: Sequence[str] | None = None, *options: str
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Run the true world and the other one, on files in these folders or on databases of their own."""
    kept = databases or [str(folder / "tables.sqlite") for folder in folders]
    with ExitStack() as stack:
        servers = []
        for folder, database, world in zip(folders, kept, ("", "1"), strict=True):
            environment = {"PYTHONPATH": os.pathsep.join(["", str(TESTS)]), "DIGSITE_OTHER_WORLD": world}
            server = ServerProcess(
                database,
                "--no-limits",
                *options,
                log=folder / "log",
                environment=environment,
                module="web.worlds_server",
            )
            servers.append(stack.enter_context(server))
        true, other = (server.wait_until_dealing() for server in servers)
        yield true, other


def entropy_of(viewer: int | None, seed: int, people: int, seats: int) -> list[bytes]:
    """What each seat adds to the deal; the first one's bytes say from whom the other world is hidden."""
    first = seed.to_bytes(4, "big") + bytes([SPECTATOR if viewer is None else viewer])
    return [first, *[b"sand"] * (people - 1), *[b""] * (seats - people)]


class Listener:
    """A viewer's line: every byte that came, what was told and what was answered apart: the two have no order."""

    def __init__(self, server: ServerProcess, table: str, secret: str | None) -> None:
        self.told: list[str] = []
        self.answers: list[str] = []
        self._kinds: Counter[str] = Counter()  # what was told, by kind
        self._expected: Counter[str] = Counter()
        self._state = -1
        self._line = Player(server, table, hello=False, waiting=None)
        self._line.send({"say": "hello", "id": 0, "secret": secret})

    def _hear(self) -> None:
        text = self._line.line.recv(timeout=60)
        assert isinstance(text, str)
        told = json.loads(text)
        if "to" in told:
            self.answers.append(text)
        else:
            self.told.append(text)
            self._kinds[told["tell"]] += 1
            self._state = told.get("number", self._state)

    def until_told(self, count: int) -> None:
        """Listen until so many things were told."""
        while len(self.told) < count:
            self._hear()

    def until_state(self, number: int) -> None:
        """Listen until this state was told."""
        while self._state < number:
            self._hear()

    def until(self, kinds: Iterable[str]) -> None:
        """Listen until one more of each of these kinds was told, and nothing else."""
        self._expected.update(kinds)
        while not self._kinds >= self._expected:
            self._hear()
        assert self._kinds == self._expected, self.told[-3:]

    def say(self, said: m.AnySaid) -> str:
        """Say something and give the answer."""
        before = len(self.answers)
        self._line.send(msgspec.json.encode(said).decode())
        while len(self.answers) == before:
            self._hear()
        return self.answers[-1]

    def close(self) -> None:
        """Hang up."""
        self._line.close()
