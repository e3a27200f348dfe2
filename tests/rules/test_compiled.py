"""What is compiled is kept, and found again wherever the package lies."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import digsite

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
