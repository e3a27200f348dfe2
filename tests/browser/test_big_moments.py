"""Big moments are played out over the table, and never take a press that was meant for the game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.page_player import PagePlayer
from browser.positions import LayingOut, before, free_turn, phase, position
from browser.sight import come_to, look, settled

pytestmark = pytest.mark.browser


def staged(page: Page) -> None:
    """Wait until the stage is there: it comes after the cards."""
    page.get_by_test_id("stage").wait_for(state="attached")


def test_a_theft_is_played_and_a_press_for_the_game_ends_it(visit: Visit, lay_out: LayingOut) -> None:
    page = visit()
    come_to(page, lay_out(position(phase("victim"))))
    staged(page)
    now = look(page)
    page.get_by_test_id("thief-choice").first.click()
    stage = page.get_by_test_id("stage")
    expect(stage).to_have_attribute("data-acting", "2")
    expect(page.get_by_test_id("stage-told")).to_have_count(0)  # whoever robs knows
    PagePlayer(page).wait(now.number)
    settled(page)
    page.get_by_test_id("action-sell").click()
    expect(stage).to_have_attribute("data-acting", "0")
    expect(page.get_by_test_id("price-list")).to_be_visible()


def test_the_stage_says_what_somebody_else_did(visit: Visit, lay_out: LayingOut) -> None:
    page = visit()
    come_to(page, lay_out(position(before("tents", 1), level="professor")))
    staged(page)
    page.get_by_test_id("action-end").click()
    expect(page.get_by_test_id("stage-told")).to_have_text("Emil dug up a sandstorm.")


def test_with_reduced_motion_nothing_is_played(visit: Visit, lay_out: LayingOut) -> None:
    page = visit(reduced_motion="reduce")
    come_to(page, lay_out(position(phase("victim"))))
    now = look(page)
    page.get_by_test_id("thief-choice").first.click()
    PagePlayer(page).wait(now.number)
    expect(page.get_by_test_id("stage")).to_have_count(0)


def test_two_bots_of_one_level_are_two_characters(visit: Visit, lay_out: LayingOut) -> None:
    page = visit()
    come_to(page, lay_out(position(free_turn, players=5)))
    others = page.get_by_test_id("opponent")
    expect(others.locator(".name")).to_have_text(["Pip", "Tilly", "Moss", "Juno"])
    expect(others.locator(".disc svg")).to_have_count(4)
    faces = others.locator(".disc").evaluate_all("(all) => all.map((one) => one.innerHTML)")
    marks = others.locator("[data-mark]").evaluate_all("(all) => all.map((one) => one.dataset.mark)")
    assert len(set(faces)) == len(set(marks)) == 4
    page.get_by_test_id("seat-details").first.click()
    expect(page.get_by_test_id("manner")).to_contain_text("Often sells pairs too soon and makes mistakes.")
