"""People for the tests: they know what they are told, and nothing else."""

from __future__ import annotations

import asyncio
import functools
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec

import msgspec

from digsite import seat as s
from digsite.game import Discard, EndTurn, Explore, Keep, Look, Sell, Steal, Stop, Trade, TurnUp, UseTent
from digsite.game.moves import AnyMove
from digsite.tables.host.host import Host
from digsite.tables.host.lines import GRACE
from digsite.tables.log.storage import Storage
from digsite.tables.wire import messages as m
from tables.hand_clock import HandClock

P = ParamSpec("P")

ENTROPY = "5a" * 32
_STATE = msgspec.json.Decoder(m.StateNow)
_TABLE = msgspec.json.Decoder(m.TableNow)


def live(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test in a loop of its own; what hangs is found out."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 120))

    return run


@asynccontextmanager
async def hosting(
    folder: Path,
    announced: list[str] | None = None,
    clock: HandClock | None = None,
    *,
    reveal_seconds: float = 30.0,
    database: str | None = None,
) -> AsyncIterator[Host]:
    """Host tables in a folder's database; bots that search do so for a moment only, and time passes by hand."""
    storage = Storage(database or str(folder / "tables.sqlite"))
    announce = (announced if announced is not None else []).append
    clock = clock or HandClock()
    host = Host(storage, announce=announce, thinking=0.01, clock=clock, reveal_seconds=reveal_seconds)
    await host.start()
    try:
        yield host
    finally:
        await host.stop()


def long_gone(host: Host, *people: Visitor) -> None:
    """Let people's lines drop, and so much time pass that bots may stand in for them."""
    for person in people:
        host.left(person.table, person.seat)
    assert isinstance(host.clock, HandClock)
    host.clock.advance(GRACE)


def plan(*seats: str, **wishes: Any) -> m.NewTable:
    """Plan a table: a level for each bot, "open" for each person."""
    plans = tuple(m.SeatPlan("open") if seat == "open" else m.SeatPlan("bot", seat) for seat in seats)
    return m.NewTable(plans, **{"pace": "instant", **wishes})


class Visitor:
    """Somebody at a table: a seat, or (None) a spectator."""

    def __init__(self, host: Host, table: str, seat: int | None, secret: str | None = None) -> None:
        self.host = host
        self.table = table
        self.seat = seat
        self.secret = secret
        self._said = 0
        self._lines = 0

    async def say(self, kind: type[m.Said], *args: Any) -> m.AnyTold:
        self._said += 1
        number = self._said
        answer = await self.host.hear(self.table, self.seat, kind(number, *args))  # type: ignore[arg-type]
        assert getattr(answer, "to", None) == number
        return answer

    async def done(self, kind: type[m.Said], *args: Any) -> None:
        """Say something that must be done."""
        answer = await self.say(kind, *args)
        assert isinstance(answer, m.Done), answer

    async def refused(self, code: str, kind: type[m.Said], *args: Any) -> str:
        """Say something that must be refused and change nothing; return the sentence."""
        before = await everything_told(self.host, self.table)
        answer = await self.say(kind, *args)
        assert isinstance(answer, m.Refused), answer
        assert answer.code == code
        assert await everything_told(self.host, self.table) == before
        return str(answer.why)

    async def look(self) -> m.TableNow:
        return _TABLE.decode(await self.host.table_now(self.table, self.seat))

    async def state(self) -> m.StateNow:
        """The state, with the lines that are new since the last look."""
        told = await self.host.state_now(self.table, self.seat, self._lines)
        assert told is not None, "not dealt yet"
        state = _STATE.decode(told.body)
        self._lines = state.since + len(state.lines)
        return state

    async def move(self, choice: random.Random) -> bool:
        """Make one of the moves that are said to be allowed; False: it is not for this visitor to decide."""
        state = await self.state()
        if state.ask is None:
            return False
        await self.done(m.Play, state.number, await self.choose(state, choice))
        return True

    async def choose(self, state: m.StateNow, choice: random.Random) -> AnyMove:
        match state.ask:
            case s.Act():
                return await self._act(state.ask, choice)
            case s.Storm(_, suggestion):
                return Discard(suggestion)
            case s.Shelter():
                return UseTent(choice.random() < 0.5)
            case s.Thief(victims):
                return Steal(choice.choice([v.seat for v in victims if v.why is None]))
            case s.TombKeep(_, _, suggestion):
                return Keep(suggestion)
            case s.MineDraw():
                return TurnUp() if choice.random() < 0.5 else Stop()
            case s.TempleLook(chambers):
                return Look(choice.choice([None, *(c.chamber for c in chambers if c.why is None)]))
        raise AssertionError(state)

    async def _act(self, act: s.Act, choice: random.Random) -> AnyMove:
        found: list[AnyMove] = [Sell(s.treasure, s.count) for s in act.sales if s.why is None and s.count > 1]
        naming = (act.naming[0], act.naming[1]) if act.naming else None
        found += [Explore(c.chamber, naming) for c in act.chambers if c.why is None]
        for card in [card for card, why in act.takes.items() if why is None][:2]:
            payment = await self.say(m.Pay, (card,))
            if isinstance(payment, m.Payment):
                found.append(Trade(payment.give, (card,)))
        if act.end is None:
            found.append(EndTurn())
        return choice.choice(found or [Sell(s.treasure, s.count) for s in act.sales if s.why is None])


async def go_along(people: Sequence[Visitor]) -> list[Visitor]:
    """Let everybody who sits at a table whose rematch is open go there, each with a new secret."""
    again = []
    for person in people:
        table = (await person.look()).rematch
        assert table is not None
        secret = f"{table}-{person.seat}-makes-this"
        await person.done(m.ComeAlong, secret)
        assert await person.host.enter(table, secret) == person.seat
        person.host.left(person.table, person.seat)
        person.host.arrived(table, person.seat)
        again.append(Visitor(person.host, table, person.seat, secret))
    return again


async def seated(
    host: Host, new: m.NewTable, names: Sequence[str] = ("Ann", "Ben", "Cleo", "Dan", "Eve")
) -> list[Visitor]:
    """Open a table and let somebody sit down and connect on each of its open seats."""
    made = await host.open(new)
    visitors = []
    for place, seat in enumerate(new.seats):
        if seat.kind == "open":
            taken = await host.sit(made.table, place, m.TakeSeat(names[place], ENTROPY))
            assert await host.enter(made.table, taken.secret) == place
            host.arrived(made.table, place)
            visitors.append(Visitor(host, made.table, place, taken.secret))
    return visitors


async def dealt(host: Host, new: m.NewTable) -> list[Visitor]:
    """The same, and the cards are dealt."""
    visitors = await seated(host, new)
    await visitors[0].done(m.Start)
    return visitors


async def play_on(visitors: Sequence[Visitor], choice: random.Random, moves: int = 10_000) -> None:
    """Play until the game is over, or people have made so many moves; bots play in between."""
    people = {visitor.seat: visitor for visitor in visitors}
    while moves:
        state = await visitors[0].state()
        if state.ending is not None:
            return
        if state.view.player in people:
            await people[state.view.player].move(choice)
            moves -= 1
        else:
            await asyncio.sleep(0.001)  # a bot thinks


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that happens in another thread."""
    while not condition():  # noqa: ASYNC110  # a thread sets no event of this loop
        await asyncio.sleep(0.001)


async def all_have_their_turn() -> None:
    """Let everything go on that waits for nothing but its turn in the loop."""
    for _ in range(20):
        await asyncio.sleep(0)


async def everything_told(host: Host, table: str) -> list[bytes | None]:
    """All that anybody at a table could be told now."""
    count = len(_TABLE.decode(await host.table_now(table, None)).seats)
    told: list[bytes | None] = []
    for seat in (*range(count), None):
        state = await host.state_now(table, seat, 0)
        told += [await host.table_now(table, seat), None if state is None else state.body]
    return told
