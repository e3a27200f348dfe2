"""Bots on seats that nobody has taken, given and taken away again before the deal by those who sit at the table."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from digsite.records import read_record, verify
from digsite.tables.errors import TableError
from digsite.tables.host.host import Host
from digsite.tables.log.rows import Addition, NewRow
from digsite.tables.log.storage import Storage
from digsite.tables.wire import messages as m
from digsite.words import Voice
from tables.visitors import ENTROPY, Visitor, everything_told, hosting, live, plan, play_on


async def waiting(host: Host, *seats: str, name: str = "Ann", **wishes: object) -> Visitor:
    """Open a table and let one person sit down and connect on its first seat: the others stay free."""
    table = (await host.open(plan(*seats, **wishes))).table
    return await come(host, table, 0, name)


async def come(host: Host, table: str, seat: int, name: str) -> Visitor:
    taken = await host.sit(table, seat, m.TakeSeat(name, ENTROPY))
    host.arrived(table, seat)
    return Visitor(host, table, seat, taken.secret)


async def sitting(visitor: Visitor) -> list[tuple[str, str, str | None]]:
    """Who sits where: kind, name and level."""
    return [(seat.kind, seat.name, seat.level) for seat in (await visitor.look()).seats]


def entries(folder: Path) -> int:
    """How many entries the logs hold."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        return int(connection.execute("SELECT count(*) FROM log").fetchone()[0])


@live
async def test_a_free_seat_is_given_to_a_bot_whose_level_changes_and_who_goes_again(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann = await waiting(host, "open", "novice", "open")
        ben = await come(host, ann.table, 2, "Ben")  # anybody who sits there may do it
        await ben.done(m.SeatBot, 1, "professor")
        assert await sitting(ann) == [
            ("person", "Ann", None),
            ("bot", "Professor", "professor"),
            ("person", "Ben", None),
        ]
        seat = (await ann.look()).seats[1]
        assert (seat.here, seat.ready, seat.stood_in) == (True, True, False)
        assert (await ann.look()).start is None
        await ann.done(m.SeatBot, 1, None)
        assert (await sitting(ben))[1] == ("open", "", None)
        assert str((await ben.look()).start) == "Seat 2 is still free."
        await ann.refused("seats-open", m.Start)
        await come(host, ann.table, 1, "Professor")  # the seat is free, and so is the name
        assert (await sitting(ann))[1] == ("person", "Professor", None)


@live
async def test_what_is_so_already_is_done_without_an_entry(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann = await waiting(host, "open", "digger", "open")
        before = entries(tmp_path)
        await ann.done(m.SeatBot, 1, "digger")
        await ann.done(m.SeatBot, 2, None)
        assert entries(tmp_path) == before
        await ann.done(m.FillSeats, "novice")
        assert entries(tmp_path) == before + 1
        await ann.done(m.FillSeats, "pharaoh")
        assert entries(tmp_path) == before + 1
        assert [name for _, name, _ in await sitting(ann)] == ["Ann", "Digger", "Novice"]


@live
async def test_a_seat_that_cannot_be_given_to_a_bot_or_made_free(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann = await waiting(host, "open", "novice", "open", "open")
        await come(host, ann.table, 2, "Ben")
        for own in (0, 2):
            who = ("Ann", "", "Ben")[own]
            told = await ann.refused("somebody-there", m.SeatBot, own, "novice")
            assert told == f"{who} already sits there. Only an empty seat can go to a bot."
            told = await ann.refused("somebody-there", m.SeatBot, own, None)
            assert told == f"{who} sits there. Only a bot’s seat can be freed."
        for wish in ("novice", None):
            assert "seats 0 to 3" in await ann.refused("no-such-seat", m.SeatBot, 4, wish)
        for seat in (1, 3):
            assert "novice, digger" in await ann.refused("no-such-level", m.SeatBot, seat, "grandmaster")
        await ann.refused("no-such-level", m.FillSeats, "grandmaster")
        spectator = Visitor(host, ann.table, await host.enter(ann.table, None))
        for seat in (1, 3):
            await spectator.refused("spectators-watch", m.SeatBot, seat, "digger")
            await spectator.refused("spectators-watch", m.SeatBot, seat, None)
        await spectator.refused("spectators-watch", m.FillSeats, "digger")


@live
async def test_no_bot_is_called_like_anybody_else_at_the_table(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann = await waiting(host, "open", "open", "open", "open", "novice", name="digger")
        await come(host, ann.table, 2, "DIGGER 3")
        await ann.done(m.SeatBot, 1, "digger")
        await ann.done(m.SeatBot, 4, "digger")
        assert [name for _, name, _ in await sitting(ann)] == ["digger", "Digger 2", "DIGGER 3", "", "Digger 4"]
        with pytest.raises(TableError) as caught:
            await host.sit(ann.table, 3, m.TakeSeat("digger 2"))
        assert caught.value.code == "name-taken"
        await ann.done(m.SeatBot, 1, None)
        await come(host, ann.table, 3, "Digger 2")  # its bot is gone
        await ann.done(m.SeatBot, 1, "digger")
        assert (await sitting(ann))[1] == ("bot", "Digger 5", "digger")


@live
async def test_all_free_seats_are_filled_at_once_and_the_game_can_begin(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann = await waiting(host, "open", "digger", "open", "open", "open")
        await ann.refused("seats-open", m.Start)
        await come(host, ann.table, 3, "Ben")
        await ann.done(m.FillSeats, "digger")
        assert [name for _, name, _ in await sitting(ann)] == ["Ann", "Digger", "Digger 2", "Ben", "Digger 3"]
        await ann.refused("no-such-level", m.FillSeats, "grandmaster")  # also when nothing is free any more
        await ann.done(m.Start)
        assert (await ann.look()).stage == "playing"


@live
async def test_bots_that_came_later_play_and_their_game_s_record_is_fair(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann = await waiting(host, "open", "novice", "open", "open", monument="temple", sand=(2,))
        promised = (await ann.look()).fair.commitment
        await ann.done(m.SeatBot, 1, None)  # meant for a bot, taken by a person
        ben = await come(host, ann.table, 1, "Ben")
        await ann.done(m.SeatBot, 2, "novice")
        await ann.done(m.SeatBot, 2, "pharaoh")
        await ann.done(m.SeatBot, 3, "professor")
        await ann.done(m.Start)
        await play_on([ann, ben], random.Random(4))
        table = await ann.look()
        record = read_record((await host.record(ann.table)).splitlines(keepends=True))
    assert table.stage == "over"
    assert verify(record, promised).entropy == (bytes.fromhex(ENTROPY), bytes.fromhex(ENTROPY), b"", b"")
    assert record.header.players == ("Ann", "Ben", "Khaba", "Emil")
    assert record.header.extras["bots"] == [None, None, "pharaoh", "professor"]
    assert record.header.first == 2  # feet in sand are ranked by seat, whoever comes to sit there


@live
async def test_a_rematch_is_for_those_who_played_and_not_for_those_who_were_planned(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann = await waiting(host, "open", "novice", "open", "novice", name="Digger")
        await ann.done(m.SeatBot, 1, None)
        ben = await come(host, ann.table, 1, "Ben")
        await ann.done(m.SeatBot, 2, "digger")
        await ann.done(m.SeatBot, 3, "digger")
        await ann.done(m.Start)
        await play_on([ann, ben], random.Random(7))
        before = await sitting(ann)
        assert before == [
            ("person", "Digger", None),
            ("person", "Ben", None),
            ("bot", "Digger 2", "digger"),
            ("bot", "Digger 3", "digger"),
        ]
        await ann.done(m.Rematch)
        again = (await ann.look()).rematch
        assert again is not None
        ann.table = ben.table = again
        host.arrived(again, 0)
        assert await sitting(ann) == before
        await ann.done(m.SeatBot, 3, None)
        await ann.done(m.Ready, "01" * 32)
        await ben.done(m.Ready, "02" * 32)
        assert (await ann.look()).stage == "open"  # it does not deal by itself while a seat is free
        await ben.done(m.SeatBot, 3, "novice")
        assert (await ann.look()).start is None
        await ben.done(m.Start)
        assert [name for _, name, _ in await sitting(ann)] == ["Digger", "Ben", "Digger 2", "Novice"]


@live
async def test_of_somebody_who_sits_down_and_a_bot_for_the_same_seat_the_first_has_it(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        for bot_first in (True, False):
            ann = await waiting(host, "open", "open")
            bot = host.hear(ann.table, 0, m.SeatBot(1, 1, "digger"))
            ben = host.sit(ann.table, 1, m.TakeSeat("Ben"))
            quick, slow = (bot, ben) if bot_first else (ben, bot)
            begun = asyncio.ensure_future(quick)
            await asyncio.sleep(0)
            await asyncio.sleep(0)  # by now it has the table's lock
            first, second = await asyncio.gather(begun, slow, return_exceptions=True)
            if bot_first:
                assert first == m.Done(1)
                assert isinstance(second, TableError)
                assert (second.code, str(second)) == ("seat-taken", "Bruno already sits there.")
                assert Voice("de").say(second.message) == "Da sitzt schon Bruno."
            else:
                assert isinstance(first, m.SeatTaken)
                assert isinstance(second, m.Refused)
                assert (second.code, str(second.why)[:24]) == ("somebody-there", "Ben already sits there. ")
            assert (await sitting(ann))[1][1] == ("Digger" if bot_first else "Ben")


@live
async def test_of_two_servers_the_slower_one_hears_who_has_the_seat(tmp_path: Path) -> None:
    async with hosting(tmp_path) as one, hosting(tmp_path) as other:
        ann = await waiting(one, "open", "open", "open", "open", "open")
        elsewhere = Visitor(other, ann.table, 0)
        await elsewhere.look()  # in the other server's memory now, and soon out of date
        await come(one, ann.table, 1, "Ben")
        answer = await elsewhere.say(m.SeatBot, 1, "digger")
        assert isinstance(answer, m.Refused)
        assert answer.code == "somebody-there"
        await ann.done(m.SeatBot, 2, "digger")
        with pytest.raises(TableError, match="Bruno already sits there") as caught:
            await other.sit(ann.table, 2, m.TakeSeat("Cleo"))
        assert caught.value.code == "seat-taken"
        await ann.done(m.SeatBot, 3, "pharaoh")
        await elsewhere.done(m.FillSeats, "novice")  # what is free is filled, not what was
        await one.memory.catch_up(ann.table)
        for visitor in (ann, elsewhere):
            assert [name for _, name, _ in await sitting(visitor)] == ["Ann", "Ben", "Digger", "Pharaoh", "Novice"]


@live
async def test_a_server_that_starts_again_finds_everybody_where_they_sat(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        ann = await waiting(host, "open", "digger", "open", "open", "pharaoh")
        await ann.done(m.SeatBot, 1, None)
        await ann.done(m.SeatBot, 2, "novice")
        await ann.done(m.SeatBot, 4, "novice")
        host.left(ann.table, 0)
        before = await everything_told(host, ann.table)
        assert [name for _, name, _ in await sitting(ann)] == ["Ann", "", "Novice", "", "Novice 2"]
    async with hosting(tmp_path) as host:
        assert await everything_told(host, ann.table) == before
        ann = Visitor(host, ann.table, await host.enter(ann.table, ann.secret))
        host.arrived(ann.table, 0)
        await ann.done(m.FillSeats, "digger")
        await ann.done(m.Start)
        await play_on([ann], random.Random(1), moves=3)
        host.left(ann.table, 0)
        before = await everything_told(host, ann.table)
    async with hosting(tmp_path) as host:
        assert await everything_told(host, ann.table) == before


#: The log of a table from the time when bots could be planned only.
OLD_LOG = (
    """
{"entry":"opened","new":{"seats":[{"kind":"open"},{"kind":"bot","level":"digger"},{"kind":"bot","level":"digger"},
{"kind":"open"}],"pace":"instant"},"bots":[null,"Digger","Digger 2",null],"commitment":"c0ffee","previous":null}
""",
    '{"entry":"seated","seat":0,"name":"Ann","secret_hash":"00","entropy":"5a"}',
    '{"entry":"sand","seats":[1]}',
)


@live
async def test_a_table_from_before_is_found_as_it_was_and_gets_its_bots(tmp_path: Path) -> None:
    storage = Storage(str(tmp_path / "tables.sqlite"))
    storage.open()
    storage.add([Addition("abcdefghjkmn", 0, (), NewRow("abcdefghjkmn", bytes(32), OLD_LOG))])
    storage.close()
    async with hosting(tmp_path) as host:
        ann = Visitor(host, "abcdefghjkmn", 0)
        assert [name for _, name, _ in await sitting(ann)] == ["Ann", "Digger", "Digger 2", ""]
        await ann.done(m.SeatBot, 1, "novice")
        await ann.done(m.FillSeats, "digger")
        assert [name for _, name, _ in await sitting(ann)] == ["Ann", "Novice", "Digger 2", "Digger"]
        await ann.done(m.Start)


@live
async def test_somebody_with_a_name_that_cannot_be_seen_still_plays_at_a_table_from_before(tmp_path: Path) -> None:
    blank = OLD_LOG[1].replace("Ann", "\N{HANGUL FILLER}")
    storage = Storage(str(tmp_path / "tables.sqlite"))
    storage.open()
    storage.add([Addition("abcdefghjkmn", 0, (), NewRow("abcdefghjkmn", bytes(32), (OLD_LOG[0], blank, OLD_LOG[2])))])
    storage.close()
    async with hosting(tmp_path) as host:
        somebody = Visitor(host, "abcdefghjkmn", 0)
        await somebody.done(m.FillSeats, "digger")
        await somebody.done(m.Start)
        before = await everything_told(host, "abcdefghjkmn")
    async with hosting(tmp_path) as host:
        assert await everything_told(host, "abcdefghjkmn") == before
        assert (await Visitor(host, "abcdefghjkmn", 0).state()).view.seats[0].name == "Seat 1"
