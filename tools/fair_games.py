"""Write tests/dealers/fair_games.json anew: after a change of the rules or of fair dealing; read the difference."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from dealers.fair_games import FILE, write_games


def main() -> None:
    print(f"{write_games()} fair games in {FILE}")


if __name__ == "__main__":
    main()
