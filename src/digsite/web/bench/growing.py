"""How a club bears more and more tables: some of them live, at the others one player waits for the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from digsite.web.bench.club import Club
from digsite.web.bench.figures import Figures, Watched
from digsite.web.bench.load import Playing, Waiting
from digsite.web.bench.sitting import AT_ONCE, PLAYERS, Sitting, play_at

#: Seconds that opening tables for one size may take; with what is open by then it goes on.
MOST_OPENING: Final = 240.0
#: Seconds for which nobody moves, to see what tables cost that are only there.
QUIET: Final = 3.0
#: Seconds between two moves at a live table, about, where people sit.
PAUSE: Final = 5.0
#: Seconds of play with pauses, at least: at every live table somebody moves.
WITH_PAUSES: Final = 8.0


async def grow(
    club: Club, sizes: Sequence[int], most_live: int, seconds: float, progress: Callable[[str], None]
) -> list[dict[str, Any]]:
    """Open more and more tables at a club, and measure it at each of these sizes; so many tables are live at most."""
    places = club.places()
    live: list[Playing] = []
    waiting: list[Playing] = []
    rows = []
    try:
        for size in sizes:
            began = time.perf_counter()
            wanted = min(size, most_live)
            await _open(live, wanted, Playing, places, began, progress)
            await _open(waiting, size - wanted, Waiting, places, began, progress)
            took = time.perf_counter() - began
            rows.append({"open": len(live) + len(waiting), "live": len(live), "opening_s": round(took, 1)})
            progress(f"{rows[-1]['open']:,} tables open, {len(live):,} of them live")
            rows[-1] |= await measure(club, live, seconds)
            if rows[-1]["open"] < size:
                break  # it took too long: larger ones would take longer
    finally:
        for table in (*live, *waiting):
            table.leave()
    return rows


async def _open(
    tables: list[Playing],
    wanted: int,
    kind: type[Playing],
    places: Iterator[tuple[int, ...]],
    began: float,
    progress: Callable[[str], None],
) -> None:
    """Open tables until there are so many, or until it has taken too long."""
    told = began

    async def one_after_the_other() -> None:
        nonlocal told
        while len(tables) < wanted and time.perf_counter() < began + MOST_OPENING:
            table = kind(*next(places))
            tables.append(table)
            await table.sit_down()
            if time.perf_counter() > told + 2:
                told = time.perf_counter()
                progress(f"opening tables, {len(tables):,} of {wanted:,}")

    await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))


async def measure(club: Club, live: Sequence[Sitting[Any]], seconds: float) -> dict[str, Any]:
    """Measure a club whose live tables are these: without pauses, with pauses, and while nobody moves."""
    engines = club.engines or Watched()
    worked = club.servers.worked() + engines.worked()
    await asyncio.sleep(QUIET)
    quiet = club.servers.worked() + engines.worked() - worked
    stood_on, played = engines.worked(), time.process_time()
    full = await play_at(live, seconds, 0.0, club.servers)
    stood_on, played = engines.worked() - stood_on, time.process_time() - played
    told: dict[str, Any] = {
        "moves_per_s": round(full.a_second, 1),
        "core_ms_per_move": round(full.work, 3),
        "engines_ms_per_move": round(1e3 * stood_on / len(full.took), 3),
        "players_ms_per_move": round(1e3 * played / len(full.took), 3),
    }
    told |= _soon("full_", full)
    told |= _soon("", await play_at(live, max(seconds, WITH_PAUSES), _pause(len(live)), club.servers))
    told["memory_mb"] = round(club.servers.memory() / 1e6, 1)
    told["engines_mb"] = round(engines.memory() / 1e6, 1)
    told["stored_mb"] = round(club.stored() / 1e6, 2)
    told["quiet_cores"] = round(quiet / QUIET, 3)
    return told


def _soon(prefix: str, figures: Figures) -> dict[str, float]:
    return {f"{prefix}{part}_ms": value for part, value in figures.parts().items()}


def _pause(live: int) -> float:
    """Few tables would make too few moves to tell the slowest of a hundred: there, people are quicker.

    >>> _pause(1_000), _pause(10)
    (5.0, 0.5)
    """
    return min(PAUSE, live / 20)


def lines_at(size: int, most_live: int) -> int:
    """Say how many lines are open at a size: two to a live table, one to any other.

    >>> lines_at(10_000, 1_000), lines_at(100, 1_000)
    (11000, 200)
    """
    return size + (PLAYERS - 1) * min(size, most_live)
