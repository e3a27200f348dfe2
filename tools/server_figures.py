"""Measure one server with SQLite and several on PostgreSQL and Redis, and write it into docs/operating.md.

It takes some ten minutes of a machine that does nothing else. Ctrl-C stops it at any time: what was measured by then is
printed, everything that was started is cleared away, and the page stays as it is.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

from digsite.cli.commands.bench import ended_like_ctrl_c
from digsite.web.bench.together import FILE, run

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "operating.md"
PLACE = re.compile(r"(<!-- servers -->\n).*?(<!-- /servers -->)", re.DOTALL)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Lay out a table in Markdown."""
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows))


def both(row: Mapping[str, Any], servers: str, engines: str, digits: int) -> str:
    """Write what the servers take, and what their engines take, if they have any."""
    return " + ".join(f"{row[name]:,.{digits}f}" for name in (servers, engines) if row.get(name))


def soon(row: Mapping[str, Any], *parts: str) -> str:
    """Write within how many milliseconds moves were seen."""
    return ", ".join(f"{row[part]:,.0f}" for part in parts if part in row) + " ms"


def place(row: Mapping[str, Any]) -> str:
    """Say which servers these are."""
    if row["engine"] == FILE:
        return FILE
    return "1 server" if row["servers"] == 1 else f"{row['servers']} servers"


def side_by_side(rows: Sequence[Mapping[str, Any]], tables: int) -> str:
    """Lay out how fast the servers are."""
    head = [
        f"{tables} live tables on",
        "moves/s",
        "seen within: half, 9 of 10, 99 of 100",
        "with pauses: 99 of 100",
        "ms of a core a move: servers + engines",
        "memory, MB: servers + engines",
    ]
    told = [
        [
            place(row),
            f"{row['moves_per_s']:,.0f}",
            soon(row, "full_p50_ms", "full_p90_ms", "full_p99_ms"),
            soon(row, "p99_ms"),
            both(row, "core_ms_per_move", "engines_ms_per_move", 2),
            both(row, "memory_mb", "engines_mb", 0),
        ]
        for row in rows
    ]
    return table(head, told)


def growth(rows: Sequence[Mapping[str, Any]]) -> str:
    """Lay out how they bear more tables."""
    head = [
        "tables open, live",
        "on",
        "moves/s",
        "99 of 100",
        "with pauses",
        "ms of a core a move",
        "memory, MB",
        "cores while nobody moves",
        "seconds to open",
    ]
    told = [
        [
            f"{row['open']:,}, {row['live']:,}",
            place(row),
            f"{row['moves_per_s']:,.0f}",
            soon(row, "full_p99_ms"),
            soon(row, "p99_ms"),
            both(row, "core_ms_per_move", "engines_ms_per_move", 2),
            both(row, "memory_mb", "engines_mb", 0),
            f"{row['quiet_cores']:.2f}",
            f"{row['opening_s']:,.0f}",
        ]
        for row in rows
    ]
    return table(head, told)


def in_words(result: Mapping[str, Any]) -> list[str]:
    """Say what follows from the figures, as far as they are there."""
    told = []
    work = {row["servers"]: row["core_ms_per_move"] for row in result["rows"] if row["engine"] != FILE}
    if 1 in work and len(work) > 1:
        ratios = ", ".join(f"{work[count] / work[1]:.1f} times with {count}" for count in sorted(work) if count > 1)
        told.append(f"- Processor time of the servers for a move, beside 1 server on PostgreSQL and Redis: {ratios}.")
    for engine in dict.fromkeys(row["engine"] for row in result["growth"]):
        last = [row for row in result["growth"] if row["engine"] == engine][-2:]
        if len(last) == 2 and last[0]["live"] == last[1]["live"]:
            kilobytes = (last[1]["memory_mb"] - last[0]["memory_mb"]) * 1e3 / (last[1]["open"] - last[0]["open"])
            told.append(f"- A table that waits, with one line, on {engine}: {kilobytes:.0f} kB of the servers' memory.")
    told += [f"- Not measured: {name}. {why}" for name, why in result["left_out"].items()]
    return told


def command() -> str:
    """Say what was asked for."""
    return f"make figures ARGS='{' '.join(sys.argv[1:])}'" if sys.argv[1:] else "make figures"


def page_text(result: Mapping[str, Any], seconds: float, took: float, load: float) -> str:
    """Write all of it."""
    when = (
        f"`{command()}` on {datetime.now(UTC):%Y-%m-%d}: {os.cpu_count()} cores, {seconds:g} s of play each, "
        f"{took / 60:.0f} minutes; load of the machine when it began: {load:.1f}."
    )
    parts = [when, side_by_side(result["rows"], result["tables"])]
    if result["growth"]:
        parts.append(growth(result["growth"]))
    return "\n\n".join([*parts, "\n".join(in_words(result))]).rstrip()


def main() -> None:
    """Measure, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--servers", type=int, default=3, help="so many servers on PostgreSQL and Redis at most")
    parser.add_argument("--seconds", type=float, default=4.0, help="seconds of play for each figure")
    parser.add_argument("--sizes", default="10,100,1000,10000", help="so many tables open, one size after the other")
    parser.add_argument("--live", type=int, default=1_000, help="so many of them live at most")
    parser.add_argument("--page", type=Path, default=PAGE, help="page to write the tables into")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "servers.json", help="file for all figures")
    chosen = parser.parse_args()
    page = chosen.page.read_text(encoding="utf-8")
    if not PLACE.search(page):
        raise SystemExit(f"{chosen.page} has no place for the figures: <!-- servers --> and <!-- /servers -->.")
    began, load = monotonic(), os.getloadavg()[0]
    result: dict[str, Any] = {}

    def progress(what: str) -> None:
        print(f"{monotonic() - began:4.0f} s  {what}", file=sys.stderr, flush=True)

    is_whole = True
    try:
        with ended_like_ctrl_c():
            sizes = [int(size) for size in chosen.sizes.split(",")]
            run(chosen.servers, chosen.seconds, progress, sizes=sizes, live=chosen.live, result=result)
    except KeyboardInterrupt:
        is_whole = False
    if result.get("rows"):
        chosen.json.parent.mkdir(parents=True, exist_ok=True)
        chosen.json.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
        text = page_text(result, chosen.seconds, monotonic() - began, load)
        print(text)
    if not is_whole:
        print(f"Stopped; {chosen.page} stays as it is.", file=sys.stderr)
        raise SystemExit(130)
    chosen.page.write_text(PLACE.sub(lambda found: f"{found[1]}{text}\n{found[2]}", page), encoding="utf-8")


if __name__ == "__main__":
    main()
