"""What of a table depends on the time, told as what is left of it. Nothing of it depends on anybody's cards."""

from __future__ import annotations

from collections.abc import Mapping

from digsite.tables.room.live_table import Table
from digsite.tables.wire.messages import Absence, SeatTime, TimesNow


def times_now(table: Table, now: int, grace: Mapping[int, int]) -> TimesNow:
    """Tell how long people may still think at this time, and when bots may stand in for those who are gone."""
    clocks = table.clocks
    return TimesNow(
        clocks=()
        if clocks is None or table.stage != "playing"
        else tuple(
            SeatTime(place, clocks.left(place, now), clocks.runs == place)
            for place, seat in enumerate(table.seats)
            if seat.is_played_by_a_person
        ),
        away=tuple(Absence(seat, left) for seat, left in sorted(grace.items())),
    )
