"""One whole game on a phone held upright, by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.axe import serious
from browser.conftest import Visit
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer
from browser.screens import PHONE

pytestmark = pytest.mark.browser

#: What is pressed by a thumb, and smaller than a finger.
_TOO_SMALL = """
() => [...document.querySelectorAll("button, a, select, input")]
  .filter((one) => one.checkVisibility({ checkVisibilityCSS: true }) && !one.closest(".unseen"))
  .map((one) => ({ box: one.getBoundingClientRect(), what: one.dataset.testid ?? one.textContent.trim() }))
  .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
  .map(({ box, what }) => `${what}: ${Math.round(box.width)} x ${Math.round(box.height)}`)
"""


def fits(page: Page) -> None:
    """No page is ever wider than the screen."""
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth"), page.url


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    page.goto("/")
    expect(page.get_by_role("button", name="Dig now")).to_be_visible()
    fits(page)
    fill_in(page, monument="Tomb", players=3)
    fits(page)
    dig(page)
    wrong: list[str] = []

    def see(scene: str) -> None:
        fits(page)
        wrong.extend(f"{scene}: too small for a finger: {one}" for one in page.evaluate(_TOO_SMALL))
        wrong.extend(f"{scene}: {one}" for one in serious(page))

    player = PagePlayer(page, touch=True, on_scene=see)
    player.play_until_met("sale", "turn ended", "end")
    fits(page)
    assert not wrong, "\n".join(wrong)
    assert not player.faults


def test_museums_of_others_open_at_a_tap(visit: Visit) -> None:
    page = visit(**PHONE)
    fill_in(page, players=5)
    dig(page)
    # While a thief is about, a tap on somebody means something else.
    PagePlayer(page, touch=True).play_until(lambda sight: sight.ask == "act")
    chips = page.get_by_test_id("opponent")
    expect(chips).to_have_count(4)
    chips.nth(3).tap()
    dialogue = page.get_by_test_id("seat-dialogue")
    expect(dialogue).to_be_visible()
    fits(page)
    dialogue.get_by_role("button", name="Close").tap()
    expect(dialogue).to_be_hidden()
