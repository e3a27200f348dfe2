"""What the workers of the tests do: here, because a process of its own imports it by name."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from digsite.errors import DigsiteError


def double(number: int) -> int:
    return 2 * number


def the_first_is_slowest(number: int) -> int:
    time.sleep(0 if number else 0.5)
    return number


def note_down(folder: Path, number: int) -> int:
    (folder / str(number)).touch()
    while number == 0 and not (folder / "go on").exists():
        time.sleep(0.01)
    return number


def tell_at_length(_: int) -> bytes:
    """Tell more than a pipe holds: whoever tells it is in the middle of it until somebody has listened."""
    return bytes(50_000_000)


def stumble(number: int) -> int:
    if number == 3:
        raise DigsiteError("stone", "There was a stone.")
    return number


def vanish(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def press_ctrl_c(number: int) -> int:
    os.kill(os.getpid(), signal.SIGINT)
    return number
