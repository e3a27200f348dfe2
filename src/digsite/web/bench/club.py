"""A club to measure: servers on one database, and what they stand on, as processes that are watched."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from digsite.web.bench.engines import Postgres, Redis
from digsite.web.bench.figures import Watched
from digsite.web.process import ServerProcess


@dataclass(frozen=True)
class Engines:
    """A PostgreSQL and a Redis that run."""

    postgres: Postgres
    redis: Redis

    def durable(self) -> dict[str, str]:
        """Say how PostgreSQL keeps what it was given, in its own words."""
        return {name: str(self.postgres.ask(f"SHOW {name}")) for name in ("fsync", "synchronous_commit")}


@contextmanager
def engines() -> Iterator[Engines]:
    """Run a PostgreSQL and a Redis; both are gone afterwards, whatever happens."""
    with Postgres() as postgres, Redis() as redis:
        yield Engines(postgres, redis)


@dataclass(frozen=True)
class Club:
    """Servers that run, and what they stand on."""

    ports: tuple[int, ...]
    servers: Watched
    engines: Watched | None
    #: How much lies on the disk, in bytes.
    stored: Callable[[], int]

    def places(self) -> Iterator[tuple[int, ...]]:
        """Give ports for one table after the other: every table is opened at another server.

        Its second player is at the server after that one, so with several every move goes from one to another.
        """
        for number in itertools.count():
            start = number % len(self.ports)
            yield self.ports[start:] + self.ports[:start]


@contextmanager
def one_server(folder: Path) -> Iterator[Club]:
    """Run one server with a file of its own."""
    database = folder / "tables.sqlite"
    with ServerProcess(database, "--no-limits") as server:
        server.wait_until_searching()
        yield Club(
            (server.port,), Watched(server.process.pid), None, lambda: sum(f.stat().st_size for f in _files(database))
        )


def _files(database: Path) -> Iterator[Path]:
    return database.parent.glob(f"{database.name}*")


@contextmanager
def several_servers(count: int, engines: Engines) -> Iterator[Club]:
    """Run so many servers on an empty database of PostgreSQL, with Redis between them."""
    database = engines.postgres.new_database()
    name = database.partition("?")[0].rpartition("/")[2]
    with ExitStack() as stack:
        options = ("--no-limits", "--fan-out", engines.redis.url)
        servers = [stack.enter_context(ServerProcess(database, *options)) for _ in range(count)]
        for server in servers:
            server.wait_until_searching()
        yield Club(
            tuple(server.port for server in servers),
            Watched(*(server.process.pid for server in servers)),
            Watched(engines.postgres.process, engines.redis.process.pid, children=True),
            lambda: int(engines.postgres.ask(f"SELECT pg_database_size('{name}')")),
        )
