"""Clocks: how long people may think. Bots have their pace instead.

The time comes with the log's entries, or from the caller: a table loaded tomorrow has used as much as today.

>>> clocks = Clocks(ClockRule("game", 2), seats=2)
>>> clocks.note(1_000, runs=0, decided=True)
>>> clocks.note(31_000, runs=1, decided=True)
>>> clocks.used, clocks.left(0, 40_000), clocks.left(1, 40_000), clocks.due
([30000, 0], 90000, 111000, 151000)
"""

from __future__ import annotations

from typing import Final

from digsite.tables.errors import TableError
from digsite.tables.wire.messages import ClockRule
from digsite.words.message import message

#: Milliseconds of what each kind of clock is set in.
UNITS: Final = {"move": 1_000, "game": 60_000, "days": 86_400_000}
#: The least and the most of it.
RANGES: Final = {"move": (5, 3600), "game": (1, 600), "days": (1, 60)}
#: Milliseconds for every move once the minutes of a game are used up (byo-yomi): the rest of it can still be played.
OVERTIME: Final = 10_000


def check_clock(rule: ClockRule | None) -> None:
    """Refuse a clock that runs out at once, or never."""
    if rule is None:
        return
    least, most = RANGES[rule.kind]
    if not least <= rule.amount <= most:
        raise TableError("bad-clock", message(f"bad-clock-{rule.kind}", least=least, most=most, given=rule.amount))


class Clocks:
    """The clocks of one table: what each seat has used, and whose runs."""

    __slots__ = ("rule", "runs", "since", "thought", "used")

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.used = [0] * seats  # milliseconds that people took for their decisions
        self.runs: int | None = None  # the seat whose clock runs
        self.since = 0  # the time that is counted up to
        self.thought = 0  # milliseconds of ``used`` that went into the decision that is to be made now

    def note(self, at: int, runs: int | None, *, decided: bool) -> None:
        """Count what was used until now; from now on this seat's clock runs. ``decided``: for another decision.

        Handing a seat to a bot and taking it back is no way to get more time: the decision is the same.
        """
        if self.runs is not None:
            spent = max(0, at - self.since)
            self.used[self.runs] += spent
            self.thought += spent
        if decided:
            self.thought = 0
        self.runs, self.since = runs, at

    def left(self, seat: int, now: int) -> int:
        """Say how many milliseconds a seat still has."""
        thought = self.thought if self.runs == seat else 0
        limit = self.rule.amount * UNITS[self.rule.kind]
        if self.rule.kind == "game":
            limit = max(limit - (self.used[seat] - thought), OVERTIME)
        if self.runs == seat:
            thought += max(0, now - self.since)
        return max(0, limit - thought)

    @property
    def due(self) -> int | None:
        """When the clock that runs will ring; None: none runs."""
        return None if self.runs is None else self.since + self.left(self.runs, self.since)

    @property
    def waits_for_nobody(self) -> bool:
        """Whether the game goes on while nobody is connected: in a game over days people only look in now and then."""
        return self.rule.kind == "days"
