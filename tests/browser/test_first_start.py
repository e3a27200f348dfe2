"""The very first start on a machine: the first click deals, and nobody notices when the compiled server takes over."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from browser.conftest import NewBrowser
from browser.page_player import PagePlayer
from browser.watching import Watch
from digsite.web.process import ServerProcess
from digsite.web.server import START_PLAIN

pytestmark = pytest.mark.browser


@pytest.fixture
def plain(tmp_path: Path, package: Path) -> Iterator[ServerProcess]:
    """A server that starts as on a machine where nothing was ever compiled."""
    environment = {"PYTHONPATH": str(package), START_PLAIN: "1"}
    with ServerProcess(tmp_path / "tables.sqlite", log=tmp_path / "log", environment=environment) as server:
        yield server


def test_the_first_click_deals_and_nobody_notices_the_change_over(
    plain: ServerProcess, new_browser: NewBrowser
) -> None:
    watch = Watch(f"localhost:{plain.port}")
    page = new_browser(plain, watch).new_page()
    page.goto("/")
    page.get_by_role("button", name="Dig now").click()
    player = PagePlayer(page)
    before = player.wait()
    while not plain.get("/api/kernel")["searches"]:
        time.sleep(0.1)
    after = player.wait()
    assert (after.number, after.hand()) == (before.number, before.hand())
    player.wait(player.decide(after))
    assert not player.faults
    watch.check()
