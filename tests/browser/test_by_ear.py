"""A whole game by somebody who does not see the screen: found by role and name, and by nothing else."""

from __future__ import annotations

import re
from itertools import count
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.positions import LayingOut, position
from digsite.game import Game

pytestmark = pytest.mark.browser

#: More than any game has.
_MOST_DECISIONS: Final = 300


def from_the_deal(game: Game) -> bool:
    """Nobody has waited for the first question."""
    return game.phase == "act"


class Listener:
    """Plays by what a screen reader says: sentences, regions, and buttons by their names."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self._traded_with = ""

    def play(self) -> None:
        """Play to the end."""
        for decision in count():
            assert decision < _MOST_DECISIONS, self.heard[-5:]
            sentence = self._listen()
            if sentence.startswith("Game over"):
                return
            before = self._now()
            self._answer(sentence)
            while self._now() == before:
                self.page.wait_for_timeout(30)

    def button(self, name: str | re.Pattern[str], there: Page | Locator | None = None) -> Locator:
        """Find a button that can be pressed."""
        exact = isinstance(name, str)
        return (there or self.page).get_by_role("button", name=name, exact=exact, disabled=False)

    def region(self, name: str) -> Locator:
        """Find a part of the page."""
        return self.page.get_by_role("region", name=re.compile(name, re.IGNORECASE))

    def _listen(self) -> str:
        """Wait until one is asked something, or the game is over."""
        sentence = self.page.get_by_role("main").get_by_role("status").first
        asks = r"Thief!|[Ss]andstorm! (Use|Choose)|[Ee]nd your turn|must sell|ending your turn|Game over"
        expect(sentence).to_have_text(re.compile(asks))
        self.heard.append(sentence.inner_text())
        return self.heard[-1]

    def _now(self) -> tuple[str, ...]:
        """What tells one moment from the next: the sentence, how much is left to dig, hand and log."""
        parts = (
            self.page.get_by_role("main").get_by_role("status").first,
            self.page.get_by_role("heading", name="Your hand"),
            self.page.get_by_role("list", name="Log, newest first"),
        )
        return (*(part.inner_text() for part in parts), str(self.region("Dig site").get_attribute("aria-label")))

    def _answer(self, sentence: str) -> None:
        if "Thief!" in sentence:
            self.region("rob").get_by_role("button").first.click()
        elif "Use your tent" in sentence:
            self.button("Use the tent").click()
        elif "Sandstorm!" in sentence:
            self.button(re.compile("^Discard")).click()
        elif self.button("Explore").count():
            self.button("Explore").click()
            self.button(re.compile("^Explore for"), self.page.get_by_role("dialog")).click()
        elif not self._traded_with and self.button(re.compile("^Marketplace: .* maps?,")).count():
            self._trade()
        elif self.button("End turn").count():
            self.button("End turn").click()
        else:
            self.button("Sell").click()
            kind = self.page.get_by_role("dialog").get_by_role("listitem").first
            self.button(re.compile("^Sell "), kind).last.click()

    def _trade(self) -> None:
        self._traded_with = self.heard[-1]
        self.button(re.compile("^Marketplace: .* maps?,")).click()
        scales = self.region("^Trade$")
        pays = self.button("Auto-pay", scales)
        if pays.count() == 0:
            self.button("Cancel", scales).click()
            self.button("End turn").click()
            return
        pays.click()
        self.button("Trade", scales).click()


@pytest.mark.long
def test_a_whole_game_through_the_accessibility_tree_alone(visit: Visit, lay_out: LayingOut) -> None:
    page = visit(flying=True, reduced_motion="reduce")
    page.goto(lay_out(position(from_the_deal)))
    listener = Listener(page)
    listener.play()
    assert len(listener.heard) > 10
    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", level=2)).to_contain_text("won")
    expect(result.get_by_role("row", name=re.compile("You"))).to_be_visible()
    expect(result.get_by_role("button", name="Rematch")).to_be_visible()
