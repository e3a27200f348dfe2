"""What one may want to know at the table, beside the game itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer
from browser.screens import PHONE

pytestmark = pytest.mark.browser


def test_the_fingerprint_of_the_deal_is_at_the_table(visit: Visit) -> None:
    """Whoever digs at once never saw the lobby, where it is shown first."""
    page = visit()
    page.goto("/")
    page.locator("button.dig").click()
    page.get_by_test_id("table").wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Fair dealing").click()
    expect(page.get_by_text("Fingerprint of the secret")).to_be_visible()


def test_on_a_phone_one_sees_what_the_others_did_without_scrolling(visit: Visit) -> None:
    page = visit(flying=True, **PHONE)
    fill_in(page, players=3)
    dig(page)
    news = page.get_by_test_id("meanwhile")
    PagePlayer(page, touch=True).play_until(lambda _: news.count() > 0)
    box = news.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < PHONE["viewport"]["height"]
    told = page.get_by_test_id("log").locator("[data-line]").all_inner_texts()
    assert any(line.strip() in news.inner_text() for line in told if line.strip())
