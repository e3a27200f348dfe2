"""Real browsers at a real server: every test watches what its pages complain of."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.chromium import launch_options
from browser.flying_time import FLYING_TIME
from browser.positions import LayingOut
from browser.screens import DESK
from browser.seeded_bytes import seeded_bytes
from browser.watching import Watch
from digsite.web.process import ServerProcess
from servers import running_seeded

ROOT: Final = Path(__file__).resolve().parents[2]
#: Longer than anything takes here, also on a machine that has other things to do.
PATIENCE_MS: Final = 60_000

#: What the page keeps for days without a network is fetched in tests of that alone (test_app.py).
QUIETLY: Final[dict[str, Any]] = {"locale": "en-US", "service_workers": "block"}

Visit = Callable[..., Page]
NewBrowser = Callable[..., BrowserContext]

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**launch_options(), **browser_type_launch_args}


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as people install it: built once for all processes, and unpacked where nothing else is."""
    run = tmp_path_factory.getbasetemp()
    folder = (run.parent if "PYTEST_XDIST_WORKER" in os.environ else run) / "package"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            _build(folder)
    return folder


def _build(folder: Path) -> None:
    wheels = folder.with_name("wheels")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(wheels)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, package: Path) -> Iterator[ServerProcess]:
    """A server without limits, the same for all tests of a process."""
    folder = tmp_path_factory.mktemp("server")
    with running_seeded(folder, package) as found:
        yield found
    assert "traceback" not in (folder / "log").read_text()


@pytest.fixture(scope="session")
def lay_out(server: ServerProcess) -> Iterator[LayingOut]:
    """Lays positions of games on tables of the server."""
    with closing(LayingOut(server)) as laying_out:
        yield laying_out


@pytest.fixture(scope="session")
def base_url() -> None:
    """Said for every browser apart: not all of them visit the same server."""


@pytest.fixture
def watch(server: ServerProcess) -> Iterator[Watch]:
    """Over all browsers of a test; it fails if there was anything to complain of."""
    watch = Watch(f"localhost:{server.port}")
    yield watch
    watch.check()


@pytest.fixture
def new_browser(request: pytest.FixtureRequest, new_context: Callable[..., BrowserContext]) -> NewBrowser:
    """Open a browser of one's own, with nothing kept in it; the bytes it adds to a deal are the same in every run.

    ``flying``: time flies on its pages, for tests that play on and hold nothing about time.
    """
    deal = request.node.get_closest_marker("deal")
    seeds = count(deal.args[0] if deal else crc32(request.node.name.encode()))

    def browser(server: ServerProcess, watch: Watch, *, flying: bool = False, **options: Any) -> BrowserContext:
        context = new_context(**{**QUIETLY, "base_url": server.address, **DESK, **options})
        context.set_default_timeout(PATIENCE_MS)
        if flying:
            context.add_init_script(FLYING_TIME)
        context.add_init_script(seeded_bytes(next(seeds)))
        watch.over(context)
        return context

    return browser


@pytest.fixture
def visit(server: ServerProcess, watch: Watch, new_browser: NewBrowser) -> Visit:
    """Open a browser of one's own, and a page in it."""

    def page(**options: Any) -> Page:
        return new_browser(server, watch, **options).new_page()

    return page
