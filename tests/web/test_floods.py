"""One line floods, or does not read: it is cut, nobody else notices, and memory stays as it was.

All of it on this machine, and bounded: so many bytes and no more are sent.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from digsite.tables.wire.messages import Reach
from digsite.web.app import create_app
from digsite.web.limits import NO_LIMITS, Rate, Times
from digsite.web.process import ServerProcess
from servers import Player, deal, open_table, play_to_the_end, running
from web.raw_line import BINARY, PING, PONG, TEXT, RawLine, frame, megabytes
from web.served import Served

HELLO = json.dumps({"say": "hello", "id": 0, "secret": None}).encode()
#: What a flood may cost the server, in megabytes; answers to all those pings alone would come to 50.
ENOUGH = 20
#: Live lines that one address may have at once.
LINES = 40

FLOODS = {
    "empty binary frames": (frame(BINARY) * 1_000, 2_000),
    "pings": (frame(PING, b"x" * 125) * 100, 4_000),
    "pongs": (frame(PONG) * 1_000, 2_000),
    "messages that are too long": (frame(TEXT, b"x" * 20_000), 1_000),
    "parts of a message": (bytes([0x01, 0x80, 0, 0, 0, 0]) + bytes([0x00, 0x80, 0, 0, 0, 0]) * 2_000, 1),
    "what cannot be read": (frame(TEXT, b"{") * 100, 100),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server below keeps its tables and its log."""
    return tmp_path_factory.mktemp("flooded")


@pytest.fixture(scope="module")
def limited(folder: Path) -> Iterator[ServerProcess]:
    """A server as people run it, for all the floods one after the other."""
    with running(folder, "--connections-per-address", str(2 * LINES)) as found:
        yield found


@pytest.mark.parametrize("what", FLOODS)
def test_a_flooded_line_is_cut_and_others_play_on(limited: ServerProcess, folder: Path, what: str) -> None:
    piece, times = FLOODS[what]
    table, _ = open_table(limited)
    _, players = deal(limited)
    play_to_the_end(players, stop_at=2)
    before, floods = megabytes(limited), _floods(folder)
    with RawLine(limited.port, table, HELLO) as line:
        line.flood(piece, times)
        play_to_the_end(players, stop_at=8)
        assert line.is_hung_up()
    assert _floods(folder) == floods + 1
    assert megabytes(limited) - before < ENOUGH
    for player in players:
        player.close()


def _floods(folder: Path) -> int:
    """How many lines were cut because they flooded."""
    return (folder / "log").read_text().count('"event": "flood"')


def test_whoever_does_not_read_is_hung_up_on() -> None:
    impatient = replace(NO_LIMITS, times=Times(unread=0.2))
    sent = 0
    gone = asyncio.Event()

    async def talk_without_end(_scope: object, receive: Any, send: Any) -> None:
        nonlocal sent
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        try:
            while True:
                await send({"type": "websocket.send", "text": "x" * 10_000})
                sent += 10_000
        except OSError:
            gone.set()

    async def main() -> None:
        async with Served(talk_without_end, impatient) as port:
            with await asyncio.to_thread(RawLine, port, "any", b""):
                await asyncio.wait_for(gone.wait(), 60)

    asyncio.run(main())
    assert sent < 50_000_000  # what the system keeps for a slow reader; it is not kept here


def test_changing_a_table_again_and_again_is_refused_and_moves_are_heard(limited: ServerProcess, folder: Path) -> None:
    table, secrets = open_table(limited)
    lines = [Player(limited, table, secrets[0], source="127.0.3.1") for _ in range(2)]
    other = Player(limited, table, secrets[1], source="127.0.3.1")
    assert other.say("start")["tell"] == "done"
    told = [_toggle(line, 60) for line in lines]  # one line alone would soon be too fast for itself
    assert told[0] == {"done": 60}
    assert set(told[1]) == {"done", "too-many-changes"}
    assert other.say("pace", pace="calm")["tell"] == "done"  # it is the seat that changed too much
    play_to_the_end([lines[0], other], stop_at=2)
    for player in [*lines, other]:
        player.close()
    assert _entries(folder, table) < 120


def test_an_address_cannot_change_as_much_as_all_its_seats_together(limited: ServerProcess) -> None:
    table, secrets = open_table(limited, 5)
    players = [Player(limited, table, secret, source="127.0.3.2") for secret in secrets]
    told = [_toggle(player, 90, paces=("instant",)) for player in players]
    assert told[:4] == [{"done": 90}] * 4
    assert told[4]["too-many-changes"] > 20
    elsewhere = Player(limited, table, secrets[4], source="127.0.3.3")
    assert _toggle(elsewhere, 3) == {"done": 3}
    for player in [*players, elsewhere]:
        player.close()


def _toggle(player: Player, times: int, paces: tuple[str, ...] = ("calm", "brisk", "instant")) -> dict[str, int]:
    """Change the pace so often; count what is answered."""
    answers = [player.say("pace", pace=paces[place % len(paces)]) for place in range(times)]
    return dict(Counter(told.get("code", told["tell"]) for told in answers))


def _entries(folder: Path, table: str) -> int:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        found: int = database.execute("select count(*) from log where table_id = ?", (table,)).fetchone()[0]
    return found


def test_one_line_too_many_from_an_address_is_told_so(limited: ServerProcess) -> None:
    table, _ = open_table(limited)
    players = [Player(limited, table, source="127.0.3.4") for _ in range(LINES)]
    with pytest.raises(ConnectionClosed) as closed:
        Player(limited, table, source="127.0.3.4")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, "Close some of your pages" in closed.value.rcvd.reason) == (1013, True)
    players.pop().close()
    _until_let_in(limited, table, "127.0.3.4").close()
    for player in players:
        player.close()


def _until_let_in(server: ServerProcess, table: str, source: str) -> Player:
    """Come again until there is a place: the server hears a moment later that somebody left."""
    while True:
        try:
            return Player(server, table, source=source)
        except ConnectionClosed:
            pass


def test_lines_too_many_are_told_why_and_after_a_few_of_these_not_even_opened(tmp_path: Path) -> None:
    async def main() -> None:
        limits = replace(NO_LIMITS, lines=Rate(0, 0), lines_told_why=Rate(2, 0))
        app = create_app(str(tmp_path / "tables.sqlite"), limits, Reach(True, ()))
        async with Served(app, limits, lifespan="on") as port:
            for _ in range(2):
                async with connect(f"ws://127.0.0.1:{port}/api/tables/x/live", proxy=None) as line:
                    with pytest.raises(ConnectionClosed) as closed:
                        await asyncio.wait_for(line.recv(), 30)
                assert closed.value.rcvd is not None
                assert "Too many lines" in closed.value.rcvd.reason
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws://127.0.0.1:{port}/api/tables/x/live", proxy=None)
            assert refused.value.response.status_code == 403

    asyncio.run(main())


def test_whoever_never_says_hello_is_hung_up_on(tmp_path: Path) -> None:
    async def main() -> None:
        limits = replace(NO_LIMITS, times=Times(hello=0.2))
        app = create_app(str(tmp_path / "tables.sqlite"), limits, Reach(True, ()))
        async with Served(app, limits, lifespan="on") as port:
            async with connect(f"ws://127.0.0.1:{port}/api/tables/x/live", proxy=None) as line:
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(line.recv(), 30)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4408

    asyncio.run(main())


def test_a_crowd_that_comes_is_not_told_of_each_other(limited: ServerProcess) -> None:
    table, players = deal(limited)
    crowd = [Player(limited, table, source=f"127.0.7.{place}") for place in range(1, 31)]
    for spectator in crowd:
        spectator.until_state(0)
        spectator.table = spectator.state = None
    play_to_the_end(players, stop_at=1)
    for spectator in crowd:
        assert spectator.hear()["tell"] == "state"  # the move, and nothing before it
    for player in [*players, *crowd]:
        player.close()
