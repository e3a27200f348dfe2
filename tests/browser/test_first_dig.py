"""The guided first dig as people go through it: by pointer, by keyboard, on a phone, in every language, with pauses."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import serious
from browser.coached import begin, go_on
from browser.conftest import Visit
from browser.screens import PHONE

pytestmark = pytest.mark.browser

#: Where people with axes look: reading, the scales, prices, the tent, a dialogue, the storm.
_LOOKED_AT = (
    "lesson-welcome",
    "lesson-level",
    "lesson-sell-both",
    "lesson-use-tent",
    "lesson-mine-three",
    "lesson-choose",
)


def test_the_whole_lesson_with_a_pointer(visit: Visit) -> None:
    page = visit(flying=True, color_scheme="dark")
    begin(page)
    wrong: list[str] = []

    def judge(cue: str) -> None:
        if cue in _LOOKED_AT:
            wrong.extend(f"{cue}: {found}" for found in serious(page))

    said = go_on(page, judge=judge)
    assert not wrong, "\n".join(wrong)
    assert len(said) > 40
    over = page.get_by_test_id("lesson-over")
    expect(over.get_by_role("listitem")).to_have_count(8)
    expect(page.get_by_test_id("fair-verdict")).to_have_count(0)
    expect(page.get_by_text("laid out in advance")).to_be_visible()
    assert serious(page) == []
    page.get_by_test_id("lesson-play").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    expect(page.get_by_test_id("opponent")).to_have_count(1)
    page.goto("/")
    expect(page.get_by_text("You against a novice")).to_be_visible()
    expect(page.get_by_test_id("learn")).to_be_visible()
    expect(page.get_by_test_id("lesson-skip")).to_have_count(0)


@pytest.mark.parametrize("language", ["de-DE", pytest.param("fr-FR", marks=pytest.mark.long)])
def test_the_whole_lesson_on_a_phone_in_another_language(visit: Visit, language: str) -> None:
    page = visit(flying=True, locale=language, **PHONE)
    begin(page)
    english: list[str] = []
    wrong: list[str] = []

    def judge(cue: str) -> None:
        assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth && scrollX === 0"), cue
        if cue in _LOOKED_AT:
            wrong.extend(f"{cue}: {found}" for found in serious(page))
        english.extend([cue] * ("Your" in page.get_by_test_id("coach").inner_text()))

    go_on(page, judge=judge)
    assert english == []
    assert not wrong, "\n".join(wrong)
    expect(page.get_by_test_id("lesson-over").get_by_role("listitem")).to_have_count(8)


def _by_keyboard(there: Locator) -> None:
    """Come to it by Tab alone, and press Enter."""
    page: Page = there.page
    for _ in range(120):
        if there.evaluate("(there) => there === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"The keyboard does not come to {there}.")


def test_the_whole_lesson_without_a_pointer(visit: Visit) -> None:
    page = visit(flying=True)
    begin(page)
    go_on(page, _by_keyboard)
    expect(page.get_by_test_id("lesson-over")).to_be_visible()


def test_what_the_coach_says_is_spoken(visit: Visit) -> None:
    page = visit(flying=True)
    begin(page)
    coach = page.get_by_role("region", name="Your first dig")
    expect(coach.get_by_role("status")).to_contain_text("Welcome")
    go_on(page, until="lesson-dug")
    expect(coach.get_by_role("status")).to_contain_text("by itself")


def test_a_lesson_goes_on_where_it_was_left(visit: Visit) -> None:
    page = visit(flying=True)
    begin(page)
    go_on(page, until="lesson-thief")
    page.reload()
    expect(page.get_by_test_id("coach")).to_have_attribute("data-cue", "lesson-thief")
    page.get_by_test_id("coach").get_by_role("link", name="Leave").click()
    expect(page.get_by_text("Your first dig is waiting for you.")).to_be_visible()
    page.get_by_role("button", name="Go on learning").click()
    expect(page.get_by_test_id("coach")).to_have_attribute("data-cue", "lesson-thief")


def test_whoever_knows_the_game_is_not_asked_again_and_can_still_learn_it(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    expect(page.get_by_text("New here?")).to_be_visible()
    page.get_by_test_id("lesson-skip").click()
    expect(page.get_by_text("New here?")).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("learn")).to_be_visible()
    expect(page.get_by_text("New here?")).to_have_count(0)


def test_what_is_not_due_yet_says_so(visit: Visit) -> None:
    page = visit(flying=True)
    begin(page)
    go_on(page, until="lesson-take-cup")
    page.get_by_test_id("action-end").click(force=True)
    expect(page.get_by_test_id("why")).to_have_text("One thing at a time: first do what the coach says.")
    page.get_by_test_id("coach-back").click()
    expect(page.get_by_test_id("coach")).to_have_attribute("data-cue", "lesson-sets")
