"""The live lines, against a real server: saying, being told, and everything that can be said wrong."""

from __future__ import annotations

import json
import secrets
import socket
import time
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from digsite.records import Record, read_records, verify
from digsite.tables.wire.version import VERSION
from digsite.web.process import ServerProcess
from servers import ENTROPY, Player, deal, open_table, play_to_the_end
from web.raw_line import TEXT, frame


def closed_with(server: ServerProcess, **how: Any) -> int:
    """The code with which a line to a table is closed."""
    table, _ = open_table(server)
    address = f"ws://localhost:{server.port}/api/tables/{table}/live"
    with connect(address, proxy=None, **how) as line, pytest.raises(ConnectionClosed) as closed:
        line.recv(timeout=30)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def cut_with(player: Player) -> int | None:
    """The code with which a player's line is cut in the end; None if they were too busy talking to hear it."""
    with pytest.raises(ConnectionClosed) as closed:
        player.until(lambda: False)
    return closed.value.rcvd.code if closed.value.rcvd is not None else None


def test_a_whole_game_and_a_rematch(server: ServerProcess) -> None:
    table, players = deal(server, 3, monument="mine")
    spectator = Player(server, table)
    assert spectator.table is not None
    assert spectator.table["you"] is None
    moves = play_to_the_end(players)
    assert spectator.until_state(moves)["ending"] is not None

    record = httpx.get(f"{server.address}/api/tables/{table}/record", trust_env=False)
    assert record.headers["content-type"] == "application/jsonl"
    (found,) = read_records(record.content.splitlines(keepends=True))
    assert isinstance(found, Record)
    verify(found, spectator.table["fair"]["commitment"])

    assert players[1].say("rematch")["tell"] == "done"
    players[2].until(lambda: players[2].table is not None and players[2].table["rematch"] is not None)
    for player in (*players, spectator):
        player.close()


def test_everybody_is_told_their_own_state(server: ServerProcess) -> None:
    table, (ann, ben) = deal(server)
    eve = Player(server, table)
    seen = [person.until_state(0) for person in (ann, ben, eve)]
    assert [state["view"]["seat"] for state in seen] == [0, 1, None]
    assert sum(state["ask"] is not None for state in seen) == 1
    for person in (ann, ben, eve):
        person.close()


def test_lines_of_the_log_come_once(server: ServerProcess) -> None:
    _, players = deal(server)
    lines: list[int] = [line["number"] for line in players[1].until_state(0)["lines"]]
    for number in range(1, 15):
        play_to_the_end(players, stop_at=number)
        state = players[1].until_state(number)
        assert state["since"] == len(lines)
        lines += [line["number"] for line in state["lines"]]
    assert lines == list(range(len(lines)))
    for player in players:
        player.close()


def test_coming_back_on_the_same_move(server: ServerProcess) -> None:
    table, taken = open_table(server)
    players = [Player(server, table, secret) for secret in taken]
    assert players[0].say("start")["tell"] == "done"
    play_to_the_end(players, stop_at=9)
    before = players[1].until_state(9)
    players[1].close()
    again = Player(server, table, taken[1])
    after = again.until_state(9)
    assert {**after, "lines": [], "since": 0} == {**before, "lines": [], "since": 0}
    assert after["since"] == 0
    players[0].close()
    again.close()


def test_two_tabs_on_one_seat_see_the_same(server: ServerProcess) -> None:
    table, taken = open_table(server)
    players = [Player(server, table, secret) for secret in taken]
    tab = Player(server, table, taken[0])
    players[0].say("start")
    play_to_the_end(players, stop_at=5)
    assert tab.until_state(5)["view"] == players[0].until_state(5)["view"]
    for player in (*players, tab):
        player.close()


def test_what_is_said_in_one_breath_is_answered_in_its_order(server: ServerProcess) -> None:
    _, players = deal(server)
    state, player = next((state, one) for one in players if (state := one.until_state(0))["ask"] is not None)
    while state["ask"]["ask"] != "act":
        play_to_the_end(players, stop_at=state["number"] + 1)
        state, player = next((one.state, one) for one in players if one.state is not None and one.state["ask"])
    end = {"say": "play", "number": state["number"], "move": {"move": "end"}}
    said = [{**end, "id": 500}, {"say": "nonsense", "id": 501}, {**end, "id": 502}]
    player.line.socket.sendall(b"".join(frame(TEXT, json.dumps(one).encode()) for one in said))
    heard: list[dict[str, Any]] = []
    while not heard or heard[-1].get("to") != 502:
        heard.append(player.hear())
    answers = [told for told in heard if "to" in told]
    assert [told["to"] for told in answers] == [500, 501, 502]
    assert (answers[0]["tell"], answers[2]["code"]) == ("done", "late")
    for one in players:
        one.close()


def test_a_late_and_a_doubled_move_are_told_what_happened(server: ServerProcess) -> None:
    _, players = deal(server)
    play_to_the_end(players, stop_at=3)
    for player in players:
        told = player.say("play", number=2, move={"move": "end"})
        assert (told["tell"], told["code"]) == ("refused", "late")
        assert told["why"]["id"] in ("late", "late-unseen")  # the third move may have shown nothing
    assert players[0].until_state(3)["number"] == 3
    for player in players:
        player.close()


def test_a_foreign_move_is_refused(server: ServerProcess) -> None:
    table, players = deal(server)
    waiting = next(player for player in players if player.until_state(0)["ask"] is None)
    told = waiting.say("play", number=0, move={"move": "end"})
    assert told["tell"] == "refused"
    spectator = Player(server, table)
    assert spectator.say("play", number=0, move={"move": "end"})["code"] == "spectators-watch"
    assert spectator.say("start")["code"] == "spectators-watch"
    assert waiting.until_state(0)["number"] == 0
    for player in (*players, spectator):
        player.close()


@pytest.mark.parametrize(
    "message, code",
    [
        ("", "unreadable"),
        ("{", "unreadable"),
        ("null", "unreadable"),
        ("[]", "unreadable"),
        ('{"say":"dance","id":1}', "unreadable"),
        ('{"say":"play","id":1,"number":0,"move":{"move":"fly"}}', "unreadable"),
        ('{"say":"start"}', "unreadable"),
        ('{"say":"start","id":-1}', "unreadable"),
        ('{"say":"start","id":1e99}', "unreadable"),
        ('{"say":"start","id":1,"more":2}', "unreadable"),
        ("[" * 5000, "unreadable"),
        ('{"say":"weigh","id":1,"give":["' + "x" * 17_000 + '"],"take":[]}', "too-long"),
        ('{"say":"play","id":1,"number":0,"move":{"move":"end"}}' + " " * 17_000, "too-long"),
        (b"\x00\x01", "not-text"),
        (b'{"say":"start","id":1}', "not-text"),
        ('{"say":"hello","id":1,"secret":null}', "already-here"),
    ],
)
def test_what_cannot_be_read_is_answered(server: ServerProcess, message: str | bytes, code: str) -> None:
    _, players = deal(server)
    players[0].send(message)
    while (told := players[0].hear())["tell"] != "refused":
        pass
    assert told["code"] == code
    assert told["why"]["id"]
    assert players[0].say("pace", pace="calm")["tell"] == "done"
    for player in players:
        player.close()


def test_the_number_of_what_cannot_be_read_is_given_back(server: ServerProcess) -> None:
    _, players = deal(server)
    players[0].send('{"say":"dance","id":77}')
    assert players[0].answer_to(77)["code"] == "unreadable"
    for player in players:
        player.close()


def test_hello_comes_first(server: ServerProcess) -> None:
    table, taken = open_table(server)
    stranger = Player(server, table, hello=False)
    assert stranger.say("start")["code"] == "hello-first"
    one_letter_off = taken[0][:-1] + ("A" if taken[0][-1] == "_" else "_")
    for wrong in ("x" * 32, one_letter_off, secrets.token_urlsafe(24)):
        assert stranger.say("hello", secret=wrong)["code"] == "wrong-secret"
    assert stranger.say("hello", secret="short")["code"] == "unreadable"
    stranger.send({"say": "hello", "id": 9, "secret": taken[1]})
    stranger.until(lambda: stranger.table is not None)
    assert stranger.table is not None
    assert stranger.table["you"] == 1
    stranger.close()


def test_no_such_table(server: ServerProcess) -> None:
    stranger = Player(server, "nosuchtable", hello=False)
    assert stranger.say("hello", secret=None)["code"] == "no-such-table"
    assert stranger.say("hello", secret=None)["code"] == "no-such-table"
    stranger.close()


@pytest.mark.parametrize(
    "wire, is_page, let_in",
    [(VERSION, True, True), ("older", True, False), (None, True, False), ("older", False, False), (None, False, True)],
)
def test_a_page_of_another_version_is_asked_to_reload_and_programs_need_not_name_one(
    server: ServerProcess, wire: str | None, is_page: bool, let_in: bool
) -> None:
    table, (secret, _) = open_table(server)
    address = f"ws://localhost:{server.port}/api/tables/{table}/live"
    hello = {"say": "hello", "id": 0, "secret": secret, **({} if wire is None else {"wire": wire})}
    origin = Origin(server.address) if is_page else None
    with connect(address, proxy=None, origin=origin) as line:
        line.send(json.dumps(hello))
        told = json.loads(line.recv(timeout=30))
    assert told["tell"] == ("table" if let_in else "refused")
    if not let_in:
        assert (told["to"], told["code"]) == (0, "other-version")
        assert "Reload it" in told["sentence"]


@pytest.mark.parametrize("is_page", [False, True])
def test_programs_are_refused_in_a_sentence_and_pages_have_their_own_words(
    server: ServerProcess, is_page: bool
) -> None:
    table, (secret, _) = open_table(server)
    address = f"ws://localhost:{server.port}/api/tables/{table}/live"
    with connect(address, proxy=None, origin=Origin(server.address) if is_page else None) as line:
        line.send(json.dumps({"say": "start", "id": 3}))
        first = json.loads(line.recv(timeout=30))
        line.send(json.dumps({"say": "hello", "id": 4, "secret": secret, "wire": VERSION}))
        line.send(json.dumps({"say": "play", "id": 5, "number": 0, "move": {"move": "end"}}))
        second = json.loads(line.recv(timeout=30))
        while second["tell"] != "refused":
            second = json.loads(line.recv(timeout=30))
    assert [first["code"], second["code"]] == ["hello-first", "not-dealt"]
    assert [bool(answer["sentence"]) for answer in (first, second)] == [not is_page] * 2


def test_pages_of_others_may_not_sit_down(server: ServerProcess) -> None:
    assert closed_with(server, origin="https://else.example") == 4403


def test_a_message_without_end_is_cut(server: ServerProcess) -> None:
    _, players = deal(server)
    players[0].send("x" * 200_000)
    assert cut_with(players[0]) in (1009, None)
    assert players[1].say("pace", pace="calm")["tell"] == "done"
    players[1].close()


def test_a_client_that_never_reads_slows_nobody(server: ServerProcess) -> None:
    table, players = deal(server)
    # Somebody who says hello and then never reads: everything the server sends piles up in buffers.
    slow = socket.create_connection(("127.0.0.1", server.port))
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n".encode()
        + b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    hello = json.dumps({"say": "hello", "id": 0, "secret": None}).encode()
    slow.sendall(bytes((0x81, 0x80 | len(hello))) + bytes(4) + hello)
    moves = play_to_the_end(players)
    assert players[1].until_state(moves)["ending"] is not None
    slow.close()
    for player in players:
        player.close()


def test_too_fast_is_told_and_floods_are_cut(limited: ServerProcess) -> None:
    table, taken = open_table(limited)
    hasty = Player(limited, table, taken[0])
    answers: list[dict[str, Any]] = []
    for number in range(150):  # questions: what changes something has a limit of its own
        hasty.send({"say": "weigh", "id": 1000 + number, "give": [], "take": []})
    while len(answers) < 150:
        told = hasty.hear()
        if "to" in told:
            answers.append(told)
    assert [told["to"] for told in answers] == list(range(1000, 1150))
    assert {told.get("code") for told in answers} == {"not-dealt", "too-fast"}
    deadline = time.monotonic() + 60
    while hasty.say("pace", pace="brisk")["tell"] != "done":  # patience is rewarded
        assert time.monotonic() < deadline
        time.sleep(1)
    with suppress(ConnectionClosed):
        for number in range(100_000):
            hasty.send({"say": "pace", "id": number, "pace": "calm"})
    assert cut_with(hasty) in (1008, None)


def test_presence_is_told(server: ServerProcess) -> None:
    table, taken = open_table(server)
    ann, ben = (Player(server, table, secret) for secret in taken)
    ann.until(lambda: ann.table is not None and all(seat["here"] for seat in ann.table["seats"]))
    ben.close()
    ann.until(lambda: ann.table is not None and not ann.table["seats"][1]["here"])
    assert ann.say("stand_in", seat=1, level="novice")["code"] == "just-gone"
    ann.close()


def test_entropy_is_asked_for_in_a_rematch(server: ServerProcess) -> None:
    table, taken = open_table(server)
    players = [Player(server, table, secret) for secret in taken]
    players[0].say("start")
    play_to_the_end(players)
    players[0].say("rematch")
    players[1].until(lambda: players[1].table is not None and players[1].table["rematch"] is not None)
    assert players[1].table is not None
    secrets = [f"my-own-secret-for-seat-{seat}" for seat in range(len(taken))]
    for player, secret in zip(players, secrets, strict=True):
        assert player.say("come_along", secret=secret)["tell"] == "done"
    again = [Player(server, players[1].table["rematch"], secret) for secret in secrets]
    for player in again:
        assert player.say("ready", entropy=ENTROPY)["tell"] == "done"
    for player in again:
        assert player.until_state(0)["number"] == 0
    for player in (*players, *again):
        player.close()


def test_other_devices_are_shown_and_signed_out_with_a_sentence(server: ServerProcess) -> None:
    table, (secret, _) = open_table(server)
    here, there = (Player(server, table, secret) for _ in range(2))
    here.until(lambda: here.table is not None and here.table["lines"] == 2)
    devices = here.say("devices")["devices"]
    assert [(one["device"], one["this"]) for one in devices] == [("program", True), ("program", False)]
    assert here.say("sign_out", secret="made-by-this-device-alone")["tell"] == "done"
    with pytest.raises(ConnectionClosed) as closed:
        there.until(lambda: False)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (
        4401,
        "You signed this device out from another one, or gave up your seat there.",
    )
    here.until(lambda: here.table is not None and here.table["lines"] == 1)
    old = Player(server, table, hello=False)
    old.send({"say": "hello", "id": 0, "secret": secret})
    assert old.hear()["code"] == "wrong-secret"
    for player in (here, old, Player(server, table, "made-by-this-device-alone")):
        player.close()


def test_whoever_gives_up_their_seat_is_answered_and_hears_nothing_of_who_comes_next(server: ServerProcess) -> None:
    table, (first, second) = open_table(server)
    ann, ben, bens_phone = (Player(server, table, secret) for secret in (first, second, second))
    assert ben.say("stand_up")["tell"] == "done"
    path = f"/api/tables/{table}/seats/1"
    cleo = Player(server, table, server.post(path, {"name": "Cleo", "entropy": ENTROPY})["secret"])
    assert ann.say("start")["tell"] == "done"
    for dealt in (ann, cleo):
        dealt.until_state(0)
    for gone in (ben, bens_phone):
        with pytest.raises(ConnectionClosed) as closed:
            gone.until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        assert gone.state is None
    for player in (ann, ben, bens_phone, cleo):
        player.close()


def test_times_are_told_as_what_is_left(server: ServerProcess) -> None:
    table, taken = open_table(server, clock={"kind": "game", "amount": 10})
    ann, ben = (Player(server, table, secret) for secret in taken)
    ann.say("start")
    ann.until(lambda: bool(ann.times and ann.times["clocks"]))
    assert ann.times is not None
    assert sorted(ann.times["clocks"][0]) == ["left", "runs", "seat"]
    assert all(590_000 < one["left"] <= 600_000 for one in ann.times["clocks"])
    assert sum(one["runs"] for one in ann.times["clocks"]) == 1
    ben.close()
    ann.until(lambda: bool(ann.times and ann.times["away"]))
    assert [one["seat"] for one in ann.times["away"]] == [1]
    assert 0 < ann.times["away"][0]["grace"] <= 30_000
    ann.close()


def test_a_sale_is_taken_back_over_the_wire_and_everybody_hears_of_it(server: ServerProcess) -> None:
    table, players = deal(server, undo=True)
    spectator = Player(server, table)
    number = 0
    while True:
        turn = players[0].until_state(number)["view"]["turn"]
        state = players[turn].until_state(number)
        ask = state["ask"]
        if ask is not None and ask["ask"] == "act" and ask["sales"]:
            break
        number += 1
        play_to_the_end(players, stop_at=number)
    sale = ask["sales"][0]
    move = {"move": "sell", "treasure": sale["treasure"], "count": sale["count"]}
    assert players[turn].say("play", number=number, move=move)["tell"] == "done"
    undo = players[turn].until_state(number + 1)["undo"]
    assert (undo["why"], undo["event"]["do"], undo["left"]) == (None, "sell", 10)
    assert players[1 - turn].until_state(number + 1)["undo"]["why"]["id"] == "take-back-not-your-turn"
    lines = spectator.until_state(number + 1)["lines"]
    assert players[turn].say("undo", number=number + 1)["tell"] == "done"
    for person in (*players, spectator):
        state = person.until_state(number + 2)
        assert [line["event"]["do"] for line in state["lines"]] == ["undo"]
        assert state["view"]["seats"][turn]["known_to_all"][sale["treasure"]] == sale["count"]
    assert state["lines"][0]["event"]["line"] == lines[-1]["number"]
    assert players[turn].say("undo", number=number + 1)["code"] == "late"
    play_to_the_end(players)
    record = httpx.get(f"{server.address}/api/tables/{table}/record", trust_env=False)
    (found,) = read_records(record.content.splitlines(keepends=True))
    assert isinstance(found, Record)
    verify(found)
    for person in (*players, spectator):
        person.close()
