"""What is said at the wrong time, by the wrong one, twice, or wrongly: a code, a sentence, and nothing changes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from digsite.game import EndTurn, Explore, Sell, Steal, Trade
from digsite.seat import Act
from digsite.tables.errors import TableError
from digsite.tables.wire import messages as m
from tables.visitors import (
    ENTROPY,
    Visitor,
    all_have_their_turn,
    dealt,
    hosting,
    live,
    long_gone,
    plan,
    play_on,
    seated,
)

EVERYTHING: list[tuple[type[m.Said], tuple[object, ...]]] = [
    (m.Hello, ()),
    (m.Ready, (ENTROPY,)),
    (m.Sand, ((0,),)),
    (m.SeatBot, (1, "novice")),
    (m.SeatBot, (1, None)),
    (m.FillSeats, ("novice",)),
    (m.Start, ()),
    (m.Play, (0, EndTurn())),
    (m.Weigh, (("coin",), ("map",))),
    (m.Pay, (("coin",),)),
    (m.StandIn, (1, "novice")),
    (m.TakeBack, ()),
    (m.Undo, (0,)),
    (m.Leave, ("left",)),
    (m.AskDevices, ()),
    (m.SignOut, ("x" * 32,)),
    (m.ComeAlong, ("x" * 32,)),
    (m.SetPace, ("calm",)),
    (m.Rematch, ()),
]


@live
async def test_spectators_watch(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open"))
        spectator = Visitor(host, people[0].table, await host.enter(people[0].table, None))
        for kind, args in EVERYTHING:
            await spectator.refused("hello-again" if kind is m.Hello else "spectators-watch", kind, *args)


@pytest.mark.parametrize(
    "wish, code",
    [
        (plan("open", "novice", edition="../secret"), "no-such-edition"),
        (plan("open", "novice", monument="pyramid"), "setup-monument"),
        (plan("open", "novice", variants=("nonsense",)), "setup-variant"),
        (plan("open", "novice", "novice", "novice", "novice", edition="card-game"), "setup-players"),
        (plan("open", "grandmaster"), "no-such-level"),
        (plan("novice", "novice"), "nobody-to-play"),
        (plan("open", "novice", sand=(2,)), "no-such-seat"),
        (plan("open", "novice", sand=(1, 1)), "no-such-seat"),
        (plan("open", "novice", sand=(1,), edition="card-game"), "drawn-by-lot"),
        (plan("open", "novice", bot="grandmaster"), "no-such-level"),
        (plan("open", "novice", clock=m.ClockRule("move", 4)), "bad-clock"),
        (plan("open", "novice", clock=m.ClockRule("game", 601)), "bad-clock"),
        (plan("open", "novice", clock=m.ClockRule("days", 61)), "bad-clock"),
        (m.NewTable((m.SeatPlan("open", "novice"), m.SeatPlan("open"))), "level-without-bot"),
        (m.NewTable((m.SeatPlan("open"), m.SeatPlan("bot"))), "no-such-level"),
    ],
)
@live
async def test_a_table_that_cannot_be_is_not_opened(tmp_path: Path, wish: m.NewTable, code: str) -> None:
    async with hosting(tmp_path) as host:
        with pytest.raises(TableError) as caught:
            await host.open(wish)
    assert caught.value.code == code


@live
async def test_a_seat_is_taken_once_under_a_name_of_its_own(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = (await host.open(plan("open", "digger", "open"))).table

        async def refused(seat: int, name: str) -> str:
            with pytest.raises(TableError) as caught:
                await host.sit(table, seat, m.TakeSeat(name))
            return caught.value.code

        await host.sit(table, 0, m.TakeSeat("  Ann   Lee "))
        assert [seat.name for seat in (await Visitor(host, table, None).look()).seats] == ["Ann Lee", "Digger", ""]
        assert await refused(0, "Ben") == "seat-taken"
        assert await refused(1, "Ben") == "seat-taken"
        assert await refused(3, "Ben") == "no-such-seat"
        assert await refused(-1, "Ben") == "no-such-seat"
        assert await refused(2, "ann lee") == "name-taken"
        assert await refused(2, "Digger") == "name-taken"
        assert await refused(2, "bruno") == "name-taken"  # as this digger is called
        assert await refused(2, " \n ") == "bad-name"
        assert await refused(2, "Be\u202en") == "bad-name"
        assert await refused(2, "\ud800") == "bad-name"
        assert await refused(2, "\u3164") == "bad-name"
        assert await refused(2, "\u2800 \u200d") == "bad-name"
        family = (await host.open(plan("open", "novice"))).table
        await host.sit(family, 0, m.TakeSeat("👨‍👩‍👧‍👦"))
        assert (await Visitor(host, family, None).look()).seats[0].name == "👨‍👩‍👧‍👦"
        both = await asyncio.gather(
            *(host.sit(table, 2, m.TakeSeat(name)) for name in ("Ben", "Cleo")), return_exceptions=True
        )
        assert sorted(type(answer).__name__ for answer in both) == ["SeatTaken", "TableError"]


@live
async def test_tables_and_secrets_that_are_not_there(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        (person,) = await seated(host, plan("open", "novice"))
        for nowhere in ("", "aaaaaaaaaaaa", "../../etc/passwd", "\0" * 12, "a" * 5000):
            with pytest.raises(TableError) as caught:
                await host.enter(nowhere, None)
            assert caught.value.code == "no-such-table"
            answer = await host.hear(nowhere, 0, m.Start(3))
            assert answer == m.Refused(3, "no-such-table", caught.value.message)
        with pytest.raises(TableError) as caught:
            await host.enter(person.table, "x" * 32)
        assert caught.value.code == "wrong-secret"
        assert len(host.memory.slots) == 1


@live
async def test_before_the_deal(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        (ann,) = await seated(host, plan("open", "novice"))
        table = (await host.open(plan("open", "open", "novice"))).table
        taken = await host.sit(table, 0, m.TakeSeat("Ann"))
        early = Visitor(host, table, 0, taken.secret)
        assert "Seat 2 is still free" in await early.refused("seats-open", m.Start)
        assert str((await early.look()).start) == "Seat 2 is still free."
        for visitor in (ann, early):
            assert await host.state_now(visitor.table, visitor.seat, 0) is None
            await visitor.refused("not-dealt", m.Play, 0, EndTurn())
            await visitor.refused("not-dealt", m.Weigh, ("coin",), ("map",))
            await visitor.refused("not-dealt", m.Pay, ("map",))
            await visitor.refused("not-stood-in", m.TakeBack)
            await visitor.refused("not-over-yet", m.Rematch)
            await visitor.refused("no-such-seat", m.Sand, (4,))
            await visitor.refused("no-such-seat", m.Sand, (1, 1))
        await early.done(m.Sand, (1, 0))
        await early.done(m.Sand, (1, 0))
        assert (await early.look()).sand == (1, 0)
        await early.done(m.Ready, ENTROPY)  # sat down without, so they are added now
        assert (await early.look()).seats[0].ready
        assert (await early.look()).stage == "open"


@live
async def test_after_the_deal(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open"))
        for person in people:
            await person.refused("dealt-already", m.Start)
            await person.refused("dealt-already", m.Sand, (0,))
            await person.refused("dealt-already", m.SeatBot, 1, "novice")
            await person.refused("dealt-already", m.SeatBot, 1, None)
            await person.refused("dealt-already", m.FillSeats, "novice")
            await person.refused("ready-already", m.Ready, "00")
            await person.refused("hello-again", m.Hello)
        assert str((await people[0].look()).start) == "The cards are already dealt."
        with pytest.raises(TableError) as caught:
            await host.sit(people[0].table, 0, m.TakeSeat("Eve"))
        assert caught.value.code == "seat-taken"


@live
async def test_late_doubled_early_and_foreign_moves(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open", monument="great_pyramid"))
        await play_on(people, random.Random(2), moves=9)
        state = await people[0].state()
        assert state.view.player is not None
        mover, other = people[state.view.player], people[1 - state.view.player]
        move = await mover.choose(await mover.state(), random.Random(2))
        await mover.refused("no-such-state", m.Play, state.number + 1, move)
        assert "Not enough" not in await other.refused("not-your-turn", m.Play, state.number, move)
        both = await asyncio.gather(
            *(mover.host.hear(mover.table, mover.seat, m.Play(place, state.number, move)) for place in (50, 51))
        )
        assert [type(answer) for answer in both] == [m.Done, m.Refused]
        assert getattr(both[1], "code", None) == "late"
        told = await mover.refused("late", m.Play, state.number, move)
        assert told.startswith("Too late")
        await other.refused("late", m.Play, 0, move)


@live
async def test_moves_the_rules_refuse_get_the_games_own_words(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open", monument="great_pyramid"))
        while True:
            state = await people[0].state()
            mover = people[state.view.player or 0]
            state = await mover.state()
            if isinstance(state.ask, Act) and "map" not in state.view.hand and not state.view.this_turn.explored:
                break
            await play_on(people, random.Random(1), moves=1)
        number = state.number
        await mover.refused("unknown-treasure", m.Play, number, Sell("camel", 1))
        await mover.refused("not-in-hand", m.Play, number, Sell("map", 1))
        await mover.refused("too-few-maps", m.Play, number, Explore(0))
        await mover.refused("no-such-chamber", m.Play, number, Explore(7))
        await mover.refused("nothing-given", m.Play, number, Trade((), ("coin",)))
        await mover.refused("not-now", m.Play, number, Steal(1))
        assert isinstance(await mover.say(m.Weigh, (), ()), m.Balance)
        assert (await mover.state()).number == number


@live
async def test_a_bot_stands_in_for_somebody_who_is_gone_until_they_take_their_seat_back(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await dealt(host, plan("open", "open"))
        await ann.refused("still-here", m.StandIn, 1, "novice")
        await ann.refused("your-own-seat", m.StandIn, 0, "novice")
        await ann.refused("nobody-there", m.StandIn, 4, "novice")
        long_gone(host, ben)
        assert not (await ann.look()).seats[1].here
        await ann.refused("no-such-level", m.StandIn, 1, "grandmaster")
        await ben.refused("your-own-seat", m.StandIn, 1, "novice")
        await ann.done(m.StandIn, 1, "novice")
        await ann.refused("stood-in-already", m.StandIn, 1, "digger")
        seat = (await ann.look()).seats[1]
        assert (seat.name, seat.kind, seat.level, seat.stood_in, seat.here) == ("Ben", "person", "novice", True, False)
        await play_on([ann], random.Random(1), moves=6)
        assert await host.enter(ben.table, ben.secret) == 1
        host.arrived(ben.table, 1)  # back, but the bot plays until the seat is taken back
        assert (await ann.look()).seats[1].stood_in
        await ben.done(m.TakeBack)
        await ben.refused("not-stood-in", m.TakeBack)
        await play_on([ann, ben], random.Random(1))
        assert (await ben.look()).stage == "over"
        await ann.refused("game-over", m.StandIn, 1, "novice")


@live
async def test_whoever_a_bot_stands_in_for_cannot_move_before_they_take_their_seat_back(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await seated(host, plan("open", "open", sand=(1,), monument="tomb"))
        long_gone(host, ben)
        await ann.done(m.StandIn, 1, "novice")
        host.left(ann.table, 0)  # where nobody is, bots wait
        await ann.done(m.Start)
        await ben.refused("stood-in", m.Play, 0, EndTurn())
        await ben.done(m.TakeBack)
        assert await ben.move(random.Random(1))


@live
async def test_bots_wait_while_nobody_is_there_and_go_on_after_a_restart(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        (ann,) = await seated(host, plan("open", "novice", "novice", sand=(1,)))
        host.left(ann.table, 0)
        await ann.done(m.Start)
        await all_have_their_turn()
        assert host.memory.slots[ann.table].bots is None  # nobody thinks
        assert (await ann.state()).number == 0
    async with hosting(tmp_path) as host:
        ann = Visitor(host, ann.table, await host.enter(ann.table, ann.secret), ann.secret)
        await all_have_their_turn()
        assert host.memory.slots[ann.table].bots is None  # nobody thinks
        assert (await ann.state()).number == 0
        host.arrived(ann.table, 0)
        await play_on([ann], random.Random(1))
        assert (await ann.look()).stage == "over"


@live
async def test_the_pace_is_set_by_those_who_sit_there(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        (ann,) = await seated(host, plan("open", "novice", pace="calm", sand=(1,)))
        await ann.done(m.Start)
        assert (await ann.state()).number == 0  # the bot takes its time
        await ann.done(m.SetPace, "instant")
        await ann.done(m.SetPace, "instant")
        assert (await ann.look()).pace == "instant"
        await play_on([ann], random.Random(1), moves=3)


@live
async def test_tables_that_nobody_needs_leave_memory_and_nobody_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("digsite.tables.host.memory.MOST_IDLE", 3)
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open"))
        await play_on(people, random.Random(1), moves=5)
        told = [await host.state_now(people[0].table, seat, 0) for seat in (0, 1, None)]
        for person in people:
            host.left(person.table, person.seat)
        for _ in range(8):
            await seated(host, plan("open", "novice"))
            await host.enter((await host.open(plan("open", "novice"))).table, None)
        assert people[0].table not in host.memory.slots
        assert [await host.state_now(people[0].table, seat, 0) for seat in (0, 1, None)] == told
        assert sum(slot.is_idle for slot in host.memory.slots.values()) <= 2 * 3 + 1


@live
async def test_whoever_leaves_in_the_middle_of_a_saying_leaves_a_sound_table(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open"))
        choice = random.Random(9)
        for _ in range(25):
            state = await people[0].state()
            mover = people[state.view.player or 0]
            moving = asyncio.create_task(mover.move(choice))
            for _ in range(choice.randrange(6)):
                await asyncio.sleep(0)
            moving.cancel()
            await asyncio.wait([moving])
        await play_on(people, choice)
        assert (await people[0].look()).stage == "over"
