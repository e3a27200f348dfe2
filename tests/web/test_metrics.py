"""Figures for whoever runs a server: right, at an address of their own, and without anybody's name."""

from __future__ import annotations

import random
import re
import socket
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from prometheus_client import generate_latest

from digsite.errors import DigsiteError
from digsite.tables.host.host import Host
from digsite.tables.log.storage import Storage
from digsite.web.metrics import Metrics, place_of
from engines import Postgres, Redis
from servers import Player, open_table, running
from tables.visitors import dealt, live, plan, play_on


def figures(text: str) -> dict[str, float]:
    """Read what Prometheus reads."""
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


def told_at_all(port: int) -> str:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as client:
        return client.get("/metrics").text


def told_at(port: int) -> dict[str, float]:
    return figures(told_at_all(port))


def until(condition: Callable[[], bool]) -> None:
    """Wait for another process, which looks every second."""
    while not condition():
        time.sleep(0.05)


@live
async def test_every_move_is_counted_people_s_and_bots(tmp_path: Path) -> None:
    counting = Metrics()
    host = Host(Storage(str(tmp_path / "tables.sqlite")), announce=lambda _: None, thinking=0.01, counting=counting)
    await host.start()
    try:
        people = await dealt(host, plan("open", "digger"))
        await play_on(people, random.Random(1))  # to the end: six moves may be one turn, and nobody thinks
        number = (await people[0].state()).number
    finally:
        await host.stop()
    found = figures(generate_latest(counting.registry).decode())
    assert found["digsite_moves_total"] >= number > 0
    assert found["digsite_storing_seconds_count"] > found["digsite_moves_total"]  # sitting down, too
    assert found["digsite_thinking_seconds_count"] > 0


def test_refusals_are_counted_by_code_and_no_more_codes_than_there_may_be() -> None:
    counting = Metrics()
    for code in ("late", "late", *(f"made-up-{number}" for number in range(1_000))):
        counting.refused(code)
    found = figures(generate_latest(counting.registry).decode())
    assert found['digsite_refusals_total{code="late"}'] == 2
    assert found['digsite_refusals_total{code="other"}'] > 600
    assert sum(name.startswith("digsite_refusals_total{") for name in found) <= 302


@pytest.mark.parametrize("text", ["", "here", "127.0.0.1", "0", "127.0.0.1:99999", "127.0.0.1:-1", "²"])
def test_what_is_no_place_for_figures_is_said(text: str) -> None:
    with pytest.raises(DigsiteError, match="--metrics is a port"):
        place_of(text)


def test_figures_are_told_apart_from_the_page_and_name_nobody(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, "--no-limits", "--metrics", str(port)) as server:
        table, secrets = open_table(server)
        ann = Player(server, table, secrets[0])
        assert ann.say("stand_in", seat=1, level="digger")["tell"] == "refused"
        until(lambda: told_at(port)["digsite_lines"] == 1)
        text = told_at_all(port)
        ann.close()
        found = figures(text)
        assert found["digsite_tables"] == 1
        assert found["digsite_answering_seconds_count"] > 0
        assert any(name.startswith("digsite_refusals_total{") for name in found)
        assert table not in text
        assert "127.0.0.1" not in text
        assert set(re.findall(r"\{(\w+)=", text)) <= {"code", "le"}
        with httpx.Client(base_url=server.address, trust_env=False) as client:
            assert client.get("/metrics").status_code == 404


@pytest.mark.slow
def test_the_figures_of_all_workers_are_added_up(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    from digsite.web.process import ServerProcess

    port = free_port()
    options = ("--no-limits", "--workers", "2", "--fan-out", redis.url, "--metrics", str(port))
    with ServerProcess(postgres.new_database(), *options, log=tmp_path / "log") as server:
        server.wait_until_dealing()
        table, secrets = open_table(server)
        lines = [Player(server, table, secrets[0]) for _ in range(6)]
        until(lambda: told_at(port)["digsite_lines"] == 6)
        for line in lines:
            line.close()
        until(lambda: told_at(port)["digsite_lines"] == 0)
