"""Changing over to a fresh process while games go on: the listening socket stays open, and so do the tables.

The one who serves starts a successor: the same command once more, with the listening socket handed to it. The successor
gets everything ready and says so; then the first one stops as it would for Ctrl-C, with everything stored and every
live line told to come back (1012), and says "go"; the successor serves. Whoever connects in between waits in the
socket's queue, and pages come back by themselves. The first process stays, does nothing but pass signals on, and ends
with its successor, so whoever started the command sees one program.

This is how a server that began as plain Python becomes a compiled one, and, on SIGUSR2, how a new version of digsite
takes over from an old one.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from types import FrameType
from typing import Final

from digsite.kernels import compiling_environment

_log = logging.getLogger("digsite.web")

#: Handing sockets on works on Unix; elsewhere a server stays what it is until somebody restarts it.
IS_POSSIBLE: Final = os.name == "posix"
#: Asks a server to give its place to a fresh one, of whatever version lies on disk by then.
RENEW: Final = signal.SIGUSR2 if IS_POSSIBLE else signal.SIGTERM
_INHERITED: Final = "DIGSITE_LISTENER"
_READY: Final = b"ready\n"
_GO: Final = b"go\n"


def inherited_listener() -> socket.socket | None:
    """Give the listening socket of the process before this one; None: this is the first."""
    number = os.environ.pop(_INHERITED, None)
    return None if number is None else socket.socket(fileno=int(number))


class Successor:
    """A fresh process that waits for its turn to serve."""

    def __init__(
        self, listener: socket.socket, told: Mapping[str, str] | None = None, files: tuple[int, ...] = ()
    ) -> None:
        """Start it; it loads what it needs, and serves nobody yet. It is told so, and has these open files, too."""
        number = listener.fileno()
        self._process = subprocess.Popen(  # noqa: S603  # the very command that started us
            [sys.executable, *sys.orig_argv[1:]],
            env={**compiling_environment(), _INHERITED: str(number), **(told or {})},
            pass_fds=(number, *files),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C reaches it through us, once
        )

    def wait_until_ready(self) -> bool:
        """Wait until it could serve; False: it ended instead."""
        assert self._process.stdout is not None  # noqa: S101
        return self._process.stdout.readline() == _READY

    def go(self) -> None:
        """Let it serve."""
        assert self._process.stdin is not None  # noqa: S101
        self._process.stdin.write(_GO)
        self._process.stdin.flush()

    def give_up(self) -> None:
        """Let it end without having served."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """Let it stop: everything is stored, and every line told to come back."""
        self._process.terminate()

    @property
    def process(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def code(self) -> int | None:
        """Its exit code; None: it runs."""
        return self._process.poll()

    def wait(self, seconds: float) -> None:
        """Wait until it has ended; whoever takes longer than this is killed."""
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.give_up()

    def stay_with(self) -> int:
        """Pass signals on to it until it ends; give its exit code."""

        def pass_on(number: int, _frame: FrameType | None) -> None:
            self._process.send_signal(number)

        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, RENEW):
            signal.signal(number, pass_on)
        return self._process.wait()


def await_turn() -> None:
    """Say that this process is ready, and wait for its turn; it ends with the process that started it."""
    sys.stdout.buffer.write(_READY)
    sys.stdout.flush()
    if sys.stdin.buffer.readline() != _GO:
        sys.exit(0)  # the one who started it is gone
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nobody reads there any more


def end_with_parent(stop: Callable[[], None]) -> None:
    """Stop when the process that started this one is gone."""

    def watch() -> None:
        while os.read(sys.stdin.fileno(), 64):  # not its buffer: that would be locked when the interpreter ends
            pass
        stop()

    threading.Thread(target=watch, name="digsite-parent", daemon=True).start()


class Changeover:
    """Gets a successor ready while the server serves, then asks the server to stop."""

    def __init__(self, listener: socket.socket, stop: Callable[[], None]) -> None:
        self._listener = listener.dup()  # the server closes its own
        self._listener.set_inheritable(True)
        self._stop = stop
        self._lock = threading.RLock()  # a signal may call off what this very thread is about to begin
        self._running = False
        self._called_off = False
        self.successor: Successor | None = None  # once it is ready

    def begin(self, first: Callable[[], bool] = lambda: True) -> None:
        """Get a successor ready, unless one is on its way; ``first`` runs before and may say no."""
        with self._lock:
            if self._running or self._called_off:
                return
            self._running = True
        threading.Thread(target=self._prepare, args=(first,), name="digsite-changeover", daemon=True).start()

    def call_off(self) -> None:
        """Let no successor take over any more."""
        with self._lock:
            self._called_off = True

    def _prepare(self, first: Callable[[], bool]) -> None:
        try:
            if not first():
                return
            successor = Successor(self._listener)
            ready = successor.wait_until_ready()
            with self._lock:
                if ready and not self._called_off:
                    self.successor = successor
                    self._stop()
                    return
            successor.give_up()
            if not self._called_off:
                _log.error("no-successor", extra={"about": {"reason": "It ended before it could serve."}})
        except OSError as error:
            _log.error("no-successor", exc_info=error)
        finally:
            self._running = False
