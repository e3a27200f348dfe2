"""Connections that do not go on end by themselves, and there is a place for so many and no more."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import pytest

from digsite.web.door import Door
from digsite.web.limits import CUT_REQUEST, NO_LIMITS, Limits, Times
from digsite.web.proxies import Proxies
from web.served import Raw, Served, until

HOST = b"Host: localhost\r\n"
GET = b"GET / HTTP/1.1\r\n" + HOST + b"\r\n"
UPGRADE = (
    b"GET /live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
#: A moment for each; those that are not tried have all the time in the world.
IMPATIENT = Times(headers=0.3, body=0.3, keep_alive=600, answer=0.3, unread=0.3, ping=0.2, pong=0.2)


async def well(scope: Any, receive: Any, send: Any) -> None:
    """Read everything, answer a little; or much, or a line on which nothing happens."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (await receive()).get("more_body"):
        pass
    body = b"x" * (50_000_000 if scope["path"] == "/much" else 4)
    length = str(len(body)).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
    await send({"type": "http.response.body", "body": body})


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


async def answered(port: int, source: str = "127.0.0.1") -> tuple[Raw, str]:
    """Connect and ask; give the connection and the status, or the code of the problem."""
    raw = await Raw.to(port, source)
    raw.say(GET)
    head = await raw.some()
    status = head.split()[1].decode()
    if status == "200":
        await raw.some(b"xxxx")
        return raw, status
    problem = json.loads(await raw.all())
    assert problem["sentence"]
    await raw.close()
    return raw, problem["code"]


@pytest.mark.parametrize(
    "said, told",
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nX-Slow: ", b"HTTP/1.1 408 "),
        (b"POST / HTTP/1.1\r\n" + HOST + b"Content-Length: 9\r\n\r\n{", b"HTTP/1.1 408 "),
        (b"POST / HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{", b"HTTP/1.1 408 "),
        (GET, b"HTTP/1.1 200 "),  # and then nothing more
        (GET + b"GET /again", b"HTTP/1.1 200 "),
        (UPGRADE, b"HTTP/1.1 101 "),  # and no answer to a ping
        (UPGRADE + b"\x81", b"HTTP/1.1 101 "),
    ],
)
def test_whoever_does_not_go_on_is_hung_up_on(said: bytes, told: bytes) -> None:
    async def main() -> None:
        served = Served(well, replace(NO_LIMITS, times=IMPATIENT))
        async with served as port:
            raw = await Raw.to(port)
            raw.say(said)
            assert (await raw.all()).startswith(told)
            await raw.close()
            assert served.door.places.number == 0

    run(main())


def test_bytes_that_trickle_in_do_not_give_more_time() -> None:
    async def trickle(raw: Raw) -> None:
        while True:
            raw.say(b"x")
            await asyncio.sleep(0.02)

    async def main() -> None:
        async with Served(well, replace(NO_LIMITS, times=IMPATIENT)) as port:
            raw = await Raw.to(port)
            raw.say(b"GET / HTTP/1.1\r\nX-Slow: ")
            trickling = asyncio.create_task(trickle(raw))
            assert (await raw.all())[:12] in (b"HTTP/1.1 408", b"")  # what was not read yet may cost us the answer
            trickling.cancel()
            await raw.close()

    run(main())


def test_an_answer_that_nobody_takes_is_given_up() -> None:
    async def main() -> None:
        served = Served(well, replace(NO_LIMITS, times=IMPATIENT))
        async with served as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
            writer.write(GET.replace(b"/ ", b"/much "))
            await reader.read(1)
            await until(lambda: served.door.places.number == 0)
            writer.close()

    run(main())


def test_a_request_that_never_ends_is_cut() -> None:
    async def main() -> None:
        served = Served(well, NO_LIMITS)
        async with served as port:
            raw = await Raw.to(port)
            raw.say(b"POST / HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n")
            raw.say(b"400\r\n" + b"x" * 1024 + b"\r\n")
            for _ in range(2 * CUT_REQUEST // 1024):
                raw.say(b"400\r\n" + b"x" * 1024 + b"\r\n")
            assert await raw.all() == b""
            assert served.door.places.number == 0

    run(main())


@pytest.mark.parametrize(
    "limits, sources, code",
    [
        (Limits(connections_by_address=3), ["127.0.0.1"] * 4, "too-many-connections"),
        (Limits(connections_in_all=3), ["127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.4"], "server-full"),
    ],
)
def test_one_too_many_is_told_so_and_comes_in_when_another_left(limits: Limits, sources: list[str], code: str) -> None:
    async def main() -> None:
        served = Served(well, limits)
        async with served as port:
            first, *others = [await answered(port, source) for source in sources]
            assert [status for _, status in [first, *others]] == ["200", "200", "200", code]
            await first[0].close()
            await until(lambda: served.door.places.number < 3)
            last, status = await answered(port, sources[-1])
            assert status == "200"
            for raw in [last, *(raw for raw, _ in others)]:
                await raw.close()

    run(main())


def test_many_too_many_are_all_turned_away() -> None:
    async def main() -> None:
        served = Served(well, Limits(connections_by_address=1))
        async with served as port:
            inside, _ = await answered(port)
            outside = [await Raw.to(port) for _ in range(300)]
            told = await asyncio.gather(*(raw.all() for raw in outside))
            assert all(text.startswith(b"HTTP/1.1 503 ") for text in told)
            assert served.door.places.number == 1
            for raw in [inside, *outside]:
                await raw.close()
            await until(lambda: not served.door.turned_away)

    run(main())


def test_a_proxy_is_many_addresses() -> None:
    async def main() -> None:
        async with Served(well, Limits(connections_by_address=1), ["127.0.0.1"]) as port:
            came = [await answered(port) for _ in range(4)]
            assert [status for _, status in came] == ["200"] * 4
            for raw, _ in came:
                await raw.close()

    run(main())


def test_a_live_line_keeps_its_place_until_it_ends() -> None:
    async def main() -> None:
        served = Served(well, Limits(connections_by_address=1))
        async with served as port:
            for _ in range(3):
                raw = await Raw.to(port)
                raw.say(UPGRADE)
                assert (await raw.some()).startswith(b"HTTP/1.1 101 ")
                assert (await answered(port))[1] == "too-many-connections"
                await raw.close()
                await until(lambda: served.door.places.number == 0)

    run(main())


def test_a_crowd_comes_in_little_by_little_in_the_order_it_came() -> None:
    class Newcomer:
        def __init__(self, number: int) -> None:
            self.number = number

        def come_in(self) -> None:
            inside.append(self.number)

    async def main() -> None:
        door = Door(Limits(arrivals_in_all=500), Proxies())
        crowd = [Newcomer(number) for number in range(30)]
        for newcomer in crowd:
            door.arrive(newcomer)
        assert 0 < len(inside) < 20
        door.leave(crowd[-1])
        await until(lambda: len(inside) == 29)
        assert inside == list(range(29))
        await until(lambda: not door._is_ticking)
        door.arrive(Newcomer(99))
        assert inside[-1] == 99

    inside: list[int] = []
    run(main())


def test_whoever_waits_at_the_door_is_heard_in_full() -> None:
    async def main() -> None:
        served = Served(well, Limits(arrivals_in_all=100))
        async with served as port:
            came = await asyncio.gather(*(answered(port) for _ in range(40)))
            assert [status for _, status in came] == ["200"] * 40
            for raw, _ in came:
                await raw.close()

    run(main())
