"""What was measured: how soon moves were seen, how many there were, and how much memory the server took."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

SHARES = {"p50": 0.5, "p90": 0.9, "p99": 0.99}


@dataclass
class Figures:
    """How long moves took to be on the other screen, in seconds, and in how much time all of them were made."""

    took: list[float] = field(default_factory=list)
    seconds: float = 0.0
    #: For how many seconds the server kept a core busy meanwhile.
    worked: float = 0.0
    #: How many bytes all players were told meanwhile.
    told: int = 0

    @property
    def a_second(self) -> float:
        """Moves a second."""
        return len(self.took) / self.seconds

    @property
    def work(self) -> float:
        """Milliseconds of a core for one move: whatever else the machine does counts less here than elsewhere."""
        return 1e3 * self.worked / len(self.took)

    def part(self, share: float) -> float:
        """Give the time within which this share of all moves was seen, in milliseconds.

        >>> Figures([0.001, 0.002, 0.003, 0.1]).part(0.5)
        3.0
        """
        ordered = sorted(self.took)
        return 1e3 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def parts(self) -> dict[str, float]:
        """Give the times within which half, nine tenths and 99 of 100 moves were seen, in milliseconds."""
        return {name: round(self.part(share), 2) for name, share in SHARES.items()} if self.took else {}


@dataclass
class Memory:
    """What a server took of the machine's memory, in bytes, while tables came to it."""

    idle: int
    #: All tables are open, all seats are taken, nobody is connected.
    opened: int
    #: Everybody is connected.
    connected: int
    #: The cards are dealt.
    dealt: int

    def a_table(self, tables: int) -> float:
        """Give what one table takes, its game included, in thousands of bytes."""
        return (self.opened - self.idle + self.dealt - self.connected) / tables / 1e3

    def a_line(self, lines: int) -> float:
        """Give what one connection takes, in thousands of bytes."""
        return (self.connected - self.opened) / lines / 1e3


class Watched:
    """The processes of a server, or of several, as the system sees them from outside."""

    def __init__(self, *processes: int, children: bool = False) -> None:
        """Take their numbers; with ``children``, what they have started belongs to them."""
        self._processes = processes
        self._children = children

    def memory(self) -> int:
        """Give how much of the machine's memory they have, in bytes; 0 where nobody can say."""
        return sum(map(_share_of if self._children else _memory_of, self._all()))

    def worked(self) -> float:
        """Give for how many seconds they have kept a core busy; 0 where nobody can say."""
        return sum(_worked_by(process, ended=self._children) for process in self._all())

    def _all(self) -> list[int]:
        found = list(self._processes)
        if self._children:
            for process in self._processes:
                for children in Path(f"/proc/{process}/task").glob("*/children"):
                    found += map(int, children.read_text().split())
        return found


def _memory_of(process: int) -> int:
    status = Path(f"/proc/{process}/status")
    if status.exists():
        lines = status.read_text().splitlines()
        return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))
    try:
        asked = ["ps", "-o", "rss=", "-p", str(process)]
        return 1024 * int(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)  # noqa: S603
    except (OSError, ValueError, subprocess.CalledProcessError):
        return 0


def _share_of(process: int) -> int:
    """The same, with what several processes share counted once among all of them."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:  # another system, or it has just ended
        return _memory_of(process)
    return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def _worked_by(process: int, *, ended: bool) -> float:
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return 0.0
    ticks = stat.rpartition(")")[2].split()[11 : 15 if ended else 13]  # its own, the system's for it; of ended children
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
