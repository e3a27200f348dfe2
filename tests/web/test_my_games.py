"""Whose turn it is and how games came out, over HTTP."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec

from digsite.tables.wire.messages import Problem
from digsite.tables.wire.my_games import GameResult, Turns
from digsite.web.process import ServerProcess
from servers import deal, play_to_the_end, running


def problem_of(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status
    found = msgspec.json.decode(answer.content, type=Problem)
    assert found.sentence
    return found.code


def test_one_request_tells_whose_turn_it_is_at_many_tables(server: ServerProcess, http: httpx.Client) -> None:
    tables = [deal(server)[0] for _ in range(3)]
    answer = http.get("/api/turns", params={"tables": ",".join([*tables, tables[0], "23456789abcd"])})
    assert answer.headers["cache-control"] == "no-store"
    told = msgspec.json.decode(answer.content, type=Turns)
    assert [turn.table for turn in told.tables] == tables
    assert told.unknown == ("23456789abcd",)
    assert all(turn.decides in (0, 1) and turn.stage == "playing" for turn in told.tables)


def test_wrong_questions_are_answered_in_sentences(http: httpx.Client) -> None:
    for tables in ("", "a b", "a,,b", ",".join(["a"] * 21), "x" * 65):
        assert problem_of(http.get("/api/turns", params={"tables": tables}), 400) == "unreadable"
    assert problem_of(http.get("/api/turns"), 400) == "unreadable"
    assert problem_of(http.get("/api/tables/23456789abcd/result"), 404) == "no-such-table"


def test_a_result_is_there_when_the_game_is_over_and_not_before(server: ServerProcess, http: httpx.Client) -> None:
    table, players = deal(server)
    refused = http.get(f"/api/tables/{table}/result")
    assert problem_of(refused, 409) == "not-over-yet"
    play_to_the_end(players)
    result = msgspec.json.decode(http.get(f"/api/tables/{table}/result").content, type=GameResult)
    assert (result.table, result.stage, len(result.seats)) == (table, "over", 2)
    assert min(one.place or 0 for one in result.seats) == 1


def test_whoever_asks_about_too_many_tables_waits(tmp_path: Path) -> None:
    with running(tmp_path) as server, httpx.Client(base_url=server.address) as http:
        ids = ",".join(f"table{number}" for number in range(20))
        answers = [http.get(f"/api/turns?tables={ids}") for _ in range(30)]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert problem_of(answers[-1], 429) == "too-many-turns"
