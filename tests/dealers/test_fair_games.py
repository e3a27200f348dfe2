"""The games that the page's own checker is tested with: here the rules come to the same verdict about them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dealers.fair_games import FILE, GAMES, make_games
from digsite.dealers import FairError
from digsite.records import RecordError, read_record, verify

GAMES_KEPT: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
CHANGED = [(game, change) for game in GAMES_KEPT for change in game["changed"]]

pytestmark = pytest.mark.kernel


def as_lines(texts: list[str]) -> list[bytes]:
    return [f"{text}\n".encode() for text in texts]


def test_the_file_is_what_this_version_makes() -> None:
    assert [game["name"] for game in GAMES_KEPT] == [kind.label for kind in GAMES]
    assert make_games() == GAMES_KEPT


@pytest.mark.parametrize("game", GAMES_KEPT, ids=lambda game: game["name"])
def test_every_game_verifies_with_its_commitments(game: dict[str, Any]) -> None:
    sheet = verify(read_record(as_lines(game["record"])))
    assert sheet.scheme == "digsite-fair-2"
    assert sheet.commitments is not None
    assert any(sheet.commitments)
    assert sheet.to_json() == json.loads(game["record"][0])["fair"]


@pytest.mark.parametrize(("game", "change"), CHANGED, ids=lambda one: one.get("what") or one["name"])
def test_no_game_verifies_with_one_thing_changed(game: dict[str, Any], change: dict[str, Any]) -> None:
    lines = list(game["record"])
    assert lines[change["line"]] != change["text"]
    lines[change["line"]] = change["text"]
    with pytest.raises((FairError, RecordError)) as caught:
        verify(read_record(as_lines(lines)))
    if change["told"] in ("fair-seed-wrong", "fair-bytes-wrong"):
        assert caught.value.code == change["told"].removeprefix("fair-").replace("wrong", "mismatch")


def test_every_way_in_which_chance_comes_is_changed_somewhere() -> None:
    assert {change["what"] for _, change in CHANGED} == {
        "another seed",
        "another promise",
        "other commitments",
        "other entropy",
        "another first player",
        "a card of hands",
        "a card of chambers",
        "a card of a dig",
        "a card of a steal",
        "a card of an uncover",
        "a card of an explore",
    }
