"""The interface over HTTP, against a real server."""

from __future__ import annotations

import concurrent.futures
import json

import httpx
import msgspec
import pytest

from digsite.tables.wire.messages import KernelNow, Options, Problem, SeatTaken, TableMade, TableNow
from digsite.web.process import ServerProcess
from servers import ENTROPY, deal, open_table

TWO = {"seats": [{"kind": "open"}, {"kind": "open"}]}


def problem_of(answer: httpx.Response) -> str:
    """The code of a problem, which must come with a sentence."""
    assert 400 <= answer.status_code < 500
    found = msgspec.json.decode(answer.content, type=Problem)
    assert found.sentence.endswith(".")
    return found.code


def test_what_can_be_chosen(http: httpx.Client) -> None:
    options = msgspec.json.decode(http.get("/api/options").content, type=Options)
    assert {edition.id for edition in options.editions} == {"new-expedition", "card-game"}
    assert options.levels


def test_the_kernel_is_compiled(http: httpx.Client) -> None:
    assert msgspec.json.decode(http.get("/api/kernel").content, type=KernelNow).ready


def test_a_table_is_opened_and_seats_are_taken(http: httpx.Client) -> None:
    answer = http.post("/api/tables", json=TWO)
    assert answer.status_code == 201
    made = msgspec.json.decode(answer.content, type=TableMade)
    answer = http.post(f"/api/tables/{made.table}/seats/1", json={"name": "Zoë", "entropy": ENTROPY})
    assert answer.status_code == 201
    taken = msgspec.json.decode(answer.content, type=SeatTaken)
    assert (taken.table, taken.seat) == (made.table, 1)
    now = http.get(f"/api/tables/{made.table}")
    assert now.headers["content-type"] == "application/json"
    table = msgspec.json.decode(now.content, type=TableNow)
    assert table.you is None
    assert [seat.name for seat in table.seats] == ["", "Zoë"]
    assert table.fair.commitment == made.commitment
    assert taken.secret not in now.text


def test_a_seat_is_taken_once(server: ServerProcess) -> None:
    table = server.post("/api/tables", TWO)["table"]
    body = [{"name": f"Player {number}", "entropy": ENTROPY} for number in range(8)]

    def sit(who: dict[str, str]) -> int:
        return httpx.post(f"{server.address}/api/tables/{table}/seats/0", json=who, trust_env=False).status_code

    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(sit, body)) == [201] + [409] * 7


@pytest.mark.parametrize(
    "path, body, status, code",
    [
        ("/api/tables", {"seats": [{"kind": "open"}]}, 400, "unreadable"),
        ("/api/tables", {**TWO, "colour": "red"}, 400, "unreadable"),
        ("/api/tables", {**TWO, "edition": "chess"}, 409, "no-such-edition"),
        ("/api/tables", {**TWO, "monument": "castle"}, 409, "setup-monument"),
        ("/api/tables", {"seats": [{"kind": "bot", "level": "novice"}] * 2}, 409, "nobody-to-play"),
        ("/api/tables", [], 400, "unreadable"),
        ("/api/tables", {**TWO, "edition": "x" * 20_000}, 413, "too-long"),
        ("/api/tables/nosuchtable/seats/0", {"name": "Ann"}, 404, "no-such-table"),
        ("/api/tables/nosuchtable/seats/7", {"name": "Ann"}, 400, "unreadable"),
        ("/api/tables/nosuchtable/seats/one", {"name": "Ann"}, 404, "no-such-place"),
        ("/api/tables/nosuchtable/seats/0", {"name": ""}, 400, "unreadable"),
    ],
)
def test_wrong_posts(http: httpx.Client, path: str, body: object, status: int, code: str) -> None:
    answer = http.post(path, json=body)
    assert (answer.status_code, problem_of(answer)) == (status, code)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"null",
        b'{"seats":' * 1000,
        b"[" * 5000,
        b"\x00" * 100,
        b'{"seats":[{"kind":"open"},{"kind":"open"}],"edition":"\xff"}',
        b'{"\xff":1}',
    ],
)
def test_bodies_that_are_no_json(http: httpx.Client, body: bytes) -> None:
    answer = http.post("/api/tables", content=body)
    assert (answer.status_code, problem_of(answer)) == (400, "unreadable")


@pytest.mark.parametrize(
    "method, path, status, code",
    [
        ("GET", "/api", 404, "no-such-place"),
        ("GET", "/api/", 404, "no-such-place"),
        ("GET", "/api/nothing/here", 404, "no-such-place"),
        ("DELETE", "/api/tables", 405, "not-here"),
        ("PUT", "/api/tables", 405, "not-here"),
        ("GET", "/api/tables/nosuchtable", 404, "no-such-table"),
        ("GET", "/api/tables/nosuchtable/record", 404, "no-such-table"),
        ("GET", "/api/tables/%00%ff/record", 404, "no-such-table"),
        ("POST", "/", 405, "not-here"),
        ("GET", "/assets/nothing-here.js", 404, "no-such-page"),
        ("GET", "/nothing.png", 404, "no-such-page"),
    ],
)
def test_wrong_places(http: httpx.Client, method: str, path: str, status: int, code: str) -> None:
    answer = http.request(method, path)
    assert (answer.status_code, problem_of(answer)) == (status, code)


def test_a_record_is_had_when_the_game_is_over(server: ServerProcess, http: httpx.Client) -> None:
    table, _ = open_table(server)
    assert problem_of(http.get(f"/api/tables/{table}/record")) == "not-over-yet"
    table, players = deal(server)
    assert problem_of(http.get(f"/api/tables/{table}/record")) == "not-over-yet"
    for player in players:
        player.close()


def test_pages_of_others_may_not_post(http: httpx.Client) -> None:
    answer = http.post("/api/tables", json=TWO, headers={"origin": "https://else.example"})
    assert (answer.status_code, problem_of(answer)) == (403, "foreign-page")
    assert http.post("/api/tables", json=TWO, headers={"origin": str(http.base_url)}).status_code == 201


def test_the_interface_is_described(http: httpx.Client) -> None:
    for path in ("/schema", "/schema/openapi.json"):
        described = json.loads(http.get(path).content)
        assert set(described["paths"]) == {
            "/api/options",
            "/api/kernel",
            "/api/reach",
            "/api/rules/{language}",
            "/api/tables",
            "/api/turns",
            "/api/tables/{table}",
            "/api/tables/{table}/result",
            "/api/tables/{table}/record",
            "/api/tables/{table}/replay",
            "/api/tables/{table}/seen",
            "/api/replays",
            "/api/tables/{table}/seats/{seat}",
        }


def test_a_page_is_told_from_where_the_server_can_be_opened(http: httpx.Client) -> None:
    assert http.get("/api/reach").json() == {"only_here": True, "others": [], "public": False}


def test_too_much_is_refused(limited: ServerProcess) -> None:
    with httpx.Client(base_url=limited.address, trust_env=False) as client:
        answers = [client.post("/api/tables", json=TWO) for _ in range(80)]
    assert answers[0].status_code == 201
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert {problem_of(answer) for answer in refused} <= {"too-many-tables", "too-many-posts"}


@pytest.mark.parametrize("path", ["/schema", "/schema/", "/schema/openapi.json", "/api/options"])
def test_what_never_changes_is_sent_once(http: httpx.Client, path: str) -> None:
    first = http.get(path)
    assert first.headers["content-encoding"] == "gzip"
    again = http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = http.get(path, headers={"accept-encoding": "identity", "if-none-match": '"other"'})
    assert plain.content == first.content
    assert plain.headers["content-type"] == first.headers["content-type"]
    assert "content-encoding" not in plain.headers
