"""Kill the server with SIGKILL at random moments under load; see that everything it answered and showed was kept.

Usage: python tools/crash.py [KILLS] [--seed N] [--pair] [--resume] [--folder FOLDER]

With --pair there are two servers, on a PostgreSQL and a Redis of their own: one is killed, and whoever was connected to
it plays on at the other. Such a run always begins anew.

With --resume a run that was stopped (Ctrl-C, a power cut) goes on where it was; one that was finished begins anew.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from engines import Postgres, Redis
from web.crashing import Crashes
from web.crashing_pair import PairCrashes

FOLDER = Path(__file__).resolve().parent.parent / "build" / "crashes"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("kills", type=int, nargs="?", default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true", help="go on with a run that was stopped")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the run is kept")
    parser.add_argument("--pair", action="store_true", help="two servers, one of which is killed")
    given = parser.parse_args()
    if given.pair and given.resume:
        parser.error("a run of --pair begins anew: its database goes with it")
    mark = given.folder / "digsite-crashes"  # a folder that is somebody else's is never emptied
    if given.folder.exists() and any(given.folder.iterdir()) and not mark.exists():
        sys.exit(f"{given.folder} is not empty, and not of this tool.")
    if mark.exists() and given.resume and Crashes(given.folder, given.seed).progress.kills < given.kills:
        print(f"Going on with the run in {given.folder}.", flush=True)
    else:
        shutil.rmtree(given.folder, ignore_errors=True)
        given.folder.mkdir(parents=True)
        mark.touch()
    if given.pair:
        kill_one_of_two(given.folder, given.seed, given.kills)
        return
    crashes = Crashes(given.folder, given.seed)
    try:
        crashes.run(given.kills, lambda line: print(line, flush=True))
    except KeyboardInterrupt:
        sys.exit(f"\nStopped after {crashes.progress.kills} kills. --resume goes on from there.")
    print(f"{given.kills} kills: {crashes.moves} answered moves at {crashes.progress.games} tables, all in their logs.")


def kill_one_of_two(folder: Path, seed: int, kills: int) -> None:
    with Postgres() as postgres, Redis() as redis:
        crashes = PairCrashes(folder, seed, postgres, redis)
        try:
            crashes.run(kills, lambda line: print(line, flush=True))
        except KeyboardInterrupt:
            sys.exit(f"\nStopped after {crashes.progress.kills} kills.")
        finally:
            crashes.close()
    print(f"{kills} kills of one of two servers: {crashes.moves} answered moves, all in their logs.")


if __name__ == "__main__":
    main()
