"""Send the server very many wrong messages; see that each is answered, nothing changes and every line stays alive.

Then as many broken frames and requests: whoever sends them may be hung up on, and nobody else notices.

Usage: python tools/fuzz_server.py [MESSAGES [SEED]]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from servers import running
from web.fuzzing import fuzz, fuzz_frames


def main() -> int:
    messages = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
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
