"""A real server in its own process, for benchmarks, tests and tools."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Self

from digsite.errors import DigsiteError

#: Seconds until cards can be dealt, on the slowest of machines.
_PATIENCE: Final = 600.0


class ServerProcess:
    """``digsite serve`` with a database, on a port that stays the same when it is started again."""

    def __init__(
        self,
        database: Path | str,
        *options: str,
        log: Path | None = None,
        environment: Mapping[str, str] | None = None,
        module: str = "digsite.cli",
    ) -> None:
        """Take what ``digsite serve`` takes; ``module`` is the one that ``python -m`` runs as ``digsite``."""
        self.database = database
        self._module = module
        self.port = 0
        self._options = options
        self._log = log
        self._environment = {**os.environ, **(environment or {})}
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where it listens, without a slash at the end."""
        return f"http://localhost:{self.port}"

    @property
    def process(self) -> subprocess.Popen[str]:
        """The process that runs now."""
        if self._process is None:
            raise RuntimeError("The server was not started.")
        return self._process

    def start(self) -> Self:
        """Start; return as soon as it serves the page."""
        command = [sys.executable, "-m", self._module, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database", str(self.database), "--no-open", *self._options]
        errors: int | IO[str] = subprocess.DEVNULL if self._log is None else self._log.open("a", encoding="utf-8")
        self._process = subprocess.Popen(  # noqa: S603  # our own command
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env=self._environment
        )
        if not isinstance(errors, int):
            errors.close()
        assert self.process.stdout is not None  # noqa: S101
        said = self.process.stdout.readline()
        if not said.startswith("The table is open at "):
            self._gone()
            raise DigsiteError("server-not-started", "The server did not start. 'digsite serve' says why.")
        self.port = int(said.rsplit(":", 1)[1].strip().rstrip("/"))
        return self

    def wait_until_dealing(self) -> Self:
        """Wait until cards can be dealt."""
        return self._wait_for("ready")

    def wait_until_searching(self) -> Self:
        """Wait until all of the kernel is loaded and nothing runs in the background."""
        return self._wait_for("searches")

    def _wait_for(self, what: str) -> Self:
        deadline = time.monotonic() + _PATIENCE
        while time.monotonic() < deadline:
            with suppress(TimeoutError):  # a busy machine may take longer over one answer
                if self.get("/api/kernel")[what]:
                    return self
            time.sleep(0.1)
        raise RuntimeError("The kernel did not get ready in time.")

    def get(self, path: str) -> Any:
        """Ask for some JSON."""
        return self._asked(urllib.request.Request(self.address + path))  # noqa: S310

    def post(self, path: str, body: object) -> Any:
        """Send some JSON and get some back."""
        kind = {"content-type": "application/json"}
        return self._asked(urllib.request.Request(self.address + path, json.dumps(body).encode(), kind))  # noqa: S310

    def _asked(self, request: urllib.request.Request) -> Any:
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
            return json.load(answer)

    def kill(self) -> None:
        """Kill it in the middle of whatever it does (SIGKILL)."""
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        """Stop it as Ctrl-C would; give its exit code."""
        self.process.terminate()
        return self._gone()

    def _gone(self) -> int:
        try:
            code = self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _where: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self._gone()
