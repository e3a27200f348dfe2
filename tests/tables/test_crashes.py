"""A server that is killed at any moment loses nothing that it has answered, and what it left behind replays."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from digsite.tables.log.storage import Storage
from digsite.tables.room.live_table import load_table

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 12))])
def test_every_answered_move_is_in_the_log_and_every_log_replays(tmp_path: Path, seed: int) -> None:
    process = subprocess.Popen(
        [sys.executable, str(HERE / "busy_server.py"), str(tmp_path)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(HERE.parent)},
    )
    assert process.stdout is not None
    answered: dict[str, int] = {}
    until = random.Random(seed).randrange(20, 400)
    for place, line in enumerate(process.stdout):
        if line.count(b" ") == 1 and line.endswith(b"\n"):
            told, made = line.split()
            answered[told.decode()] = int(made)
        if place == until:
            process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    storage = Storage(str(tmp_path / "tables.sqlite"))
    storage.open()
    for table, number in answered.items():
        stored = storage.load(table)
        assert stored is not None
        assert load_table(stored).moves >= number
    storage.close()
    assert len(answered) > 3
