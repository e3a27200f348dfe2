"""When the game is over the page checks by itself whether anybody chose a card, and says so in one line."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from browser.axe import serious
from browser.conftest import Visit
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer

pytestmark = pytest.mark.browser


def verdict(page: Page) -> str:
    """Wait for the verdict and give its line."""
    found = page.get_by_test_id("fair-verdict")
    expect(found.locator("summary")).to_be_visible()
    return found.locator("summary").inner_text()


def test_a_finished_game_is_checked_and_a_changed_record_is_seen(visit: Visit) -> None:
    page = visit(flying=True, reduced_motion="reduce")
    fetched: list[str] = []
    page.on("response", lambda response: fetched.append(response.url))
    fill_in(page, monument="Mine")
    dig(page)
    assert not [url for url in fetched if "/check-" in url], "The checker is fetched when it is wanted."
    player = PagePlayer(page)
    player.play()
    player.end()
    assert "Fair: every card came by chance." in verdict(page)
    expect(page.get_by_test_id("fair-verdict")).to_have_attribute("data-verdict", "fair")
    assert [url for url in fetched if "/check-" in url]
    page.get_by_text("What was checked").click()
    for told in (
        "The server’s secret number is the one it promised.",
        "The promise is the one this browser saw before the deal.",
        "The random bytes of this browser are in the deal, unchanged.",
        "The game was played as the table had settled before the deal.",
        "The record tells the same game as this screen showed.",
        "No random bytes came from",
    ):
        expect(page.get_by_text(told)).to_be_visible()
    expect(page.get_by_text("This browser drew the whole game again")).to_be_visible()
    assert not serious(page)

    def with_another_card(route: Route) -> None:
        lines = route.fetch().text().splitlines()
        place = next(number for number, line in enumerate(lines) if '"do":"dig"' in line)
        event = json.loads(lines[place])
        event["card"] = "map" if event["card"] != "map" else "coin"
        lines[place] = json.dumps(event)
        route.fulfill(body="\n".join(lines) + "\n", content_type="application/jsonl")

    page.route("**/record", with_another_card)
    page.reload()
    assert "Not fair: this is not the game that was promised." in verdict(page)
    expect(page.get_by_text("of the record: the draw gives")).to_be_visible()
    assert not serious(page)
