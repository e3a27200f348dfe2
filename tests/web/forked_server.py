"""Servers that start in a moment: copies (``fork``) of a process that has loaded everything and serves nobody.

Of a server that is killed within a second nearly all the computing would go into importing and loading. A copy is a
server in a process of its own like any other: it opens the database, takes the port and begins from what is stored.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import threading
from importlib import import_module
from pathlib import Path
from typing import Self

from digsite.web.process import ServerProcess

TESTS = Path(__file__).resolve().parent.parent


class ForkedServer(ServerProcess):
    """``digsite serve --no-limits`` as a copy of a process that is kept for all its starts."""

    def __init__(self, database: Path | str, log: Path, fan_out: str | None = None) -> None:
        super().__init__(database)
        self._fan_out = fan_out
        self._writes = log
        self._original: subprocess.Popen[str] | None = None
        self._copy: int | None = None  # the process that serves

    def start(self) -> Self:
        """Start; return as soon as the page can be had."""
        original = self._original = self._original or self._loaded()
        assert original.stdin is not None
        asked = {"port": self.port, "database": str(self.database), "fan_out": self._fan_out}
        original.stdin.write(json.dumps(asked) + "\n")
        original.stdin.flush()
        self._copy = int(self._heard())
        said = self._heard()
        assert said.startswith("The table is open at "), f"The server did not start: {said!r}"
        self.port = int(said.rsplit(":", 1)[1].strip().rstrip("/"))
        return self

    @property
    def is_running(self) -> bool:
        """Whether it serves."""
        return self._copy is not None

    def kill(self) -> None:
        """Kill the one that serves, if there is one (SIGKILL), and wait until it is gone."""
        if self._copy is not None:
            os.kill(self._copy, signal.SIGKILL)
            self._copy = None
            while self._heard() != "gone\n":
                pass

    def close(self) -> None:
        """Let the loaded process end too."""
        if self._original is not None:
            self.kill()
            self._original.communicate()
            self._original = None

    def _loaded(self) -> subprocess.Popen[str]:
        paths = [str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        with self._writes.open("a", encoding="utf-8") as log:
            return subprocess.Popen(
                [sys.executable, "-m", "web.forked_server"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=environment,
                start_new_session=True,  # Ctrl-C is for whoever started it
            )

    def _heard(self) -> str:
        assert self._original is not None
        assert self._original.stdout is not None
        line = self._original.stdout.readline()
        assert line, f"The server's process is gone; {self._writes} may say why."
        return line


def _load_everything() -> None:
    from digsite.tables.host.kernel import KernelState
    from digsite.tables.wire.messages import Reach
    from digsite.web.app import create_app
    from digsite.web.limits import NO_LIMITS

    for name in ("digsite.web.server", "digsite.cli.commands.serve", "alembic.command"):
        import_module(name)
    create_app("sqlite://", NO_LIMITS, Reach(True, ()), ())  # what it looks up once is looked up
    KernelState().start(lambda: None)
    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join()  # a copy has only the thread that copies
    gc.freeze()


def _copy_when_told() -> None:
    while command := sys.stdin.readline():
        copy = os.fork()
        if copy == 0:
            _serve(**json.loads(command))
        os.waitpid(copy, 0)
        print("gone", flush=True)


def _serve(port: int, database: str, fan_out: str | None) -> None:
    from digsite.cli.commands.serve import serve

    print(os.getpid(), flush=True)
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    serve(host="127.0.0.1", port=port, database=database, no_open=True, no_limits=True, fan_out=fan_out)
    sys.exit(0)


if __name__ == "__main__":
    _load_everything()
    _copy_when_told()
