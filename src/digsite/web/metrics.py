"""Figures for Prometheus: how many tables, lines and moves, how long answers take, what is refused.

They are told at an address of their own (``--metrics``), never where players come in. No label names a table, a person
or an address: codes of refusals are the only labels, and there are only so many.

With several workers each writes its figures into files that they share, and the process that looks after them adds them
up (Prometheus calls that multiprocess mode).
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from digsite.errors import DigsiteError
from digsite.tables.host.counting import Counting

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

#: Where workers share their figures; Prometheus's client reads this when it is imported.
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
#: More codes than there are: whatever comes on top is counted together.
_MOST_CODES: Final = 300
#: Seconds between two looks at what is counted by looking.
_LOOK: Final = 1.0
#: Seconds between two tries to listen, while a predecessor still does.
_TRY: Final = 0.5
_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 5.0)


class Place(NamedTuple):
    """Where figures are told."""

    host: str
    port: int


def place_of(text: str) -> Place:
    """Read where to listen: a port of this machine alone, or an address with a port.

    >>> place_of("9712"), place_of("10.0.0.5:9712"), place_of("[::1]:9712")
    (Place(host='127.0.0.1', port=9712), Place(host='10.0.0.5', port=9712), Place(host='::1', port=9712))
    """
    host, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdigit() or not 0 < int(port) < 65_536:
        raise DigsiteError(
            "no-metrics-address", f"--metrics is a port or an address with one, such as 127.0.0.1:9712, not {text!r}."
        )
    return Place(host.strip("[]") or "127.0.0.1", int(port))


class Metrics(Counting):
    """The figures of one process."""

    def __init__(self) -> None:
        prometheus = _prometheus()
        self.registry: CollectorRegistry = prometheus.CollectorRegistry()
        made: dict[str, Any] = {"registry": self.registry}
        gauge = prometheus.Gauge

        def live(name: str, about: str) -> Any:
            return gauge(f"digsite_{name}", about, multiprocess_mode="livesum", **made)

        self._tables = live("tables", "Tables in memory.")
        self._lines = live("lines", "Live lines that are open.")
        self._queue = live("queue", "Additions to logs that wait to be written.")
        self._moves = prometheus.Counter("digsite_moves", "Moves that were stored.", **made)
        self._refusals = prometheus.Counter("digsite_refusals", "What was refused, by code.", ["code"], **made)
        histogram = prometheus.Histogram
        self._storing = histogram("digsite_storing_seconds", "Until an entry is on disk.", buckets=_QUICK, **made)
        self._answering = histogram(
            "digsite_answering_seconds", "From a message on a live line to its answer.", buckets=_QUICK, **made
        )
        self._thinking = histogram(
            "digsite_thinking_seconds", "How long bots think about a decision.", buckets=_SLOW, **made
        )
        self._codes: dict[str, Any] = {}

    def stored(self, moves: int, seconds: float) -> None:
        """Count what was stored."""
        self._storing.observe(seconds)
        if moves:
            self._moves.inc(moves)

    def thought(self, seconds: float) -> None:
        """Count a bot's thinking."""
        self._thinking.observe(seconds)

    def answered(self, seconds: float) -> None:
        """Count an answer."""
        self._answering.observe(seconds)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        counter = self._codes.get(code)
        if counter is None:
            if len(self._codes) >= _MOST_CODES:
                code = "other"
            counter = self._codes[code] = self._refusals.labels(code)
        counter.inc()

    async def look(self, tables: Callable[[], int], lines: Callable[[], int], queue: Callable[[], int]) -> None:
        """Look now and then at what is there, until cancelled."""
        while True:
            self._tables.set(tables())
            self._lines.set(lines())
            self._queue.set(queue())
            await asyncio.sleep(_LOOK)


def tell(place: Place, registry: CollectorRegistry, *, patiently: bool = False) -> None:
    """Tell the figures to whoever asks there; ``patiently``: somebody else does so, for a moment still."""
    start = _prometheus().start_http_server
    try:
        start(place.port, place.host, registry)
    except OSError as error:
        if not patiently:
            why = f"Figures cannot be told at {place.host}:{place.port}: {error.strerror or error}."
            raise DigsiteError("cannot-listen", why) from error

        def again() -> None:
            while True:
                time.sleep(_TRY)
                with suppress(OSError):
                    start(place.port, place.host, registry)
                    return

        threading.Thread(target=again, name="digsite-metrics", daemon=True).start()


class SharedFigures:
    """The figures of all workers, added up by whoever looks after them."""

    def __init__(self, place: Place, folder: str) -> None:
        """Take a folder that is empty and stays as long as the workers do."""
        os.environ[FOLDER] = folder  # before anybody imports what reads it
        prometheus = _prometheus()
        multiprocess: Any = import_module("prometheus_client.multiprocess")
        self._gone: Callable[[int], None] = multiprocess.mark_process_dead
        registry: CollectorRegistry = prometheus.CollectorRegistry()
        multiprocess.MultiProcessCollector(registry, folder)
        tell(place, registry)

    def worker_gone(self, process: int) -> None:
        """Forget what was there at a worker that has ended; what it counted still counts."""
        self._gone(process)


def _prometheus() -> Any:
    try:
        import prometheus_client
    except ImportError as error:
        raise DigsiteError(
            "no-prometheus", "--metrics needs the parts for servers: pip install 'digsite[servers]'."
        ) from error
    return prometheus_client
