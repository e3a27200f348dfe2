"""A process that writes into a SQLite file with others: ``python -m tables.pen_holder FILE SHEET PAGES``.

It reads one order a line: ``new TABLE`` makes a table, ``race TABLE TIMES`` adds so many entries to it as fast as it
can, each where it believes the log ends. It answers with a line: which numbers were its own and which somebody else's,
and how often it had to look into the file. So many pages are written before a checkpoint.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from digsite.tables.log import bare_file
from digsite.tables.log import storage as log_storage
from digsite.tables.log.entries import SandNamed, write_entry
from digsite.tables.log.pen import SharedPen
from digsite.tables.log.rows import Added, Addition, NewRow
from digsite.tables.log.storage import Storage

ENTRY: Final = write_entry(SandNamed(()))
looked: list[str] = []  # into which file, every time
real_holds = bare_file.holds


def holds(*arguments: Any, **options: Any) -> bool:
    """Note how often somebody had to look into the file."""
    looked.append(str(arguments[0]))
    return real_holds(*arguments, **options)


def main(file: str, sheet: int, pages: int) -> None:
    log_storage.CHECKPOINT_PAGES = pages
    log_storage.holds = holds  # type: ignore[attr-defined]  # which it imports
    storage = Storage(file, SharedPen(sheet))
    storage.open()
    print("open", flush=True)
    for line in sys.stdin:
        order, table, times = line.split()
        if order == "new":
            storage.add([Addition(table, 0, (), NewRow(table, b"secret", ()))])
        ours, theirs = race(storage, table, int(times))
        print(json.dumps({"ours": ours, "theirs": theirs, "looked": len(looked)}), flush=True)
    storage.close()


def race(storage: Storage, table: str, times: int) -> tuple[list[int], list[int]]:
    """Add so many entries to a table; say which numbers were ours, and which somebody else's."""
    ours: list[int] = []
    theirs: list[int] = []
    while len(ours) < times:
        stored = storage.load(table)
        assert stored is not None
        number = len(stored.entries)
        (became,) = storage.add([Addition(table, number, (ENTRY,), None, stored.head)])
        (ours if isinstance(became, Added) else theirs).append(number)
    return ours, theirs


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
