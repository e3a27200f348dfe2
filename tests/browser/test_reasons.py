"""What is not allowed is greyed, and tells its reason: on hover, on focus, on a long press."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer
from browser.positions import LayingOut, free_turn, phase, position
from browser.screens import PHONE
from browser.sight import Pressable, Sight, come_to, look, settled
from digsite.game import Explore, Game

pytestmark = pytest.mark.browser


def growing(sight: Sight) -> list[Pressable]:
    """List the sets of which more could be sold at once."""
    return [kind for kind in sight.all("hand-kind") if (kind.count or 0) < kind.prices]


def refused(page: Page, lay_out: LayingOut) -> Locator:
    """Lay an empty trade on the scales: nothing can be paid for before something is taken."""
    come_to(page, lay_out(position(free_turn)))
    page.get_by_test_id("action-trade").click()
    button = page.get_by_test_id("trade-cheapest")
    expect(button).to_have_attribute("aria-disabled", "true")
    settled(page)
    return button


def test_on_hover(visit: Visit, lay_out: LayingOut) -> None:
    page = visit()
    button = refused(page, lay_out)
    tip = page.get_by_test_id("why")
    expect(tip).to_be_hidden()
    button.hover()
    expect(tip).to_be_visible()
    expect(tip).to_have_text("Choose what to take first.")
    page.get_by_test_id("dig-site").hover()
    expect(tip).to_be_hidden()


def test_on_focus_and_for_the_ear(visit: Visit, lay_out: LayingOut) -> None:
    page = visit()
    button = refused(page, lay_out)
    page.mouse.move(5, 5)
    while not button.evaluate("(button) => button === document.activeElement"):
        page.keyboard.press("Tab")
    tip = page.get_by_test_id("why")
    expect(tip).to_be_visible()
    expect(tip).to_have_text("Choose what to take first.")
    expect(button).to_have_accessible_description(re.compile(r"^Choose what to take first\."))
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


def test_on_a_long_press(visit: Visit, lay_out: LayingOut) -> None:
    page = visit(**PHONE)
    button = refused(page, lay_out)
    box = button.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_test_id("why")).to_be_visible()
    expect(page.get_by_test_id("why")).to_have_text("Choose what to take first.")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_sets_too_large_to_sell(visit: Visit, lay_out: LayingOut) -> None:
    """The price list shows every size; those one does not hold are greyed with the reason."""
    page = visit()
    come_to(page, lay_out(position(free_turn)))
    kind = growing(look(page))[0]
    page.get_by_test_id("action-sell").click()
    page.get_by_test_id("price-list").wait_for()
    sales = [sale for sale in look(page).all("sale") if sale.treasure == kind.treasure]
    assert len(sales) == kind.prices
    for sale in sales:
        assert (sale.why is None) == ((sale.count or 0) <= (kind.count or 0)), sale
    page.locator(f'[data-testid="sale"][data-treasure="{kind.treasure}"][data-count="{sales[-1].count}"]').hover()
    expect(page.get_by_test_id("why")).to_have_text(sales[-1].why or "")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("price-list")).to_be_hidden()


def too_dear(sight: Sight) -> list[Pressable]:
    """List the piles of the marketplace of which one can be taken, but the hand could never pay for all."""
    worth = sum(kind.trade * (kind.count or 0) for kind in sight.all("hand-kind"))
    return [pile for pile in sight.free("market-pile") if pile.trade * (pile.count or 0) > worth]


def cannot_pay_for_all(game: Game) -> bool:
    """There is a pile like that: of cards that are not held, or those could not be given for it."""
    if game.phase != "act":
        return False
    trades = {treasure.id: treasure.trade for treasure in game.setup.treasures}
    view = game.view(game.player)
    worth = sum(trades[card] * count for card, count in view.hand.items())
    return any(
        trades[card] <= worth < trades[card] * count and not view.hand.get(card) for card, count in view.market.items()
    )


def test_not_at_once_after_a_press_that_worked(visit: Visit, lay_out: LayingOut) -> None:
    """The last card that can be paid for is taken: a reason why not one more would look as if that had failed."""
    page = visit()
    come_to(page, lay_out(position(cannot_pay_for_all)))
    dear = too_dear(look(page))[0]
    pile = page.locator(f'[data-testid="market-pile"][data-treasure="{dear.treasure}"]')
    tip = page.get_by_test_id("why")
    box = pile.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    raised = 0
    settled(page)
    while pile.get_attribute("data-why") is None:
        page.mouse.click(x, y)
        raised += 1
        expect(pile).to_have_attribute("data-raised", str(raised))
        expect(page.get_by_test_id("balance")).to_have_attribute("data-owed", str(raised * dear.trade))
    # Over all there is on the card.
    page.mouse.move(x, box["y"] + box["height"] * 0.8, steps=10)
    page.mouse.move(x, y, steps=10)
    expect(tip).to_be_hidden()
    page.mouse.move(5, 5)
    page.mouse.move(x, y)
    expect(tip).to_be_visible()


def nothing_to_explore(game: Game) -> bool:
    return game.phase == "act" and next(game.legal_moves.of(Explore), None) is None


def test_of_an_action_by_its_key(visit: Visit, lay_out: LayingOut) -> None:
    page = visit()
    come_to(page, lay_out(position(nothing_to_explore)))
    sight = look(page)
    assert not sight.free("action-explore")
    page.mouse.move(5, 5)
    page.keyboard.press("e")
    expect(page.get_by_test_id("why")).to_be_visible()
    expect(page.get_by_test_id("why")).to_have_text(sight.all("action-explore")[0].why or "")


def test_of_what_has_no_meaning_now(visit: Visit, lay_out: LayingOut) -> None:
    """While a thief is about, cards and chambers say what goes on, and are not greyed."""
    page = visit()
    come_to(page, lay_out(position(phase("victim"))))
    sentence = page.get_by_test_id("sentence").inner_text()
    for testid in ("chamber", "market-pile"):
        page.get_by_test_id(testid).first.hover()
        expect(page.get_by_test_id("why")).to_be_visible()
        expect(page.get_by_test_id("why")).to_have_text(sentence)
    card = page.get_by_test_id("market-pile").first.locator(".top")
    assert card.evaluate("(card) => getComputedStyle(card).filter") == "none"


def test_everything_greyed_has_a_reason(visit: Visit) -> None:
    page = visit(flying=True, reduced_motion="reduce")
    fill_in(page, monument="Temple")
    dig(page)
    player = PagePlayer(page)
    sight = player.wait()
    seen = 0
    while not sight.over and seen < 12:
        if sight.ask == "act":
            greyed = [one for one in sight.pressable if one.why is not None]
            assert not [one for one in greyed if not one.why], greyed
            seen += 1
        sight = player.wait(player.decide(sight))
    assert seen
