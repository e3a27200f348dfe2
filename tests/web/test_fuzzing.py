"""A few thousand wrong messages (tools/fuzz_server.py sends a hundred thousand)."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.web.process import ServerProcess
from servers import running
from web.fuzzing import fuzz, fuzz_frames


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_wrong_messages_are_answered_and_change_nothing(server: ServerProcess, seed: int) -> None:
    fuzz(server, 2400, seed, print)


def test_broken_frames_and_requests_harm_nobody_else(tmp_path: Path) -> None:
    with running(tmp_path, "--no-limits") as server:
        fuzz_frames(server, 4_000, 1, print)
    assert "traceback" not in (tmp_path / "log").read_text().lower()
