"""Looking back over HTTP, and the one page that others may frame."""

from __future__ import annotations

import httpx
import msgspec

from digsite.tables.wire.messages import Problem
from digsite.tables.wire.replays import Replay
from digsite.web.process import ServerProcess
from golden_games import golden_kinds, path_of
from servers import deal, play_to_the_end

GOLDEN = path_of(golden_kinds()[0]).read_bytes()


def problem_of(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status
    found = msgspec.json.decode(answer.content, type=Problem)
    assert found.sentence
    return found.code


def test_a_record_is_folded_and_not_kept(http: httpx.Client) -> None:
    answer = http.post("/api/replays?eyes=1", content=GOLDEN)
    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-store"
    told = msgspec.json.decode(answer.content, type=Replay)
    assert (told.eyes, len(told.frames)) == ("1", GOLDEN.count(b"\n") - 1)
    plain = http.post("/api/replays?eyes=1", content=GOLDEN, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content


def test_wrong_files_and_wishes_are_answered_in_sentences(http: httpx.Client) -> None:
    assert problem_of(http.post("/api/replays", content=b""), 409) == "no-record"
    assert problem_of(http.post("/api/replays", content=b"hello"), 409) == "bad-record"
    assert problem_of(http.post("/api/replays", content=GOLDEN + b"{}\n"), 409) == "bad-record"
    assert problem_of(http.post("/api/replays?record=2", content=GOLDEN), 409) == "no-such-record"
    assert problem_of(http.post("/api/replays?eyes=everybody", content=GOLDEN), 400) == "unreadable"
    assert problem_of(http.post("/api/replays?eyes=4", content=GOLDEN), 404) == "no-such-seat"
    assert problem_of(http.post("/api/replays", content=b"x" * 300_000), 413) == "too-long"
    foreign = {"origin": "https://elsewhere.example", "sec-fetch-site": "cross-site"}
    assert problem_of(http.post("/api/replays", content=GOLDEN, headers=foreign), 403) == "foreign-page"


def test_a_game_has_its_replay_when_it_is_over_and_not_before(server: ServerProcess, http: httpx.Client) -> None:
    table, players = deal(server)
    for eyes in ("all", "public", "0"):
        refused = http.get(f"/api/tables/{table}/replay?eyes={eyes}")
        assert problem_of(refused, 409) == "not-over-yet"
        assert "card" not in refused.text
    play_to_the_end(players)
    answer = http.get(f"/api/tables/{table}/replay")
    told = msgspec.json.decode(answer.content, type=Replay)
    assert (told.stage, told.table.id) == ("over", table)
    assert told.frames[-1].line.number == len(told.frames) - 1
    again = http.get(f"/api/tables/{table}/replay", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert problem_of(http.get("/api/tables/23456789abcd/replay"), 404) == "no-such-table"
    for player in players:
        player.close()


def test_one_looks_back_with_the_secret_of_one_s_own_seat(server: ServerProcess, http: httpx.Client) -> None:
    table, players = deal(server)
    play_to_the_end(players, stop_at=6)
    public = msgspec.json.decode(http.post(f"/api/tables/{table}/seen", json={}).content, type=Replay)
    assert (public.eyes, public.stage) == ("public", "playing")
    assert all(frame.view.hand == {} for frame in public.frames)
    wrong = http.post(f"/api/tables/{table}/seen", json={"secret": "x" * 32})
    assert problem_of(wrong, 409) == "wrong-secret"
    for player in players:
        player.close()


def test_only_the_embedded_replay_may_be_framed_by_others(http: httpx.Client) -> None:
    framed = http.get("/embed/23456789abcd", headers={"accept": "text/html"})
    assert framed.status_code == 200
    assert "frame-ancestors *" in framed.headers["content-security-policy"]
    assert "x-frame-options" not in framed.headers
    for path in ("/", "/table/23456789abcd", "/table/23456789abcd/replay", "/replay", "/embed/", "/embed/a/b"):
        answer = http.get(path, headers={"accept": "text/html"})
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path
        assert answer.headers["x-frame-options"] == "DENY"


def test_replays_are_limited_by_address(limited: ServerProcess) -> None:
    with httpx.Client(base_url=limited.address, trust_env=False) as http:
        codes = {http.post("/api/replays", content=b"hello").status_code for _ in range(80)}
    assert codes == {409, 429}
