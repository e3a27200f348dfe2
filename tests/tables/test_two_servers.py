"""Two servers, one table: whoever is connected where, there is one log, and everybody sees it."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite.game import EndTurn
from digsite.records import read_record, verify
from digsite.tables.between.neighbours import Others
from digsite.tables.errors import TableError
from digsite.tables.host.host import Host
from digsite.tables.log.entries import Moved, StoodIn
from digsite.tables.wire import messages as m
from engines import Postgres, Redis
from examples import examples
from tables.hand_clock import HandClock
from tables.two_servers import seated_at, told, two_hosts, watching
from tables.visitors import ENTROPY, Visitor, everything_told, live, plan, until


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


async def play_along(people: list[Visitor], watchers: list[Visitor], chance: random.Random, moves: int) -> int:
    """Let people move in turn, each at their own server; everybody is told every move before the next one."""
    by_seat = {person.seat: person for person in people}
    number = max([(await told(person, 0)).number for person in people])
    for _ in range(moves):
        states = [await told(visitor, number) for visitor in (*people, *watchers)]
        if states[0].ending is not None:
            break
        seat = states[0].view.player
        if seat not in by_seat:
            number += 1  # a bot's turn
            continue
        assert await by_seat[seat].move(chance)
        number += 1
    return number


async def waited_for(person: Visitor) -> None:
    """Let bots play on until it is for somebody to decide."""
    while (await person.state()).ask is None:  # noqa: ASYNC110  # the bots are tasks
        await asyncio.sleep(0.001)


def stood_in(host: Host, table: str) -> int:
    """Count how often a seat was given to a bot, as the log has it."""
    return sum(isinstance(entry, StoodIn) for entry in log_of(host, table))


async def same_for_all(hosts: tuple[Host, Host], table: str) -> None:
    """Whatever anybody is told of a table, both servers tell it alike, as soon as they heard who is connected."""
    for host in hosts:
        await host.memory.catch_up(table)
    first, second = [await everything_told(host, table) for host in hosts]
    assert first[1::2] == second[1::2], "states"
    while first[::2] != second[::2]:  # tables, with who is here
        await asyncio.sleep(0.001)
        first, second = [await everything_told(host, table) for host in hosts]


def log_of(host: Host, table: str) -> list[object]:
    stored = host.stored.storage.load(table)
    assert stored is not None
    return list(stored.entries)


@live
async def test_what_happens_at_one_server_is_told_at_the_other(database: str, redis: Redis) -> None:
    async with two_hosts(database, redis.url) as hosts:
        people = await seated_at(hosts, plan("open", "open"))
        await people[0].done(m.Start)
        watchers = [await watching(host, people[0].table) for host in hosts]
        await play_along(people, watchers, random.Random(1), 40)
        await same_for_all(hosts, people[0].table)


@live
async def test_a_game_over_two_servers_was_dealt_fairly(database: str, redis: Redis) -> None:
    async with two_hosts(database, redis.url) as hosts:
        people = await seated_at(hosts, plan("open", "open"))
        await people[0].done(m.Start)
        await play_along(people, [], random.Random(5), 10_000)
        await same_for_all(hosts, people[0].table)
        first, second = [await host.record(people[0].table) for host in hosts]
        assert first == second
        verify(read_record(first.splitlines(keepends=True)))


@live
async def test_of_two_moves_with_one_number_one_is_made_and_the_other_is_late(database: str, redis: Redis) -> None:
    async with two_hosts(database, redis.url) as hosts:
        people = await seated_at(hosts, plan("open", "open"))
        await people[0].done(m.Start)
        seat = (await told(people[1], 0)).view.player or 0
        mover = people[seat]
        elsewhere = Visitor(hosts[1 - seat], mover.table, seat, mover.secret)  # the same seat, on a second device
        state = await mover.state()
        move = await mover.choose(state, random.Random(2))
        play = [one.say(m.Play, state.number, move) for one in (mover, elsewhere)]
        first, second = sorted(await asyncio.gather(*play), key=lambda answer: isinstance(answer, m.Refused))
        assert isinstance(first, m.Done)
        assert isinstance(second, m.Refused)
        assert second.code == "late"
        assert sum(isinstance(entry, Moved) for entry in log_of(hosts[0], mover.table)) == 1


@live
async def test_a_refusal_is_never_for_what_the_other_server_knows_already(database: str, redis: Redis) -> None:
    async with two_hosts(database, redis.url) as hosts:
        people = await seated_at(hosts, plan("open", "open"))
        table = people[0].table
        # Who is in no hurry to be told: nothing is heard here any more, and looked for only now and then.
        hosts[1].neighbours.unfollow(table)
        await people[0].done(m.SignOut, "a-new-secret-that-is-long-enough")
        assert await hosts[1].enter(table, "a-new-secret-that-is-long-enough") == 0
        await people[0].done(m.Start)
        head = (await told(people[0], 0)).head
        assert await hosts[1].enter(table, people[1].secret, head) == 1


@live
async def test_a_secret_renewed_at_one_server_closes_lines_at_the_other(database: str, redis: Redis) -> None:
    async with two_hosts(database, redis.url) as hosts:
        people = await seated_at(hosts, plan("open", "open"))
        table = people[0].table
        far = hosts[1].arrived(table, 0, people[0].secret, "phone")
        answer = await people[0].say(m.AskDevices)
        while not (isinstance(answer, m.Devices) and len(answer.devices) == 2):  # until the other server has said so
            await asyncio.sleep(0.001)
            answer = await people[0].say(m.AskDevices)
        near = hosts[0].arrived(table, 0, people[0].secret)
        await hosts[0].hear(table, 0, m.SignOut(1, "a-new-secret-that-is-long-enough"), near)
        await until(lambda: far.signed_out)
        assert not near.signed_out
        with pytest.raises(TableError, match="key does not open"):
            await hosts[1].enter(table, people[0].secret)


@live
async def test_everybody_sees_who_is_connected_wherever_that_is(database: str, redis: Redis) -> None:
    async with two_hosts(database, redis.url) as hosts:
        people = await seated_at(hosts, plan("open", "open"))
        table = people[0].table

        async def here(host: Host) -> list[bool]:
            told = msgspec.json.decode(await host.table_now(table, None), type=m.TableNow)
            return [seat.here for seat in told.seats]

        for host in hosts:
            while await here(host) != [True, True]:  # noqa: ASYNC110
                await asyncio.sleep(0.001)
        hosts[1].left(table, 1)
        while await here(hosts[0]) != [True, False]:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        assert await here(hosts[1]) == [False, False], "nobody is connected there who would want to know"


@live
async def test_emotes_and_open_tables_are_told_on_both_servers(database: str, redis: Redis) -> None:
    async with two_hosts(database, redis.url) as hosts:
        people = await seated_at(hosts[:1], plan("open", "open", listed=True))
        table = people[0].table
        await until(lambda: table.encode() in hosts[1].open_tables())
        watcher = await watching(hosts[1], table)
        await until(lambda: hosts[1].memory.slots[table].seats_here == {0})
        await people[0].done(m.Emote, "nice")
        await until(lambda: hosts[1].emotes(table, 0) == [m.Emoted(0, "nice")])
        assert hosts[0].emotes(table, 0) == [m.Emoted(0, "nice")]
        await hosts[1].sit(table, 1, m.TakeSeat("Ben", ENTROPY))  # nobody can join any more
        await until(lambda: not any(table.encode() in host.open_tables() for host in hosts))
        assert (await watcher.look()).seats[1].name == "Ben"


@live
async def test_who_was_connected_to_a_dead_server_is_gone(database: str, redis: Redis) -> None:
    async with two_hosts(database, redis.url) as hosts:
        people = await seated_at(hosts, plan("open", "open"))
        slot = hosts[0].memory.slots[people[0].table]
        await until(lambda: slot.seats_here == {0, 1})
        first, second = (host.neighbours for host in hosts)
        assert isinstance(first, Others)
        assert isinstance(second, Others)
        first._taken_for_dead = 0.5
        assert second._living is not None
        second._living.cancel()
        await until(lambda: slot.seats_here == {0})


@live
async def test_one_bot_thinks_at_a_time(database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = thought = most = 0
    monkeypatch.setattr("digsite.tables.host.bot_play.TURN", 60.0)  # however slow the machine is

    async with two_hosts(database, redis.url) as hosts:
        for host in hosts:
            choose = host.thinkers.choose

            async def counted(*args: object, choose: object = choose) -> object:
                nonlocal thinking, thought, most
                thinking += 1
                most = max(most, thinking)
                try:
                    await asyncio.sleep(0.01)
                    return await choose(*args)  # type: ignore[operator]
                finally:
                    thinking -= 1
                    thought += 1

            monkeypatch.setattr(host.thinkers, "choose", counted)
        people = await seated_at(hosts, plan("open", "open", "digger", "digger"))
        await people[0].done(m.Start)
        number = await play_along(people, [], random.Random(3), 24)
        await told(people[0], number)
        entries = log_of(hosts[0], people[0].table)
        bots = sum(isinstance(entry, Moved) and entry.by in (2, 3) for entry in entries)
        assert bots > 4
        assert most == 1
        assert thought <= bots + 1  # one may be under way


@live
async def test_a_clock_rings_once_for_all_servers(database: str, redis: Redis) -> None:
    clock = HandClock()
    async with two_hosts(database, redis.url, clock) as hosts:
        people = await seated_at(hosts, plan("open", "open", clock=m.ClockRule("move", 30, "on")))
        table = people[0].table
        await people[0].done(m.Start)
        for person in people:
            await told(person, 0)
        clock.advance(31_000)  # it rings on both
        await until(lambda: stood_in(hosts[0], table) > 0)
        for host in hosts:
            await host.under_way.all_done()  # whatever the rings set going
            await host.memory.catch_up(table)
        (late,) = [place for place, seat in enumerate((await people[0].look()).seats) if seat.stood_in]
        await waited_for(people[1 - late])
        clock.advance(2_000)  # whoever left it to the other server looks again
        for host in hosts:
            await host.under_way.all_done()
        assert clock.rang >= 2, "it rang on both"
        assert stood_in(hosts[0], table) == 1
        await same_for_all(hosts, table)


@live
async def test_it_is_the_same_time_on_both_servers(database: str, redis: Redis) -> None:
    clock = HandClock()
    async with two_hosts(database, redis.url, clock) as hosts:
        people = await seated_at(hosts[:1] * 2, plan("open", "open", clock=m.ClockRule("move", 30, "on")))
        table = people[0].table
        await people[0].done(m.Start)
        clock.advance(8_000)
        await watching(hosts[1], table)  # this server sees the table for the first time now
        both = [host.times_now(table) for host in hosts]
        assert both[0] is not None
        assert both[1] is not None
        assert both[0].clocks == both[1].clocks
        assert min(time.left for time in both[1].clocks) == 22_000


class _Pair:
    """Two servers for many examples."""

    def __init__(self, database: str, fan_out: str) -> None:
        self.runner = asyncio.Runner()
        self._open = two_hosts(database, fan_out)
        self.hosts = self.runner.run(self._open.__aenter__())

    def close(self) -> None:
        self.runner.run(self._open.__aexit__(None, None, None))
        self.runner.close()


@pytest.fixture(scope="module")
def pair(postgres: Postgres, redis: Redis) -> Iterator[_Pair]:
    found = _Pair(postgres.new_database(), redis.url)
    yield found
    found.close()


@examples(25)
@given(acts=st.lists(st.tuples(st.sampled_from([0, 1]), st.booleans(), st.integers(0, 9)), min_size=4, max_size=24))
def test_any_interleaving_of_two_peoples_moves_gives_one_log_that_both_see(
    pair: _Pair, acts: list[tuple[int, bool, int]]
) -> None:
    """Both say what they like when they like, whether or not they wait for what becomes of it."""

    async def scene() -> None:
        people = await seated_at(pair.hosts, plan("open", "open"))
        table = people[0].table
        await people[0].done(m.Start)
        await told(people[1], 0)
        said: list[tuple[int, bool, asyncio.Task[m.AnyTold]]] = []
        for side, waits, seed in acts:
            person = people[side]
            state = await person.state()
            if seed == 0:  # what is no move, and may come at any time
                saying = person.say(m.SetPace, "calm")
            elif state.ask is not None:
                saying = person.say(m.Play, state.number, await person.choose(state, random.Random(seed)))
            else:  # it is not their turn, as far as they know
                saying = person.say(m.Play, state.number, EndTurn())
            said.append((side, seed != 0, asyncio.create_task(saying)))
            if waits:
                await said[-1][2]
        answers = [(side, is_move, await answer) for side, is_move, answer in said]
        made = Counter(side for side, is_move, answer in answers if is_move and isinstance(answer, m.Done))
        await same_for_all(pair.hosts, table)
        entries = log_of(pair.hosts[0], table)
        assert made == Counter(entry.by for entry in entries if isinstance(entry, Moved))

    pair.runner.run(asyncio.wait_for(scene(), 60))
