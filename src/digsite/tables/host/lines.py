"""The lines of a table: who is connected, since when, who went when, and what they call across the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from digsite.tables.between.notices import FarLine
from digsite.tables.host.emotes import Emotes
from digsite.tables.wire.messages import Device, DeviceFigures

#: Milliseconds after a line dropped during which no bot may stand in: a reload, a tunnel, a lift.
GRACE = 30_000


class Line:
    """One connection on a seat."""

    __slots__ = ("device", "seat", "secret_hash", "signed_out", "since")

    def __init__(self, seat: int | None, device: Device, since: int, secret_hash: str | None = None) -> None:
        self.seat = seat
        self.device = device
        self.since = since
        self.secret_hash = secret_hash  # of the secret it was opened with, where that is known
        self.signed_out = False  # its secret opens the seat no more: it is to be closed


class Lines:
    """All connections to one table: to this server, and, as far as they are heard of, to others."""

    def __init__(self, now: int) -> None:
        self.here: Counter[int | None] = Counter()  # by seat, to this server; None: spectators
        self._elsewhere: dict[str, tuple[FarLine, ...]] = {}  # by server
        self._made = now  # whoever was here before that, and when, is not known
        self._gone: dict[int, int] = {}  # when the last line of a seat dropped
        self._on_seats: list[Line] = []
        self.emotes = Emotes()

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
            if seat is not None and seat not in self.seats:
                self._gone[seat] = now
        found = line or next((one for one in self._on_seats if one.seat == seat), None)
        if found in self._on_seats:
            self._on_seats.remove(found)
        return True

    @property
    def seats(self) -> set[int]:
        """The seats somebody is connected on, to whichever server."""
        far = {line.seat for lines in self._elsewhere.values() for line in lines}
        return far.union(seat for seat in self.here if seat is not None)

    def __contains__(self, seat: object) -> bool:
        """Say whether somebody is connected on a seat, to whichever server."""
        return seat in self.here or any(line.seat == seat for lines in self._elsewhere.values() for line in lines)

    def count(self, seat: int | None) -> int:
        """Say how many lines there are on a seat, to whichever server."""
        return self.here[seat] + sum(line.seat == seat for lines in self._elsewhere.values() for line in lines)

    def figures(self) -> tuple[FarLine, ...]:
        """Say for other servers who is connected to this one."""
        return tuple(
            FarLine(line.seat, line.device, line.since)
            for line in self._on_seats
            if line.seat is not None and not line.signed_out
        )

    def note_elsewhere(self, server: str, lines: tuple[FarLine, ...], now: int) -> bool:
        """Note who is connected to another server; say whether that is news."""
        if self._elsewhere.get(server, ()) == lines:
            return False
        before = self.seats
        self._elsewhere.pop(server, None)
        if lines:
            self._elsewhere[server] = lines
        self._gone.update(dict.fromkeys(before - self.seats, now))
        return True

    def forget_elsewhere(self) -> None:
        """Nobody listens here any more to who comes and goes elsewhere."""
        self._elsewhere.clear()

    def sign_out(self, seat: int, but: Line | None) -> None:
        """Mark all lines on a seat but one as opened with a secret of the past."""
        for line in self._on_seats:
            if line.seat == seat and line is not but:
                line.signed_out = True

    def sign_out_strangers(self, secret_hashes: Mapping[int, str]) -> None:
        """Mark all lines whose secret opens their seat no more: it may have been renewed through another server."""
        for line in self._on_seats:
            if line.seat is not None and line.secret_hash not in (None, secret_hashes.get(line.seat)):
                line.signed_out = True

    def on(self, seat: int, asking: Line | None, now: int) -> tuple[DeviceFigures, ...]:
        """List the lines on a seat, the oldest first."""
        near = [
            (one.since, one.device, one is asking) for one in self._on_seats if one.seat == seat and not one.signed_out
        ]
        far = [
            (one.since, one.device, False) for lines in self._elsewhere.values() for one in lines if one.seat == seat
        ]
        lines = sorted(near + far, key=lambda line: line[0])
        return tuple(DeviceFigures(device, max(0, now - since), is_asking) for since, device, is_asking in lines)

    def gone_since(self, seats: Iterable[int]) -> dict[int, int]:
        """Say of these seats when those who are not connected went, at the latest."""
        here = self.seats
        return {seat: self._gone.get(seat, self._made) for seat in seats if seat not in here}

    def grace(self, seats: Iterable[int], now: int) -> dict[int, int]:
        """Say for how many milliseconds no bot may stand in yet for those who are not connected."""
        return {seat: max(0, gone + GRACE - now) for seat, gone in self.gone_since(seats).items()}
