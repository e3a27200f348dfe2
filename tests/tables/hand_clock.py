"""A clock that goes when the test says so."""

from __future__ import annotations

from collections.abc import Callable

#: Some day, in milliseconds.
SOME_DAY = 1_700_000_000_000


class _Call:
    """Somebody who wants to be called."""

    def __init__(self, at: int, ring: Callable[[], None]) -> None:
        self.at = at
        self.ring = ring
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class HandClock:
    """Stands still between tests' words; whoever is due is called in order, each at its own time."""

    def __init__(self, now: int = SOME_DAY) -> None:
        self._now = now
        self._calls: list[_Call] = []
        self.rang = 0

    def now(self) -> int:
        return self._now

    def call_at(self, at: int, ring: Callable[[], None]) -> _Call:
        call = _Call(at, ring)
        self._calls.append(call)
        return call

    def advance(self, milliseconds: int) -> None:
        """Let time pass."""
        end = self._now + milliseconds
        while True:
            self._calls = [call for call in self._calls if not call.cancelled]
            due = min((call for call in self._calls if call.at <= end), key=lambda call: call.at, default=None)
            if due is None:
                break
            self._calls.remove(due)
            self._now = max(self._now, due.at)
            self.rang += 1
            due.ring()
        self._now = end

    @property
    def waiting(self) -> int:
        """How many still want to be called."""
        return sum(not call.cancelled for call in self._calls)
