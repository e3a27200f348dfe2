"""One's own turn: a tap adds one, "−" takes one off, everywhere; selling, and taking back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.page_player import PagePlayer
from browser.positions import LayingOut, free_turn, phase, position
from browser.screens import DESK, PHONE
from browser.sight import come_to, look, settled
from digsite.game import Game

pytestmark = pytest.mark.browser

SCREENS: Final[dict[str, dict[str, Any]]] = {"desk": DESK, "phone": PHONE}


def pairs(game: Game) -> bool:
    """Wait for two of a kind in hand and in the marketplace, and something to pay with."""
    view = game.view(0)
    return free_turn(game) and max(view.hand.values()) > 1 and len(view.hand) > 1 and max(view.market.values()) > 1


def pile(page: Page, testid: str, treasure: str) -> Any:
    return page.locator(f'[data-testid="{testid}"][data-treasure="{treasure}"]')


def several(page: Page, testid: str) -> str:
    """Name a kind of which two can be chosen."""
    return next(one.treasure for one in look(page).free(testid) if (one.count or 0) > 1)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_tap_adds_one_and_minus_takes_one_off(screen: str, visit: Visit, lay_out: LayingOut) -> None:
    page = visit(**SCREENS[screen])
    come_to(page, lay_out(position(pairs)))
    for testid in ("hand-kind", "market-pile"):
        treasure = several(page, testid)
        cards = pile(page, testid, treasure)
        for count in (1, 2):
            cards.click(position={"x": 20, "y": 80})
            expect(cards).to_have_attribute("data-raised", str(count))
        # One more than there are: nothing goes back down, and a sentence says why.
        if cards.get_attribute("data-count") == "2":
            cards.click(position={"x": 20, "y": 80}, force=True)
            expect(page.get_by_test_id("why")).to_be_visible()
            expect(cards).to_have_attribute("data-raised", "2")
        less = pile(page, f"{testid}-less", treasure)
        for count in (1, 0):
            less.click()
            expect(cards).to_have_attribute("data-raised", str(count))
        page.keyboard.press("Escape")
        settled(page)


_COVERED: Final = """
() => [...document.querySelectorAll('[data-testid$="-less"]')].flatMap((less) => {
  const minus = less.firstElementChild.getBoundingClientRect(); // around it is room for a finger
  const names = [...document.querySelectorAll(".card .name, .card .trade, .ladder")];
  return names.filter((name) => name.checkVisibility()).filter((name) => {
    const { left, top, right, bottom } = name.getBoundingClientRect();
    const words = name.className.startsWith("ladder") ? 6 : 2; // its line, and room around it
    return left < minus.right && minus.left < right && top + words < minus.bottom && minus.top < bottom - words;
  }).map((name) => name.textContent);
})
"""


@pytest.mark.parametrize("screen", SCREENS)
def test_minus_covers_no_name(screen: str, visit: Visit, lay_out: LayingOut) -> None:
    page = visit(**SCREENS[screen])
    come_to(page, lay_out(position(pairs)))
    pile(page, "hand-kind", several(page, "hand-kind")).click(position={"x": 20, "y": 80})
    held = look(page).hand()
    treasure = next(one.treasure for one in look(page).free("market-pile") if one.treasure not in held)
    pile(page, "market-pile", treasure).click(position={"x": 20, "y": 80})
    expect(page.locator('[data-testid$="-less"]')).to_have_count(2)
    page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    assert page.evaluate(_COVERED) == []


_PLACES: Final = """
() => [...document.querySelectorAll('[data-testid="market-pile"], [data-testid="hand-kind"]')].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})
"""


def test_nothing_moves_under_the_pointer_while_a_trade_is_made(visit: Visit, lay_out: LayingOut) -> None:
    page = visit(reduced_motion="reduce")
    come_to(page, lay_out(position(pairs)))
    for width, height in ((1440, 900), (1280, 720), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        before = page.evaluate(_PLACES)
        treasure = look(page).free("market-pile")[0].treasure
        pile(page, "market-pile", treasure).click()
        page.get_by_test_id("trade-cheapest").click()
        expect(page.get_by_test_id("balance")).to_have_attribute("data-owed", "0")
        assert page.evaluate(_PLACES) == before, (width, height)
        page.keyboard.press("Escape")
        settled(page)


@pytest.mark.parametrize("screen", SCREENS)
def test_what_is_tapped_in_the_hand_can_be_sold(screen: str, visit: Visit, lay_out: LayingOut) -> None:
    page = visit(**SCREENS[screen])
    come_to(page, lay_out(position(pairs)))
    before = look(page)
    treasure = next(kind.treasure for kind in before.free("hand-kind") if (kind.count or 0) > 1 and kind.prices > 1)
    for _ in range(2):
        pile(page, "hand-kind", treasure).click(position={"x": 20, "y": 80})
    sell = page.get_by_test_id("tray-sell")
    expect(sell).to_have_attribute("data-count", "2")
    money = sell.get_attribute("data-money")
    sell.click()
    after = PagePlayer(page).wait(before.number)
    assert after.hand().get(treasure, 0) == before.hand()[treasure] - 2
    expect(page.get_by_test_id("trade-tray")).to_have_count(0)
    own = page.get_by_test_id("own-museum" if screen == "desk" else "hand").get_by_test_id("money").first
    expect(own).to_have_attribute("data-money", str(money))


def test_the_sell_button_shows_what_every_set_brings(visit: Visit, lay_out: LayingOut) -> None:
    page = visit()
    come_to(page, lay_out(position(pairs)))
    before = look(page)
    page.keyboard.press("s")
    page.get_by_test_id("price-list").wait_for()
    assert {sale.treasure for sale in look(page).free("sale")} == set(before.hand())
    for kind in page.locator('[data-testid="price-list"] li').all():
        expect(kind).to_contain_text("still hidden.")
        expect(kind).to_contain_text("One more adds")
    settled(page)
    best = max(look(page).free("sale"), key=lambda sale: sale.count or 0)
    page.locator(f'[data-testid="sale"][data-treasure="{best.treasure}"][data-count="{best.count}"]').click()
    after = PagePlayer(page).wait(before.number)
    assert after.hand().get(best.treasure, 0) == before.hand()[best.treasure] - (best.count or 0)


# Taking back.


def sell_one(page: Page, treasure: str) -> None:
    before = look(page).number
    settled(page)
    page.get_by_test_id("action-sell").click()
    settled(page)
    page.locator(f'[data-testid="sale"][data-treasure="{treasure}"][data-count="1"]').click()
    PagePlayer(page).wait(before)
    settled(page)


def kinds(hand: Iterable[str]) -> list[str]:
    return list(hand)[:2]


@pytest.mark.parametrize("screen", SCREENS)
def test_a_sale_is_taken_back_and_the_log_says_so(screen: str, visit: Visit, lay_out: LayingOut) -> None:
    page = visit(**SCREENS[screen])
    come_to(page, lay_out(position(pairs)))
    before = look(page)
    expect(page.get_by_test_id("undo")).to_have_count(0)
    first, second = kinds(before.hand())
    sell_one(page, first)
    expect(page.get_by_test_id("undo")).to_have_text("Undo sale Z")
    expect(page.get_by_test_id("undo-all")).to_have_count(0)
    sell_one(page, second)
    page.get_by_test_id("undo").click()
    PagePlayer(page).wait(before.number + 2)
    log = page.get_by_test_id("log")
    expect(log.locator("[data-event=undo]")).to_have_count(1)
    expect(log.locator(".withdrawn")).to_have_count(1)
    assert look(page).hand()[second] == before.hand()[second]
    assert look(page).hand().get(first, 0) == before.hand()[first] - 1


def test_a_whole_turn_is_taken_back(visit: Visit, lay_out: LayingOut) -> None:
    page = visit()
    come_to(page, lay_out(position(pairs)))
    before = look(page)
    for treasure in kinds(before.hand()):
        sell_one(page, treasure)
    page.get_by_test_id("undo-all").click()
    expect(page.get_by_test_id("undo")).to_have_count(0)
    assert look(page).hand() == before.hand()
    expect(page.get_by_test_id("log").locator("[data-event=undo]")).to_have_count(2)
    expect(page.get_by_test_id("log").locator(".withdrawn")).to_have_count(2)


# In the tomb.


def test_the_tomb_says_how_many_of_a_kind_lie_there(visit: Visit, lay_out: LayingOut) -> None:
    def two_of_a_kind(game: Game) -> bool:
        return phase("keeping")(game) and max(game.view(0).chambers[game.view(0).exploring or 0].known.values()) > 1

    page = visit()
    come_to(page, lay_out(position(two_of_a_kind, monument="tomb")))
    cards = page.get_by_test_id("tomb-card").all()
    counts = [int(card.get_attribute("data-count") or 0) for card in cards]
    assert max(counts) > 1
    for card, count in zip(cards, counts, strict=True):
        expect(card.locator(".count")).to_have_text(f"×{count}" if count > 1 else [])
