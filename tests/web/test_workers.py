"""``digsite serve --workers 2`` on a SQLite file: real processes, real sockets, people who come to either of them."""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from digsite.tables.upkeep.checking import check_database
from digsite.web.place import place_of
from digsite.web.process import ServerProcess
from servers import ENTROPY, Player, deal, open_table, play_to_the_end, running
from web.workers_seen import holder_of, workers_of

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc"),
]
PATIENCE = 60
#: So many tables may somebody open in an hour.
ALLOWED = 12
TABLES = ("--tables-per-hour", str(ALLOWED))


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with two workers; after each test both are alive."""
    with serving(tmp_path_factory.mktemp("workers")) as server:
        yield server


@pytest.fixture(scope="module")
def limited_pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Two workers that allow little."""
    with serving(tmp_path_factory.mktemp("limited"), "--connections-per-address", "12", *TABLES) as server:
        yield server


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[ServerProcess]:
    with running(folder, "--workers", "2", *(options or ("--no-limits",))) as server:
        for _ in range(20):  # whichever of them answers
            server.wait_until_dealing()
        yield server
        assert server.stop() == 0
    log = (folder / "log").read_text()
    assert "traceback" not in log
    assert "Traceback" not in log
    for event in ("database-lost", "hub-lost", "not-caught-up", "not-stored"):
        assert event not in log
    assert check_database(str(folder / "tables.sqlite")).is_whole


class Line:
    """A connection over which requests are made one after the other, byte by byte if need be."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)

    def send(self, text: bytes) -> None:
        self.socket.sendall(text)

    def hear(self) -> tuple[int, dict[str, Any]]:
        """Read an answer: its status and its body."""
        told = b""
        while b"\r\n\r\n" not in told:
            some = self.socket.recv(65_536)
            assert some, told
            told += some
        head, _, body = told.partition(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split()[0])
        while len(body) < length:
            body += self.socket.recv(65_536)
        return int(head.split()[1]), json.loads(body)

    def get(self, path: str) -> tuple[int, dict[str, Any]]:
        self.send(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        return self.hear()

    def post(self, path: str, body: object) -> tuple[int, dict[str, Any]]:
        self.send(posted(path, body))
        return self.hear()

    def close(self) -> None:
        self.socket.close()


def posted(path: str, body: object) -> bytes:
    text = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(text)}"
    return f"{head}\r\n\r\n".encode() + text


def tables_of_both(server: ServerProcess) -> list[str]:
    """Open a table for each place."""
    found: dict[int, str] = {}
    while len(found) < 2:
        table = server.post("/api/tables", {"seats": [{"kind": "open"}] * 2, "pace": "instant"})["table"]
        found[place_of(table, 2)] = table
    return [found[0], found[1]]


def test_the_people_of_a_table_meet_in_one_worker_and_each_worker_has_as_many_tables(pair: ServerProcess) -> None:
    holders: dict[str, set[int | None]] = {}
    with ExitStack() as stack:
        for _ in range(12):
            table, players = deal(pair)
            for player in (*players, Player(pair, table)):
                stack.callback(player.close)
                holders.setdefault(table, set()).add(holder_of(pair, player.line.socket))
    assert all(len(found) == 1 for found in holders.values()), holders
    by_place = {place_of(table, 2): found for table, found in holders.items()}
    assert all(found == by_place[place_of(table, 2)] for table, found in holders.items())
    assert by_place[0] != by_place[1]
    # Each worker names its new tables for all places in turn: the numbers differ by one for each worker at most.
    many = Counter(place_of(table, 2) for table in holders)
    assert abs(many[0] - many[1]) <= 2


def test_a_connection_goes_from_worker_to_worker_between_its_requests(pair: ServerProcess) -> None:
    tables = tables_of_both(pair)
    lines = [Line(pair.port) for _ in range(6)]
    holders = set()
    for line in lines:
        for place in (0, 1, 1, 0, 1):
            status, told = line.get(f"/api/tables/{tables[place]}")
            assert (status, told["seats"][0]["kind"]) == (200, "open")
            holders.add((place, holder_of(pair, line.socket)))
        where = holder_of(pair, line.socket)
        assert line.get("/api/kernel")[0] == 200  # what names no table is answered where the connection is
        assert holder_of(pair, line.socket) == where
        assert line.get("/api/tables/22222222222z")[0] == 404
        line.close()
    assert len(holders) == 2, "one place, one worker"


def test_what_was_read_of_a_request_goes_along_and_the_rest_follows(pair: ServerProcess) -> None:
    tables = tables_of_both(pair)
    for seat in range(2):
        for table in tables:
            line = Line(pair.port)
            line.get("/api/kernel")
            text = posted(f"/api/tables/{table}/seats/{seat}", {"name": f"Player {seat}", "entropy": ENTROPY})
            middle = text.index(b"\r\n\r\n") + 12
            line.send(text[:middle])
            line.send(text[middle:])
            assert line.hear()[0] == 201
            # Two requests in one piece: the second is answered where the first one was.
            line.send(
                b"".join(f"GET /api/tables/{name} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() for name in tables)
            )
            told = b""
            while told.count(b"HTTP/1.1 200") < 2:
                told += line.socket.recv(65_536)
            line.close()


def test_what_only_looks_like_a_request_takes_a_connection_nowhere(pair: ServerProcess) -> None:
    tables = tables_of_both(pair)
    for table, other in (tables, tables[::-1]):
        name = f"GET /api/tables/{other} "
        text = posted(f"/api/tables/{table}/seats/0", {"entropy": ENTROPY, "name": name})
        whole, parts = Line(pair.port), Line(pair.port)
        whole.send(text)
        expected = whole.hear()
        parts.get(f"/api/tables/{table}")
        middle = text.index(name.encode())
        parts.send(text[:middle])
        holder = holder_of(pair, parts.socket)
        time.sleep(0.05)  # so that the pieces do not arrive as one; if they do, this shows nothing
        parts.send(text[middle:])
        assert parts.hear() == expected
        assert holder_of(pair, parts.socket) == holder
        for line in (whole, parts):
            line.close()


def come_back(server: ServerProcess, table: str, secret: str) -> Player:
    """Connect as pages do: again, if the connection was on its way to a worker that was killed just then."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return Player(server, table, secret)
        except (InvalidMessage, ConnectionClosed, OSError):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_a_game_between_two_workers_while_one_of_them_is_away(pair: ServerProcess) -> None:
    table, secrets = open_table(pair)
    home = place_of(table, 2)
    players = [Player(pair, table, secret) for secret in secrets]
    assert players[0].say("start")["tell"] == "done"
    number = play_to_the_end(players, stop_at=6)
    killed = holder_of(pair, players[0].line.socket)
    assert killed is not None
    os.kill(killed, signal.SIGKILL)
    for player in players:
        with pytest.raises((ConnectionClosed, OSError)):
            player.until(lambda: False)
        player.close()
    # One comes back at once, to the worker that is left; what was answered is there.
    early = come_back(pair, table, secrets[0])
    elsewhere = holder_of(pair, early.line.socket)
    assert elsewhere != killed
    assert early.until_state(number)["number"] == number
    # The other comes when there is a fresh worker where the table's people meet: the two are apart now.
    deadline = time.monotonic() + PATIENCE
    while True:
        late = come_back(pair, table, secrets[1])
        if holder_of(pair, late.line.socket) != elsewhere:
            break
        late.close()
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert place_of(table, 2) == home
    play_to_the_end([early, late])
    assert early.state is not None
    assert early.state["ending"] is not None
    for player in (early, late):
        player.close()
    assert killed not in workers_of(pair)


def test_a_new_version_takes_over_and_everybody_comes_back(pair: ServerProcess) -> None:
    table, secrets = open_table(pair)
    while place_of(table, 2):  # the worker where its people meet is the first to be renewed
        table, secrets = open_table(pair)
    players = [Player(pair, table, secret) for secret in secrets]
    assert players[0].say("start")["tell"] == "done"
    number = play_to_the_end(players, stop_at=5)
    before = workers_of(pair)
    pair.process.send_signal(signal.SIGUSR2)
    for player in players:
        with pytest.raises(ConnectionClosed, match="1012"):
            player.until(lambda: False)
        player.close()
    deadline = time.monotonic() + PATIENCE
    while len(now := workers_of(pair)) != 2 or set(now) & set(before):
        pair.get(f"/api/tables/{table}")  # nobody is turned away
        assert time.monotonic() < deadline
    players = [Player(pair, table, secret) for secret in secrets]
    assert all(player.until_state(number)["number"] == number for player in players)
    assert len({holder_of(pair, player.line.socket) for player in players}) == 1
    play_to_the_end(players)
    for player in players:
        player.close()


def test_whoever_hands_a_connection_on_has_room_for_another(limited_pair: ServerProcess) -> None:
    tables = tables_of_both(limited_pair)
    for _ in range(3):
        # Six lines may be at tables of each worker (half of the connections); they come to either of them.
        with ExitStack() as stack:
            for table in tables * 6:
                stack.callback(Player(limited_pair, table).close)


def test_what_an_address_may_do_in_an_hour_it_may_do_at_all_workers_together(limited_pair: ServerProcess) -> None:
    plan = {"seats": [{"kind": "open"}] * 2}
    with ExitStack() as stack:
        lines: dict[int | None, Line] = {}
        while len(lines) < 2:  # one at each worker
            line = Line(limited_pair.port)
            stack.callback(line.close)
            line.get("/api/kernel")
            lines.setdefault(holder_of(limited_pair, line.socket), line)
        first, second = lines.values()
        answers = [first.post("/api/tables", plan)[0] for _ in range(ALLOWED + 1)]
        assert answers[-1] == 429
        # The other worker has heard of the first ones by now, if perhaps not of the last.
        answers = [second.post("/api/tables", plan)[0] for _ in range(4)]
        assert answers.count(201) <= 1
        assert answers[-1] == 429
