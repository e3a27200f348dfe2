"""A command line to try things on, in this process and as a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cli.running import Run, Start, environment
from digsite.cli.app import app


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Compile what commands need beforehand, so that none of them stops to tell about it."""
    from digsite.arena import compile_ahead

    compile_ahead(lambda part: None, ["expert"], many=True, judge=True)


@pytest.fixture(scope="session")
def run() -> Run:
    """Run a command in this process."""
    runner = CliRunner()

    def invoke(*arguments: str, stdin: bytes | str | None = None) -> Result:
        result = runner.invoke(app, list(arguments), input=stdin, prog_name="digsite")
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        return result

    return invoke


@pytest.fixture(scope="session")
def start() -> Start:
    """Run a command in a process of its own."""

    def invoke(*arguments: str, stdin: str = "", **extra: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "digsite.cli", *arguments],
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            timeout=600,
            check=False,
            env=environment(**extra),
        )

    return invoke


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the records of three games, as ``simulate`` writes it."""
    from digsite.arena import Simulation

    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    simulation = Simulation(players=3, bots=("greedy", "random"), seed=11, records=True)
    path.write_bytes(b"".join(record for _, record in simulation.run(3)))
    return path
