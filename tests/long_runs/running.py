"""Goes through `make long`, step by step, and keeps in a folder what was done: a stopped run goes on from there.

A mark holds for the very code it was made with. What failed stays failed until somebody starts afresh, or the code
changes: nothing is tried until it passes.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Final, Literal

import msgspec

from long_runs.parts import Part, Step

Outcome = Literal["passed", "failed", "stopped"]

#: Under this name pytest is told where a run's notes are (``resumed.py``).
NOTES: Final = "DIGSITE_LONG_NOTES"
#: How pytest says that there was nothing (left) to run.
_NOTHING_LEFT: Final = 5


class Mark(msgspec.Struct):
    """How a step came out so far, and the seconds it took, over all runs."""

    outcome: Outcome
    seconds: float


class Marks(msgspec.Struct):
    """What was done with which code."""

    code: str
    steps: dict[str, Mark] = {}


class LongRun:
    """All parts, and what is known of each."""

    def __init__(self, parts: Sequence[Part], folder: Path, code: str, tell: Callable[[str], None]) -> None:
        """Take up what is in the folder, if it was made with the same code."""
        self._parts = parts
        self._folder = folder
        self._tell = tell
        self._file = folder / "marks.json"
        self._marks = Marks(code)
        if self._file.exists():
            found = msgspec.json.decode(self._file.read_bytes(), type=Marks)
            if found.code == code:
                self._marks = found
            else:
                tell(f"What was done before was done with other code ({found.code}): everything begins anew.")
                self.forget()

    def forget(self) -> None:
        """Begin anew."""
        shutil.rmtree(self._folder, ignore_errors=True)
        self._marks = Marks(self._marks.code)

    def run(self, chosen: Collection[int] = ()) -> bool:
        """Run what is left of all parts, or of some by number; say whether everything chosen has passed."""
        for number, part in enumerate(self._parts, 1):
            if chosen and number not in chosen:
                continue
            self._tell(f"{number} of {len(self._parts)}: {part.title}")
            for step in part.steps:
                self._take(step)
        self.tell_so_far()
        wanted = [part for number, part in enumerate(self._parts, 1) if not chosen or number in chosen]
        return all(self._outcome(step) == "passed" for part in wanted for step in part.steps)

    def tell_so_far(self) -> None:
        """Tell how far it is, and how long each step took."""
        for number, part in enumerate(self._parts, 1):
            self._tell(f"{number} of {len(self._parts)}: {part.title}")
            for step in part.steps:
                mark = self._marks.steps.get(step.name)
                self._tell(f"    {step.name}: " + ("not yet" if mark is None else _said(mark)))

    def _outcome(self, step: Step) -> Outcome | None:
        mark = self._marks.steps.get(step.name)
        return None if mark is None else mark.outcome

    def _take(self, step: Step) -> None:
        before = self._marks.steps.get(step.name)
        if before is not None and before.outcome != "stopped":
            self._tell(f"    {step.name}: {_said(before)}, before")
            return
        began = time.monotonic()
        mark = self._marks.steps[step.name] = Mark("stopped", before.seconds if before else 0.0)
        try:
            mark.outcome = "passed" if self._passes(step) else "failed"
        finally:  # also when somebody stops it
            mark.seconds += time.monotonic() - began
            self._write()
        self._tell(f"    {step.name}: {_said(mark)}")

    def _passes(self, step: Step) -> bool:
        self._write()  # it is under way: a power cut counts as a stop
        if not step.is_pytest:
            return subprocess.run(step.command, check=False).returncode == 0
        notes = self._folder / step.name
        notes.mkdir(exist_ok=True)
        paths = os.pathsep.join(filter(None, ["tests", os.environ.get("PYTHONPATH")]))
        environment = {**os.environ, **step.environment, "PYTHONPATH": paths, NOTES: str(notes)}
        command = (*step.command, "-p", "long_runs.resumed")
        code = subprocess.run(command, check=False, env=environment).returncode
        return code in (0, _NOTHING_LEFT) and not (notes / "failed").exists() and (notes / "passed").exists()

    def _write(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        new = self._file.with_suffix(".new")
        new.write_bytes(msgspec.json.format(msgspec.json.encode(self._marks)))
        new.replace(self._file)


def _said(mark: Mark) -> str:
    minutes, seconds = divmod(round(mark.seconds), 60)
    return f"{mark.outcome} ({minutes}:{seconds:02} minutes)"


def code_here(root: Path) -> str:
    """Name the code of a checkout: its commit, and a hash of what was changed since."""

    def git(*arguments: str) -> bytes:
        return subprocess.run(["git", *arguments], cwd=root, capture_output=True, check=True).stdout

    try:
        commit = git("rev-parse", "--short=12", "HEAD").decode().strip()
        changed = git("diff", "HEAD", "--binary")
        new = git("ls-files", "--others", "--exclude-standard", "-z").split(b"\0")
    except (OSError, subprocess.CalledProcessError):  # unpacked from an archive
        return "no commit"
    for path in filter(None, new):
        changed += path + b"\0" + (root / os.fsdecode(path)).read_bytes()
    return f"{commit}+{hashlib.sha256(changed).hexdigest()[:12]}" if changed else commit
