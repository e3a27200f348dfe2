"""Whole games at live tables: people who see what they are told, bots, and the record of it all."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import referee
from digsite.records import check_lines, read_record, verify
from digsite.tables.wire import messages as m
from tables.visitors import dealt, go_along, hosting, live, plan, play_on

MONUMENTS = ("great_pyramid", "temple", "tomb", "mine", "sphinx", "buried_ruins")


@pytest.mark.parametrize("monument", MONUMENTS)
@live
async def test_people_and_bots_play_to_the_end_and_the_record_is_legal_and_fair(tmp_path: Path, monument: str) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "professor", "open", "novice", monument=monument))
        promised = (await people[0].look()).fair.commitment
        await play_on(people, random.Random(monument))
        table = await people[0].look()
        state = await people[0].state()
        record = await host.record(table.id)
    assert (table.stage, state.ask) == ("over", None)
    assert state.ending is not None
    lines = record.splitlines(keepends=True)
    assert all(verdict.error is None for verdict in check_lines(lines))
    assert referee.check_lines(lines, printed=True) == []
    sheet = verify(read_record(lines), promised)
    assert sheet.seed is not None
    assert sheet.seed.hex() == table.fair.seed
    assert sheet.entropy == (bytes.fromhex("5a" * 32), b"", bytes.fromhex("5a" * 32), b"")


WISHES = [
    {"edition": "card-game"},
    {"edition": "card-game", "monument": "pyramid"},
    {"sand": (1,)},
    {"sand": (1, 0), "variants": ("beginners_luck",)},
    {"sand": (2,), "variants": ("beginners_luck", "long_expedition")},
    {"variants": ("fierce_weather", "beginners_luck"), "monument": "temple"},
]


@pytest.mark.parametrize("wishes", WISHES, ids=str)
@live
async def test_whoever_chose_monument_and_first_player_the_record_says_so_and_verifies(
    tmp_path: Path, wishes: dict[str, object]
) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "novice", "novice", **wishes))
        await play_on(people, random.Random(3))
        lines = (await host.record(people[0].table)).splitlines(keepends=True)
    sheet = verify(read_record(lines))
    assert ("monument" in sheet.drawn) == ("monument" not in wishes)
    if "beginners_luck" not in wishes.get("variants", ()):  # type: ignore[operator]
        assert ("first" in sheet.drawn) == ("sand" not in wishes)


@live
async def test_every_level_of_bot_plays(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        (person,) = await dealt(host, plan("open", "novice", "digger", "professor", "pharaoh"))
        await play_on([person], random.Random(1), moves=4)
        assert {seat.level for seat in (await person.look()).seats} == {
            None,
            "novice",
            "digger",
            "professor",
            "pharaoh",
        }


@live
async def test_there_is_no_record_before_the_end(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        (person,) = await dealt(host, plan("open", "novice"))
        with pytest.raises(Exception, match="when the game is over") as caught:
            await host.record(person.table)
        assert getattr(caught.value, "code", None) == "not-over-yet"
        assert (await person.look()).fair.seed is None


@live
async def test_a_rematch_keeps_seats_and_names_and_deals_when_all_are_ready(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "novice", "open"))
        await people[0].refused("not-over-yet", m.Rematch)
        await play_on(people, random.Random(5))
        before = await people[0].look()
        await people[0].done(m.Rematch)
        await people[1].done(m.Rematch)  # both wanted it: there is one rematch
        people = await go_along(people)
        again = people[0].table
        table = await people[0].look()
        assert [seat.name for seat in table.seats] == [seat.name for seat in before.seats]
        assert table.stage == "open"
        assert table.fair.commitment != before.fair.commitment
        assert [seat.ready for seat in table.seats] == [False, True, False]
        await people[0].done(m.Ready, "01" * 32)
        await people[0].done(m.Ready, "01" * 32)  # said twice, done once
        await people[0].refused("ready-already", m.Ready, "02" * 32)
        assert (await people[0].look()).stage == "open"
        await people[1].done(m.Ready, "03" * 32)
        assert (await people[1].look()).stage == "playing"
        await play_on(people, random.Random(6))
        lines = (await host.record(again)).splitlines(keepends=True)
        assert verify(read_record(lines), table.fair.commitment).entropy[0] == b"\x01" * 32
