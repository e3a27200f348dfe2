"""Everything at the table explains itself: on hover, on focus and on a long press, which never plays a move."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import serious
from browser.conftest import Visit
from browser.positions import LayingOut, free_turn, phase, position
from browser.screens import PHONE
from browser.sight import come_to, look, settled

pytestmark = pytest.mark.browser

#: What has a tip must find words for it; a tip that names nothing is an error on the page.
_TELLS: Final = """
async () => {
  const tip = document.getElementById("tip");
  const unsaid = [];
  const keys = new Set();
  for (const element of document.querySelectorAll("main [data-about], main [data-tip]")) {
    const key = element.dataset.tip ?? element.dataset.about;
    if (keys.has(key) || !element.checkVisibility({ checkVisibilityCSS: true })) continue;
    keys.add(key);
    const box = element.getBoundingClientRect();
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    element.dispatchEvent(new PointerEvent("pointermove", { ...at, bubbles: true, pointerType: "mouse" }));
    const until = performance.now() + 3000;
    while (!tip.matches(":popover-open") && performance.now() < until) await new Promise(requestAnimationFrame);
    if (tip.textContent.trim().length < 8) unsaid.push(key);
    document.querySelector("h1").dispatchEvent(
      new PointerEvent("pointermove", { clientX: 2, clientY: 2, bubbles: true, pointerType: "mouse" }));
  }
  return [keys.size, unsaid];
}
"""


def hold(page: Page, what: Locator) -> None:
    """Rest a finger on something until it explains itself, and take it away."""
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("tip")).to_be_hidden()
    box = what.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_test_id("tip")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("monument", ["great_pyramid", "buried_ruins"])
def test_whatever_has_a_tip_has_words_for_it(monument: str, visit: Visit, lay_out: LayingOut) -> None:
    page = visit(flying=True)
    come_to(page, lay_out(position(free_turn, monument=monument, players=4)))
    page.get_by_test_id("action-end").hover()
    expect(page.get_by_test_id("tip")).to_be_visible()  # the words are there from now on
    page.mouse.move(2, 2)
    tips, unsaid = page.evaluate(_TELLS)
    assert tips > 25
    assert not unsaid


def test_by_keyboard_a_tip_is_seen_and_spoken(visit: Visit, lay_out: LayingOut) -> None:
    page = visit()
    come_to(page, lay_out(position(free_turn)))
    thieves = page.get_by_test_id("thieves-left").get_by_role("button")
    while not thieves.evaluate("(button) => button === document.activeElement"):
        page.keyboard.press("Tab")
    tip = page.get_by_test_id("tip")
    expect(tip).to_be_visible()
    expect(tip).to_contain_text("steals a random card")
    expect(thieves).to_have_accessible_description(tip.inner_text())
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    assert thieves.get_attribute("aria-describedby") is None


def test_a_long_press_explains_and_plays_nothing(visit: Visit, lay_out: LayingOut) -> None:
    page = visit(**PHONE)
    come_to(page, lay_out(position(phase("victim"))))
    before = look(page).number
    hold(page, page.get_by_test_id("thief-choice").first)
    expect(page.get_by_test_id("tip")).to_have_text("Steals one random card from this hand.")
    hold(page, page.get_by_test_id("thief-victim").first)
    expect(page.get_by_test_id("tip")).to_contain_text("Choose to steal one random card.")
    assert look(page).number == before
    # A tap on what only tells something explains it at once, and a tap still plays.
    page.get_by_test_id("storms-left").tap()
    expect(page.get_by_test_id("tip")).to_contain_text("loses half of their hand")
    settled(page)
    page.get_by_test_id("thief-choice").first.tap()
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-number", str(before))
    expect(page.get_by_test_id("tip")).to_be_hidden()
