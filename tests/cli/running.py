"""Running the command line in tests."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import AnyStr

from typer.testing import Result

Run = Callable[..., Result]
Start = Callable[..., subprocess.CompletedProcess[str]]

SOURCE = Path(__file__).parents[2] / "src"


def environment(**extra: str) -> dict[str, str]:
    """This process's environment, without what colours or narrows output."""
    kept = {key: value for key, value in os.environ.items() if key not in ("FORCE_COLOR", "NO_COLOR", "COLUMNS")}
    return {**kept, "PYTHONPATH": str(SOURCE), **extra}


def press_ctrl_c(process: subprocess.Popen[AnyStr]) -> tuple[AnyStr, AnyStr]:
    """Interrupt a program and return what it still wrote; one that does not stop is ended, and the test fails."""
    process.send_signal(signal.SIGINT)
    try:
        return process.communicate(timeout=120)
    except subprocess.TimeoutExpired:
        process.kill()
        raise
