"""Telling every live line of a table when something changed there: publish/subscribe.

What changed is not sent along: every live line looks for itself what its own seat may see. So a slow line skips what it
missed, and no line waits for another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Final, TypeAlias

#: What a line does when something changed; it neither waits nor fails.
Tell: TypeAlias = Callable[[], None]

#: So many spectators of all tables are told at once, and how many seconds pass before the next ones are.
_AT_ONCE: Final = 24
_PAUSE: Final = 0.01


class WakeUps:
    """The live lines of this server, by table: called when something changes there."""

    def __init__(self) -> None:
        self._players: dict[str, dict[Tell, None]] = {}  # in the order they came
        self._watchers: dict[str, dict[Tell, None]] = {}
        self._to_tell: dict[Tell, None] = {}
        self._is_telling = False

    def announce(self, table: str) -> None:
        """Let everybody at this table look: players at once, those who watch a few at a time."""
        for tell in list(self._players.get(table, ())):
            tell()
        watchers = self._watchers.get(table)
        if watchers:
            self._to_tell.update(watchers)
            if not self._is_telling:
                self._tell_some()

    @contextmanager
    def listening(self, table: str, tell: Tell, *, watching: bool = False) -> Iterator[None]:
        """Call somebody for as long as they listen; those who only watch are told a little later."""
        at = self._watchers if watching else self._players
        listeners = at.setdefault(table, {})
        listeners[tell] = None
        try:
            yield
        finally:
            listeners.pop(tell, None)
            self._to_tell.pop(tell, None)
            if not listeners and at.get(table) is listeners:
                del at[table]

    def _tell_some(self) -> None:
        """Tell some of those who watch, and soon some more: a crowd at one table holds up nobody else's."""
        for tell in list(islice(self._to_tell, _AT_ONCE)):
            self._to_tell.pop(tell, None)
            tell()
        self._is_telling = bool(self._to_tell)
        if self._is_telling:
            asyncio.get_running_loop().call_later(_PAUSE, self._tell_some)
