"""Taking back at a live table: who may, what everybody is told of it, and that the log brings it about again."""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path

import msgspec
import pytest
from hypothesis import given

from digsite.game import EndTurn, Sell
from digsite.game.events import Sold
from digsite.records import read_record, verify
from digsite.tables.errors import TableBroken
from digsite.tables.host.host import Host
from digsite.tables.log.entries import Undone, read_entry
from digsite.tables.log.rows import StoredTable
from digsite.tables.room.live_table import load_table
from digsite.tables.wire import messages as m
from examples import examples
from kinds import choices, seeds
from tables.visitors import Visitor, dealt, everything_told, hosting, live, long_gone, plan, play_on, seated


async def to_act(people: list[Visitor]) -> tuple[Visitor, m.StateNow]:
    """Play until somebody of the people may sell something, and let them."""
    by_seat = {person.seat: person for person in people}
    while True:
        state = await people[0].state()
        player = by_seat.get(state.view.player)
        if player is None:
            await asyncio.sleep(0.001)  # a bot thinks
            continue
        state = await player.state()
        ask = state.ask
        if state.view.phase == "act" and state.view.turn == player.seat and state.view.hand:
            await player.done(m.Play, state.number, Sell(next(iter(state.view.hand)), 1))
            return player, await player.state()
        assert ask is not None
        await player.done(m.Play, state.number, await player.choose(state, random.Random(1)))


def stored(host: Host, table: str) -> StoredTable:
    found = host.stored.storage.load(table)
    assert found is not None
    return found


@pytest.mark.parametrize(
    "wish, allowed",
    [
        (plan("open", "novice"), True),
        (plan("open", "novice", undo=False), False),
        (plan("open", "open"), False),
        (plan("open", "open", undo=True), True),
    ],
)
@live
async def test_alone_it_is_on_and_among_people_off_unless_the_table_is_opened_otherwise(
    tmp_path: Path, wish: m.NewTable, allowed: bool
) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, wish)
        assert (await people[0].look()).undo == allowed
        player, state = await to_act(people)
        assert state.undo is not None
        if allowed:
            assert state.undo.why is None
            await player.done(m.Undo, state.number)
        else:
            assert str(state.undo.why) == "At this table nobody can take anything back."
            await player.refused("take-back-off", m.Undo, state.number)


@live
async def test_a_seat_given_to_a_bot_makes_one_alone_and_a_person_who_sits_down_does_not(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        table = (await host.open(plan("open", "open"))).table
        await host.sit(table, 0, m.TakeSeat("Ann", "5a" * 32))
        ann = Visitor(host, table, 0)
        await ann.done(m.FillSeats, "novice")
        assert (await ann.look()).undo
        await ann.done(m.SeatBot, 1, None)
        await host.sit(table, 1, m.TakeSeat("Ben", "5a" * 32))
        assert not (await ann.look()).undo


def test_tables_from_before_there_was_taking_back_load_without_it() -> None:
    old = (
        '{"entry":"opened","new":{"seats":[{"kind":"open"},{"kind":"bot","level":"novice"}]},'
        '"bots":[null,"Novice"],"commitment":"00"}'
    )
    opened = read_entry(old)
    assert (opened.undo, opened.new.undo) == ("nobody", None)  # type: ignore[union-attr]


@live
async def test_everybody_is_told_and_keeps_what_they_saw(tmp_path: Path) -> None:
    """The seller, the other player, and a spectator: one line more, the cards known, the state's number grown."""
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open", undo=True))
        player, state = await to_act(people)
        card = next(iter(state.view.seats[player.seat or 0].museum)).treasure
        other = people[1 - (player.seat or 0)]
        spectator = Visitor(host, player.table, None)
        await other.state()
        assert (await spectator.state()).undo is None
        assert state.undo is not None
        assert isinstance(state.undo.event, Sold)
        assert (state.undo.event.card, state.undo.left, state.undo.told is not None) == (card, 10, True)
        await player.done(m.Undo, state.number)
        for person in (player, other, spectator):
            now = await person.state()
            assert now.number == state.number + 1
            assert [line.number for line in now.lines] == [now.since]
            (line,) = now.lines
            assert msgspec.to_builtins(line.event) == {"do": "undo", "by": player.seat, "line": now.since - 1}
            assert [told.id for told in line.told] == ["took-back-sale"]
            assert now.view.seats[player.seat or 0].known_to_all.get(card) == 1
            assert now.view.seats[player.seat or 0].museum == ()
        after = await player.state()
        assert after.undo is not None
        assert (str(after.undo.why), after.undo.left) == (
            "You have not traded or sold anything this turn.",
            9,
        )


@live
async def test_a_page_that_missed_some_of_it_has_all_the_lines_in_the_end(tmp_path: Path) -> None:
    """Sold, taken back, sold again: whoever looked before, in between or never has the same story."""
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open", undo=True))
        player, state = await to_act(people)
        looked = {since: await host.state_now(player.table, None, since) for since in (0, state.since)}
        await player.done(m.Undo, state.number)
        await player.done(m.Play, state.number + 1, Sell(next(iter((await player.state()).view.hand)), 1))
        whole = msgspec.json.decode((await host.state_now(player.table, None, 0)).body)["lines"]  # type: ignore[union-attr]
        assert [line["number"] for line in whole] == list(range(len(whole)))
        for before in looked.values():
            assert before is not None
            now = await host.state_now(player.table, None, before.lines)
            assert now is not None
            assert msgspec.json.decode(now.body)["lines"] == whole[before.lines :]


@live
async def test_what_is_late_or_not_theirs_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await seated(host, plan("open", "open", undo=True))
        await people[0].refused("not-dealt", m.Undo, 0)
        await people[0].done(m.Start)
        player, state = await to_act(people)
        other, spectator = people[1 - (player.seat or 0)], Visitor(host, player.table, None)
        await spectator.refused("spectators-watch", m.Undo, state.number)
        await other.refused("take-back-not-your-turn", m.Undo, state.number)
        await player.refused("no-such-state", m.Undo, state.number + 1)
        await player.refused("late", m.Undo, state.number - 1)
        await player.done(m.Undo, state.number)
        told = await player.refused("late", m.Undo, state.number)
        assert "took back the sale" in told
        await player.refused("take-back-nothing", m.Undo, state.number + 1)


@live
async def test_a_bot_that_stands_in_takes_nothing_back_for_anybody(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open", undo=True, pace="calm"))
        player, state = await to_act(people)
        other = people[1 - (player.seat or 0)]
        long_gone(host, player)
        await other.done(m.StandIn, player.seat, "novice")
        undo = (await player.state()).undo
        assert undo is not None
        assert str(undo.why) == "A bot plays for you. Take your seat back first."
        await player.refused("stood-in", m.Undo, state.number)


@live
async def test_a_log_that_took_back_something_else_is_refused(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open", undo=True))
        player, state = await to_act(people)
        await player.done(m.Undo, state.number)
        log = await asyncio.to_thread(stored, host, player.table)
        assert isinstance(log.entries[-1], Undone)
        wrong = Undone(log.entries[-1].by, Sold(0, "camel", 1, 1))
        for entries in ((*log.entries[:-1], wrong), (*log.entries, log.entries[-1])):
            with pytest.raises(TableBroken):
                load_table(msgspec.structs.replace(log, entries=entries, times=(0,) * len(entries)))


@live
async def test_a_whole_game_with_taking_back_verifies(tmp_path: Path) -> None:
    """Chance is untouched: dealt again from the seed, what stands is the very same game."""
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open", undo=True, monument="temple"))
        choice, taken_back = random.Random(3), 0
        while (await people[0].state()).ending is None:
            await play_on(people, choice, moves=1)
            for person in people:
                state = await person.state()
                if state.undo is not None and state.undo.why is None and choice.random() < 0.3:
                    await person.done(m.Undo, state.number)
                    taken_back += 1
        assert taken_back > 5
        lines = (await host.record(people[0].table)).splitlines(keepends=True)
        verify(read_record(lines), (await people[0].look()).fair.commitment)
        told = await everything_told(host, people[0].table)
        table = people[0].table
    async with hosting(tmp_path) as host:
        for seat in (0, 1):
            host.arrived(table, seat)
        assert await everything_told(host, table) == told


@examples(10)
@given(seeds, choices)
def test_the_fold_of_a_log_with_taking_back_is_the_table(seed: int, choice: random.Random) -> None:
    async def scene(folder: Path) -> None:
        async with hosting(folder) as host:
            wish = plan("open", "open", "open", undo=True, monument=choice.choice(["temple", "mine", "tomb"]))
            people = await dealt(host, wish)
            for _ in range(seed % 60):
                await play_on(people, choice, moves=1)
                for person in people:
                    state = await person.state()
                    if state.undo is not None and state.undo.why is None and choice.random() < 0.5:
                        await person.done(m.Undo, state.number)
            table = people[0].table
            live_game = host.memory.slots[table].table
            again = load_table(await asyncio.to_thread(stored, host, table))
            assert live_game is not None
            assert (again.game, again.moves, again.last_move_began, again.length) == (
                live_game.game,
                live_game.moves,
                live_game.last_move_began,
                live_game.length,
            )
            for seat in (0, 1, 2, None):
                assert again.game is not None
                assert live_game.game is not None
                assert again.game.view(seat).to_json() == live_game.game.view(seat).to_json()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(asyncio.wait_for(scene(Path(folder)), 120))


@live
async def test_ending_the_turn_closes_what_could_be_taken_back(tmp_path: Path) -> None:
    async with hosting(tmp_path) as host:
        people = await dealt(host, plan("open", "open", undo=True))
        player, state = await to_act(people)
        await player.done(m.Play, state.number, EndTurn())
        now = await player.state()
        assert now.undo is not None
        assert now.undo.why is not None
        assert (now.undo.event, now.undo.left) == (None, 0)
