"""The server is killed in mid-game and keeps its word (tools/crash.py does it a thousand times)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines import Postgres, Redis
from web.crashing import Crashes
from web.crashing_pair import PairCrashes


@pytest.mark.slow
def test_killed_in_mid_game(tmp_path: Path) -> None:
    crashes = Crashes(tmp_path, seed=4)
    crashes.run(2, print)
    again = Crashes(tmp_path, seed=9)  # a run that was stopped goes on
    assert (again.progress.seed, again.progress.kills) == (4, 2)
    again.run(4, print)
    assert again.moves > 20


@pytest.mark.slow
def test_one_of_two_servers_killed_in_mid_game(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    crashes = PairCrashes(tmp_path, 5, postgres, redis)
    try:
        crashes.run(3, print)
    finally:
        crashes.close()
    assert crashes.moves > 20
