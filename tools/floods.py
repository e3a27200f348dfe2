"""Flood a server on this machine in every way we know; see what a table that has nothing to do with it notices.

Usage: python tools/floods.py [FLOOD ...] [--seconds N] [--from ADDRESSES] [--no-limits]

Each flood is bounded in count and time, goes to 127.0.0.1 alone, and comes from other loopback addresses than the
table that is watched: from one of them, or from as many as --from says.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import sys
import tempfile
from multiprocessing.connection import Connection
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from digsite.web.server import allow_many_lines
from servers import running
from web.flooding import FLOODS, Flood, innocent, megabytes_now, seconds_of_cpu


def _watch(port: int, seconds: float, pipe: Connection) -> None:
    """Play at a table in a process of its own, so that the flood's own work does not count."""
    pipe.send(asyncio.run(innocent(port, seconds)))


def _measure(name: str, seconds: float, addresses: int, options: list[str]) -> int:
    """Measure a quiet server, then a flooded one; give how much went wrong in the server itself."""
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory(prefix="digsite-floods-") as folder, running(Path(folder), *options) as server:
        pid = server.process.pid
        flood = Flood(server.port, addresses, seconds)
        parts = []
        for what in ("quiet", name):
            cpu, before = seconds_of_cpu(pid), _size(folder)
            mine, other = context.Pipe()
            watching = context.Process(target=_watch, args=(server.port, seconds + 2, other))
            watching.start()
            said = asyncio.run(flood.run(name)) if what == name else ""
            took = mine.recv()
            watching.join()
            half, most = took[len(took) // 2], took[int(0.99 * len(took))]
            parts.append(
                f"{what:>11}: {len(took):4} moves, p50 {1e3 * half:6.1f} ms, p99 {1e3 * most:6.1f} ms, longest "
                f"{1e3 * took[-1]:6.1f} ms; server {seconds_of_cpu(pid) - cpu:5.1f} s CPU, "
                f"{megabytes_now(pid):4.0f} MB, "
                f"stored {(_size(folder) - before) / 1e3:7.1f} kB"
            )
            if said:
                parts.append(f"             {said}")
        print("\n".join(parts), flush=True)
        faults = (Path(folder) / "log").read_text().count("traceback")
        if faults:
            print(f"             {faults} tracebacks in the server's log!", flush=True)
        return faults


def _size(folder: str) -> int:
    return sum(path.stat().st_size for path in Path(folder).glob("tables.sqlite*"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "floods", nargs="*", metavar="FLOOD", help=f"of {', '.join(FLOODS)}; all of them if none is named"
    )
    parser.add_argument("--seconds", type=float, default=12, help="how long each takes")
    parser.add_argument("--from", dest="addresses", type=int, default=1, help="from how many addresses it comes")
    parser.add_argument("--no-limits", action="store_true", help="flood a server that trusts everybody")
    chosen = parser.parse_args()
    unknown = set(chosen.floods) - set(FLOODS)
    if unknown:
        parser.error(f"There is no flood {', '.join(sorted(unknown))}; there are {', '.join(FLOODS)}.")
    allow_many_lines()
    print(
        f"Each flood takes {chosen.seconds:g} s, from {chosen.addresses} addresses; {os.cpu_count()} cores.", flush=True
    )
    options = ["--no-limits"] if chosen.no_limits else []
    faults = [_measure(name, chosen.seconds, chosen.addresses, options) for name in chosen.floods or FLOODS]
    return 1 if any(faults) else 0


if __name__ == "__main__":
    sys.exit(main())
