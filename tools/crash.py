"""Kill the server with SIGKILL at random moments under load; see that every answered move was kept.

Usage: python tools/crash.py [KILLS [SEED]]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from web.crashing import Crashes


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory(prefix="digsite-crash-") as folder:
        crashes = Crashes(Path(folder), seed)
        crashes.run(kills, lambda line: print(line, flush=True))
    print(f"{kills} kills: {crashes.moves} answered moves at {crashes.games} tables, every one of them in its log.")


if __name__ == "__main__":
    main()
