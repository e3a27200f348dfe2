"""Compiling the kernel: two decorators. In a plain process (``digsite.kernels``) they leave functions as they are."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from digsite.kernels import is_plain
from digsite.rules.records import Box, State

__all__ = ["Box", "State", "inlined", "kernel", "typed_once", "wide"]

F = TypeVar("F", bound=Callable[..., Any])

#: Makes one type of all whole numbers. The records hold small ones (int16), and the compiler makes a version of a
#: function for every mixture of types it is called with: widened first, one version does.
wide: Callable[[int], int] = np.int64  # type: ignore[assignment]

if is_plain():
    # The generators of luck mean to wrap around; compiled, nobody hears of it.
    warnings.filterwarnings("ignore", "overflow encountered", RuntimeWarning, r"digsite\.(dealers|bots)\.")

    def _compile(function: F, *, inlined: bool) -> F:
        return function

    def typed_once(function: F, *_: Any) -> F:
        """Return the function itself."""
        return function
else:
    from digsite.rules.numba_files import compile_function as _compile
    from digsite.rules.numba_files import typed_once


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
