"""The event loop that players of a benchmark live in."""

from __future__ import annotations

import asyncio
import importlib.util
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def played(games: Coroutine[Any, Any, T]) -> T:
    """Play on the quickest event loop there is."""
    if importlib.util.find_spec("uvloop") is None:
        return asyncio.run(games)
    import uvloop

    return uvloop.run(games)
