"""``digsite games``: what a database has, listed and exported; nothing of a game that goes on is given away."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from cli.running import Run
from digsite.records import check_lines

YESTERDAY = Path(__file__).parents[1] / "yesterday" / "2" / "tables.sqlite.gz"


@pytest.fixture
def database(tmp_path: Path) -> str:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(gzip.decompress(YESTERDAY.read_bytes()))
    return str(file)


def test_games_are_listed_and_exported_once_they_are_over(run: Run, database: str, tmp_path: Path) -> None:
    listed = json.loads(run("games", "--database", database, "--json").stdout)
    over = [game for game in listed if game["stage"] in ("over", "unfinished")]
    going_on = [game for game in listed if game["stage"] == "playing"]
    assert over
    assert going_on
    assert all(game["winners"] == [] for game in going_on)
    assert over[0]["players"][0] in run("games", over[0]["table"], "--database", database).stdout
    file = tmp_path / "games.jsonl"
    assert run("games", "--database", database, "--export", str(file)).exit_code == 0
    with file.open("rb") as stream:
        verdicts = list(check_lines(stream))
    assert [verdict.error for verdict in verdicts] == [None] * len(over)
    again = run("games", over[0]["table"], "--database", database, "--export", str(file))
    assert again.exit_code == 2, "nothing is written over"
    one = run("games", over[0]["table"], "--database", database, "--export", "-").stdout
    assert one.encode() in file.read_bytes()

    assert "is not over" in run("games", going_on[0]["table"], "--database", database, "--export", "-").stderr


def test_what_is_not_there_is_said(run: Run, database: str) -> None:
    assert "no game at table 'zzz'" in run("games", "zzz", "--database", database).stderr
    assert "no game at table 'zzz'" in run("games", "zzz", "--database", database, "--export", "-").stderr
    assert "There is no database" in run("games", "--database", f"{database}.else").stderr
