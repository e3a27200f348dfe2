"""The log of a game, as each viewer saw it, and the museums; computed once for everybody."""

from __future__ import annotations

from collections.abc import Iterable

from digsite.editions import MonumentKind, Setup
from digsite.game.events import AnyEvent, Event, Sold
from digsite.game.view import SoldSet, View
from digsite.game.withdrawn import Exchange, Withdrawn


class History:
    """The growing log of a game. Views and museums are computed as it grows, not again for every reader."""

    __slots__ = ("_face_up", "_museums", "_seen", "events", "withdrawn")

    def __init__(self, setup: Setup, events: Iterable[Event] = (), withdrawn: tuple[Withdrawn, ...] = ()) -> None:
        self.events: list[Event] = []
        self.withdrawn = withdrawn  # what was taken back: no longer an event, but not forgotten
        self._face_up = setup.monument.kind is MonumentKind.RUINS
        self._museums: list[tuple[SoldSet, ...]] = [()] * setup.players
        self._seen: dict[int | None, list[Event]] = {}
        for event in events:
            self.append(event)

    @classmethod
    def told_by(cls, view: View, setup: Setup) -> History:
        """Return the history that a view tells, without going through it event by event."""
        past = cls.__new__(cls)
        past.events, past.withdrawn = list(view.log), view.withdrawn
        past._face_up = setup.monument.kind is MonumentKind.RUINS  # noqa: SLF001  # of its own kind
        past._museums, past._seen = [seat.museum for seat in view.seats], {}  # noqa: SLF001
        return past

    def __len__(self) -> int:
        return len(self.events)

    def append(self, event: Event) -> None:
        """Add what happened next."""
        self.events.append(event)
        if isinstance(event, Sold):
            self._museums[event.by] += (SoldSet(event.card, event.count, event.money),)

    def go_back(self, length: int) -> None:
        """Forget everything after so many events."""
        self.withdrawn = self.withdrawn_at(length)
        self._museums = self.museums_at(length)
        del self.events[length:]
        for seen in self._seen.values():
            del seen[length:]

    def withdraw(self) -> None:
        """Take the last event out of the log; everybody saw it all the same."""
        length = len(self.events) - 1
        event = self.events[length]
        if not isinstance(event, Exchange):
            raise TypeError(f"{event} is not taken back")
        withdrawn = (*self.withdrawn, Withdrawn(event, self._place(length), self._place(length + 1)))
        self.go_back(length)
        self.withdrawn = withdrawn

    def withdrawn_at(self, length: int) -> tuple[Withdrawn, ...]:
        """Return what was taken back before the log came to more than so many events."""
        end = self._place(length)
        return tuple(gone for gone in self.withdrawn if gone.line < end)

    def _place(self, number: int) -> int:
        """Find the place in the story of an event by its place in the log, or of the next that is to come."""
        place = number
        for other in sorted(place for gone in self.withdrawn for place in (gone.line, gone.at)):
            place += other <= place
        return place

    def copy(self) -> History:
        """Return an independent copy; events never change, so both share them."""
        twin = History.__new__(History)
        twin.events, twin.withdrawn = self.events.copy(), self.withdrawn
        twin._face_up, twin._museums = self._face_up, self._museums.copy()  # noqa: SLF001  # of its own kind
        seen = twin._seen = self._seen.copy()  # noqa: SLF001
        for viewer in seen:
            seen[viewer] = seen[viewer].copy()
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what happened; what each viewer saw of it follows from that."""
        return (_history_of, (tuple(self.events), self.withdrawn, self._face_up, tuple(self._museums)))

    @property
    def museums(self) -> list[tuple[SoldSet, ...]]:
        """The sets that each seat sold, oldest first; sales are seen by all."""
        return self._museums

    def museums_at(self, length: int) -> list[tuple[SoldSet, ...]]:
        """Return the museums as they were when the log had so many events."""
        museums = self._museums.copy()
        for event in self.events[length:]:
            if isinstance(event, Sold):
                museums[event.by] = museums[event.by][:-1]
        return museums

    def seen_by(self, viewer: int | None) -> tuple[AnyEvent, ...]:
        """Return the log as a seat, or (None) a spectator, saw it."""
        return tuple(self._seen_so_far(viewer))

    def seen_at(self, length: int, viewer: int | None) -> tuple[AnyEvent, ...]:
        """Return the log as a viewer saw it when it had so many events."""
        return tuple(self._seen_so_far(viewer)[:length])

    def _seen_so_far(self, viewer: int | None) -> list[AnyEvent]:
        seen = self._seen.setdefault(viewer, [])
        for event in self.events[len(seen) :]:
            seen.append(event.seen_by(viewer, face_up=self._face_up))
        return seen  # type: ignore[return-value]  # all kinds of events are in AnyEvent

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History):
            return NotImplemented
        return self.events == other.events and self.withdrawn == other.withdrawn

    __hash__ = None  # type: ignore[assignment]  # a history grows


def _history_of(
    events: tuple[Event, ...],
    withdrawn: tuple[Withdrawn, ...],
    face_up: bool,
    museums: tuple[tuple[SoldSet, ...], ...],
) -> History:
    history = History.__new__(History)
    history.events, history.withdrawn = list(events), withdrawn
    history._face_up, history._museums, history._seen = face_up, list(museums), {}  # noqa: SLF001  # of its own kind
    return history
