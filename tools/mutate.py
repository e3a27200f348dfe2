"""Change the rules, the dealers and the seats a little wrong, again and again; tests must notice (mutation testing).

Changes are made in a copy of the package that runs as plain Python; the checkout is never touched. The same seed
makes the same changes. Ctrl-C tells the score so far. With --least, a lower score is a failure. What is known to change
nothing (tests/mutation/harmless.py) is named and not counted.

Usage: python tools/mutate.py [--sample 60] [--seed 1] [--file rules/dig.py ...] [--thorough] [--least 90]
       python tools/mutate.py --sample 60 --skip 24   goes on with a sample of which 24 were tried
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from mutation.trying import Slip, Verdict, files, slips, tried


def told(slip: Slip) -> str:
    made = slip.made()
    return f"{slip.file}:{slip.line} #{slip.number}\n    - {made.was}\n    + {made.now}"


def line(slip: Slip, verdict: Verdict) -> str:
    match verdict:
        case Verdict.SURVIVES:
            return told(slip)
        case Verdict.HARMLESS:
            return f"{slip.file}:{slip.line}: {slip.why_harmless}"
        case _:
            return f"{slip.file}:{slip.line}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, help="so many changes, chosen at random (all, if left out)")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--file", action="append", choices=files(), metavar="FILE", help="only in this file")
    parser.add_argument("--number", action="append", type=int, help="only this change of the file, as # told it")
    parser.add_argument("--skip", type=int, default=0, help="leave out the first so many, which were tried before")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="so many at a time")
    parser.add_argument("--thorough", action="store_true", help="ask the slow tests about what the quick ones let pass")
    parser.add_argument("--least", type=float, default=0, help="fail if fewer per cent are noticed")
    asked = parser.parse_args()
    chosen = slips(asked.file or files(), asked.sample, asked.seed)
    if asked.number:
        chosen = [slip for slip in chosen if slip.number in asked.number]
    chosen = chosen[asked.skip :]
    found: Counter[Verdict] = Counter()
    first = "" if asked.skip else " First the tests with nothing changed ..."
    print(f"{len(chosen)} changes to try.{first}", flush=True)
    with tempfile.TemporaryDirectory(prefix="digsite-mutants-") as folder:
        try:
            for slip, verdict in tried(
                chosen, Path(folder), thorough=asked.thorough, workers=asked.workers, check=not asked.skip
            ):
                print(f"{found.total() + 1} of {len(chosen)}: {verdict.value}: {line(slip, verdict)}", flush=True)
                # Counted once told: stopped in between, the score is that of the lines above it.
                found[verdict] += 1
        except KeyboardInterrupt:
            print("Stopped.")
    counted = found.total() - found[Verdict.HARMLESS]
    if not counted:
        return 1
    score = 100 * (counted - found[Verdict.SURVIVES]) / counted
    print(f"{counted - found[Verdict.SURVIVES]} of {counted} changes were noticed: {score:.1f} %.", end="")
    print(f" {found[Verdict.HARMLESS]} more change nothing." if found[Verdict.HARMLESS] else "")
    return int(score < asked.least)


if __name__ == "__main__":
    sys.exit(main())
