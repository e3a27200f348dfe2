"""Several processes that serve at one listening socket, and the one that looks after them.

Each worker is a server of its own: all of them share the database and tell each other what they did. One that dies is
replaced, and those who were connected to it come back to another. On SIGUSR2 fresh ones take over, one after the other:
nobody is turned away, and lines are told to come back (1012).

Each has a place, a number that its successor has after it. From here all have a line to the hub that is between them,
and the pen for a SQLite file (``web/place.py``).
"""

from __future__ import annotations

import logging
import queue
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterable
from typing import Final, Literal

from digsite.errors import DigsiteError
from digsite.kernels import PLAYABLE, are_ready, cache_folder
from digsite.tables.between.hub import Hub
from digsite.tables.log.pen import new_sheet
from digsite.web.changeover import RENEW, Successor
from digsite.web.place import told_place

#: Seconds that a worker has to stop, and that pass before one that died soon after its start is replaced.
_TO_STOP: Final = 15.0
_PAUSE: Final = 2.0
#: Seconds between two looks whether all are alive.
_LOOK: Final = 0.2

_log = logging.getLogger("digsite.web")


class Workers:
    """So many processes that serve, for as long as this one is not told to stop."""

    def __init__(
        self, listener: socket.socket, number: int, compile_for_play: Callable[[], bool], gone: Callable[[int], None]
    ) -> None:
        """Take the socket they all serve at; ``compile_for_play`` runs where nothing is compiled yet.

        ``gone`` is told the process of each worker that has ended.
        """
        listener.set_inheritable(True)
        self._listener = listener
        self._number = number
        self._compile = compile_for_play
        self._gone = gone
        self._serving: dict[int, Successor] = {}  # by their places
        self._starting: dict[int, Successor] = {}
        self._hub = Hub()
        self._sheet = new_sheet()
        self._asked: queue.SimpleQueue[Literal["stop", "renew"]] = queue.SimpleQueue()
        self._stopping = False

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until told to stop; ``ready`` is called when the page can be opened."""
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda *_: self._stop())
        signal.signal(RENEW, lambda *_: self._asked.put("renew"))
        self._serving = self._fresh(range(self._number))
        if not self._serving and not self._stopping:
            raise DigsiteError("no-workers", "No worker could start; the lines above say why.")
        if not self._stopping:
            ready()
        if not are_ready(PLAYABLE) and cache_folder() is not None:
            threading.Thread(target=self._renew_when_compiled, name="digsite-compile", daemon=True).start()
        while not self._stopping:
            self._look_after()
        for worker in self._serving.values():
            worker.stop()
        for worker in self._serving.values():
            worker.wait(_TO_STOP)
        self._hub.close()

    def _stop(self) -> None:
        self._stopping = True
        for worker in self._starting.values():
            worker.stop()
        self._asked.put("stop")

    def _fresh(self, places: Iterable[int]) -> dict[int, Successor]:
        """Start workers for some places and let those serve that get ready."""
        self._starting = {place: self._started(place) for place in places}
        ready = {place: worker for place, worker in self._starting.items() if worker.wait_until_ready()}
        for place, worker in self._starting.items():
            if place in ready and not self._stopping:
                worker.go()
            else:
                worker.give_up()
        self._starting = {}
        return {} if self._stopping else ready

    def _started(self, place: int) -> Successor:
        with self._hub.join(place) as line:
            files = (line.fileno(), self._sheet)
            return Successor(self._listener, told_place(place, *files), files)

    def _look_after(self) -> None:
        """Wait for what there is to do, and do it."""
        try:
            if self._asked.get(timeout=_LOOK) == "renew":
                self._renew()
        except queue.Empty:
            self._replace_the_dead()

    def _renew(self) -> None:
        """Let fresh workers take over, one after the other."""
        for place, old in list(self._serving.items()):
            fresh = {} if self._stopping else self._fresh([place])
            if not fresh:
                _log.error("no-successor", extra={"about": {"reason": "It ended before it could serve."}})
                return
            self._serving.update(fresh)
            old.stop()
            old.wait(_TO_STOP)
            self._gone(old.process)

    def _replace_the_dead(self) -> None:
        for place, worker in list(self._serving.items()):
            if worker.code is not None:
                del self._serving[place]
                self._gone(worker.process)
                _log.error("worker-died", extra={"about": {"code": worker.code}})
        missing = [place for place in range(self._number) if place not in self._serving]
        if missing:
            began = time.monotonic()
            found = self._fresh(missing)
            self._serving.update(found)
            if len(found) < len(missing) and not self._stopping:
                time.sleep(max(0.0, _PAUSE - (time.monotonic() - began)))

    def _renew_when_compiled(self) -> None:
        if self._compile():
            self._asked.put("renew")
