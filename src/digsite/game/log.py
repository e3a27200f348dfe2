"""A game's log, to read and not to write."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from digsite.game.events import Event


class Log(Sequence[Event]):
    """Everything that happened so far: grows with the game, cannot be changed by its reader."""

    __slots__ = ("_events",)

    def __init__(self, events: list[Event]) -> None:
        self._events = events

    def __len__(self) -> int:
        return len(self._events)

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Event, ...]: ...
    def __getitem__(self, index: int | slice) -> Event | tuple[Event, ...]:
        if isinstance(index, slice):
            return tuple(self._events[index])
        return self._events[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._events)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # a log grows

    def __repr__(self) -> str:
        return f"<{len(self)} events>"
