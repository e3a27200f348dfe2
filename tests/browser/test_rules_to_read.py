"""The rules on one page and at the table, the keys, and sound."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.axe import serious
from browser.conftest import Visit
from browser.positions import LayingOut, finished, free_turn, phase, position
from browser.screens import PHONE
from browser.sight import settled

pytestmark = pytest.mark.browser

_TO_THE_LEFT = "() => document.scrollingElement.scrollWidth <= innerWidth"


def test_whoever_lost_is_led_to_advice(visit: Visit, lay_out: LayingOut) -> None:
    page = visit()
    page.goto(lay_out(finished(monument="mine")))
    with page.expect_popup() as opened:
        page.get_by_test_id("do-well").click()
    advice = opened.value.get_by_role("region", name="How to do well")
    expect(advice).to_be_in_viewport()
    expect(advice.get_by_role("listitem")).to_have_count(5)


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_the_rules_are_one_page_and_its_address_names_a_rule(visit: Visit, screen: str) -> None:
    page = visit(color_scheme="dark" if screen == "phone" else "light", **(PHONE if screen == "phone" else {}))
    page.goto("/rules#R64")
    mine = page.locator("#R64")
    expect(mine).to_be_in_viewport()
    expect(mine).to_contain_text("Ruling:")
    expect(mine.locator("img")).to_have_count(1)
    expect(page.get_by_role("row", name="Talisman").first).to_contain_text("50")
    assert page.evaluate(_TO_THE_LEFT)
    assert serious(page) == []
    page.get_by_text("The Card Game (2007)").click()
    expect(mine).to_have_count(0)
    expect(page.locator("#R60")).to_have_count(1)


def test_help_at_the_table_opens_at_the_rule_that_matters_and_the_game_is_still_there(
    visit: Visit, lay_out: LayingOut
) -> None:
    page = visit()
    page.goto(lay_out(position(phase("losing"), variants=("fierce_weather",))))
    expect(page.get_by_test_id("storm-tray")).to_be_visible()
    page.get_by_test_id("help-button").click()
    expect(page.get_by_test_id("help").locator("#R20")).to_be_focused()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("help")).to_have_count(0)
    settled(page)
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys")).to_be_visible()
    assert serious(page) == []


def test_nothing_is_heard_until_somebody_wants_it(visit: Visit, lay_out: LayingOut) -> None:
    page = visit(flying=True)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(lay_out(position(free_turn)))
    expect(page.get_by_test_id("action-end")).to_be_enabled()
    assert not [address for address in fetched if "Sounds" in address]
    page.get_by_role("button", name="Settings").click()
    with page.expect_response(lambda answer: "Sounds" in answer.url):
        page.get_by_test_id("volume").fill("60")
    page.keyboard.press("Escape")
    settled(page)
    page.keyboard.press("m")
    assert page.evaluate("() => localStorage.getItem('digsite.volume')") == "0"
    page.keyboard.press("m")
    assert page.evaluate("() => localStorage.getItem('digsite.volume')") == "0.6"
    page.get_by_test_id("action-end").click()
    expect(page.locator("html")).to_have_attribute("data-heard", re.compile("[a-z]"))
