"""Send the server very many wrong messages; see that each is answered, nothing changes and every line stays alive.

Then as many broken frames and requests: whoever sends them may be hung up on, and nobody else notices.

Usage: python tools/fuzz_server.py [MESSAGES [SEED]]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from servers import running
from web.fuzzing import fuzz, fuzz_frames


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("messages", nargs="?", type=int, default=100_000, help="how many (100000)")
    parser.add_argument("seed", nargs="?", type=int, default=1, help="the same seed sends the same messages (1)")
    told = parser.parse_args()
    messages, seed = told.messages, told.seed
    with tempfile.TemporaryDirectory(prefix="digsite-fuzz-") as folder:
        with running(Path(folder), "--no-limits") as server:
            fuzz(server, messages, seed, lambda line: print(line, flush=True))
            fuzz_frames(server, messages, seed, lambda line: print(line, flush=True))
        broken = [line for line in (Path(folder) / "log").read_text().splitlines() if "traceback" in line.lower()]
    for line in broken:
        print(line, file=sys.stderr)
    print(f"{messages} wrong messages: every one answered, nothing changed, every line alive; as many broken frames.")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
