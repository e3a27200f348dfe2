"""Compiling the kernel: two decorators, one cache folder that notices every edit.

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
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba import njit
from numba.core.caching import UserProvidedCacheLocator
from platformdirs import user_cache_path

from digsite.rules.records import Box, State

__all__ = ["Box", "State", "inlined", "is_ready", "kernel", "mark_ready", "wide"]

F = TypeVar("F", bound=Callable[..., Any])

#: Makes one type of all whole numbers. The records hold small ones (int16), and the compiler makes a version of a
#: function for every mixture of types it is called with: widened first, one version does.
wide: Callable[[int], int] = np.int64  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent

#: The packages whose files hold compiled functions.
COMPILED_PACKAGES = ("rules", "dealers", "bots", "arena")

#: Kernels on disk that no start has used for so many seconds are removed, and the oldest where there are too many:
#: several checkouts on one machine, each with its own kernel, must not take them from each other.
KEPT_SECONDS = 30 * 24 * 3600
MOST_KERNELS = 40


def _fingerprint() -> str:
    """Name this kernel: its sources, its compiler, and the switches that change its code."""
    digest = hashlib.sha256()
    for package in COMPILED_PACKAGES:
        for source in sorted((ROOT / package).rglob("*.py")):
            digest.update(source.relative_to(ROOT).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    switches = (sys.version_info[:3], numba.__version__, np.__version__, numba.config.BOUNDSCHECK, numba.config.OPT)
    digest.update(repr(switches).encode())
    return digest.hexdigest()[:16]


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _cache_folder() -> Path | None:
    """Return this kernel's folder, or None where nothing can be kept (then every start compiles anew)."""
    override = os.environ.get("DIGSITE_CACHE_DIR")
    root = Path(override) if override else user_cache_path("digsite", appauthor=False)
    folder = root / f"kernel-{_fingerprint()}"
    if not _writable(folder):
        return None
    with suppress(OSError):
        os.utime(folder)  # it is used now: see tidy
    return folder


CACHE_FOLDER = _cache_folder()


class KernelLocator(UserProvidedCacheLocator):  # type: ignore[misc]  # numba has no types
    """Files compiled functions by package, not by where the package lies."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """Name the folder for the functions of a source file; code of others may lie anywhere."""
        folder = Path(py_file).resolve().parent
        if not folder.is_relative_to(ROOT):
            return str(super().get_suitable_cache_subpath(py_file))
        return ".".join(folder.relative_to(ROOT.parent).parts)


def _compile(function: F, *, inlined: bool) -> F:
    before = numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES
    numba.config.CACHE_DIR = str(CACHE_FOLDER or "")
    numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.{KernelLocator.__name__}"
    options = {"cache": CACHE_FOLDER is not None, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
    try:
        compiled: F = njit(forceinline=inlined, **options)(function)
    finally:
        numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES = before
    return compiled


def kernel(function: F) -> F:
    """Compile a function of the kernel (on first use, kept on disk, without holding the interpreter lock)."""
    return _compile(function, inlined=False)


def inlined(function: F) -> F:
    """Compile a function of the kernel into whoever calls it: for what happens in every turn.

    A call between compiled functions costs more than most of the rules: the state's fields are read anew, and arrays
    passed on are counted in and out by atomic operations. Inlining the hot path made playouts 30 % faster. What is
    seldom used stays apart (``kernel``): inlining that too gained next to nothing and cost seconds of compiling.
    """
    return _compile(function, inlined=True)


def _ready_mark(part: str) -> Path | None:
    return CACHE_FOLDER / f"{part}.ready" if CACHE_FOLDER else None


def is_ready(part: str) -> bool:
    """Say whether a part of the kernel was compiled before, so that starting it is a matter of a moment."""
    mark = _ready_mark(part)
    return bool(numba.config.DISABLE_JIT) or (mark is not None and mark.exists())


def mark_ready(part: str) -> None:
    """Remember that a part is compiled, and clear away the kernels of long-gone versions."""
    mark = _ready_mark(part)
    if mark is None or numba.config.DISABLE_JIT:
        return
    with suppress(OSError):
        mark.touch()
        tidy(mark.parent.parent)


def tidy(root: Path) -> None:
    """Remove the kernels that no start has used for long, and the oldest of too many."""
    used = {folder: folder.stat().st_mtime for folder in root.glob("kernel-*")}
    for place, folder in enumerate(sorted(used, key=used.__getitem__, reverse=True)):
        if place >= MOST_KERNELS or used[folder] < time.time() - KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)
