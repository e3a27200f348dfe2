"""Running the command line in tests."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

Run = Callable[..., Result]
Start = Callable[..., subprocess.CompletedProcess[str]]

SOURCE = Path(__file__).parents[2] / "src"


def environment(**extra: str) -> dict[str, str]:
    """This process's environment, without what colours or narrows output."""
    kept = {key: value for key, value in os.environ.items() if key not in ("FORCE_COLOR", "NO_COLOR", "COLUMNS")}
    return {**kept, "PYTHONPATH": str(SOURCE), **extra}
