"""`make long` can be stopped and goes on; a failure stays one; other code begins anew."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from long_runs.parts import Part, Step, parts
from long_runs.running import LongRun, code_here

TESTS = """
from pathlib import Path

def ran(name):
    with Path("ran").open("a") as file:
        file.write(name + "\\n")

def test_one():
    ran("one")

def test_two():
    ran("two")
    assert Path("mended").exists()

def test_three():
    ran("three")
    if not Path("on").exists():
        Path("on").touch()
        raise KeyboardInterrupt
"""


def noting(name: str, code: int = 0) -> Step:
    """A step that notes that it ran, and ends with a code."""
    does = f"open('ran', 'a').write('{name}\\n'); raise SystemExit({code})"
    return Step(name, (sys.executable, "-c", does))


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ran").touch()
    return tmp_path


def run(here: Path, *steps: Step, code: str = "abc") -> tuple[LongRun, list[str]]:
    told: list[str] = []
    return LongRun([Part("some", steps)], here / "notes", code, told.append), told


def ran(here: Path) -> list[str]:
    return (here / "ran").read_text().split()


def test_what_passed_is_not_run_again_and_told_with_its_time(here: Path) -> None:
    assert run(here, noting("first"))[0].run()
    again, told = run(here, noting("first"), noting("second"))
    assert again.run()
    assert ran(here) == ["first", "second"]
    assert told[-2:] == ["    first: passed (0:00 minutes)", "    second: passed (0:00 minutes)"]


def test_a_failure_stays_a_failure_and_the_rest_goes_on(here: Path) -> None:
    for _ in range(2):
        assert not run(here, noting("first", code=3), noting("second"))[0].run()
    assert ran(here) == ["first", "second"]


def test_other_code_and_starting_afresh_begin_anew(here: Path) -> None:
    assert run(here, noting("first"))[0].run()
    assert run(here, noting("first"), code="def")[0].run()
    afresh = run(here, noting("first"), code="def")[0]
    afresh.forget()
    assert afresh.run()
    assert ran(here) == ["first"] * 3


def test_parts_are_chosen_by_number(here: Path) -> None:
    two = LongRun([Part("one", (noting("first"),)), Part("two", (noting("second"),))], here / "notes", "abc", print)
    assert two.run([2])
    assert ran(here) == ["second"]
    assert two.run([1])
    assert ran(here) == ["second", "first"]


def test_tests_go_on_where_they_were_stopped_and_none_that_failed_is_tried_again(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PYTEST_XDIST_WORKER", "PYTEST_ADDOPTS"):
        monkeypatch.delenv(name, raising=False)
    (here / "test_some.py").write_text(TESTS)
    (here / "pytest.ini").write_text("[pytest]\n")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[1]))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # it starts five times
    pytest_here = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_some.py")
    step = Step("tests", pytest_here, is_pytest=True)
    stopped, _ = run(here, step)
    assert not stopped._passes(step)
    assert ran(here) == ["one", "two", "three"]
    (here / "mended").touch()
    assert not stopped._passes(step), "what failed is not tried until it passes"
    assert ran(here) == ["one", "two", "three", "three"]
    assert not stopped._passes(step)
    assert len(ran(here)) == 4, "there was nothing left to run"
    stopped.forget()
    assert stopped._passes(step)
    assert stopped._passes(step), "nothing is left, and all of it passed"
    assert len(ran(here)) == 7


def test_code_is_named_by_its_commit_and_by_what_was_changed_since(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
        subprocess.run(["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True)

    assert code_here(tmp_path) == "no commit"
    git("init")
    (tmp_path / "dig").write_text("one")
    git("add", "dig")
    git("commit", "-m", "one")
    commit = code_here(tmp_path)
    (tmp_path / "dig").write_text("two")
    changed = code_here(tmp_path)
    (tmp_path / "new").write_text("three")
    more = code_here(tmp_path)
    assert changed.startswith(commit + "+")
    assert len({commit, changed, more}) == 3


def test_every_step_has_a_name_of_its_own_and_its_tool_is_there() -> None:
    steps = [step for part in parts(Path("build/long")) for step in part.steps]
    assert len({step.name for step in steps}) == len(steps)
    root = Path(__file__).resolve().parents[2]
    for step in steps:
        assert step.is_pytest or (root / step.command[1]).is_file()
