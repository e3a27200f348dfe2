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


@dataclass(frozen=True)
class Watched:
    """A server's process, as the system sees it from outside."""

    process: int

    def memory(self) -> int:
        """Give how much of the machine's memory it has, in bytes; 0 where nobody can say."""
        status = Path(f"/proc/{self.process}/status")
        if status.exists():
            lines = status.read_text().splitlines()
            return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))
        try:
            asked = ["ps", "-o", "rss=", "-p", str(self.process)]
            return 1024 * int(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)  # noqa: S603
        except (OSError, ValueError, subprocess.CalledProcessError):
            return 0

    def worked(self) -> float:
        """Give for how many seconds it has kept a core busy; 0 where nobody can say."""
        stat = Path(f"/proc/{self.process}/stat")
        if not stat.exists():
            return 0.0
        ticks = stat.read_text().rpartition(")")[2].split()[11:13]  # its own and the system's for it
        return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
