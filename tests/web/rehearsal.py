"""A sitting played in advance, in this process: what happens there, and what each line is then told.

People think too long, go away and come back, are stood in for, leave, give up and take back what they traded; all of it
at random, but the same for the same seed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, Literal, NamedTuple

from browser.seeded_server import SECRET, SameAgain
from digsite.dealers import commitment
from digsite.errors import DigsiteError
from digsite.game import Move
from digsite.tables.host.lines import Line
from digsite.tables.host.slot import Slot, StateMark, TimesMark
from digsite.tables.log.entries import Opened, Seated, StoodIn
from digsite.tables.room.live_table import Table
from digsite.tables.room.sayings import hear
from digsite.tables.room.seats import bot_names
from digsite.tables.room.taking_back import undo_by
from digsite.tables.wire import messages as m
from kinds import Kind
from web.worlds import entropy_of

#: Who listens: a seat or a spectator whose bytes are compared, a second line of theirs, and whoever lets time pass.
Listening = Literal["viewer", "second", "timer"]
Told = dict[Listening, tuple[str, ...]]
#: In milliseconds.
SOME_TIME: Final = (1, 900, 4_000, 13_000)


class TimedSitting(NamedTuple):
    """A game with people who come and go, seen by one viewer."""

    kind: Kind
    viewer: int | None
    seed: int
    clock: m.ClockRule | None

    @property
    def people(self) -> int:
        """People sit on the first seats, bots on the others."""
        return 2 if self.kind.players < 4 else 3

    @property
    def label(self) -> str:
        """What a failing test is called."""
        clock = "no clock" if self.clock is None else f"{self.clock.kind} clock, then {self.clock.then}"
        return f"{self.kind.label}, {clock}, seen by {'a spectator' if self.viewer is None else f'seat {self.viewer}'}"

    @property
    def entropy(self) -> list[bytes]:
        """What each seat adds to the deal."""
        return entropy_of(self.viewer, self.seed, self.people, self.kind.players)

    @property
    def new(self) -> m.NewTable:
        """The table to open."""
        bots = self.kind.players - self.people
        seats = (*[m.SeatPlan("open")] * self.people, *[m.SeatPlan("bot", "digger")] * bots)
        kind = self.kind
        return m.NewTable(
            seats, kind.edition, kind.monument, kind.variants, (), "instant", undo=True, clock=self.clock, bot="novice"
        )


class Act(NamedTuple):
    """Something that happens at the table, and which kinds of messages each line is told of it."""

    what: Literal["say", "time", "bots", "go", "come", "look in", "look away"]
    kind: str  # of act, for whoever counts them
    by: int | None
    said: m.AnySaid | None
    number: int  # of the state in which it happens
    told: Told
    refused: bool = False


class _Known(NamedTuple):
    table: bytes
    state: StateMark | None
    times: TimesMark


class Rehearsal:
    """The table of a sitting, as it goes along."""

    def __init__(self, sitting: TimedSitting) -> None:
        new = sitting.new
        opened = Opened(new, bot_names(new.seats), commitment(SECRET), undo=undo_by(new))
        self._sitting = sitting
        self._choice = random.Random(sitting.seed)
        self._time = 0
        self._known: dict[Listening, _Known] = {}
        self._slot = Slot(0)
        self.table = Table("23456789abcd", SECRET, opened)
        self._lines: dict[int | str, Line] = {}
        for seat in range(sitting.people):
            self.table.note(Seated(seat, f"Player {seat}", f"{seat}" * 64, sitting.entropy[seat].hex()))
            self._connect(seat, seat)
        self.at_first = self._told("viewer", "timer")

    def acts(self, most: int) -> Iterator[Act]:
        """Everything that happens, up to so much of it; in the end everybody leaves who is there."""
        yield self._say("start", 0, m.Start(1))
        for _ in range(most):
            if self.table.stage != "playing":
                return
            yield from self._next()()
        if "second" in self._lines:
            yield from self._look_away()
        for seat, at in enumerate(self.table.seats):
            if at.is_played_by_a_person and self.table.stage == "playing":
                if seat not in self._slot.seats_here:
                    yield from self._come(seat)
                yield self._say("leave", seat, m.Leave(2, "left"))

    # What may happen next.

    def _next(self) -> Callable[[], Iterator[Act]]:
        going_on = self._going_on()
        if going_on is not None and self._choice.random() < 0.55:
            return going_on
        others = list(self._others())
        if not others:
            return going_on or self._some_time
        return self._choice.choice(others)

    def _going_on(self) -> Callable[[], Iterator[Act]] | None:
        person = self.table.person_to_decide
        if person is None:
            return self._bots
        return self._move if person in self._slot.seats_here else None

    def _others(self) -> Iterator[Callable[[], Iterator[Act]]]:
        table, here, game = self.table, self._slot.seats_here, self.table.game
        assert game is not None
        person = table.person_to_decide
        yield self._some_time
        yield self._look_away if "second" in self._lines else self._look_in
        if person is not None and table.clocks is not None:
            yield self._ring
        if person in here and game.why_not_take_back(person) is None:
            yield from [self._undo] * 6
        playing = [seat for seat, at in enumerate(table.seats) if at.is_played_by_a_person]
        for seat in range(self._sitting.people):
            at = table.seats[seat]
            if seat not in here:
                yield from [partial(self._come, seat)] * 2
                if at.is_played_by_a_person and any(other in here for other in playing):
                    yield from [partial(self._stand_in, seat)] * 3
            else:
                if len(here) > 1:
                    yield partial(self._go, seat)
                if at.stand_in is not None and at.left != "resigned":
                    yield from [partial(self._said, "take_back", seat, m.TakeBack(3))] * 2
                if at.left != "resigned" and any(other != seat for other in playing):
                    why: m.Leaving = "resigned" if self._choice.random() < 0.2 else "left"
                    if at.left is None:
                        yield partial(self._said, why, seat, m.Leave(4, why))

    # What happens.

    def _said(self, kind: str, seat: int, said: m.AnySaid) -> Iterator[Act]:
        yield self._say(kind, seat, said)

    def _say(self, kind: str, seat: int, said: m.AnySaid) -> Act:
        number, refused = self.table.moves, False
        self.table.time = None if self.table.clocks is None else self._time
        grace = self._slot.lines.grace(self._slot.waited_for(self.table), self._time)
        try:
            hear(self.table, seat, said, self._slot.seats_here, grace)
        except DigsiteError:
            refused = True
        return Act("say", kind, seat, said, number, self._news(), refused)

    def _move(self) -> Iterator[Act]:
        """A person plays, at random or as experts do: whatever there is to be decided comes up."""
        seat = self.table.person_to_decide
        assert seat is not None
        yield from self._pass(self._choice.choice(SOME_TIME))
        if seat == self.table.person_to_decide:  # their time is not up
            move = self._chosen(("random", "expert")[self._sitting.seed % 2])
            yield self._say("move", seat, m.Play(5, self.table.moves, move))  # type: ignore[arg-type]

    def _undo(self) -> Iterator[Act]:
        seat = self.table.person_to_decide
        assert seat is not None
        yield self._say("undo", seat, m.Undo(6, self.table.moves))

    def _bots(self) -> Iterator[Act]:
        seat, number = self.table.bot_to_decide, self.table.moves
        assert seat is not None
        self.table.time = None if self.table.clocks is None else self._time
        self.table.play(seat, self._chosen(self.table.seats[seat].bot or ""))
        yield Act("bots", "bots", seat, None, number, self._news())

    def _chosen(self, level: str) -> Move:
        assert self.table.game is not None
        return SameAgain(level, 0).choose(self.table.game.view(self.table.game.player), self.table.game.legal_moves, 1)

    def _some_time(self) -> Iterator[Act]:
        yield from self._pass(self._choice.choice(SOME_TIME))

    def _ring(self) -> Iterator[Act]:
        """Somebody thinks for as long as they may."""
        assert self.table.clocks is not None
        assert self.table.clocks.due is not None
        yield from self._pass(max(0, self.table.clocks.due - self._time))

    def _pass(self, milliseconds: int) -> Iterator[Act]:
        """Let time pass; where it is up, a bot decides this once or plays the seat on."""
        table, number = self.table, self.table.moves
        self._time += milliseconds
        table.time = None if table.clocks is None else self._time
        seat, kind = table.person_to_decide, "time"
        if seat is not None and table.clocks is not None and table.time_is_up:
            kind = f"{table.clocks.rule.kind} rings, {table.clocks.rule.then}"
            if table.clocks.rule.then == "once":
                table.play(seat, self._chosen(table.opened.new.bot), by_clock=True)
            else:
                table.note(table.stamped(StoodIn(seat, table.opened.new.bot, seat, "clock")))
        yield Act("time", kind, None, m.Sand(milliseconds, ()), number, self._news())

    def _stand_in(self, absent: int) -> Iterator[Act]:
        """Let a bot stand in for somebody: too early first, and after their grace."""
        grace = self._slot.lines.grace([absent], self._time)[absent]
        by = next(
            seat
            for seat in self._slot.seats_here
            if self.table.seats[seat].left is None and self.table.seats[seat].kind == "person"
        )
        if grace:
            yield self._say("too early", by, m.StandIn(7, absent, "digger"))
            yield from self._pass(grace)
        if self.table.stage == "playing" and self.table.seats[absent].is_played_by_a_person:
            yield self._say("stand_in", by, m.StandIn(8, absent, "digger"))

    def _go(self, seat: int) -> Iterator[Act]:
        if seat == self._sitting.viewer and "second" in self._lines:
            yield from self._look_away()
        self._slot.lines.remove(seat, self._lines.pop(seat), self._time)
        if seat == self._sitting.viewer:
            del self._known["viewer"]
        yield Act("go", "go", seat, None, self.table.moves, self._news())

    def _come(self, seat: int) -> Iterator[Act]:
        self._connect(seat, seat)
        viewers: tuple[Listening, ...] = ("viewer",) if seat == self._sitting.viewer else ()
        yield Act("come", "come", seat, None, self.table.moves, self._news(*viewers))

    def _look_in(self) -> Iterator[Act]:
        """The viewer opens a second line."""
        if "viewer" in self._known:
            self._connect("second", self._sitting.viewer)
            yield Act("look in", "look in", self._sitting.viewer, None, self.table.moves, self._news("second"))

    def _look_away(self) -> Iterator[Act]:
        self._slot.lines.remove(self._sitting.viewer, self._lines.pop("second"), self._time)
        del self._known["second"]
        yield Act("look away", "look away", self._sitting.viewer, None, self.table.moves, self._news())

    def _connect(self, key: int | str, seat: int | None) -> None:
        self._lines[key] = Line(seat, "program", self._time)
        self._slot.lines.add(self._lines[key])

    # What is told of it.

    def _news(self, *new: Listening) -> Told:
        return self._told(*self._known, *new)

    def _told(self, *who: Listening) -> Told:
        """Tell everybody what they do not know yet, in the order in which a line does."""
        self._slot.changed()
        found: Told = {}
        for listening in who:
            seat = None if listening == "timer" else self._sitting.viewer
            before = self._known.get(listening, _Known(b"", None, TimesMark((), ())))
            state = self._slot.tell_state(self.table, seat, 0)
            now = _Known(
                self._slot.tell_table(self.table, seat, searches=True),
                None if state is None else state.mark,
                self._slot.times_mark(self.table),
            )
            kinds = zip(("table", "state", "times"), before, now, strict=True)
            found[listening] = tuple(kind for kind, then, here in kinds if then != here)
            self._known[listening] = now
        return found
