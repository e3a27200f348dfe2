"""The browser's types are those of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_browsers_types_are_current() -> None:
    found = subprocess.run([sys.executable, str(ROOT / "tools" / "wire.py"), "--check"], check=False)
    assert found.returncode == 0, "run `make wire`"
