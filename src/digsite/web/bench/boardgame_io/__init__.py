"""boardgame.io, what people would take instead: the same moves a second, measured in the same run.

Its game is a counter and it keeps everything in memory: nothing is stored, nothing is hidden, and there are hardly any
rules. Both servers are driven by the same loop (``digsite.web.bench.sitting``) and the same sockets.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from digsite.web.bench.boardgame_io.counting import Counting
from digsite.web.bench.boardgame_io.installing import VERSION, LeftOut, installed, node

__all__ = ["MOVES", "VERSION", "Counting", "LeftOut", "serving"]

#: Moves in a game: about as many as our quick players make in one.
MOVES: Final = 100


@contextmanager
def serving(told: int = 0, kept: Path | None = None) -> Iterator[tuple[subprocess.Popen[str], int, dict[str, Any]]]:
    """Run the counter in a process of its own; give it, its port, and the versions of what it is made of.

    Each player is ``told`` about so many bytes more than the count; ``kept``: in files of a folder, too.
    """
    command = [str(node()), str(Path(__file__).with_name("counter.cjs")), str(installed()), str(MOVES), str(told)]
    command += [] if kept is None else [str(kept)]
    with subprocess.Popen(  # noqa: S603  # our own command
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},
    ) as process:
        try:
            assert process.stdout is not None  # noqa: S101
            said = process.stdout.readline()
            if not said.startswith("{"):
                raise LeftOut(f"boardgame.io {VERSION} did not start.")
            found = json.loads(said)
            yield process, found["port"], found["versions"]
        finally:
            process.terminate()
