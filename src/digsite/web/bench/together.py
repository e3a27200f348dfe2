"""One server with a file, beside several on PostgreSQL and Redis: how fast each is, and how it bears many tables."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from digsite.errors import DigsiteError
from digsite.web.bench.club import Club, Engines, engines, one_server, several_servers
from digsite.web.bench.engines import check_engines
from digsite.web.bench.growing import grow, lines_at
from digsite.web.bench.playing_loop import played
from digsite.web.server import allow_many_lines
from digsite.words.message import message

#: Tables at which servers are compared.
TABLES: Final = 100
#: How many tables are open while it grows, and how many of them are live at most.
SIZES: Final = (10, 100, 1_000, 10_000)
LIVE: Final = 1_000
FILE: Final = "SQLite"
SERVED: Final = "PostgreSQL, Redis"
#: Files that the players' process needs for itself.
_OWN_FILES: Final = 300


def run(
    servers: int,
    seconds: float,
    progress: Callable[[str], None],
    *,
    tables: int = TABLES,
    sizes: Sequence[int] = SIZES,
    live: int = LIVE,
    result: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Measure a server with a file, 1 to so many servers on PostgreSQL and Redis, and both with more and more tables.

    Each play takes about so many seconds. Whoever hands in a ``result`` has in it what was measured, if it is stopped.
    """
    check_engines()
    fitting, left_out = fitting_sizes(sizes, live, allow_many_lines())
    result = {} if result is None else result
    result |= {"tables": tables, "rows": [], "growth": [], "left_out": left_out}
    with engines() as there:
        result["durable"] = there.durable()
        for count in range(servers + 1):
            name = _name(count)
            with _club(count, there, progress) as club:
                progress(f"{name}: {tables:,} tables")
                (row,) = _played(grow(club, [tables], tables, seconds, _told(progress, name)))
                result["rows"].append(_kind(count) | row)
        for count in (0, servers):
            with _club(count, there, progress) as club:
                rows = _played(grow(club, fitting, live, seconds, _told(progress, _name(count))))
                result["growth"] += [_kind(count) | row for row in rows]
    return result


def fitting_sizes(sizes: Sequence[int], live: int, files: int | None) -> tuple[list[int], dict[str, str]]:
    """Give the sizes whose lines this process may open, and for the others a word why not.

    >>> fitting_sizes([100, 10_000], 1_000, 1_024)
    ([100], {'10,000 tables': 'One process may open 1,024 files here, and so many tables need 11,300 (ulimit -n).'})
    """
    fitting, left_out = [], {}
    for size in sizes:
        needed = lines_at(size, live) + _OWN_FILES
        if files is None or needed <= files:
            fitting.append(size)
        else:
            left_out[f"{size:,} tables"] = (
                f"One process may open {files:,} files here, and so many tables need {needed:,} (ulimit -n)."
            )
    return fitting, left_out


def _played(games: Any) -> Any:
    try:
        return played(games)
    except TimeoutError:
        raise DigsiteError("bench-stuck", message("bench-stuck")) from None


def _told(progress: Callable[[str], None], name: str) -> Callable[[str], None]:
    return lambda what: progress(f"{name}: {what}")


def _kind(count: int) -> dict[str, Any]:
    return {"engine": SERVED if count else FILE, "servers": max(count, 1)}


def _name(count: int) -> str:
    if not count:
        return f"one server with {FILE}"
    return "1 server with PostgreSQL and Redis" if count == 1 else f"{count} servers with PostgreSQL and Redis"


@contextmanager
def _club(count: int, there: Engines, progress: Callable[[str], None]) -> Iterator[Club]:
    """Run so many servers on PostgreSQL and Redis; 0: one with a file."""
    progress(f"starting {_name(count)}")
    if count:
        with several_servers(count, there) as club:
            yield club
    else:
        with tempfile.TemporaryDirectory(prefix="digsite-bench-") as folder, one_server(Path(folder)) as club:
            yield club
