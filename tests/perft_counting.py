"""Perft: counting every way a game can go on, step by step, chance included.

A case is a small deck of one's own, a deal from a fixed seed, and the number of sequences of 1, 2, 3 … steps. A step is
a small step of a player or an outcome of chance.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from digsite.dealers import FastDealer
from digsite.editions import Setup
from digsite.game import Game, Position
from digsite.rules import OUTCOMES, actions_in, chances, legal_steps, take_step

FOLDER = Path(__file__).parent / "perft"


def children(position: Position) -> list[int]:
    """Return every step that can come next."""
    if not position.chance_decides:
        return actions_in(*legal_steps(position.boxes, position.states))
    weights = np.zeros(OUTCOMES, np.int16)
    chances(position.boxes, position.states, weights)
    return [outcome for outcome, weight in enumerate(weights.tolist()) if weight]


def perft(position: Position, depth: int) -> int:
    """Count the sequences of so many steps; a game that is over has none that are longer."""
    steps = children(position)
    if depth == 1:
        return len(steps)
    total = 0
    for step in steps:
        after = position.copy()
        take_step(after.boxes, after.states, step)
        total += perft(after, depth - 1)
    return total


def beginning(case: dict[str, Any]) -> Position:
    """Deal a case, and stop where its first player is about to dig."""
    game = Game.of(Setup.from_parts(**case["setup"]), [f"Seat {p}" for p in range(case["setup"]["players"])])
    dealer = FastDealer(case["seed"])
    while game.phase in ("deal", "first"):
        outcomes = game.chances
        game.happen(list(outcomes)[dealer.draw(list(outcomes.values()))])
    return game.position


def cases() -> list[Path]:
    """Return the data files."""
    return sorted(FOLDER.glob("*.json"))


def read(path: Path) -> dict[str, Any]:
    """Read a case."""
    case: dict[str, Any] = json.loads(path.read_text())
    return case
