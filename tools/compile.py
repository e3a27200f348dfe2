"""Compile the kernel before anything tests it, so that not every process that tests compiles it once more.

Usage: python tools/compile.py (with NUMBA_BOUNDSCHECK=1: the kernel with bounds checks)
"""

from __future__ import annotations

import os
from collections.abc import Callable

import numpy as np

from digsite.arena.compiling import compile_ahead
from digsite.kernels import are_ready, mark_ready


def main() -> None:
    checked = " with bounds checks" if os.environ.get("NUMBA_BOUNDSCHECK", "0") != "0" else ""
    compile_ahead(
        lambda part: print(f"Compiling the {part}{checked} ...", flush=True),
        ("professor", "pharaoh"),
        many=True,
        batches=True,
        judge=True,
        luck=True,
    )
    for part, compile_part in FOR_PROGRAMS.items():
        if not are_ready((part,)):
            print(f"Compiling the {part}{checked} ...", flush=True)
            compile_part()
            mark_ready(part)


def compile_environments() -> None:
    from digsite.envs.vector import ArchaeologyVectorEnv

    for opponents in ("self", ["greedy"], ["expert"]):
        envs = ArchaeologyVectorEnv(2, opponents=opponents, players=2)
        envs.reset(seed=1)
        envs.step(envs.random_actions())


def compile_observations() -> None:
    from digsite.arena.dataset.rows import Walker
    from digsite.editions import load_edition
    from digsite.kernel import Games, OneGame

    Games(2, players=2, monument="mine", seed=1).observations()
    one = OneGame(players=2, monument="mine", seed=1)
    one.observation(0)
    one.mask()
    Walker(load_edition("new-expedition").setup(2, "mine")).rows(np.zeros(1, np.int16))


def compile_rollouts() -> None:
    from digsite import Game, rollout
    from digsite.judge import FittedJudge

    game = Game(players=2, monument="mine", seed=1)
    for policy in ("greedy", "expert"):
        rollout(game, policy, games=1)
    FittedJudge(imagined=1).known(game.position, 0)


#: What only programs need, and tests.
FOR_PROGRAMS: dict[str, Callable[[], None]] = {
    "envs": compile_environments,
    "observations": compile_observations,
    "rollouts": compile_rollouts,
}


if __name__ == "__main__":
    main()
