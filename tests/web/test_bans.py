"""An address that was banned while the server runs is turned away, in words, and nobody else is."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from digsite.tables.log.storage import Storage
from digsite.tables.upkeep.banning import ban, unban
from servers import Player, open_table, running


def say_until_closed(player: Player) -> None:
    """Whoever is on a line already is turned away when they next say something."""
    while True:
        player.say("pace", pace="calm")
        time.sleep(0.1)


def test_a_banned_address_is_turned_away_and_others_are_not(tmp_path: Path) -> None:
    with running(tmp_path, "--no-limits", "--trusted-proxy", "127.0.0.1") as server:
        storage = Storage(str(tmp_path / "tables.sqlite"))
        storage.open()
        table, secrets = open_table(server)
        with httpx.Client(base_url=server.address, trust_env=False) as client:

            def asked(address: str) -> httpx.Response:
                return client.get("/api/options", headers={"x-forwarded-for": address})

            assert asked("192.0.2.7").status_code == 200
            ban(storage, "192.0.2.0/24", None)
            while asked("192.0.2.7").status_code == 200:
                time.sleep(0.1)  # servers look every few seconds
            refused = asked("192.0.2.7")
            assert refused.status_code == 403
            assert refused.json()["code"] == "banned"
            assert refused.json()["sentence"] == "Whoever runs this server does not let your address in."
            assert asked("198.51.100.1").status_code == 200
            assert client.get("/health", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 200
            ann = Player(server, table, secrets[0])
            assert ann.say("pace", pace="calm")["tell"] == "done"
            ban(storage, "127.0.0.1", None)
            with pytest.raises(ConnectionClosed):
                say_until_closed(ann)
            unban(storage, "127.0.0.1")
            while asked("127.0.0.1").status_code != 200:
                time.sleep(0.1)
        storage.close()
