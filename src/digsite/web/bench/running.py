"""Measuring the server at several sizes, beside a bare relay."""

from __future__ import annotations

import asyncio
import importlib.util
import multiprocessing
import socket
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from digsite.web.bench import load, relay
from digsite.web.process import ServerProcess
from digsite.web.server import allow_many_lines

T = TypeVar("T")

SIZES: Final = (1, 100, 1_000)
#: Seconds between two moves at a table where people sit, more or less. They are quick people.
PAUSE: Final = 5.0


def run(seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """Measure everything, each part for about so many seconds."""
    allow_many_lines()
    result: dict[str, Any] = {"pause_s": PAUSE}
    with tempfile.TemporaryDirectory(prefix="digsite-bench-") as folder:
        for tables in SIZES:
            progress(f"starting a server for {tables} tables")
            with ServerProcess(Path(folder) / f"{tables}.sqlite", "--no-limits") as server:
                server.wait_until_dealing()
                progress(f"{tables} tables: moves a second, and how soon each is seen")
                # One table alone is never in anybody's way: there the pause would change nothing.
                phases = [(seconds, 0.0)] if tables == 1 else [(seconds, 0.0), (max(seconds, 4 * PAUSE), PAUSE)]
                found = _played(load.many_tables(server.port, tables, phases))
            full, calm = found[0], found[-1]
            result[f"moves_per_s_{tables}"] = round(full.a_second)
            result[f"p50_ms_{tables}"] = round(calm.part(0.5), 2)
            result[f"p99_ms_{tables}"] = round(calm.part(0.99), 2)
    with _relaying() as port:
        progress("a bare relay, to compare with")
        bare = _played(relay.many_tables(port, 100, seconds))
    result["peers"] = {"relay_per_s_100": round(bare.a_second)}
    result["ratios"] = {"moves/relay_100": round(result["moves_per_s_100"] / bare.a_second, 3)}
    return result


def _played(games: Coroutine[Any, Any, T]) -> T:
    """Play on the quickest event loop there is."""
    if importlib.util.find_spec("uvloop") is None:
        return asyncio.run(games)
    import uvloop

    return uvloop.run(games)


@contextmanager
def _relaying() -> Iterator[int]:
    """Run the relay in a process of its own."""
    with socket.create_server((load.HOST, 0)) as listener:
        process = multiprocessing.get_context("spawn").Process(target=relay.serve, args=(listener,), daemon=True)
        process.start()
        try:
            yield listener.getsockname()[1]
        finally:
            process.terminate()
            process.join()
