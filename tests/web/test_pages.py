"""The built front end, as the server gives it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from digsite.errors import DigsiteError
from digsite.web.entrance import Entrance
from digsite.web.pages import Pages
from digsite.words import Voice, message


@pytest.mark.parametrize(
    "path", ["", "/table/abc", "/table/abc/replay", "/embed/abc", "/replay", "/new", "/rules", "/games"]
)
def test_every_page_path_is_the_page(http: httpx.Client, path: str) -> None:
    for address in (path or "/index.html", f"{path}/"):
        found = http.get(address)
        assert (found.status_code, '<div id="app">' in found.text) == (200, True)
        assert found.headers["content-type"] == "text/html; charset=utf-8"
        assert found.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "begun", "spoken"),
    [
        ("/", None, {"home"}),
        ("/index.html", None, {"home"}),
        ("/new", "NewTablePage", {"home", "table", "together"}),
        ("/table/abc", "table", {"home", "table"}),
        ("/table/abc/replay", "ReplayPage", {"home", "table", "replay"}),
        ("/embed/abc", "ReplayPage", {"home", "table", "replay"}),
        ("/replay", "ReplayPage", {"home", "table", "replay"}),
        ("/rules", "RulesPage", {"home", "table", "learn"}),
        ("/games", "GamesPage", {"home", "table", "games"}),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_page_has_what_it_begins_with_on_its_way_at_once(
    http: httpx.Client, path: str, begun: str | None, spoken: set[str], language: str
) -> None:
    text = http.get(path, headers={"accept-language": language}).text
    ahead = re.findall(r'rel="modulepreload" crossorigin href="/assets/([\w.-]+?)-[\w-]{8}\.js"', text)
    assert {one for one in ahead if re.match("[a-z]{2}-", one)} == {f"{language}-{part}" for part in spoken}
    assert begun is None or begun in ahead
    assert ("table" in ahead) == (begun in ("table", "ReplayPage"))


@pytest.mark.parametrize(
    "path", ["/learn", "/table", "/table/", "/table/a/b", "/new/a", "/favicon.ico", "/assets/a.js"]
)
def test_where_nothing_is_browsers_get_the_page_that_says_so_and_programs_a_problem(
    http: httpx.Client, path: str
) -> None:
    browser = http.get(path, headers={"accept": "text/html,*/*;q=0.8", "if-none-match": http.get("/").headers["etag"]})
    assert (browser.status_code, browser.content) == (404, http.get("/").content)
    program = http.get(path)
    assert program.status_code == 404
    assert program.json()["code"] == "no-such-page"


def test_the_server_says_that_it_is_well(http: httpx.Client) -> None:
    well = http.get("/health")
    assert (well.status_code, well.json()) == (200, {"status": "ok"})
    assert well.headers["cache-control"] == "no-store"


def test_what_the_page_needs_is_there_and_lasts(http: httpx.Client) -> None:
    needed = re.findall(r'(?:src|href)="(/[^"]+)"', http.get("/").text)
    assert any(path.endswith(".js") for path in needed)
    for path in needed:
        found = http.get(path)
        assert found.status_code == 200, path
        if path.startswith("/assets/"):
            assert found.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("de-AT,de;q=0.9,en;q=0.5", "de"), ("it, fr;q=0.8", "fr"), ("en-GB", "en"), ("ja", "en"), ("", "en"), ("*", "en")],
)
@pytest.mark.parametrize("path", ["/", "/new", "/nowhere"])
def test_the_page_speaks_before_its_program_runs(http: httpx.Client, path: str, wanted: str, language: str) -> None:
    voice = Voice(language)
    found = http.get(path, headers={"accept-language": wanted, "accept": "text/html"})
    assert f'<html lang="{language}">' in found.text
    assert "accept-language" in found.headers["vary"]
    for said in ("document-title", "document-description", "document-needs-script"):
        assert voice.say(message(said)) in found.text
    assert re.findall(r'rel="modulepreload" crossorigin href="/assets/([a-z]+)-home-', found.text) == [language]


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_it_comes_compressed(http: httpx.Client, encoding: str) -> None:
    script = next(path for path in re.findall(r'src="(/[^"]+)"', http.get("/").text))
    with http.stream("GET", script, headers={"accept-encoding": encoding}) as small:
        assert small.headers["content-encoding"] == encoding
        raw = sum(len(part) for part in small.iter_raw())
    plain = http.get(script, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert raw < len(plain.content)


def test_what_did_not_change_is_not_sent_again(http: httpx.Client) -> None:
    first = http.get("/")
    again = http.get("/", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


def test_a_head_without_a_body(http: httpx.Client) -> None:
    head = http.head("/")
    assert head.status_code == 200
    assert head.content == b""


@pytest.mark.parametrize("path", ["/", "/api/options", "/api/nothing", "/schema", "/nothing.png"])
def test_every_answer_tells_browsers_to_be_careful(http: httpx.Client, path: str) -> None:
    headers = http.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/assets/../../app.py", "/%2e%2e/app.py", "/assets/%2e%2e%2fapp.py"]
)
def test_nothing_else_can_be_had(http: httpx.Client, path: str) -> None:
    found = http.get(path)
    assert found.status_code in (200, 404)
    assert "import" not in found.text.replace("important", "")


def _laid(folder: Path, *names: str) -> Path:
    """Lay pages into a folder, each saying its name."""
    for name in names:
        (folder / f"{name}.html").write_text(name)
    return folder


_KINDS = ("index", "new", "rules", "games", "table", "replay")


def test_pages_of_which_some_are_missing_are_no_front_end(tmp_path: Path) -> None:
    with pytest.raises(DigsiteError, match="installed without its front end") as refused:
        Pages(_laid(tmp_path, *_KINDS[:-1]))
    assert refused.value.code == "no-pages"


def test_a_language_in_which_some_pages_are_missing_is_not_there(tmp_path: Path) -> None:
    pages = Pages(_laid(tmp_path, *_KINDS, *(f"{kind}.de" for kind in _KINDS[1:]), *(f"{kind}.fr" for kind in _KINDS)))
    found = [pages.page("table", wanted).forms[""].decode() for wanted in ("de", "fr", "de, fr;q=0.5", "")]
    assert found == ["table", "table.fr", "table.fr", "table"]


def test_a_server_is_ready_when_tables_can_be_played_and_not_before() -> None:
    class Never:
        def lifespan(self) -> object: ...

        async def __call__(self, *_: object) -> None: ...

    async def asked(entrance: Entrance) -> int:
        sent: list[dict[str, Any]] = []

        async def send(part: Any) -> None:
            sent.append(part)

        scope: Any = {"type": "http", "path": "/ready", "method": "GET", "headers": [], "client": None}
        await entrance(scope, lambda: asyncio.sleep(0), send)  # type: ignore[arg-type,return-value]
        return int(sent[0]["status"])

    async def scene() -> None:
        async def nothing(*_: object) -> None: ...

        entrance = Entrance(nothing, Never, lambda _error: None)  # type: ignore[arg-type]
        assert await asked(entrance) == 503
        entrance._inner = asyncio.get_running_loop().create_future()
        assert await asked(entrance) == 503
        entrance._inner.set_result(Never())  # type: ignore[arg-type]
        assert await asked(entrance) == 200

    asyncio.run(scene())
