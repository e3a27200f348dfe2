"""Libraries that only some tournaments need: they come with an extra."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from digsite.errors import DigsiteError


def has(module: str) -> bool:
    """Say whether a library is installed."""
    return importlib.util.find_spec(module) is not None


def getting(extra: str) -> str:
    """Say how an extra is installed, wherever digsite came from.

    >>> getting("arena")
    "pip install 'digsite[arena]', or in a checkout: .venv/bin/pip install -e '.[arena]'"
    """
    return f"pip install 'digsite[{extra}]', or in a checkout: .venv/bin/pip install -e '.[{extra}]'"


def need(module: str, extra: str, purpose: str) -> Any:
    """Import a library, or say which extra brings it.

    >>> need("no_such_library", "arena", "Plots")
    Traceback (most recent call last):
    ...
    digsite.errors.DigsiteError: Plots need no_such_library, which is not installed: pip install 'digsite[arena]', \
or in a checkout: .venv/bin/pip install -e '.[arena]'.
    """
    if not has(module.partition(".")[0]):
        library = module.partition(".")[0]
        raise DigsiteError("extra-missing", f"{purpose} need {library}, which is not installed: {getting(extra)}.")
    return importlib.import_module(module)
