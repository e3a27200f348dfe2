"""Before the deal somebody gives up their seat: it is free, and nothing of them is left on it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from digsite.dealers import seat_commitment
from digsite.records import read_record, verify
from digsite.tables.errors import TableError
from digsite.tables.wire import messages as m
from tables.hand_clock import HandClock
from tables.visitors import (
    ENTROPY,
    Visitor,
    dealt,
    everything_told,
    go_along,
    hosting,
    live,
    long_gone,
    plan,
    play_on,
    seated,
)


@live
async def test_a_seat_that_is_given_up_is_free_and_its_secret_opens_nothing(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await seated(host, plan("open", "open"))
        await ben.done(m.StandUp)
        seat = (await ann.look()).seats[1]
        assert (seat.kind, seat.name, seat.ready) == ("open", "", False)
        assert str((await ann.look()).start) == "Seat 2 is still free."
        with pytest.raises(TableError, match="does not open a seat here any more"):
            await host.enter(ben.table, ben.secret)
        await ben.refused("wrong-secret", m.Start)
        await ben.refused("wrong-secret", m.StandUp)
        for person in (ann, ben):
            host.left(person.table, person.seat)
        told = await everything_told(host, ann.table)
    async with hosting(tmp_path) as host:
        assert await everything_told(host, ann.table) == told


@live
async def test_whoever_comes_next_plays_there_and_the_game_verifies(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await seated(host, plan("open", "open"))
        await ben.done(m.StandUp)
        taken = await host.sit(ann.table, 1, m.TakeSeat("Ben", ENTROPY))  # the name is free, too
        cleo = Visitor(host, ann.table, 1, taken.secret)
        host.arrived(ann.table, 1, taken.secret)
        await ann.done(m.Start)
        await play_on([ann, cleo], random.Random(1))
        record = read_record((await host.record(ann.table)).splitlines(keepends=True))
        assert verify(record, (await ann.look()).fair.commitment).entropy == (bytes.fromhex(ENTROPY),) * 2


@live
async def test_a_bot_may_have_the_seat(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben, cleo = await seated(host, plan("open", "open", "open"))
        await ann.done(m.StandUp)
        await cleo.done(m.SeatBot, 0, "digger")
        assert [seat.name for seat in (await ben.look()).seats] == ["Digger", "Ben", "Cleo"]
        await ben.done(m.Start)
        assert (await ben.look()).stage == "playing"


@live
async def test_all_lines_on_the_seat_are_closed_and_nobody_else_s(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await seated(host, plan("open", "open"))
        bens = [host.arrived(ann.table, 1, ben.secret) for _ in range(2)]
        anns = host.arrived(ann.table, 0, ann.secret)
        assert isinstance(await host.hear(ann.table, 1, m.StandUp(1), bens[0]), m.Done)
        assert [line.signed_out for line in (*bens, anns)] == [True, True, False]
        assert host.arrived(ann.table, 1, ben.secret).signed_out  # on their way in
        taken = await host.sit(ann.table, 1, m.TakeSeat("Cleo", ENTROPY))
        answer = await host.hear(ann.table, 1, m.StandUp(2), bens[1])  # what was said before the line was closed
        assert isinstance(answer, m.Refused)
        assert answer.code == "signed-out"
        assert await host.enter(ann.table, taken.secret) == 1


@live
async def test_nobody_gives_up_a_seat_once_the_deal_is_asked_for(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        made = await host.open(plan("open", "digger"))
        noted = seat_commitment(made.commitment, 0, bytes(32))
        taken = await host.sit(made.table, 0, m.TakeSeat("Ann", commitment=noted))
        ann = Visitor(host, made.table, 0, taken.secret)
        await ann.done(m.Start)
        assert (await ann.look()).stage == "revealing"
        await ann.refused("revealing-now", m.StandUp)
        await ann.done(m.Reveal, bytes(32).hex())
        sentence = await ann.refused("dealt-already", m.StandUp)
        assert sentence == "The cards are already dealt. You can leave the game instead: a bot plays on for you."


@live
async def test_only_those_who_sit_there_give_up_a_seat(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await seated(host, plan("open", "open"))
        await Visitor(host, ann.table, None).refused("spectators-watch", m.StandUp)
        await ben.done(m.StandUp)
        await ann.done(m.StandUp)  # the last one, too: the table waits for whoever comes
        assert [seat.kind for seat in (await ann.look()).seats] == ["open", "open"]


@live
async def test_a_rematch_waits_for_somebody_else_where_one_gives_up_their_seat(tmp_path: Path) -> None:
    async with hosting(tmp_path, clock=HandClock()) as host:
        first = await dealt(host, plan("open", "open"))
        await play_on(first, random.Random(3))
        await first[0].done(m.Rematch)
        ann, ben = await go_along(first)
        await ben.done(m.StandUp)
        await first[1].refused("no-rematch", m.ComeAlong, "a-second-time-to-the-rematch")
        await ann.done(m.Ready, ENTROPY)
        assert (await ann.look()).stage == "open"
        await ann.done(m.SeatBot, 1, "novice")
        await ann.done(m.Start)
        assert (await ann.look()).stage == "playing"


@live
async def test_a_seat_that_a_bot_stands_in_on_is_given_up_whole(tmp_path: Path) -> None:
    async with hosting(tmp_path, clock=HandClock()) as host:
        ann, ben = await seated(host, plan("open", "open"))
        long_gone(host, ben)
        await ann.done(m.StandIn, 1, "digger")
        host.arrived(ben.table, 1)
        await ben.done(m.StandUp)
        seat = (await ann.look()).seats[1]
        assert (seat.kind, seat.level, seat.stood_in) == ("open", None, False)
