"""Count the game tree of small decks anew: one data file a case, with the count at each depth."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from digsite.editions import MONUMENTS, rules_with_monument
from perft_counting import FOLDER, beginning, perft

#: Counting stops before a depth would take longer than is good.
MOST = 600_000


def small_deck(monument: str, players: int, seed: int) -> dict[str, Any]:
    """Lay out a deck that is gone soon: just enough for the deal, a few maps, a thief and a storm."""
    rules = rules_with_monument(monument)
    if rules is None:
        raise SystemExit(f"There is no monument {monument!r}.")
    needed = 4 * players + 5 + MONUMENTS[monument].cards
    return {
        "setup": {
            "edition": "small",
            "rules": rules.id,
            "players": players,
            "monument": monument,
            "variants": [],
            "treasures": [
                ["shard", needed - needed // 2, 1, [1, 3]],
                ["mask", needed // 2, 2, [2, 5, 9]],
                ["map", 3, 3, [3]],
            ],
            "thieves": 1,
            "sandstorms": 1,
        },
        "seed": seed,
    }


def count(case: dict[str, Any]) -> list[int]:
    """Count depth by depth while it is affordable."""
    position = beginning(case)
    counts: list[int] = []
    while True:
        nodes = perft(position, len(counts) + 1)
        counts.append(nodes)
        if not nodes or nodes * 4 > MOST:
            return counts


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for monument in MONUMENTS:
        for players in (2, 3):
            case = small_deck(monument, players, seed=players)
            case["counts"] = count(case)
            path = FOLDER / f"{monument}-{players}.json"
            path.write_text(json.dumps(case, indent=1) + "\n")
            print(path.name, case["counts"])


if __name__ == "__main__":
    main()
