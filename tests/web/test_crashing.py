"""The server is killed in mid-game and keeps its word (tools/crash.py does it two hundred times)."""

from __future__ import annotations

from pathlib import Path

import pytest

from web.crashing import Crashes


@pytest.mark.slow
def test_killed_in_mid_game(tmp_path: Path) -> None:
    crashes = Crashes(tmp_path, seed=4)
    crashes.run(4, print)
    assert crashes.moves > 20
