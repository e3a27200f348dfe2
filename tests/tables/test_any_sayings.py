"""Whatever is said, in whatever order and by whomever: it is answered, and the log says what the table is."""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from any_saying import SAYINGS as ALL_SAYINGS
from digsite.dealers import seat_commitment
from digsite.game import EndTurn, Sell, Stop, UseTent
from digsite.tables.host.host import Host
from digsite.tables.wire import messages as m
from examples import examples
from tables.hand_clock import HandClock
from tables.visitors import Visitor, everything_told, hosting, plan

seats = st.integers(0, 4)
rules = st.none() | st.builds(
    m.ClockRule, st.sampled_from(["move", "game", "days"]), st.just(60), st.sampled_from(["once", "on"])
)
levels = st.sampled_from(["novice", "digger", "grandmaster"])
moves = st.sampled_from([EndTurn(), Sell("coin", 1), Sell("camel", 2), UseTent(True), Stop()])
#: What else is said with each saying there is: one way or several.
SAYINGS: Final[dict[type[m.Said], list[tuple[st.SearchStrategy[object], ...]]]] = {
    m.Ready: [
        (st.sampled_from(["", "00", "ff" * 64]),),
        (st.sampled_from(["", "00"]), st.just("cd" * 32)),
    ],
    m.Reveal: [(st.sampled_from(["", "00" * 32]),)],
    m.Sand: [(st.lists(seats, max_size=3).map(tuple),)],
    m.SeatBot: [(seats, st.none() | levels)],
    m.FillSeats: [(levels,)],
    m.StandUp: [()],
    m.Start: [()],
    m.Play: [(st.integers(0, 9), moves)],
    m.Weigh: [(st.just(("coin",)), st.just(("map", "coin")))],
    m.Pay: [(st.sampled_from([(), ("coin",), ("map", "map")]),)],
    m.StandIn: [(seats, levels)],
    m.TakeBack: [()],
    m.Leave: [(st.sampled_from(["left", "resigned"]),)],
    m.AskDevices: [()],
    m.SignOut: [(st.sampled_from(["a" * 20, "b" * 20]),)],
    m.ComeAlong: [(st.just("c" * 20),)],
    m.Undo: [(st.integers(0, 9),)],
    m.SetPace: [(st.sampled_from(["calm", "brisk"]),)],
    m.Rematch: [()],
    m.Decline: [()],
    m.Emote: [(st.sampled_from(["hello", "ouch"]),)],
    m.ListTable: [(st.booleans(), st.none() | st.just("de"))],
    m.Hello: [()],
}
sayings = st.one_of(
    *(st.just((what,)) for what in ("move", "leave", "come", "commit", "reveal", "undo")),
    st.tuples(st.just("pass"), st.sampled_from([1_000, 29_999, 70_000])),
    *(st.tuples(st.just(said), *rest) for said, all_of_it in SAYINGS.items() for rest in all_of_it),
)


def test_everything_that_can_be_said_is_tried() -> None:
    assert set(SAYINGS) == set(ALL_SAYINGS.values())


def used_at(host: Host, table: str) -> list[object]:
    """What clocks have counted so far."""
    now = host.memory.slots[table].table
    assert now is not None
    return [] if now.clocks is None else [now.clocks.runs, now.clocks.since, now.clocks.thought, *now.clocks.used]


@examples(25)
@given(st.lists(st.tuples(st.integers(0, 3), sayings), max_size=40), rules)
def test_any_sayings_are_answered_and_the_table_is_what_its_log_says(
    said: list[tuple[int, tuple[object, ...]]], rule: m.ClockRule | None
) -> None:
    async def scene(folder: Path) -> None:
        choice = random.Random(len(said))
        clock = HandClock()
        async with hosting(folder, clock=clock) as host:
            table = (await host.open(plan("open", "open", "digger", pace="calm", clock=rule, undo=True))).table
            people = [Visitor(host, table, seat) for seat in (0, 1, None, None)]
            for seat in (0, 1):
                await host.sit(table, seat, m.TakeSeat(f"Player {seat}"))
            for who, (what, *rest) in said:
                person = people[who]
                if what == "come":
                    host.arrived(table, person.seat)
                elif what == "pass":
                    clock.advance(int(str(rest[0])))
                elif what == "leave":
                    host.left(table, person.seat)
                elif what in ("commit", "reveal"):
                    added = bytes([who]) * 16
                    noted = seat_commitment((await person.look()).fair.commitment, who, added)
                    await person.say(*((m.Ready, "", noted) if what == "commit" else (m.Reveal, added.hex())))
                elif what == "move":
                    now = await person.look()
                    if person.seat is not None and now.stage == "playing" and not now.seats[person.seat].stood_in:
                        state = await person.state()
                        if state.ask is not None:  # a clock may be quicker
                            await person.say(m.Play, state.number, await person.choose(state, choice))
                elif what == "undo":
                    now = await person.look()
                    if now.stage == "playing":
                        await person.say(m.Undo, (await person.state()).number)
                else:
                    answer = await person.say(what, *rest)  # type: ignore[arg-type]
                    assert isinstance(answer, (m.Done, m.Refused, m.Balance, m.Payment, m.Devices))
                    if isinstance(answer, m.Refused):
                        assert answer.code
                        assert str(answer.why).endswith(".")
            for person in people:
                while host.memory.slots[table].here[person.seat]:
                    host.left(table, person.seat)
            await host.under_way.all_done()
            told, used = await everything_told(host, table), used_at(host, table)
        async with hosting(folder, clock=clock) as host:
            assert await everything_told(host, table) == told
            assert used_at(host, table) == used

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 120))
