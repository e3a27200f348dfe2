"""A plugin of pytest for `make long`: notes how each test came out, and leaves out what came out before.

Two files in the folder that DIGSITE_LONG_NOTES names: ``passed`` and ``failed``, a test a line. The processes that
share out the tests look at a copy that was made before the first of them: all must find the same tests.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest

_FOLDER: Final = Path(os.environ.get("DIGSITE_LONG_NOTES", "build/long"))
_BEFORE: Final = _FOLDER / "before"
#: One process hears of all tests, and notes.
_NOTES: Final = "PYTEST_XDIST_WORKER" not in os.environ
_not_passed: Final[set[str]] = set()


def pytest_configure() -> None:
    """Copy what is known, for everybody to look at."""
    if _NOTES:
        known = [path.read_text() for name in ("passed", "failed") if (path := _FOLDER / name).exists()]
        _BEFORE.write_text("".join(known))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what came out before."""
    known = set(_BEFORE.read_text().splitlines())
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in known])
    items[:] = [item for item in items if item.nodeid not in known]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note a test that failed at once, and one that passed when all of it is over."""
    if not _NOTES:
        return
    if report.outcome != "passed":
        if report.failed and report.nodeid not in _not_passed:
            _note("failed", report.nodeid)
        _not_passed.add(report.nodeid)
    elif report.when == "teardown" and report.nodeid not in _not_passed:
        _note("passed", report.nodeid)


def _note(name: str, test: str) -> None:
    with (_FOLDER / name).open("a", encoding="utf-8") as file:
        file.write(f"{test}\n")
