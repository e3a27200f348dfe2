"""Whom the server takes somebody for, and which names it answers to: also behind a proxy, a real one."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from digsite.web.gate import Gate
from digsite.web.limits import Rate
from digsite.web.names import Names
from digsite.web.process import ServerProcess
from digsite.web.proxies import Proxies
from servers import running
from web.proxying import forwarding, nginx

TABLE = {"seats": [{"kind": "open"}] * 2}
OURS = ["localhost", "localhost:8712", "127.0.0.1:1", "[::1]:8712", "192.0.2.7", "dig.localhost"]
THEIRS = ["else.example", "else.example:8712", "127.0.0.1.else.example", "localhost.else.example", "0x7f.1", "::1"]


def names_here() -> list[str]:
    first = socket.gethostname().partition(".")[0]
    return [socket.gethostname(), first.upper(), f"{first}.local", f"{first}.fritz.box"][:3]


@pytest.mark.parametrize("host", [*OURS, *names_here()])
def test_the_server_answers_to_its_own_names(http: httpx.Client, host: str) -> None:
    assert http.get("/", headers={"host": host}).status_code == 200
    assert http.get("/api/options", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", THEIRS)
def test_a_name_of_somebody_else_is_refused_for_pages_and_interface(http: httpx.Client, host: str) -> None:
    for path in ("/", "/api/options", "/schema", "/table/x"):
        answer = http.get(path, headers={"host": host})
        assert answer.status_code == 421
        assert answer.json()["code"] == "other-name"
        assert host in answer.json()["sentence"]
        assert "content-security-policy" in answer.headers
    assert http.post("/api/tables", headers={"host": host}, json=TABLE).status_code == 421
    assert http.get("/health", headers={"host": host}).status_code == 200
    assert http.get("/ready", headers={"host": host}).json() == {"status": "ready"}


def test_a_live_line_under_another_name_is_refused(server: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as raw:
        raw.sendall(
            b"GET /api/tables/x/live HTTP/1.1\r\nHost: else.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        told = b""
        while piece := raw.recv(4096):
            told += piece
    assert told.startswith(b"HTTP/1.1 421 ")
    assert json.loads(told.partition(b"\r\n\r\n")[2])["code"] == "other-name"


class Asked:
    """A gate with something behind it that notes who came through."""

    def __init__(self, names: Names, requests: Rate | None = None, proxies: Proxies | None = None) -> None:
        self.came: list[dict[str, Any]] = []
        self._gate = Gate(self._behind, proxies or Proxies(), names, requests)

    async def _behind(self, scope: Any, _receive: Any, send: Any) -> None:
        self.came.append(scope)
        await send({"type": "http.response.start", "status": 200, "headers": []})

    def ask(self, headers: dict[str, str], client: str = "192.0.2.1", kind: str = "http") -> int:
        """Ask; give the status."""
        told: list[Any] = []

        async def send(message: Any) -> None:
            told.append(message)

        raw = [(name.encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": kind, "path": "/", "method": "GET", "client": (client, 1), "headers": raw, "scheme": kind}
        asyncio.run(self._gate(scope, None, send))  # type: ignore[arg-type]  # nothing is received
        return int(told[0]["status"])


def test_the_gate_refuses_before_anything_behind_it_is_asked() -> None:
    asked = Asked(Names())
    assert [asked.ask({"host": "else.example"}, kind=kind) for kind in ("http", "websocket")] == [421, 421]
    assert asked.came == []


def test_too_many_requests_of_one_address_are_refused_and_others_answered() -> None:
    asked = Asked(Names(), Rate(2, 0))
    assert [asked.ask({}, "192.0.2.1") for _ in range(3)] == [200, 200, 429]
    assert asked.ask({}, "192.0.2.2") == 200


@pytest.mark.parametrize(
    "peer, forwarded, client",
    [
        ("10.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("10.0.0.1", "1.1.1.1, 192.0.2.7", "192.0.2.7"),
        ("10.0.0.1", "192.0.2.7, 10.9.9.9", "192.0.2.7"),
        ("10.0.0.1", "192.0.2.7:4711", "192.0.2.7"),
        ("10.0.0.1", "[2001:db8::7]:4711", "2001:db8::7"),
        ("::ffff:10.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("10.0.0.1", "192.0.2.7, nobody", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.2", "10.0.0.2"),
        ("192.0.2.9", "192.0.2.7", "192.0.2.9"),
    ],
)
def test_only_a_trusted_proxy_says_who_asks(peer: str, forwarded: str, client: str) -> None:
    asked = Asked(Names(), proxies=Proxies(["10.0.0.0/8"]))
    asked.ask({"x-forwarded-for": forwarded}, peer)
    assert asked.came[0]["client"][0] == client


@pytest.mark.parametrize(
    "peer, host, scheme", [("10.0.0.1", "dig.example", "https"), ("192.0.2.9", "192.0.2.1", "http")]
)
def test_only_a_trusted_proxy_says_which_page_was_asked_for(peer: str, host: str, scheme: str) -> None:
    asked = Asked(Names(public=["https://dig.example/"]), proxies=Proxies(["10.0.0.1"]))
    told = {"host": "192.0.2.1", "x-forwarded-host": "dig.example", "x-forwarded-proto": "https"}
    assert asked.ask(told, peer) == 200
    assert (dict(asked.came[0]["headers"])[b"host"].decode(), asked.came[0]["scheme"]) == (host, scheme)


def test_a_proxy_does_not_open_the_server_to_another_name() -> None:
    asked = Asked(Names(), proxies=Proxies(["10.0.0.1"]))
    assert asked.ask({"host": "192.0.2.1", "x-forwarded-host": "else.example"}, "10.0.0.1") == 421


needs_nginx = pytest.mark.skipif(shutil.which("nginx") is None, reason="there is no nginx here")


@contextmanager
def behind(folder: Path, proxy: str) -> Iterator[tuple[ServerProcess, int]]:
    """A server behind a proxy, each address with one table an hour; gives the server and the proxy's port."""
    options = ("--trusted-proxy", "127.0.0.1", "--public-url", "https://dig.example", "--tables-per-hour", "1")
    run = nginx if proxy == "nginx" else forwarding
    with running(folder, *options) as server, run(folder, server.port) as port:
        yield server, port


@pytest.mark.parametrize("proxy", ["forwarding", pytest.param("nginx", marks=needs_nginx, id="nginx-if-it-is-there")])
def test_behind_a_proxy_everybody_has_an_address_of_their_own(tmp_path: Path, proxy: str) -> None:
    with behind(tmp_path, proxy) as (server, port):

        def opened(source: str, more: dict[str, str] | None = None, to: int = port) -> httpx.Response:
            transport = httpx.HTTPTransport(local_address=source)
            headers = {"host": "dig.example", "origin": "https://dig.example", **(more or {})}
            with httpx.Client(transport=transport, trust_env=False) as client:
                return client.post(f"http://127.0.0.1:{to}/api/tables", json=TABLE, headers=headers)

        made = opened("127.0.0.2")
        assert made.status_code == 201, made.text
        assert opened("127.0.0.2").json()["code"] == "too-many-tables"
        assert opened("127.0.0.2", {"x-forwarded-for": "192.0.2.77"}).json()["code"] == "too-many-tables"
        assert opened("127.0.0.3").status_code == 201
        assert opened("127.0.0.4", {"x-forwarded-for": "192.0.2.88"}, server.port).status_code == 201
        assert opened("127.0.0.5", {"origin": "https://else.example"}).json()["code"] == "foreign-page"
        assert opened("127.0.0.5", {"host": "else.example"}).status_code == 421

        assert server.get("/api/reach") == {"only_here": False, "others": ["https://dig.example/"], "public": True}
        live = f"ws://127.0.0.1:{port}/api/tables/{made.json()['table']}/live"
        with connect(live, proxy=None, origin=Origin("https://dig.example"), source_address=("127.0.0.6", 0)) as line:
            line.send('{"say":"hello","id":0,"secret":null,"wire":"old"}')
            assert json.loads(line.recv(timeout=30))["code"] == "other-version"
        with pytest.raises(InvalidStatus), connect(live.replace("/live", ""), proxy=None):
            pass
    written = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    clients = {line["client"] for line in written if line.get("method") == "POST"}
    assert clients == {"127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"}
