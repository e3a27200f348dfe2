"""What is compiled is kept, and found again wherever the package lies."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import digsite
from digsite.kernels import KEPT_SECONDS, MOST_KERNELS, tidy

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
