"""Numba, and where it files what it compiled: in this version's cache folder, by package."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import UserProvidedCacheLocator
from numba.core.registry import CPUDispatcher

from digsite.kernels import ROOT, cache_folder

F = TypeVar("F", bound=Callable[..., Any])

#: Versions of Numba whose inner workings are as ``numba_parts`` takes them to be. Others compile the same functions
#: their own way, only more slowly.
TRIED = ((0, 68),)

Compiled: type[CPUDispatcher] = CPUDispatcher
if tuple(numba.version_info.short) in TRIED:
    from digsite.rules.numba_parts import Entry

    Compiled = Entry


class KernelLocator(UserProvidedCacheLocator):  # type: ignore[misc]  # numba has no types
    """Files compiled functions by package, not by where the package lies."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """Name the folder for the functions of a source file; code of others may lie anywhere."""
        folder = Path(py_file).resolve().parent
        if not folder.is_relative_to(ROOT):
            return str(super().get_suitable_cache_subpath(py_file))
        return ".".join(folder.relative_to(ROOT.parent).parts)


def compile_function(function: F, *, inlined: bool) -> F:
    """Let Numba compile a function on its first use; what was compiled before is taken from disk."""
    folder = cache_folder()
    before = numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES
    numba.config.CACHE_DIR = str(folder or "")
    numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.{KernelLocator.__name__}"
    options = {
        "nopython": True,
        "nogil": True,
        "error_model": "numpy",
        "no_cfunc_wrapper": True,
        "boundscheck": None,
        "forceinline": inlined,
    }
    try:
        compiled: Any = Compiled(function, targetoptions=options)
        if folder is not None:
            compiled.enable_caching()
    finally:
        numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES = before
    return cast("F", compiled)


def typed_once(function: F, *arguments: Any) -> F:
    """Return what was compiled of a function for such arguments, to be called with arguments of the same types alone.

    Looking at the types of some twenty arrays at every call takes seven microseconds, and what is done with them may
    take one. Nothing is looked at here: other types than these crash the interpreter.
    """
    dispatcher: Any = function
    return cast("F", dispatcher.compile(tuple(dispatcher.typeof_pyval(argument) for argument in arguments)))
