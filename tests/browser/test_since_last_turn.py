"""What happened since one's own last turn: who robbed one of what, until one acts."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.page_player import PagePlayer
from browser.positions import LayingOut, finished, position
from browser.screens import DESK, PHONE
from browser.sight import come_to, look, settled
from digsite.game import Game
from digsite.game.events import Ended, Stolen, Traded

pytestmark = pytest.mark.browser

SCREENS: Final[dict[str, dict[str, Any]]] = {"desk": DESK, "phone": PHONE}


def thefts(game: Game) -> list[Stolen]:
    """List the thefts from the first seat since its last turn."""
    found: list[Stolen] = []
    for event in reversed(game.view(0).log):
        if isinstance(event, Ended) and event.by == 0:
            break
        if isinstance(event, Stolen) and event.victim == 0:
            found.append(event)
    return found


def robbed_twice(game: Game) -> bool:
    return game.phase == "act" and len({theft.by for theft in thefts(game)}) == 2


@pytest.mark.parametrize("screen", SCREENS)
def test_both_thefts_of_a_round_are_seen_until_one_acts(screen: str, visit: Visit, lay_out: LayingOut) -> None:
    page = visit(**SCREENS[screen])
    come_to(page, lay_out(position(robbed_twice, players=5)))
    costs = page.get_by_test_id("costs").first
    stolen = costs.locator('[data-event="steal"]')
    expect(stolen).to_have_count(2)
    for theft in stolen.all():
        expect(theft).to_contain_text("stole your")
        expect(theft.locator(".glyph")).to_have_count(1)
        expect(theft).to_be_in_viewport(ratio=1)
    before = look(page)
    settled(page)
    page.get_by_test_id("action-sell").click()
    settled(page)
    sale = look(page).free("sale")[0]
    page.locator(f'[data-testid="sale"][data-treasure="{sale.treasure}"][data-count="{sale.count}"]').click()
    PagePlayer(page).wait(before.number)
    expect(page.get_by_test_id("costs")).to_have_count(0)


def asked_after_news(game: Game) -> bool:
    """Want a question in somebody else's turn, after a trade, which takes many words."""
    log = game.view(0).log
    lately = next((event for event in reversed(log) if isinstance(event, Traded)), None)
    return game.phase in ("tents", "victim") and lately is not None and lately.by != 0 and lately in log[-6:]


@pytest.mark.parametrize("language", ["en-US", "de-DE", "fr-FR"])
def test_on_a_phone_the_news_beside_a_question_is_told_in_full(language: str, visit: Visit, lay_out: LayingOut) -> None:
    """Nothing can be pressed there, so nothing is cut off."""
    page = visit(locale=language, **{**PHONE, "viewport": {"width": 360, "height": 740}})
    come_to(page, lay_out(position(asked_after_news)))
    news = page.get_by_test_id("meanwhile").locator("p.news .line")
    expect(news).to_be_visible()
    assert news.evaluate("(line) => line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight")
    expect(news).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_end_is_told_once(visit: Visit, lay_out: LayingOut) -> None:
    page = visit(**PHONE, reduced_motion="reduce")
    come_to(page, lay_out(finished()))
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("sentence")).to_contain_text("Game over.")
    expect(page.get_by_test_id("meanwhile").locator("p.news")).not_to_contain_text("Game over.")


def test_the_log_is_folded_turn_by_turn(visit: Visit, lay_out: LayingOut) -> None:
    page = visit()
    come_to(page, lay_out(position(robbed_twice, players=5)))
    log = page.get_by_test_id("log")
    expect(page.get_by_role("heading", name="Since your last turn")).to_be_visible()
    expect(log).not_to_contain_text("ended the turn")
    latest = log.locator(".turn").evaluate_all("(all) => all.slice(0, 5).map((one) => one.dataset.seat)")
    assert latest == ["0", "4", "3", "2", "1"]
    marks = log.locator(".turn").evaluate_all(
        "(all) => all.slice(0, 5).map((one) => one.querySelector('[data-mark]').dataset.mark)"
    )
    assert max(Counter(marks).values()) == 1


def test_on_a_phone_one_press_tells_the_rest(visit: Visit, lay_out: LayingOut) -> None:
    page = visit(**PHONE)
    come_to(page, lay_out(position(robbed_twice, players=5)))
    page.get_by_test_id("since-more").tap()
    dialogue = page.get_by_test_id("since-dialogue")
    expect(dialogue.locator(".turn")).to_have_count(4)
    expect(dialogue.get_by_test_id("costs").locator("li")).not_to_have_count(0)
    dialogue.get_by_role("button", name="Close").tap()
    expect(dialogue).to_be_hidden()
