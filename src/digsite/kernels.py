"""Compiled kernels on disk: where this version's lies, and which of its parts are there. No compiler is needed to know.

Compiling takes a minute or so, once on a machine. The kernel is also plain Python, quick enough for people: a process
that finds nothing compiled plays plain (``play_plain``), and whoever wants speed compiles first. Which of the two a
process does is settled before the rules are imported.

Numba's own disk cache looks only at the file a function stands in; an edited callee elsewhere would go unnoticed. So
the cache folder is named after a hash of every source file that holds compiled code, and of what else changes the
machine code. The folder lies in the user's cache directory (``DIGSITE_CACHE_DIR`` overrides it). Where the package
lies makes no difference: a second copy of it takes what the first one compiled.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path

try:
    import fcntl
except ImportError:  # Windows: two processes may compile the same, to no harm
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent

#: The packages whose files hold compiled functions, and constants that are compiled into them.
COMPILED_PACKAGES = ("rules", "observations")
#: Packages of which only the files with compiled functions count: these take constants from nowhere else in there.
PARTLY_COMPILED = ("bots", "dealers", "kernel", "judge", "arena", "envs")
#: Files without compiled functions that give them their types.
_TYPES = ("bots/search/settings.py",)
_DECORATORS = (b"@kernel", b"@inlined")

#: The parts without which no game is played compiled: the expert also gives advice at the table. The search may come
#: later; until then whoever would search plays as the expert.
PLAYABLE = ("rules", "expert")
#: The parts that many games in a row need besides, whoever plays them.
FOR_MANY_GAMES = ("arena", "expert-arena")

#: Kernels on disk that no start has used for so many seconds are removed, and the oldest where there are too many:
#: several checkouts on one machine, each with its own kernel, must not take them from each other.
KEPT_SECONDS = 30 * 24 * 3600
MOST_KERNELS = 40

#: Numba's own switch: 1 leaves every function as it is written.
_PLAIN = "NUMBA_DISABLE_JIT"


def is_plain() -> bool:
    """Say whether this process plays as plain Python."""
    return os.environ.get(_PLAIN, "0") not in ("", "0")


def play_plain() -> None:
    """Play as plain Python, in this process and those it starts. It is too late once the rules are imported."""
    if "digsite.rules" in sys.modules:
        raise RuntimeError("The rules are imported already: it is settled whether they are compiled.")
    os.environ[_PLAIN] = "1"


def compiling_environment() -> dict[str, str]:
    """Give the environment of a process that is to be compiled although this one is plain."""
    return {name: value for name, value in os.environ.items() if name != _PLAIN}


_told: list[str] = []


def announce_compiling() -> None:
    """Say, once in a process, that the first game on this machine waits for the compiler; nobody should wonder."""
    if _told:
        return
    _told.append("announced")
    folder = None if is_plain() else cache_folder()
    if folder is None or next(folder.rglob("*.nbc"), None) is not None:
        return
    sys.stderr.write(
        "digsite compiles its rules for this machine now: once, about a minute. "
        "(With NUMBA_DISABLE_JIT=1 in the environment it plays at once, and more slowly.)\n"
    )
    sys.stderr.flush()


def announce_nothing() -> None:
    """Keep quiet about compiling in this process: somebody else tells people of it."""
    _told.append("quiet")


def are_ready(parts: Iterable[str]) -> bool:
    """Say whether all these parts of the kernel were compiled before, so that starting them is a matter of a moment."""
    folder = cache_folder()
    return folder is not None and all((folder / f"{part}.ready").exists() for part in parts)


def mark_ready(part: str) -> None:
    """Remember that a part is compiled, and clear away the kernels of long-gone versions."""
    folder = cache_folder()
    if folder is None or is_plain():
        return
    with suppress(OSError):
        (folder / f"{part}.ready").touch()
        tidy(folder.parent)


def cache_root() -> Path:
    """Return the folder for everything that can be made again: the user's cache, or ``DIGSITE_CACHE_DIR``."""
    override = os.environ.get("DIGSITE_CACHE_DIR")
    return Path(override) if override else user_cache_path("digsite", appauthor=False)


@cache
def cache_folder() -> Path | None:
    """Return this kernel's folder, or None where nothing can be kept (then every start compiles anew)."""
    folder = cache_root() / f"kernel-{_fingerprint()}"
    if not _writable(folder):
        return None
    with suppress(OSError):
        os.utime(folder)  # it is used now: see tidy
    return folder


@contextmanager
def compiling_alone() -> Iterator[None]:
    """Let one process at a time compile this kernel: the others wait, and then find what it compiled."""
    folder = cache_folder()
    if folder is None or fcntl is None:
        yield
        return
    with (folder / "compiling.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def tidy(root: Path) -> None:
    """Remove the kernels that no start has used for long, and the oldest of too many."""
    used = {folder: folder.stat().st_mtime for folder in root.glob("kernel-*")}
    for place, folder in enumerate(sorted(used, key=used.__getitem__, reverse=True)):
        if place >= MOST_KERNELS or used[folder] < time.time() - KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


def _fingerprint() -> str:
    """Name this kernel: its sources, its compiler, and the switches that change its code."""
    digest = hashlib.sha256()
    for package in (*COMPILED_PACKAGES, *PARTLY_COMPILED):
        for source in sorted((ROOT / package).rglob("*.py")):
            text = source.read_bytes()
            counts = package in COMPILED_PACKAGES or source.relative_to(ROOT).as_posix() in _TYPES
            if counts or any(decorator in text for decorator in _DECORATORS):
                digest.update(source.relative_to(ROOT).as_posix().encode() + b"\0" + text + b"\0")
    switches = (os.environ.get("NUMBA_BOUNDSCHECK", ""), os.environ.get("NUMBA_OPT", ""))
    digest.update(repr((sys.version_info[:3], version("numba"), version("numpy"), switches)).encode())
    return digest.hexdigest()[:16]


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
