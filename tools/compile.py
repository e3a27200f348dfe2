"""Compile the kernel before anything tests it, so that not every process that tests compiles it once more.

Usage: python tools/compile.py (with NUMBA_BOUNDSCHECK=1: the kernel with bounds checks)
"""

from __future__ import annotations

import os

from digsite.arena.compiling import compile_ahead


def main() -> None:
    checked = " with bounds checks" if os.environ.get("NUMBA_BOUNDSCHECK", "0") != "0" else ""
    compile_ahead(
        lambda part: print(f"Compiling the {part}{checked} ...", flush=True),
        ("professor", "pharaoh"),
        many=True,
        batches=True,
    )


if __name__ == "__main__":
    main()
