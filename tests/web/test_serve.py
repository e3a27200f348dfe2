"""``digsite serve`` and ``digsite play`` as processes: starting, stopping, and everything that can be in the way."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cli.running import press_ctrl_c
from digsite.web.process import ServerProcess
from digsite.web.server import Settings, bind, here, is_only_here, others
from servers import Player, open_table, play_to_the_end, running


def serve(*arguments: str, **extra: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "digsite.cli", "serve", "--no-open", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, **extra},
    )


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    with running(tmp_path) as server:
        table, taken = open_table(server)
        player = Player(server, table, taken[0])
        server.process.send_signal(how)
        with pytest.raises(ConnectionClosed) as closed:
            player.until(lambda: False)
        code = closed.value.rcvd and closed.value.rcvd.code
        assert code == 1012, f"{closed.value}\n{(tmp_path / 'log').read_text()}"
        assert server.process.wait(30) == 0
    assert "traceback" not in (tmp_path / "log").read_text()


def test_killed_and_started_again_the_game_goes_on(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite", log=tmp_path / "log")
    with server:
        server.wait_until_dealing()
        table, taken = open_table(server)
        players = [Player(server, table, secret) for secret in taken]
        assert players[0].say("start")["tell"] == "done"
        play_to_the_end(players, stop_at=8)
        before = [player.until_state(8) for player in players]
        server.kill()
    port = server.port
    with server:
        server.wait_until_dealing()
        assert server.port == port
        players = [Player(server, table, secret) for secret in taken]
        after = [player.until_state(8) for player in players]
        for old, new in zip(before, after, strict=True):
            assert {**old, "since": 0, "lines": 0} == {**new, "since": 0, "lines": 0}
        play_to_the_end(players)
        for player in players:
            player.close()


def test_no_secret_is_ever_written_down(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, taken = open_table(server)
        players = [Player(server, table, secret) for secret in taken]
        players[0].send({"say": "hello", "id": 1, "secret": taken[1]})
        players[0].send('{"say":"hello","id":2,"secret":"' + taken[1] + '!"}')
        players[0].answer_to(2)
        for player in players:
            player.close()
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert table.encode() in written
    for secret in taken:
        assert secret.encode() not in written


def test_the_port_is_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        found = serve("--host", "127.0.0.1", "--port", str(port), "--database", str(tmp_path / "x.sqlite"))
    assert found.returncode == 2
    assert found.stdout == ""
    assert found.stderr == f"Error: Port {port} is in use already; choose another one with --port.\n"


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["--host", "no-such-host.invalid", "--port", "0"], "no address 'no-such-host.invalid'"),
        (["--host", "192.0.2.1", "--port", "0"], "no address '192.0.2.1'"),
        (["--port", "99999"], "'--port'"),
        (["--port", "0", "--trusted-proxy", "my-proxy"], "'my-proxy' is no address of a proxy"),
        (["--port", "0", "--public-url", "dig.example"], "'dig.example' is no address of a page"),
        (["--port", "0", "--public-url", "https://dig.example:x/"], "is no address of a page"),
        (["--port", "0", "--public-url", "https://dig.example/games"], "is no address of a page"),
        (["--port", "0", "--database", "/"], "The database does not open"),
        (["--port", "0", "--database", "/proc/nothing.sqlite"], "The database does not open"),
        (["--port", "0", "--database", "/proc/nothing/here.sqlite"], "There is no folder '/proc/nothing'"),
        (["--port", "0", "--database", "nosuch://x"], "not a database address"),
        (["--port", "0", "--database", __file__], "The database does not open"),
    ],
)
def test_what_cannot_be_is_a_sentence(arguments: list[str], sentence: str) -> None:
    found = serve(*arguments)
    assert found.returncode == 2
    assert found.stderr.startswith("Error: ")
    assert sentence in found.stderr
    assert "Traceback" not in found.stderr


def test_a_household_is_told_its_address(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "digsite.cli", "serve", "--port", "0", "--no-open"]
    command += ["--database", str(tmp_path / "x.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline()]
        while not lines[-1].startswith("Ctrl-C"):
            lines.append(process.stdout.readline())
        press_ctrl_c(process)
    assert process.returncode == 0
    assert lines[0].startswith("The table is open at http://localhost:")
    assert all(line.startswith("Others in your network open http://") for line in lines[1:-1])


@pytest.mark.parametrize("arguments", [[], ["play"]])
def test_one_command_opens_the_table(tmp_path: Path, arguments: list[str]) -> None:
    # A browser that writes down what it is asked to open.
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    environment = {**os.environ, "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    environment |= {"XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))}
    with subprocess.Popen(
        [sys.executable, "-m", "digsite.cli", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().removeprefix("The table is open at ").strip()
        with urllib.request.urlopen(address + "api/kernel", timeout=60) as answer:
            assert answer.status == 200
        deadline = time.monotonic() + 60
        while not (tmp_path / "opened").exists():
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert process.stdout.readline() == "Ctrl-C stops.\n"
        _, err = press_ctrl_c(process)
    assert process.returncode == 0
    assert (tmp_path / "opened").read_text().strip() == address
    assert err == ""
    assert (tmp_path / "digsite" / "tables.sqlite").exists()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "127.0.0.5"])
def test_on_loopback_nobody_else_is_given_an_address(host: str) -> None:
    with closing(bind(Settings(host=host, port=0))) as listener:
        assert is_only_here(listener)
        assert others(listener) == []
        assert here(listener).startswith("http://localhost:")


def test_beyond_loopback_others_are_given_an_address_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.web.server._own_addresses", lambda: ["192.0.2.7"])
    with closing(bind(Settings(host="0.0.0.0", port=0))) as listener:
        port = listener.getsockname()[1]
        assert not is_only_here(listener)
        assert here(listener) == f"http://localhost:{port}/"
        assert others(listener) == [f"http://192.0.2.7:{port}/"]
