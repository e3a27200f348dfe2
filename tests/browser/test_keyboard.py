"""Without a mouse: from the home page through one whole turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.sight import Sight, look

pytestmark = pytest.mark.browser

#: More stops than any page has.
_MOST_STOPS = 200


def go_to(page: Page, selector: str) -> None:
    """Press Tab until this has the focus, and see that the focus can be seen."""
    for _ in range(_MOST_STOPS):
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            assert page.evaluate("() => document.activeElement.matches(':focus-visible')")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"The keyboard does not come to {selector}.")


def press(page: Page, testid: str, more: str = "") -> None:
    """Go there and press Enter, once what is there has been painted: a key counts for what was seen."""
    go_to(page, f'[data-testid="{testid}"]{more}')
    expect(page.locator("[data-settling]")).to_have_count(0)
    page.keyboard.press("Enter")


def asked(page: Page, after: int = -1) -> Sight:
    """Wait until something is asked, and has settled: until then a key is taken for the last question's."""
    page.wait_for_function(
        """(after) => {
          const table = document.querySelector('[data-testid="table"]')?.dataset;
          const asked = table && Number(table.number) > after && (table.ask !== "none" || table.phase === "over");
          return asked && document.querySelector("[data-settling]") === null;
        }""",
        arg=after,
    )
    return look(page)


def answer_until_free(page: Page, sight: Sight) -> Sight:
    """Answer storms and thieves until one is free to act."""
    while sight.ask != "act":
        if sight.ask == "storm":
            press(page, "storm-confirm")
        elif sight.ask == "tent":
            press(page, "tent-use")
        elif sight.ask == "thief":
            press(page, "thief-choice")
        sight = asked(page, sight.number)
    return sight


def test_a_whole_turn_without_a_mouse(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    expect(page.get_by_text("against")).to_be_visible()
    go_to(page, "button.dig")
    page.keyboard.press("Enter")
    sight = answer_until_free(page, asked(page))

    # Trade: T begins, Enter takes from a pile, Escape puts all back.
    page.keyboard.press("t")
    expect(page.get_by_test_id("trade-tray")).to_be_visible()
    assert page.evaluate("() => document.activeElement.dataset.testid") == "market-pile"
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("trade-tray")).to_be_hidden()

    # Any deal may leave nothing that can be paid for; then there is nothing to trade.
    if sight.free("market-pile"):
        treasure = sight.free("market-pile")[0].treasure
        page.keyboard.press("t")
        press(page, "market-pile", f'[data-treasure="{treasure}"]')
        press(page, "trade-cheapest")
        expect(page.get_by_test_id("balance")).to_have_attribute("data-owed", "0")
        press(page, "trade-confirm")
        sight = asked(page, sight.number)
        assert treasure in sight.hand()
        page.keyboard.press("Escape")

    # Sell: S shows what every set sells for, with the focus on the best sale; Escape goes back to the button.
    treasure, count = next(iter(sight.hand().items()))
    go_to(page, '[data-testid="action-sell"]')
    page.keyboard.press("s")
    expect(page.get_by_test_id("price-list")).to_be_visible()
    assert page.evaluate("() => document.activeElement.dataset.testid") == "sale"
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("action-sell")).to_be_focused()
    for _ in range(2):  # a key counts for what is on the screen when it goes down
        expect(page.locator("[data-settling]")).to_have_count(0)
        page.keyboard.press("Enter")
    sight = asked(page, sight.number)
    assert sight.hand().get(treasure, 0) < count

    # Z takes it back.
    page.keyboard.press("z")
    sight = asked(page, sight.number)
    assert sight.hand()[treasure] == count

    # A full stop ends the turn.
    page.keyboard.press(".")
    after = asked(page, sight.number)
    assert after.number > sight.number + 1


def test_dialogues_keep_the_keyboard_and_give_it_back(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    settings = page.get_by_role("button", name="Settings")
    settings.focus()
    page.keyboard.press("Enter")
    dialogue = page.get_by_role("dialog", name="Settings")
    expect(dialogue).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        inside = "() => document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        assert page.evaluate(inside)
    page.keyboard.press("Escape")
    expect(dialogue).to_be_hidden()
    expect(settings).to_be_focused()
