"""Compile the kernel before anything tests it, so that not every process that tests compiles it once more.

Usage: python tools/compile.py (with NUMBA_BOUNDSCHECK=1: the kernel with bounds checks)
"""

from __future__ import annotations

import os

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
    if not are_ready(("envs",)):
        print(f"Compiling the environments{checked} ...", flush=True)
        compile_environments()
        mark_ready("envs")


def compile_environments() -> None:
    from digsite.envs.vector import ArchaeologyVectorEnv

    for opponents in ("self", ["greedy"], ["expert"]):
        envs = ArchaeologyVectorEnv(2, opponents=opponents, players=2)
        envs.reset(seed=1)
        envs.step(envs.random_actions())


if __name__ == "__main__":
    main()
