"""Everybody commits, then all show their bytes, then the deal is made: and nothing in between can bend it."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from digsite.dealers import FairSheet, seat_commitment
from digsite.records import read_record, verify
from digsite.tables.errors import TableError
from digsite.tables.host.host import Host
from digsite.tables.wire import messages as m
from tables.visitors import ENTROPY, Visitor, everything_told, hosting, live, long_gone, plan, play_on

NAMES = ("Ann", "Ben", "Cleo")


def own(seat: int, deal: int = 0) -> bytes:
    """The bytes of a seat, others at every deal."""
    return bytes([16 * deal + seat + 1]) * 32


async def commitment_of(visitor: Visitor, deal: int = 0) -> str:
    """What a visitor shows of the bytes, for the deal that is promised now."""
    assert visitor.seat is not None
    return seat_commitment((await visitor.look()).fair.commitment, visitor.seat, own(visitor.seat, deal))


async def committed(host: Host, new: m.NewTable) -> list[Visitor]:
    """Open a table; everybody sits down as pages do, with a commitment."""
    made = await host.open(new)
    people = []
    for seat, planned in enumerate(new.seats):
        if planned.kind == "open":
            noted = seat_commitment(made.commitment, seat, own(seat))
            taken = await host.sit(made.table, seat, m.TakeSeat(NAMES[seat], commitment=noted))
            host.arrived(made.table, seat)
            people.append(Visitor(host, made.table, seat, taken.secret))
    return people


async def reveal(*people: Visitor, deal: int = 0) -> None:
    for person in people:
        assert person.seat is not None
        await person.done(m.Reveal, own(person.seat, deal).hex())


async def commit_anew(*people: Visitor, deal: int) -> None:
    for person in people:
        await person.done(m.Ready, "", await commitment_of(person, deal))


async def void(visitor: Visitor) -> m.TableNow:
    """Wait until the time is up that a deal waits for bytes."""
    while (now := await visitor.look()).fair.voided == 0:  # noqa: ASYNC110  # the clock of the host sets no event
        await asyncio.sleep(0.001)
    return now


async def sheet_in_the_end(host: Host, people: list[Visitor]) -> FairSheet:
    await play_on(people, random.Random(2))
    record = read_record((await host.record(people[0].table)).splitlines(keepends=True))
    return verify(record, (await people[0].look()).fair.commitment)


@live
async def test_the_deal_is_made_from_what_everybody_committed_to(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await committed(host, plan("open", "open", "novice"))
        noted = (await ann.look()).fair.commitments
        await ann.done(m.Start)
        assert (await ben.look()).stage == "revealing"
        assert (await ben.look()).fair.commitments == noted
        await reveal(ben)
        assert (await ann.look()).stage == "revealing"
        assert str((await ann.look()).start) == (
            "Waiting for the random bytes of Ann. Nothing can change until they are here."
        )
        await reveal(ann)
        assert (await ann.look()).stage == "playing"
        sheet = await sheet_in_the_end(host, [ann, ben])
        assert (sheet.scheme, sheet.voided, sheet.uncommitted) == ("digsite-fair-2", 0, ())
        assert (sheet.commitments, sheet.entropy) == (noted, (own(0), own(1), b""))


@live
async def test_nobody_is_told_anybodys_bytes_or_the_seed_before_the_end(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await committed(host, plan("open", "open"))

        async def told() -> str:
            return b"".join(one or b"" for one in await everything_told(host, ann.table)).decode()

        await ann.done(m.Start)
        await reveal(ann)
        assert own(0).hex() not in await told()
        await reveal(ben)
        dealt = await told()
        assert not any(added.hex() in dealt for added in (own(0), own(1)))
        assert dealt.count('"seed":null') == len(NAMES)  # two seats and a spectator


@live
async def test_other_bytes_than_those_committed_to_are_refused(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await committed(host, plan("open", "open"))
        assert await ann.refused("not-revealing", m.Reveal, own(0).hex()) == (
            "The table has not asked for your random bytes yet."
        )
        await ann.done(m.Start)
        for wrong in (own(1), own(0)[:-1], b"", own(0) * 2):
            assert await ann.refused("wrong-bytes", m.Reveal, wrong.hex()) == (
                "These are not the random bytes you committed to."
            )
        await reveal(ann)
        await reveal(ann)  # said twice, done once
        await ann.refused("wrong-bytes", m.Reveal, own(1).hex())
        await reveal(ben)
        assert (await ann.look()).stage == "playing"


@live
async def test_whoever_commits_does_not_show_the_bytes_at_once(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        made = await host.open(plan("open", "novice"))
        with pytest.raises(TableError) as caught:
            await host.sit(made.table, 0, m.TakeSeat("Ann", ENTROPY, "00" * 32))
        assert caught.value.code == "committed-openly"
        ann = Visitor(host, made.table, 0, (await host.sit(made.table, 0, m.TakeSeat("Ann"))).secret)
        await ann.refused("committed-openly", m.Ready, ENTROPY, "00" * 32)
        await ann.done(m.Ready, "", await commitment_of(ann))
        await ann.done(m.Ready, "", await commitment_of(ann))
        await ann.refused("ready-already", m.Ready, "", "00" * 32)
        await ann.refused("ready-already", m.Ready, ENTROPY)


@live
async def test_once_bytes_are_shown_nothing_that_shapes_the_deal_changes(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await committed(host, plan("open", "open", "novice"))
        await ann.done(m.Start)
        await reveal(ann)
        for kind, args in (
            (m.Sand, ((1,),)),
            (m.SeatBot, (2, None)),
            (m.SeatBot, (2, "expert")),
            (m.FillSeats, ("novice",)),
            (m.Start, ()),
        ):
            await ben.refused("revealing-now", kind, *args)
        await ben.refused("ready-already", m.Ready, "", "00" * 32)
        with pytest.raises(TableError) as caught:
            await host.sit(ann.table, 2, m.TakeSeat("Dan"))
        assert caught.value.code == "seat-taken"
        await ben.done(m.SetPace, "brisk")  # how fast bots act shapes no deal
        await ben.done(m.SetPace, "instant")
        await reveal(ben)
        assert (await sheet_in_the_end(host, [ann, ben])).voided == 0


@live
async def test_bytes_that_are_not_shown_in_time_void_the_deal_and_everybody_commits_anew(tmp_path: Path) -> None:
    async with hosting(tmp_path, reveal_seconds=0.2) as host:
        ann, ben = await committed(host, plan("open", "open"))
        first = (await ann.look()).fair.commitment
        await ann.done(m.Start)
        await reveal(ann)
        now = await void(ann)
        assert (now.stage, now.fair.voided, now.fair.commitments) == ("open", 1, ("", ""))
        assert now.fair.commitment != first
        assert [seat.ready for seat in now.seats] == [False, False]
        await ann.refused("not-revealing", m.Reveal, own(0).hex())
        await ann.refused("bytes-missing", m.Start)
        await commit_anew(ann, ben, deal=1)
        await ann.done(m.Start)
        await reveal(ann, ben, deal=1)
        sheet = await sheet_in_the_end(host, [ann, ben])
        assert (sheet.voided, sheet.entropy) == (1, (own(0, 1), own(1, 1)))


@live
async def test_a_server_that_stops_in_between_goes_on_where_it_was(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await committed(host, plan("open", "open"))
        await ann.done(m.Start)
        await reveal(ann)
        before = await ann.look()
    async with hosting(tmp_path) as host:
        for person in (ann, ben):
            person.host = host
            host.arrived(person.table, person.seat)
        now = await ben.look()
        assert (now.stage, now.fair) == ("revealing", before.fair)
        await reveal(ann, ben)
        assert (await sheet_in_the_end(host, [ann, ben])).entropy == (own(0), own(1))


@live
async def test_a_server_that_stops_in_between_still_waits_no_longer_than_it_may(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, _ = await committed(host, plan("open", "open"))
        await ann.done(m.Start)
    async with hosting(tmp_path, reveal_seconds=0.05) as host:
        ann.host = host
        assert (await ann.look()).stage == "revealing"
        assert (await void(ann)).stage == "open"


@live
async def test_whoever_a_bot_stands_in_for_adds_nothing_and_a_stand_in_while_bytes_are_shown_voids_the_deal(
    tmp_path: Path,
) -> None:
    async with hosting(tmp_path) as host:
        ann, ben, cleo = await committed(host, plan("open", "open", "open"))
        long_gone(host, cleo)
        await ann.done(m.StandIn, 2, "novice")
        await ann.done(m.Start)
        assert (await ann.look()).fair.commitments[2] == ""
        await cleo.refused("nothing-to-reveal", m.Reveal, own(2).hex())
        await reveal(ann)
        long_gone(host, ben)
        await ann.done(m.StandIn, 1, "novice")
        now = await ann.look()
        assert (now.stage, now.fair.voided) == ("open", 1)
        assert [seat.stood_in for seat in now.seats] == [False, True, True]
        await commit_anew(ann, deal=1)
        await ann.done(m.Start)
        await reveal(ann, deal=1)
        sheet = await sheet_in_the_end(host, [ann])
        assert (sheet.voided, sheet.silent, sheet.entropy) == (1, (1, 2), (own(0, 1), b"", b""))


@live
async def test_whoever_takes_a_seat_back_while_bytes_are_shown_plays_on_and_adds_nothing(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann, ben = await committed(host, plan("open", "open"))
        long_gone(host, ben)
        await ann.done(m.StandIn, 1, "novice")
        await ann.done(m.Start)
        host.arrived(ben.table, 1)
        await ben.done(m.TakeBack)
        await ben.refused("nothing-to-reveal", m.Reveal, own(1).hex())
        await reveal(ann)
        assert (await sheet_in_the_end(host, [ann, ben])).silent == (1,)


@live
async def test_a_rematch_asks_for_the_bytes_by_itself_and_for_new_ones(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await committed(host, plan("open", "open"))
        ann, ben = people
        first = (await ann.look()).fair.commitment
        await ann.done(m.Start)
        await reveal(ann, ben)
        await play_on(people, random.Random(1))
        await ann.done(m.Rematch)
        again = (await ann.look()).rematch
        assert again is not None
        for person in people:
            person.table = again
            host.arrived(again, person.seat)
        assert (await ann.look()).fair.commitment != first
        await commit_anew(ann, ben, deal=1)
        assert (await ann.look()).stage == "revealing"
        await reveal(ann, ben, deal=1)
        assert (await sheet_in_the_end(host, people)).entropy == (own(0, 1), own(1, 1))


@live
async def test_bytes_in_the_open_are_still_taken_and_named(tmp_path: Path) -> None:
    """Programs that sit down as they did before there were commitments."""
    async with hosting(tmp_path) as host:
        made = await host.open(plan("open", "open"))
        noted = seat_commitment(made.commitment, 0, own(0))
        ann = Visitor(host, made.table, 0, (await host.sit(made.table, 0, m.TakeSeat("Ann", commitment=noted))).secret)
        ben = Visitor(host, made.table, 1, (await host.sit(made.table, 1, m.TakeSeat("Ben", ENTROPY))).secret)
        host.arrived(made.table, 0)
        host.arrived(made.table, 1)
        await ben.done(m.Start)
        await ben.refused("nothing-to-reveal", m.Reveal, ENTROPY)
        await reveal(ann)
        sheet = await sheet_in_the_end(host, [ann, ben])
        assert (sheet.uncommitted, sheet.entropy) == ((1,), (own(0), bytes.fromhex(ENTROPY)))
        header = json.loads((await host.record(ann.table)).splitlines()[0])
        assert header["fair"]["commitments"] == [noted, ""]
