"""Trying wrong changes on a copy of the package: the tests have to notice each of them.

The kernel runs as plain Python, so that a change needs no compiling. Only the copy is ever changed, and it goes away
with its folder.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple, TypeVar

from mutation.changes import Mutant, lines_of, mutant, number_of_changes
from mutation.harmless import HARMLESS, Harmless

T = TypeVar("T")

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "src" / "digsite"

#: What is changed. The compiler's own settings do nothing in plain Python.
FOLDERS = ("rules", "dealers", "seat")
LEFT_ALONE = {"rules/compiled.py", "rules/numba_files.py", "rules/numba_parts.py"}

_KNOWN = "tests/kernel/test_knowledge.py"
#: The tests that are asked first, by what is changed; seconds each, in plain Python.
QUICK = {
    "rules": (
        "tests/test_golden.py",  # whole games: most of what is wrong is noticed in the first of them
        "tests/rules",
        "tests/seat/test_questions.py",
        "tests/seat/test_suggestions.py",
    ),
    "dealers/fast": ("tests/dealers/test_fast.py", "tests/test_golden.py"),
    "dealers/resample": (_KNOWN,),
    "dealers": ("tests/dealers/test_fair_stream.py",),
    "seat": ("tests/seat/test_questions.py", "tests/telling/test_now.py", "tests/seat/test_suggestions.py"),
}
#: What they leave out: the longer ones of many games alike, and what plays for minutes without a compiler.
NOT_QUICK = (
    "not (-3- or -4- or -5- or resampling or whose or depend or offered_is_legal or trades_are_legal or brings_more)"
)
#: The tests that are asked about what these let pass, if asked; many minutes.
THOROUGH = {
    "rules": ("tests/seat/test_questions.py", "tests/game", _KNOWN, "tests/test_golden.py"),
    "dealers": ("tests/game/test_copies.py", _KNOWN, "tests/test_golden.py"),
    "seat": ("tests/seat", "tests/telling"),
}
#: Compiles, which is what plain Python does not.
NOT_TRIED = "tests/rules/test_compiled.py"


#: Seconds of computing after which tests are taken to hang: many times what they need.
QUICK_HANGS, THOROUGH_HANGS = 60, 900


class Verdict(Enum):
    """What became of a change."""

    NOTICED = "noticed"
    HANGS = "hangs"
    SURVIVES = "SURVIVES"
    HARMLESS = "changes nothing"  # looked at, with a reason; not tried, not counted


class Slip(NamedTuple):
    """A change of one file, by its number there."""

    file: str
    number: int

    @property
    def line(self) -> int:
        """Where it is made."""
        return lines_of(_source(self.file))[self.number]

    def made(self) -> Mutant:
        """Make it."""
        return mutant(_source(self.file), self.number)

    @property
    def why_harmless(self) -> str | None:
        """Why it changes no result, if that is known."""
        made = self.made()
        return HARMLESS.get(Harmless(self.file, made.was, made.now))


def _source(file: str) -> str:
    return (PACKAGE / file).read_text(encoding="utf-8")


def files() -> list[str]:
    """Name the files that are changed, as in ``rules/dig.py``."""
    found = [path.relative_to(PACKAGE).as_posix() for folder in FOLDERS for path in (PACKAGE / folder).rglob("*.py")]
    return sorted(set(found) - LEFT_ALONE)


def slips(chosen: Sequence[str], sample: int | None, seed: int) -> list[Slip]:
    """Choose changes: every one of these files, or so many of them at random."""
    every = [Slip(file, number) for file in chosen for number in range(number_of_changes(_source(file)))]
    return every if sample is None or sample >= len(every) else random.Random(seed).sample(every, sample)


class Copy:
    """A copy of the package that the tests are run against."""

    def __init__(self, folder: Path) -> None:
        self._package = folder / "digsite"
        shutil.copytree(PACKAGE, self._package, ignore=shutil.ignore_patterns("__pycache__", "static"))
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "NUMBA"))}
        self._environment = kept | {
            "DIGSITE_CACHE_DIR": str(folder / "cache"),
            "DIGSITE_TESTS": "quick",
            "NUMBA_DISABLE_JIT": "1",
            # Starting costs more than most tests: only the plugin that pyproject.toml names.
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONPATH": str(folder),
        }

    def check_tests_of(self, changed: str) -> None:
        """Run the tests of a part with nothing changed: they must pass, and against the copy."""
        found = self._python(QUICK_HANGS, "-c", "import digsite; print(digsite.__file__)").stdout.strip()
        if not Path(found).is_relative_to(self._package):
            raise RuntimeError(f"the tests would run against {found}, not against the copy that is changed")
        if self._quick(changed) is not Verdict.SURVIVES:
            raise RuntimeError(f"the tests of {changed} fail in plain Python with nothing changed")

    def try_out(self, slip: Slip, *, thorough: bool) -> Verdict:
        """Make a change, run the tests until one notices, and take the change back."""
        if slip.why_harmless is not None:
            return Verdict.HARMLESS
        changed = self._package / slip.file
        was = changed.read_bytes()
        changed.write_text(slip.made().source, encoding="utf-8")
        try:
            verdict = self._quick(slip.file)
            return self._thorough(slip.file) if thorough and verdict is Verdict.SURVIVES else verdict
        finally:
            changed.write_bytes(was)

    def _quick(self, file: str) -> Verdict:
        return self._judged(QUICK_HANGS, "-k", NOT_QUICK, *_of(file, QUICK))

    def _thorough(self, file: str) -> Verdict:
        return self._judged(THOROUGH_HANGS, *_of(file, THOROUGH))

    def _judged(self, seconds: int, *tests: str) -> Verdict:
        options = ["-p", "pytest_timeout", "-p", "no:cacheprovider", "-x", "-q", "--tb=no", f"--ignore={NOT_TRIED}"]
        code = self._python(seconds, "-m", "pytest", *options, "-m", "not slow", *tests).returncode
        if code == -signal.SIGXCPU:
            return Verdict.HANGS
        return Verdict.SURVIVES if code == 0 else Verdict.NOTICED

    def _python(self, seconds: int, *arguments: str) -> subprocess.CompletedProcess[str]:
        # By computing time: on a busy machine nothing hangs sooner.
        limited = ["sh", "-c", f'ulimit -S -t {seconds}; exec "$@"', "sh", sys.executable, *arguments]
        return subprocess.run(limited, cwd=ROOT, env=self._environment, capture_output=True, text=True, check=False)


def _of(file: str, tests: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Name the tests of a file, those of the file itself before those of its folder."""
    return next(found for changed, found in tests.items() if file.startswith(changed))


def tried(
    chosen: Sequence[Slip], folder: Path, *, thorough: bool, workers: int = 1, check: bool = True
) -> Iterator[tuple[Slip, Verdict]]:
    """Try changes on so many copies in this folder; yield what became of them in order."""
    free: SimpleQueue[Copy] = SimpleQueue()
    for number in range(workers):
        free.put(Copy(folder / str(number)))

    def on_a_copy(do: Callable[[Copy], T]) -> T:
        copy = free.get()
        try:
            return do(copy)
        finally:
            free.put(copy)

    with ThreadPoolExecutor(workers) as pool:
        try:
            if check:
                list(pool.map(lambda part: on_a_copy(lambda copy: copy.check_tests_of(part)), QUICK))
            trying = pool.map(lambda slip: on_a_copy(lambda copy: copy.try_out(slip, thorough=thorough)), chosen)
            yield from zip(chosen, trying, strict=True)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
