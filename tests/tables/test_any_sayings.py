"""Whatever is said, in whatever order and by whomever: it is answered, and the log says what the table is."""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from digsite.dealers import seat_commitment
from digsite.game import EndTurn, Sell, Stop, UseTent
from digsite.tables.wire import messages as m
from examples import examples
from tables.visitors import Visitor, everything_told, hosting, plan

seats = st.integers(0, 4)
levels = st.sampled_from(["novice", "digger", "grandmaster"])
moves = st.sampled_from([EndTurn(), Sell("coin", 1), Sell("camel", 2), UseTent(True), Stop()])
sayings = st.one_of(
    st.just(("move",)),
    st.just(("leave",)),
    st.just(("come",)),
    st.just(("commit",)),
    st.just(("reveal",)),
    st.tuples(st.just(m.Ready), st.sampled_from(["", "00", "ff" * 64])),
    st.tuples(st.just(m.Ready), st.sampled_from(["", "00"]), st.just("cd" * 32)),
    st.tuples(st.just(m.Reveal), st.sampled_from(["", "00" * 32])),
    st.tuples(st.just(m.Sand), st.lists(seats, max_size=3).map(tuple)),
    st.tuples(st.just(m.SeatBot), seats, st.none() | levels),
    st.tuples(st.just(m.FillSeats), levels),
    st.tuples(st.just(m.Start)),
    st.tuples(st.just(m.Play), st.integers(0, 9), moves),
    st.tuples(st.just(m.Weigh), st.just(("coin",)), st.just(("map", "coin"))),
    st.tuples(st.just(m.Pay), st.sampled_from([(), ("coin",), ("map", "map")])),
    st.tuples(st.just(m.StandIn), seats, levels),
    st.tuples(st.just(m.TakeBack)),
    st.tuples(st.just(m.Undo), st.integers(0, 9)),
    st.just(("undo",)),
    st.tuples(st.just(m.SetPace), st.sampled_from(["calm", "brisk"])),
    st.tuples(st.just(m.Rematch)),
    st.tuples(st.just(m.Hello)),
)


@examples(25)
@given(st.lists(st.tuples(st.integers(0, 3), sayings), max_size=40))
def test_any_sayings_are_answered_and_the_table_is_what_its_log_says(
    said: list[tuple[int, tuple[object, ...]]],
) -> None:
    async def scene(folder: Path) -> None:
        choice = random.Random(len(said))
        async with hosting(folder) as host:
            table = (await host.open(plan("open", "open", "digger", pace="calm", undo=True))).table
            people = [Visitor(host, table, seat) for seat in (0, 1, None, None)]
            for seat in (0, 1):
                await host.sit(table, seat, m.TakeSeat(f"Player {seat}"))
            for who, (what, *rest) in said:
                person = people[who]
                if what == "come":
                    host.arrived(table, person.seat)
                elif what == "leave":
                    host.left(table, person.seat)
                elif what in ("commit", "reveal"):
                    added = bytes([who]) * 16
                    noted = seat_commitment((await person.look()).fair.commitment, who, added)
                    await person.say(*((m.Ready, "", noted) if what == "commit" else (m.Reveal, added.hex())))
                elif what == "move":
                    now = await person.look()
                    if person.seat is not None and now.stage == "playing" and not now.seats[person.seat].stood_in:
                        await person.move(choice)
                elif what == "undo":
                    now = await person.look()
                    if now.stage == "playing":
                        await person.say(m.Undo, (await person.state()).number)
                else:
                    answer = await person.say(what, *rest)  # type: ignore[arg-type]
                    assert isinstance(answer, (m.Done, m.Refused, m.Balance, m.Payment))
                    if isinstance(answer, m.Refused):
                        assert answer.code
                        assert str(answer.why).endswith(".")
            for person in people:
                while host._slots[table].here[person.seat]:
                    host.left(table, person.seat)
            told = await everything_told(host, table)
        async with hosting(folder) as host:
            assert await everything_told(host, table) == told

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 120))
