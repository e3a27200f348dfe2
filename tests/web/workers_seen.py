"""Workers as the system sees them from outside: which process holds the other end of a connection."""

from __future__ import annotations

import socket
from contextlib import suppress
from pathlib import Path

from digsite.web.process import ServerProcess


def workers_of(server: ServerProcess) -> list[int]:
    """List the processes that serve, in the order in which they were started."""
    found: list[int] = []
    for children in Path(f"/proc/{server.process.pid}/task").glob("*/children"):
        found += map(int, children.read_text().split())
    return sorted(found)


def holder_of(server: ServerProcess, ours: socket.socket) -> int | None:
    """Say which worker holds the other end of a connection; None: none of them, at this moment."""
    here = ours.getsockname()[1]
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        words = line.split()
        local, remote = (int(address.rpartition(":")[2], 16) for address in words[1:3])
        if (local, remote) == (server.port, here):
            link = f"socket:[{words[9]}]"
            holders = [process for process in workers_of(server) if link in _files_of(process)]
            return holders[0] if len(holders) == 1 else None
    return None


def _files_of(process: int) -> set[str]:
    found = set()
    with suppress(OSError):
        for file in Path(f"/proc/{process}/fd").iterdir():
            with suppress(OSError):
                found.add(str(file.readlink()))
    return found
