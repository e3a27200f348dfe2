"""``digsite dataset``."""

from __future__ import annotations

from pathlib import Path

from cli.running import Run


def test_the_command_writes_a_dataset_and_keeps_to_it(run: Run, tmp_path: Path) -> None:
    command = ["dataset", str(tmp_path / "games"), "--games", "6", "--shard", "3", "--workers", "1", "--bots"]
    told = run(*command, "greedy,random")
    assert told.exit_code == 0
    assert "2 of 2 files" in told.stdout
    again = run(*command, "greedy")
    assert again.exit_code == 2
    assert "holds another dataset" in again.stderr
