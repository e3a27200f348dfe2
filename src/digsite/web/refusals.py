"""Refusals are counted by their code, wherever they are made: over HTTP, at the gate, on live lines.

A process has one count of them, since those who refuse know nothing of each other.
"""

from __future__ import annotations

from collections.abc import Callable

_listeners: list[Callable[[str], None]] = []


def refused(code: str) -> None:
    """Somebody was refused something."""
    for listener in _listeners:
        listener(code)


def listen(listener: Callable[[str], None]) -> None:
    """Be told the code of every refusal from now on."""
    _listeners.append(listener)
