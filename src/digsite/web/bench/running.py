"""Measuring the server at several sizes, beside boardgame.io and a bare relay."""

from __future__ import annotations

import multiprocessing
import socket
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from digsite.web.bench import boardgame_io, relay
from digsite.web.bench.figures import Figures, Memory, Watched
from digsite.web.bench.load import Playing
from digsite.web.bench.playing_loop import played
from digsite.web.bench.sitting import HOST, PLAYERS, many_tables
from digsite.web.process import ServerProcess
from digsite.web.server import allow_many_lines

SIZES: Final = (1, 100, 1_000)
#: Seconds between two moves at a table where people sit, more or less. They are quick people. One table alone would
#: make too few moves that way to tell the slowest of a hundred.
PAUSES: Final = {1: 0.05, 100: 5.0, 1_000: 5.0}
#: Seconds of play with pauses, at least: everybody moves a few times.
_WITH_PAUSES: Final = 20.0
#: The size at which memory is looked at: what is made once for all tables is little among so many.
_CROWD: Final = SIZES[-1]
PEER: Final = "boardgame.io"
#: The same work as ours, as far as it can be had there: each player is told as much as by us, and states are in files.
AS_MUCH: Final = "boardgame.io telling as much"
KEPT: Final = "boardgame.io telling and keeping as much"
#: So many tables play at them.
_COMPARED: Final = 100
#: How often workers are asked whether they are ready, each, about.
_ASKED: Final = 8


def run(seconds: float, progress: Callable[[str], None], workers: int = 1) -> dict[str, Any]:
    """Measure everything, each part for about so many seconds; our server has so many workers."""
    allow_many_lines()
    result: dict[str, Any] = {"workers": workers} | {f"pause_s_{tables}": pause for tables, pause in PAUSES.items()}
    peers: dict[str, Any] = {}
    left_out: dict[str, str] = {}
    with tempfile.TemporaryDirectory(prefix="digsite-bench-") as folder:
        for tables in SIZES:
            result.update(_ours(Path(folder) / f"{tables}.sqlite", tables, seconds, progress, workers))
            if left_out:
                continue
            try:
                phases = _phases(tables, seconds)
                peers.setdefault(PEER, {}).update(_peer(PEER, tables, phases, progress))
                if tables == _COMPARED:
                    told = f"told_bytes_per_move_{tables}"
                    more = max(0, result[told] - peers[PEER][told]) // PLAYERS
                    for name, kept in ((AS_MUCH, None), (KEPT, Path(folder) / "kept")):
                        peers[name] = _peer(name, tables, phases[:1], progress, more, kept)
            except boardgame_io.LeftOut as error:
                left_out[PEER] = str(error)
    with _relaying() as port:
        progress("a bare relay, to compare with")
        bare = played(relay.many_tables(port, _COMPARED, seconds))
    result["peers"] = {"relay_per_s_100": round(bare.a_second), **peers}
    result["ratios"] = {"moves/relay_100": round(result["moves_per_s_100"] / bare.a_second, 3)}
    for name, peer in peers.items():
        for tables in SIZES:
            rate = f"moves_per_s_{tables}"
            if rate in peer:
                result["ratios"][f"moves/{name}_{tables}"] = round(result[rate] / peer[rate], 3)
    result["left_out"] = left_out
    return result


def _ours(database: Path, tables: int, seconds: float, progress: Callable[[str], None], workers: int) -> dict[str, Any]:
    progress(f"starting a server for {_so_many(tables)}")
    with ServerProcess(database, "--no-limits", "--workers", str(workers)) as server:
        for _ in range(1 if workers == 1 else _ASKED * workers):  # whichever of them answers
            server.wait_until_searching()
        progress(f"{_so_many(tables)}: moves a second, and how soon each is seen")
        watched = Watched(server.process.pid, children=workers > 1)
        playing = partial(Playing, server.port)
        found = played(many_tables(playing, tables, _phases(tables, seconds), watched))
        return _told(tables, *found, watched.memory())


def _peer(
    name: str,
    tables: int,
    phases: Sequence[tuple[float, float]],
    progress: Callable[[str], None],
    more: int = 0,
    kept: Path | None = None,
) -> dict[str, Any]:
    """Measure boardgame.io, where each player is told so many bytes ``more``, and states are kept in a folder."""
    progress(f"getting and starting {PEER} {boardgame_io.VERSION}")
    with boardgame_io.serving(more, kept) as (process, port, versions):
        progress(f"{name}, {_so_many(tables)}: moves a second, and how soon each is seen")
        watched = Watched(process.pid)
        counting = partial(boardgame_io.Counting, port)
        found = played(many_tables(counting, tables, phases, watched))
        return {"versions": versions, **_told(tables, *found, watched.memory())}


def _so_many(tables: int) -> str:
    """Say how many tables.

    >>> _so_many(1), _so_many(1000)
    ('1 table', '1,000 tables')
    """
    return "1 table" if tables == 1 else f"{tables:,} tables"


def _phases(tables: int, seconds: float) -> list[tuple[float, float]]:
    """Without pauses first, then with."""
    return [(seconds, 0.0), (max(seconds, _WITH_PAUSES), PAUSES[tables])]


def _told(tables: int, found: Sequence[Figures], memory: Memory, after: int) -> dict[str, Any]:
    """Give the figures of one server at one size; ``full`` ones are those without pauses."""
    full, *calm = found
    told: dict[str, Any] = {f"moves_per_s_{tables}": round(full.a_second)}
    if full.worked:
        told[f"core_ms_per_move_{tables}"] = round(full.work, 3)
    told |= {f"full_{part}_ms_{tables}": value for part, value in full.parts().items()}
    told[f"told_bytes_per_move_{tables}"] = full.told // max(1, len(full.took))
    for with_pauses in calm:
        told |= {f"{part}_ms_{tables}": value for part, value in with_pauses.parts().items()}
    if tables == _CROWD and memory.idle:
        told["kb_per_table"] = round(memory.a_table(tables), 1)
        told["kb_per_line"] = round(memory.a_line(PLAYERS * tables), 1)
        told["idle_mb"] = round(memory.idle / 1e6, 1)
        told[f"played_mb_{tables}"] = round(after / 1e6, 1)
    return told


@contextmanager
def _relaying() -> Iterator[int]:
    """Run the relay in a process of its own."""
    with socket.create_server((HOST, 0)) as listener:
        process = multiprocessing.get_context("spawn").Process(target=relay.serve, args=(listener,), daemon=True)
        process.start()
        try:
            yield listener.getsockname()[1]
        finally:
            process.terminate()
            process.join()
