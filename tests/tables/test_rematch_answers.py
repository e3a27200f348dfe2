"""A rematch is asked for by one, and each of the others goes along or says no; everybody sees who did what."""

from __future__ import annotations

import random
from pathlib import Path

from digsite.tables.wire import messages as m
from tables.visitors import ENTROPY, Visitor, go_along, hosting, live, plan, play_on, seated


async def played(people: list[Visitor]) -> None:
    await people[0].done(m.Start)
    await play_on(people, random.Random(3))


@live
async def test_everybody_sees_who_asked_who_comes_and_who_does_not(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben, cleo = await seated(host, plan("open", "open", "open"))
        await played([ann, ben, cleo])
        await ben.refused("no-rematch", m.Decline)
        await ann.done(m.Rematch)
        await go_along([ann, ben])
        await cleo.done(m.Decline)
        await cleo.done(m.Decline)  # said twice
        assert [seat.rematch for seat in (await cleo.look()).seats] == ["asked", "accepted", "declined"]
        await ben.refused("went-along-already", m.Decline)
        rematch = (await ann.look()).rematch
        assert rematch is not None
        seats = (await Visitor(host, rematch, 0).look()).seats
        assert [(seat.kind, seat.ready) for seat in seats] == [("person", False), ("person", False), ("open", False)]
    async with hosting(tmp_path) as host:
        again = await Visitor(host, ann.table, 0).look()
        assert [seat.rematch for seat in again.seats] == ["asked", "accepted", "declined"]


@live
async def test_somebody_else_or_a_bot_has_the_seat_of_whoever_says_no(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await seated(host, plan("open", "open"))
        await played([ann, ben])
        await ann.done(m.Rematch)
        (again,) = await go_along([ann])
        await ben.done(m.Decline)
        await ben.refused("no-rematch", m.ComeAlong, "a-secret-of-ben-that-comes-too-late")
        assert [seat.rematch for seat in (await ann.look()).seats] == ["asked", "declined"]
        await host.sit(again.table, 1, m.TakeSeat("Dan", ENTROPY))
        await again.done(m.Ready, "", "ab" * 32)
        assert (await again.look()).seats[1].name == "Dan"


@live
async def test_a_no_leaves_a_bot_that_plays_for_them_where_it_is(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await seated(host, plan("open", "open"))
        await ann.done(m.Start)
        await ben.done(m.Leave, "left")
        host.left(ben.table, ben.seat)
        await play_on([ann], random.Random(3))
        await ann.done(m.Rematch)
        await ben.done(m.Decline)
        rematch = (await ann.look()).rematch
        assert rematch is not None
        seat = (await Visitor(host, rematch, 0).look()).seats[1]
        assert (seat.kind, seat.stood_in) == ("person", True)
