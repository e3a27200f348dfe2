"""The hub between workers of one machine: topics, turns, words, and connections that are handed on."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from digsite.tables.between.hub import Hub
from digsite.tables.between.local_bus import LocalBus
from digsite.tables.between.local_line import LocalLine
from digsite.tables.between.spoke import Spoke
from tables.visitors import live, until


@asynccontextmanager
async def workers(number: int) -> AsyncIterator[tuple[Hub, list[Spoke]]]:
    """A hub, and so many workers who take connections for places 0, 1, …"""
    hub = Hub()
    spokes = [Spoke(hub.join(place)) for place in range(number)]
    try:
        for spoke in spokes:
            await spoke.open()
            spoke.take_connections()
        yield hub, spokes
    finally:
        for spoke in spokes:
            spoke.close()
        hub.close()


async def heard_by(spoke: Spoke, topic: str) -> list[bytes]:
    """Follow a topic; give what is said there, as it comes."""
    said: list[bytes] = []
    followed = asyncio.Event()
    spoke.heard = lambda _topic, text: said.append(text)
    spoke.follow(topic, followed.set)
    await asyncio.wait_for(followed.wait(), 10)
    return said


@live
async def test_what_is_said_on_a_topic_goes_to_those_who_follow_it_and_to_nobody_else() -> None:
    async with workers(3) as (_, (ann, ben, cem)):
        to_ben, to_cem = await heard_by(ben, "weather"), await heard_by(cem, "prices")
        texts = [b"%d" % number for number in range(500)]
        for text in texts:
            ann.say("weather", text)
        ann.say("prices", b"up")
        await until(lambda: len(to_ben) == len(texts) and bool(to_cem))
        assert to_ben == texts
        assert to_cem == [b"up"]


@live
async def test_from_the_moment_a_topic_is_followed_everybody_knows_that_and_nothing_is_missed() -> None:
    async with workers(3) as (_, (ann, ben, cem)):
        assert not ann.is_wanted("weather")
        await heard_by(ben, "weather")
        assert ann.is_wanted("weather")
        assert cem.is_wanted("weather")
        assert not ben.is_wanted("weather"), "nobody else does"
        await heard_by(ann, "weather")
        assert ben.is_wanted("weather")
        ben.unfollow("weather")
        await until(lambda: not ann.is_wanted("weather"))
        assert cem.is_wanted("weather")


@live
async def test_a_worker_that_comes_later_knows_what_is_followed() -> None:
    async with workers(1) as (hub, (ann,)):
        said = await heard_by(ann, "weather")
        late = Spoke(hub.join(1))
        await late.open()
        assert late.is_wanted("weather")
        late.say("weather", b"sand")
        await until(lambda: said == [b"sand"])
        late.close()


@live
async def test_nobody_waits_for_a_worker_that_does_not_read_yet() -> None:
    async with workers(2) as (hub, (ann, _)):
        with hub.join(2):  # it is being started
            await heard_by(ann, "weather")


@live
async def test_a_turn_is_one_workers_until_it_lets_go_or_is_gone() -> None:
    async with workers(2) as (_, spokes):
        ann, ben = map(LocalBus, spokes)
        assert await ann.take("bots", "ann", 60) == "new"
        assert await ann.take("bots", "ann", 60) == "kept"
        assert await ben.take("bots", "ben", 60) == "theirs"
        await ben.let_go("bots", "ben")
        assert await ben.take("bots", "ben", 60) == "theirs"
        await ann.let_go("bots", "ann")
        assert await ben.take("bots", "ben", 60) == "new"
        spokes[1].close()
        while await ann.take("bots", "ann", 60) == "theirs":  # noqa: ASYNC110  # the hub finds it out
            await asyncio.sleep(0.01)
        assert await ann.take("clock", "ann", 0.01) == "new"
        await asyncio.sleep(0.02)
        assert await ann.take("clock", "somebody else", 60) == "new"


@live
async def test_whoever_is_first_decides_a_word() -> None:
    async with workers(2) as (_, spokes):
        ann, ben = map(LocalBus, spokes)
        assert await ann.agree("time", "17", 60) == "17"
        assert await ben.agree("time", "18", 60) == "17"
        assert await ben.agree("short", "1", 0.01) == "1"
        await asyncio.sleep(0.02)
        assert await ann.agree("short", "2", 60) == "2"


def open_files() -> int:
    """Count the files this process has open, where the system tells."""
    files = Path("/proc/self/fd")
    return sum(1 for _ in files.iterdir()) if files.exists() else 0


@live
async def test_a_connection_goes_to_the_worker_of_a_place_and_back_where_there_is_none() -> None:
    async with workers(2) as (_, (ann, ben)):
        came: list[tuple[str, socket.socket, bytes, bool]] = []

        def take(who: str, file: int, read: bytes, back: bool) -> None:
            came.append((who, socket.socket(fileno=file), read, back))

        ann.handed, ben.handed = partial(take, "ann"), partial(take, "ben")

        async def hand(place: int, read: bytes) -> tuple[str, bytes, bool]:
            here, there = socket.socketpair()
            with here, there:
                assert ann.hand(place, here.fileno(), read)
            # What was handed on is open, although both ends are closed here; then nothing of it is left.
            await until(lambda: bool(came))
            who, end, read, back = came.pop()
            with end:
                assert end.recv(1) == b""
            return who, read, back

        files = open_files()
        assert await hand(1, b"GET / HTTP/1.1") == ("ben", b"GET / HTTP/1.1", False)
        assert await hand(7, b"x" * 60_000) == ("ann", b"x" * 60_000, True)
        await ben.leave()
        assert await hand(1, b"") == ("ann", b"", True)
        for number in range(200):
            assert await hand(7, b"%d" % number) == ("ann", b"%d" % number, True)
        assert open_files() == files, "files were left open"


@live
async def test_a_fresh_worker_takes_the_connections_of_its_place_and_the_old_one_leaving_changes_nothing() -> None:
    async with workers(2) as (hub, (ann, old)):
        fresh = Spoke(hub.join(1))
        await fresh.open()
        came: list[bytes] = []

        def take(file: int, read: bytes, _back: bool) -> None:
            os.close(file)
            came.append(read)

        fresh.handed = take
        fresh.take_connections()
        await fresh.ask("greet", "", "", 0)
        await old.leave()
        here, there = socket.socketpair()
        with here, there:
            ann.hand(1, here.fileno(), b"hello")
            await until(lambda: came == [b"hello"])
        fresh.close()


@live
async def test_when_the_hub_is_gone_everybody_may_do_everything_by_themselves() -> None:
    async with workers(2) as (hub, (ann, ben)):
        buses = LocalBus(ann), LocalBus(ben)
        hub.close()
        await until(lambda: not any(bus.is_up for bus in buses))
        assert [await bus.take("bots", "me", 60) for bus in buses] == ["new", "new"]
        assert await buses[0].agree("time", "17", 60) == "17"
        buses[0].say("weather", b"sand")
        with socket.socket() as connection:
            assert not ann.hand(1, connection.fileno(), b"")
        hub.close = lambda: None  # type: ignore[method-assign]  # once is enough


def test_messages_and_files_arrive_in_order_however_little_is_read_at_once() -> None:
    ends = socket.socketpair()
    sender, reader = map(LocalLine, ends)
    sent: list[tuple[bytes, bytes]] = []
    came: list[tuple[bytes, bytes]] = []
    for number in range(300):
        text = bytes((number % 256,)) * (number * 37)
        file = os.memfd_create(str(number)) if number % 3 == 0 else None
        if file is not None:
            os.write(file, b"%d" % number)
        sender.send(text, file)
        sent.append((text, b"" if file is None else b"%d" % number))
    while len(came) < len(sent):
        for text, file in reader.receive():
            came.append((text, b"" if file is None else os.pread(file, 10, 0)))
            if file is not None:
                os.close(file)
        sender.flush()
    assert came == sent
    assert not sender.waiting
    sender.close()
    reader.close()
