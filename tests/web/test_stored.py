"""A real server whose database is taken away, given back, or older than what its players saw."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from servers import Player, deal, running


def greeting(player: Player, secret: str | None, head: object) -> dict[str, Any]:
    """Say hello as a page does that was here before, and return the answer."""
    player.send({"say": "hello", "id": 0, "secret": secret, "head": head})
    return player.hear()


def test_a_server_whose_file_vanishes_says_so_and_goes_on_when_it_is_back(tmp_path: Path) -> None:
    with running(tmp_path, "--no-limits") as server:
        _, players = deal(server, 2)
        file, elsewhere = tmp_path / "tables.sqlite", tmp_path / "elsewhere"
        file.rename(elsewhere)
        assert players[0].say("pace", pace="calm")["code"] == "database-lost"
        posted = httpx.post(f"{server.address}/api/tables", json={"seats": [{"kind": "open"}] * 2}, trust_env=False)
        assert (posted.status_code, posted.json()["code"]) == (503, "database-lost")
        elsewhere.rename(file)
        # Its line may have been closed meanwhile: a page comes in again by itself.
        again = httpx.post(f"{server.address}/api/tables", json={"seats": [{"kind": "open"}] * 2}, trust_env=False)
        assert again.status_code == 201
        assert '"database-lost"' in (tmp_path / "log").read_text()
        assert "Traceback" not in (tmp_path / "log").read_text()


def test_an_older_file_in_its_place_ends_lines_and_is_told_to_whoever_saw_more(tmp_path: Path) -> None:
    with running(tmp_path, "--no-limits") as server:
        table, players = deal(server, 2)
        file, older = tmp_path / "tables.sqlite", tmp_path / "older"
        with closing(sqlite3.connect(file)) as connection, closing(sqlite3.connect(older)) as copy:
            connection.backup(copy)
        for pace in ("calm", "instant"):
            assert players[0].say("pace", pace=pace)["tell"] == "done"
        fresh = Player(server, table)
        fresh.until(lambda: fresh.state is not None)
        assert fresh.state is not None
        head = fresh.state["head"]
        shutil.move(older, file)
        players[0].send({"say": "pace", "id": 99, "pace": "calm"})
        with pytest.raises(ConnectionClosed):
            players[0].until(lambda: False)
        back = Player(server, table, hello=False)
        refused = greeting(back, None, head)
        assert (refused["tell"], refused["to"], refused["code"]) == ("refused", 0, "older-than-seen")
        assert greeting(back, None, None)["tell"] == "table"
        assert "Traceback" not in (tmp_path / "log").read_text()
