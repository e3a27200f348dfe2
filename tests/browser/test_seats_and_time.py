"""Clocks at the table, leaving and resigning, and one's own devices."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer
from browser.test_network import open_for_others, sit_down, start

pytestmark = pytest.mark.browser


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()


def two_at_a_table(ann: Page, ben: Page) -> str:
    """Deal for two; give the link."""
    link = open_for_others(ann, "Ann", first=0)
    sit_down(ben, link, "Ben")
    start(ann)
    ben.get_by_test_id("table").wait_for()
    return link


def test_a_clock_is_chosen_with_the_table_and_counts_down_at_it(visit: Visit) -> None:
    page = visit()
    fill_in(page)
    page.get_by_text("Each move", exact=True).click()
    page.get_by_label("How long").select_option("15 seconds a move")
    page.get_by_text("A bot plays on", exact=True).click()
    dig(page)
    PagePlayer(page).wait()
    clock = page.get_by_test_id("clock")
    expect(clock).to_have_count(1)  # bots have none
    expect(clock).to_have_text(re.compile(r"0:(1[0-4]|0\d)"))
    expect(page.get_by_text("You have 5 seconds left.")).to_have_count(1)  # spoken once, when it runs low
    expect(page.get_by_role("button", name="A bot plays for you: take back")).to_be_visible()


def test_whoever_resigns_is_played_on_for_and_the_last_to_leave_ends_the_game(visit: Visit) -> None:
    ann, ben = visit(), visit()
    two_at_a_table(ann, ben)
    settings(ben)
    ben.get_by_role("button", name="Resign").click()
    expect(ben.get_by_text("You give up: a bot plays your seat to the end")).to_be_visible()
    ben.get_by_role("button", name="Stay").click()
    ben.get_by_role("button", name="Resign").click()
    ben.get_by_role("button", name="Resign").click()
    expect(ann.get_by_test_id("resigned")).to_be_visible()
    expect(ann.get_by_test_id("log")).to_contain_text("Ben resigned. A bot plays on.")
    expect(ben.get_by_role("button", name=re.compile("take back"))).to_have_count(0)
    settings(ann)
    ann.get_by_role("button", name="Leave the game").click()
    ann.get_by_role("button", name="Leave the game").click()
    for page in (ann, ben):
        expect(page.get_by_text("Nobody won. The record shows how far you got.")).to_be_visible()
    with ann.expect_download() as download:
        sheet = ann.get_by_role("dialog").last
        sheet.get_by_text("Fair dealing").click()
        sheet.get_by_role("link", name="Download the record").click()
    header, *events = download.value.path().read_text().splitlines()
    left = json.loads(header)["left"]
    assert sorted((one["seat"], one["why"]) for one in left) == [(0, "left"), (1, "resigned")]
    assert json.loads(events[-1])["do"] != "over"


def test_other_devices_are_shown_and_signed_out(visit: Visit) -> None:
    ann, ben = visit(), visit()
    two_at_a_table(ann, ben)
    settings(ann)
    expect(ann.get_by_test_id("devices").locator("li")).to_have_count(1)
    expect(ann.get_by_role("button", name="Sign out the others")).to_have_count(0)
    own = ann.evaluate(
        "() => JSON.parse(localStorage.getItem(`digsite.table.${location.pathname.split('/')[2]}`)).seats[0]"
    )
    other = visit()
    other.goto(f"{ann.url}#seat={own['seat']}&secret={own['secret']}")
    other.get_by_test_id("table").wait_for()
    expect(ann.get_by_test_id("devices").locator("li")).to_have_count(2)
    ann.get_by_role("button", name="Sign out the others").click()
    expect(
        other.get_by_text("You signed this device out from another one, or gave up your seat there.")
    ).to_be_visible()
    expect(ann.get_by_test_id("devices").locator("li")).to_have_count(1)
    ann.reload()
    ann.get_by_test_id("table").wait_for()
    assert PagePlayer(ann).look().hand()
