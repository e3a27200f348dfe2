"""Run what is too long for every change, part by part. Stopped (Ctrl-C, a power cut), the next run goes on from there.

Usage: python tools/long.py [PART ...]   all of it, or some parts by number
       python tools/long.py again        from the beginning
       python tools/long.py so-far       only tell how far it is

What was done is kept in build/long, with the code it was done with: a change of the code begins anew. What failed stays
failed until then.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from browser.getting_chromium import NoChromium, get_chromium
from long_runs.parts import parts
from long_runs.running import LongRun, code_here

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "long"


def main() -> int:
    os.chdir(ROOT)
    asked = sys.argv[1:]
    all_parts = parts(FOLDER.relative_to(ROOT))
    numbers = [str(number) for number in range(1, len(all_parts) + 1)]
    if asked not in (["again"], ["so-far"]) and not set(asked) <= set(numbers):
        print(__doc__, file=sys.stderr)
        return 2
    run = LongRun(all_parts, FOLDER, code_here(ROOT), lambda line: print(line, flush=True))
    if asked == ["so-far"]:
        run.tell_so_far()
        return 0
    if asked == ["again"]:
        run.forget()
        asked = []
    try:
        os.environ["DIGSITE_CHROMIUM"] = str(get_chromium(lambda line: print(line, file=sys.stderr)))
    except NoChromium as error:
        print(error, file=sys.stderr)
        return 1
    try:
        return 0 if run.run([int(number) for number in asked]) else 1
    except KeyboardInterrupt:
        print("\nStopped. `make long` goes on from here; `make long ARGS=so-far` tells how far it is.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
