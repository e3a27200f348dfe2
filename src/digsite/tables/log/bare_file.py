"""Read the database file itself, without its write-ahead log, in a separate process.

A process that reads a file beside SQLite and closes it lets go of all locks SQLite holds on it there (POSIX). So this
file is also a program: ``python bare_file.py FILE [whole]`` reads ids and hashes as JSON and leaves with 0 if the file
holds all of them, or has them cleared away; with ``whole``, it sees that all pages are in order, too.
"""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import quote

#: Seconds to wait for the answer.
_PATIENCE = 60


def holds(file: Path, heads: Mapping[str, bytes], *, whole: bool) -> bool:
    """Say whether the file has an entry of each of these hashes, table by table."""
    command = [sys.executable, "-I", __file__, str(file), *(["whole"] if whole else [])]
    asked = json.dumps({table: head.hex() for table, head in heads.items()})
    answer = subprocess.run(  # noqa: S603  # our own command
        command, input=asked, text=True, capture_output=True, timeout=_PATIENCE, check=False
    )
    return answer.returncode == 0


def _is_fine(file: str, heads: Mapping[str, str], *, whole: bool) -> bool:
    connection = sqlite3.connect(f"file:{quote(file)}?immutable=1", uri=True)
    pruned = {table for (table,) in connection.execute("SELECT id FROM pruned")}
    found = "SELECT 1 FROM log WHERE table_id = ? AND hash = ?"
    for table, head in heads.items():
        if table not in pruned and connection.execute(found, (table, bytes.fromhex(head))).fetchone() is None:
            return False
    return not whole or connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)


if __name__ == "__main__":
    sys.exit(0 if _is_fine(sys.argv[1], json.load(sys.stdin), whole="whole" in sys.argv) else 1)
