"""A server imports the game in one thread at a time: from two ends at once, Python finds a deadlock and gives up."""

from __future__ import annotations

import subprocess
import sys

_HELD = """
import sys, threading
from digsite.web import server
server.PLAYABLE = ()
server._importing.acquire()
thread = threading.Thread(target=server.compile_for_play, daemon=True)
thread.start()
thread.join(2)
print("digsite.arena.compiling" in sys.modules)
"""


def test_compiling_waits_for_whoever_imports_the_game() -> None:
    found = subprocess.run([sys.executable, "-c", _HELD], capture_output=True, text=True, check=True, timeout=60)
    assert found.stdout.strip() == "False"
