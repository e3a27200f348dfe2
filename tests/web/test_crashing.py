"""The server is killed in mid-game and keeps its word (tools/crash.py does it a thousand times)."""

from __future__ import annotations

from pathlib import Path

import pytest

from web.crashing import Crashes


@pytest.mark.slow
def test_killed_in_mid_game(tmp_path: Path) -> None:
    crashes = Crashes(tmp_path, seed=4)
    crashes.run(2, print)
    again = Crashes(tmp_path, seed=9)  # a run that was stopped goes on
    assert (again.progress.seed, again.progress.kills) == (4, 2)
    again.run(4, print)
    assert again.moves > 20
