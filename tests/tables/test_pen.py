"""Several processes write into one SQLite file: one number is one's alone, and nobody takes another for a stranger."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from digsite.tables.log.pen import SharedPen, Sheet, new_sheet
from digsite.tables.log.storage import Storage
from servers import TESTS

pytestmark = pytest.mark.skipif(os.name != "posix", reason="workers are for Unix")


class Holder:
    """One of these processes (``pen_holder.py``)."""

    def __init__(self, file: Path, sheet: int, pages: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tables.pen_holder", str(file), str(sheet), str(pages)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            pass_fds=(sheet,),
            env={**os.environ, "PYTHONPATH": str(TESTS)},
        )

    def hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def say(self, order: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(order + "\n")
        self.process.stdin.flush()

    def answer(self, order: str) -> dict[str, Any]:
        self.say(order)
        found: dict[str, Any] = json.loads(self.hear())
        return found


@contextmanager
def holders(file: Path, number: int, pages: int = 50) -> Iterator[list[Holder]]:
    """So many processes on one new file, all of them started at once."""
    sheet = new_sheet()
    processes = [Holder(file, sheet, pages) for _ in range(number)]
    os.close(sheet)
    try:
        for one in processes:
            assert one.hear() == "open\n"
        yield processes
    finally:
        for one in processes:
            one.process.kill()
            one.process.wait()
            for end in (one.process.stdin, one.process.stdout):
                assert end is not None
                end.close()


def length_of(file: Path, table: str) -> int:
    """Read a log, whose chain must hold, in a file that must be whole; say how long it is."""
    storage = Storage(str(file))
    storage.open()
    with storage.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
    stored = storage.load(table)
    assert stored is not None
    storage.close()
    return len(stored.entries)


def test_two_never_write_the_same_number_and_no_checkpoint_of_the_other_is_a_surprise(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with holders(file, 2) as both:
        assert both[0].answer("new t 0")["looked"] == 0
        for one in both:
            one.say("race t 400")
        ours, theirs = (json.loads(one.hear()) for one in both)
        assert sorted(ours["ours"] + theirs["ours"]) == list(range(800))
        assert ours["theirs"] or theirs["theirs"], "they never met"
        # Each took the log over into the file many times meanwhile: that is no reason to look inside.
        assert ours["looked"] == theirs["looked"] == 0
    assert length_of(file, "t") == 800


def test_what_a_stranger_did_to_the_file_each_looks_into_once(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with holders(file, 3, pages=100_000) as all_of_them:
        for place, one in enumerate(all_of_them):
            assert one.answer(f"new t{place} 5")["looked"] == 0
        with closing(sqlite3.connect(file)) as stranger:
            stranger.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for _ in range(2):
            assert [one.answer(f"race t{place} 1")["looked"] for place, one in enumerate(all_of_them)] == [1, 1, 1]
    assert [length_of(file, f"t{place}") for place in range(3)] == [7, 7, 7]


def test_a_file_laid_over_this_one_is_noticed_by_each_that_wrote(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with holders(file, 2, pages=1) as both:
        both[0].answer("new t0 2")
        before = file.read_bytes()
        for place, one in enumerate(both):
            one.answer(f"new u{place} 3")
            one.answer(f"race u{place} 1")
        file.write_bytes(before)
        for one in both:
            one.say("race t0 1")
            assert one.hear() == "", "it went on as if nothing had been"
            assert one.process.wait(30) != 0


def test_whoever_dies_with_the_pen_leaves_it_to_the_others(tmp_path: Path) -> None:
    sheet = new_sheet()
    pen = SharedPen(sheet)
    holding = (
        "import sys; from digsite.tables.log.pen import SharedPen, Sheet; pen = SharedPen(int(sys.argv[1])); "
        "pen.__enter__(); pen.write(Sheet(1, 2, 3, 4)); print('mine', flush=True); sys.stdin.read()"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", holding, str(sheet)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=(sheet,)
    )
    assert process.stdout is not None
    assert process.stdin is not None
    process.stdout.readline()
    got = threading.Event()

    def take() -> None:
        with pen, pen:  # taken again by whoever has it
            assert pen.read() == Sheet(1, 2, 3, 4)
        got.set()

    waiting = threading.Thread(target=take)
    waiting.start()
    assert not got.wait(0.2), "two had it at once"
    process.kill()
    assert got.wait(30)
    waiting.join()
    process.wait()
    process.stdout.close()
    process.stdin.close()
    os.close(sheet)
