"""The lines of a table: who is connected, since when, and who went when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from digsite.tables.wire.messages import Device, DeviceFigures

#: Milliseconds after a line dropped during which no bot may stand in: a reload, a tunnel, a lift.
GRACE = 30_000


class Line:
    """One connection on a seat."""

    __slots__ = ("device", "seat", "signed_out", "since")

    def __init__(self, seat: int | None, device: Device, since: int) -> None:
        self.seat = seat
        self.device = device
        self.since = since
        self.signed_out = False  # its secret opens the seat no more: it is to be closed


class Lines:
    """All connections to one table."""

    def __init__(self, now: int) -> None:
        self.here: Counter[int | None] = Counter()  # by seat; None: spectators
        self._made = now  # whoever was here before that, and when, is not known
        self._gone: dict[int, int] = {}  # when the last line of a seat dropped
        self._on_seats: list[Line] = []

    def add(self, line: Line) -> None:
        """Somebody is connected."""
        self.here[line.seat] += 1
        if line.seat is not None:
            self._on_seats.append(line)

    def remove(self, seat: int | None, line: Line | None, now: int) -> bool:
        """Somebody's connection ended; False: there was none."""
        if not self.here[seat]:
            return False
        self.here[seat] -= 1
        if not self.here[seat]:
            del self.here[seat]
            if seat is not None:
                self._gone[seat] = now
        found = line or next((one for one in self._on_seats if one.seat == seat), None)
        if found in self._on_seats:
            self._on_seats.remove(found)
        return True

    def sign_out(self, seat: int, but: Line | None) -> None:
        """Mark all lines on a seat but one as opened with a secret of the past."""
        for line in self._on_seats:
            if line.seat == seat and line is not but:
                line.signed_out = True

    def on(self, seat: int, asking: Line | None, now: int) -> tuple[DeviceFigures, ...]:
        """List the lines on a seat, the oldest first."""
        lines = (line for line in self._on_seats if line.seat == seat and not line.signed_out)
        return tuple(DeviceFigures(line.device, max(0, now - line.since), line is asking) for line in lines)

    def gone_since(self, seats: Iterable[int]) -> dict[int, int]:
        """Say of these seats when those who are not connected went, at the latest."""
        return {seat: self._gone.get(seat, self._made) for seat in seats if seat not in self.here}

    def grace(self, seats: Iterable[int], now: int) -> dict[int, int]:
        """Say for how many milliseconds no bot may stand in yet for those who are not connected."""
        return {seat: max(0, gone + GRACE - now) for seat, gone in self.gone_since(seats).items()}
