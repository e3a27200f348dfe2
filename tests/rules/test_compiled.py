"""What is compiled is kept, and found again wherever the package lies."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numba import njit

import digsite
from digsite.kernel import OneGame
from digsite.kernels import KEPT_SECONDS, MOST_KERNELS, tidy
from digsite.rules import Boxes, States
from digsite.rules.legal import legal

COUNT = """
from digsite.dealers.fast import below, new_luck
below(new_luck(1), 6)
print(sum(below.stats.cache_hits.values()), sum(below.stats.cache_misses.values()))
"""


def hits_and_misses(package: Path, cache: Path) -> tuple[int, int]:
    """Use one compiled function, of a package that lies somewhere."""
    environment = {**os.environ, "PYTHONPATH": str(package), "DIGSITE_CACHE_DIR": str(cache)}
    environment.pop("NUMBA_DISABLE_JIT", None)
    command = [sys.executable, "-c", COUNT]
    told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    hits, misses = told.split()
    return int(hits), int(misses)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package, and nothing else beside it."""
    here = Path(digsite.__file__).parent
    shutil.copytree(here, tmp_path / "copy" / "digsite", ignore=shutil.ignore_patterns("static", "__pycache__"))
    return tmp_path / "copy"


def test_a_second_copy_of_the_package_takes_what_the_first_compiled(tmp_path: Path, copy: Path) -> None:
    cache = tmp_path / "cache"
    assert hits_and_misses(Path(digsite.__file__).parent.parent, cache) == (0, 1)
    assert hits_and_misses(copy, cache) == (1, 0)


def test_an_edited_copy_is_compiled_anew(tmp_path: Path, copy: Path) -> None:
    cache = tmp_path / "cache"
    assert hits_and_misses(copy, cache) == (0, 1)
    with (copy / "digsite" / "rules" / "dig.py").open("a", encoding="utf-8") as source:
        source.write("\n# edited\n")
    assert hits_and_misses(copy, cache) == (0, 1)


CALLS = """
import sys
from digsite.rules.compiled import kernel

@kernel
def sum_to(n):
    if n < 0:
        raise ValueError("no number below nothing", n)
    return n + sum_to(n - 1) if n > 0 else 0

@kernel
def twice_the_sum(n):
    return 2 * sum_to(n)

@kernel
def thrice_the_sum(n):
    return 3 * sum_to(n)

called = {function.__name__: function for function in (sum_to, twice_the_sum, thrice_the_sum)}[sys.argv[1]]
result = called(4)
try:
    called(-1)
except ValueError as refused:
    part = sum_to._part.stats
    entries = [len(function.signatures) for function in (sum_to, twice_the_sum, thrice_the_sum)]
    print(result, refused.args, entries, sum(part.cache_hits.values()), sum(part.cache_misses.values()), sep="; ")
"""


def called_in_a_process(function: str, folder: Path) -> str:
    """Call one of three functions, of which two call the third, which calls itself, in a process of its own."""
    program = folder / "calls.py"
    program.write_text(CALLS, encoding="utf-8")
    environment = {**os.environ, "DIGSITE_CACHE_DIR": str(folder / "cache")}
    environment.pop("NUMBA_DISABLE_JIT", None)
    command = [sys.executable, str(program), function]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()


def test_only_what_python_calls_becomes_machine_code(tmp_path: Path) -> None:
    refusal = "('no number below nothing', -1)"
    assert called_in_a_process("twice_the_sum", tmp_path) == f"20; {refusal}; [0, 1, 0]; 0; 1"
    assert called_in_a_process("twice_the_sum", tmp_path) == f"20; {refusal}; [0, 1, 0]; 0; 0", "found whole on disk"
    assert called_in_a_process("thrice_the_sum", tmp_path) == f"30; {refusal}; [0, 0, 1]; 1; 0", "its part is on disk"
    assert called_in_a_process("sum_to", tmp_path) == f"10; {refusal}; [1, 0, 0]; 0; 0", "called by Python after all"


def test_kernels_of_several_checkouts_stay_until_none_has_used_them_for_long(tmp_path: Path) -> None:
    in_use = [tmp_path / f"kernel-{number}" for number in range(6)]
    long_ago = tmp_path / "kernel-old"
    for folder in (*in_use, long_ago):
        folder.mkdir()
    past = long_ago.stat().st_mtime - KEPT_SECONDS - 60
    os.utime(long_ago, (past, past))
    tidy(tmp_path)
    assert sorted(tmp_path.iterdir()) == in_use


def test_of_too_many_kernels_the_oldest_go(tmp_path: Path) -> None:
    kernels = [tmp_path / f"kernel-{number:02}" for number in range(MOST_KERNELS + 2)]
    for age, folder in enumerate(kernels):
        folder.mkdir()
        made = folder.stat().st_mtime - age
        os.utime(folder, (made, made))
    tidy(tmp_path)
    assert sorted(tmp_path.iterdir()) == kernels[:MOST_KERNELS]


def test_a_function_that_somebody_compiles_themselves_calls_the_kernel() -> None:
    game = OneGame(players=2, monument="mine", seed=1)

    @njit  # type: ignore[untyped-decorator]
    def legal_words(boxes: Boxes, states: States) -> tuple[np.uint64, np.uint64]:
        return legal(boxes[0], states[0])

    low, high = map(int, legal_words(game.boxes, game.states))
    assert [step for step in range(128) if ((high << 64) | low) >> step & 1] == list(game.legal)
