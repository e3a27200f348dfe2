"""Write the golden records anew: run it after a change of the rules or of the fast dealer, and read the difference."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from golden_games import FOLDER, golden_kinds, make, path_of


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    kinds = golden_kinds()
    for old in set(FOLDER.glob("*.jsonl")) - {path_of(kind) for kind in kinds}:
        old.unlink()
    for kind in kinds:
        path_of(kind).write_bytes(make(kind))
    print(f"{len(kinds)} golden records in {FOLDER}")


if __name__ == "__main__":
    main()
