"""Take pictures of every screen of the table, for people to look at: from real games, played through the page.

Usage: python tools/screens.py FOLDER [SCREEN ...]

SCREEN is one or more of desk-light, desk-dark, phone-light, phone-dark; all of them if none is named.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from browser.chromium import launch_options
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer
from browser.screens import DESK, PHONE
from browser.sight import come_to_rest
from servers import running

_SCREENS: Final[dict[str, dict[str, Any]]] = {
    "desk-light": {**DESK, "color_scheme": "light"},
    "desk-dark": {**DESK, "color_scheme": "dark"},
    "phone-light": {**PHONE, "color_scheme": "light"},
    "phone-dark": {**PHONE, "color_scheme": "dark"},
}
#: Each monument's own dialogue, by the scene in which it opens.
_DIALOGUES: Final = {"Mine": "mine", "Tomb": "tomb", "Temple": "temple", "Sphinx": "naming", "Buried Ruins": "explore"}


class Camera:
    """Takes pictures of one kind of screen into a folder."""

    def __init__(self, browser: Browser, address: str, folder: Path, screen: str) -> None:
        self._folder = folder
        self._screen = screen
        options = _SCREENS[screen]
        self._touch = bool(options.get("has_touch"))
        self._new_page: Callable[[], Page] = lambda: browser.new_context(base_url=address, **options).new_page()

    def take(self, page: Page, name: str) -> None:
        """Take a picture once everything has come to rest."""
        come_to_rest(page)
        path = self._folder / f"{self._screen}-{name}.png"
        page.screenshot(path=path)
        print(path, flush=True)

    def pages(self) -> None:
        """Everything before a game."""
        page = self._new_page()
        page.goto("/")
        expect(page.get_by_text("against")).to_be_visible()
        self.take(page, "home")
        page.get_by_role("button", name="Settings").click()
        self.take(page, "settings")
        page.keyboard.press("Escape")
        page.goto("/new")
        expect(page.get_by_role("heading", name="New table")).to_be_visible()
        self.take(page, "new-table")
        fill_in(page, way="Over the network", names=["Ann"], players=3)
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_label("Send this link to the others")).to_be_visible()
        self.take(page, "lobby")
        page.context.close()

    def hand_over(self) -> None:
        """Two people at one screen."""
        page = self._new_page()
        fill_in(page, way="On one screen", names=["Ann", "Ben"])
        dig(page)
        expect(page.get_by_role("heading", name="Pass the screen to")).to_be_visible()
        self.take(page, "hand-over")
        page.context.close()

    def whole_game(self, players: int) -> None:
        """A game from the first turn to the end, with every scene it comes to."""
        page = self._new_page()
        fill_in(page, players=players, variants=["Fierce Weather"])
        dig(page)
        player = self._player(page, f"{players}-players-")
        player.wait()
        moves = iter(range(1000))
        # While a thief is about, a press on somebody means something else.
        player.play_until(lambda sight: next(moves) > 12 and sight.ask == "act")
        self.take(page, f"{players}-players-later")
        page.locator("[data-testid=seat-details], button[data-testid=opponent]").first.click()
        self.take(page, f"{players}-players-seat")
        page.keyboard.press("Escape")
        player.play_until_met("thief", "tent declined")
        page.context.close()

    def dialogue(self, monument: str, scene: str) -> None:
        """Play at a monument until its own dialogue was met."""
        page = self._new_page()
        fill_in(page, monument=monument)
        dig(page)
        met: list[str] = []
        name = monument.lower().replace(" ", "-")

        def see(seen: str) -> None:
            if seen == scene:
                met.append(seen)
                self.take(page, name)

        player = PagePlayer(page, touch=self._touch, on_scene=see)
        while not met:
            if player.play(until=lambda: bool(met)).over and not met:
                player.end()
                player.rematch()
        page.context.close()

    def _player(self, page: Page, beginning: str) -> PagePlayer:
        return PagePlayer(
            page, touch=self._touch, on_scene=lambda scene: self.take(page, beginning + scene.replace(" ", "-"))
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the pictures go")
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=", ".join(_SCREENS))
    told = parser.parse_args()
    unknown = [screen for screen in told.screens if screen not in _SCREENS]
    if unknown:
        parser.error(f"There is no screen {unknown[0]!r}. There are: {', '.join(_SCREENS)}.")
    folder: Path = told.folder
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=60_000)
    with (
        tempfile.TemporaryDirectory(prefix="digsite-screens-") as kept,
        running(Path(kept), "--no-limits") as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(**launch_options()) as browser,
    ):
        for screen in told.screens or _SCREENS:
            camera = Camera(browser, server.address, folder, screen)
            camera.pages()
            camera.hand_over()
            camera.whole_game(2)
            camera.whole_game(5)
            for monument, scene in _DIALOGUES.items():
                camera.dialogue(monument, scene)
    return 0


if __name__ == "__main__":
    sys.exit(main())
