"""One whole game on a phone held upright, by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.axe import serious
from browser.conftest import Visit
from browser.moves_said import MovesSaid
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer
from browser.positions import LayingOut, free_turn, phase, position
from browser.screens import PHONE, SMALL_PHONE
from browser.sight import come_to

pytestmark = pytest.mark.browser

#: What is pressed by a thumb, and smaller than a finger; figures that only explain themselves may be smaller.
_TOO_SMALL = """
() => [...document.querySelectorAll("button, a, select, input")]
  .filter((one) => one.checkVisibility({ checkVisibilityCSS: true }) && !one.closest(".unseen"))
  .map((one) => ({
    box: one.getBoundingClientRect(),
    least: one.matches("[data-explains]") ? 24 : 43.5,
    what: one.dataset.testid ?? one.textContent.trim(),
  }))
  .filter(({ box, least }) => box.width > 0 && (box.width < least || box.height < least))
  .map(({ box, what }) => `${what}: ${Math.round(box.width)} x ${Math.round(box.height)}`)
"""


_ABOVE_THE_FOOT = """
() => {
  const worth = document.querySelector('[data-testid="hand-kind"][data-raised="1"] .worth').getBoundingClientRect();
  return worth.top > 0 && worth.bottom <= document.querySelector(".area-bar").getBoundingClientRect().top;
}
"""


def fits(page: Page) -> None:
    """No page is ever wider than the screen. A phone's browser would zoom out, so the screen is what counts."""
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= Math.min(innerWidth, screen.width)"), page.url


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit(flying=True, **PHONE)
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


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_is_chosen_shows_its_worth_on_a_small_phone(visit: Visit, lay_out: LayingOut, language: str) -> None:
    page = visit(**SMALL_PHONE, locale=language, reduced_motion="reduce")
    come_to(page, lay_out(position(free_turn)))
    page.get_by_test_id("hand-kind").first.tap(position={"x": 30, "y": 20})
    expect(page.get_by_test_id("trade-tray")).to_be_visible()
    page.wait_for_function(_ABOVE_THE_FOOT)


def test_the_tomb_says_what_the_next_card_of_a_kind_adds(visit: Visit, lay_out: LayingOut) -> None:
    page = visit(**PHONE)
    come_to(page, lay_out(position(phase("keeping"), monument="tomb")))
    coin = page.locator('[data-testid="tomb-card"][data-treasure="coin"]')
    expect(coin).to_have_attribute("data-raised", "1")
    expect(coin.get_by_test_id("tomb-next")).to_be_hidden()
    page.locator('[data-testid="tomb-card-less"][data-treasure="coin"]').tap()
    expect(coin.get_by_test_id("tomb-next")).to_have_text("next +3")


def test_a_double_tap_on_sell_sells_nothing(visit: Visit, lay_out: LayingOut) -> None:
    """The price list rises under the finger: the second tap was not meant for it."""
    page = visit(**PHONE)
    said = MovesSaid(page)
    come_to(page, lay_out(position(free_turn, players=2)))
    player = PagePlayer(page, touch=True)
    before = player.look()
    box = page.get_by_test_id("action-sell").bounding_box()
    assert box is not None
    spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    settling = page.locator("[data-settling]")
    page.touchscreen.tap(*spot)
    page.touchscreen.tap(*spot)
    expect(page.get_by_test_id("price-list")).to_be_visible()
    expect(settling).to_have_count(0)
    # Once it has settled, it takes presses as ever: this is the first that was said.
    treasure = next(iter(before.hand()))
    player.press("sale", treasure=treasure, count=1)
    after = player.wait(before.number)
    assert said.numbers == [before.number]
    assert after.hand().get(treasure, 0) < before.hand()[treasure]


def test_long_names_fit_the_first_page(visit: Visit) -> None:
    page = visit(**PHONE)
    names = ["Hatshepsut of the Valley", "Nebuchadnezzar of Babel"]
    fill_in(page, way="On one screen", names=names)
    dig(page)
    page.goto("/")
    expect(page.get_by_role("link", name=" and ".join(names))).to_be_visible()
    fits(page)


def test_museums_of_others_open_at_a_tap(visit: Visit, lay_out: LayingOut) -> None:
    page = visit(**PHONE)
    come_to(page, lay_out(position(free_turn, players=5)))
    chips = page.get_by_test_id("opponent")
    expect(chips).to_have_count(4)
    chips.nth(3).tap()
    dialogue = page.get_by_test_id("seat-dialogue")
    expect(dialogue).to_be_visible()
    fits(page)
    dialogue.get_by_role("button", name="Close").tap()
    expect(dialogue).to_be_hidden()
