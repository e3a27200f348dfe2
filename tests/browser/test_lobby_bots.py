"""Seats that nobody takes are given to bots, and made free again, by those who wait at the table."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.conftest import Visit
from browser.page_player import PagePlayer
from browser.screens import PHONE
from browser.test_keyboard import go_to
from browser.test_network import asked_of, open_for_others, sit_down, start

pytestmark = pytest.mark.browser

#: What a thumb would miss, names that are cut off, and a page wider than its screen.
_UNFIT: Final = """
() => [
  ...[...document.querySelectorAll("main :is(button, select, input:not(.unseen))")]
    .map((one) => [(one.closest("label") ?? one).getBoundingClientRect(), one.ariaLabel ?? one.textContent])
    .filter(([box]) => box.width < 44 || box.height < 44)
    .map(([, what]) => `too small: ${what}`),
  ...[...document.querySelectorAll("main li .name")]
    .filter((name) => name.scrollWidth > name.clientWidth)
    .map((name) => `cut off: ${name.textContent}`),
  ...(document.scrollingElement.scrollWidth > Math.min(innerWidth, screen.width) ? ["too wide"] : []),
]
"""


def row(page: Page, number: int) -> Locator:
    """A seat of the lobby, by its number."""
    return page.get_by_role("region", name="Seats").get_by_role("listitem").nth(number - 1)


def play_a_little(players: list[PagePlayer], moves: int) -> None:
    """Make so many moves, whoever of these is asked; the bots play in between."""
    for _ in range(moves):
        player = asked_of(players)
        player.decide(player.look())


def test_a_seat_is_given_to_a_bot_and_a_bot_s_seat_to_a_person(visit: Visit) -> None:
    ann, ben = visit(flying=True, reduced_motion="reduce"), visit(flying=True, **PHONE, reduced_motion="reduce")
    link = open_for_others(ann, "Ann", players=3)
    expect(row(ann, 3)).to_contain_text("Pip")
    ann.get_by_role("button", name="Free Pip’s seat").click()
    expect(row(ann, 3)).to_contain_text("Free seat")
    expect(ann.get_by_text("2 seats are still free.")).to_be_visible()

    ben.goto(link)
    expect(ben.get_by_role("button", name="Sit here")).to_have_count(2)
    ann.get_by_label("Give seat 2 to a bot").select_option("Novice")
    expect(row(ben, 2)).to_have_text("2 Pip Bot")
    expect(ben.get_by_role("button", name="Sit here")).to_have_count(1)
    expect(ben.get_by_role("combobox")).to_have_count(0)  # who only watches decides nothing
    expect(ben.get_by_role("button", name="Free the seat")).to_have_count(0)

    sit_down(ben, link, "Ben")
    expect(row(ben, 3)).to_contain_text("Ben")
    ben.get_by_label("Level of the bot on seat 2").select_option("Professor")
    expect(row(ann, 2).get_by_text("Emil", exact=True).first).to_be_visible()
    expect(ann.get_by_label("Level of the bot on seat 2")).to_have_value("professor")
    start(ann)
    ben.get_by_test_id("table").wait_for()
    expect(ann.get_by_test_id("opponent").first).to_contain_text("Emil")
    play_a_little([PagePlayer(ann), PagePlayer(ben, touch=True)], moves=3)


def test_free_seats_are_filled_by_touch_and_whoever_comes_too_late_hears_what_can_be_done(visit: Visit) -> None:
    ann, ben = visit(**PHONE), visit()
    link = open_for_others(ann, "Ann", players=5)
    for number in (3, 4):
        ann.get_by_role("listitem").get_by_label(f"Level of the bot on seat {number}").select_option("Pharaoh")
    expect(row(ann, 4)).to_contain_text("Neferu")
    ann.get_by_role("button", name="Free Neferu’s seat").tap()
    expect(ann.get_by_text("2 seats are still free.")).to_be_visible()
    assert ann.evaluate(_UNFIT) == []
    ann.get_by_role("button", name="Fill the free seats with bots Level: Pharaoh").tap()
    expect(ann.get_by_text("Everything is ready.")).to_be_visible()
    expect(row(ann, 2)).to_contain_text("Neferu")
    expect(row(ann, 4)).to_contain_text("Djoser")
    assert ann.evaluate(_UNFIT) == []

    ben.goto(link)
    expect(ben.get_by_text("Players at the table can free a bot’s seat.")).to_be_visible()
    expect(ben.get_by_label("Your name")).to_have_count(0)
    row(ann, 5).get_by_role("button", name="Free").tap()
    sit_down(ben, link, "Ben")
    ann.reload()  # what is chosen once is offered again, here and at the next table
    ann.get_by_role("button", name="Free Djoser’s seat").tap()
    expect(ann.get_by_role("button", name="Give the free seat to a bot Level: Pharaoh")).to_be_visible()


def test_bots_are_seated_without_a_mouse(visit: Visit) -> None:
    page = visit()
    open_for_others(page, "Ann", players=3)
    page.locator("h1").click()
    go_to(page, "[aria-label='Give seat 2 to a bot']")
    for level in ("novice", "digger", "professor"):
        page.keyboard.press("ArrowDown")
        expect(page.get_by_label("Level of the bot on seat 2")).to_have_value(level)
        expect(page.get_by_label("Level of the bot on seat 2")).to_be_focused()
    expect(row(page, 2)).to_contain_text("Emil")
    go_to(page, "[aria-label='Free Emil’s seat']")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Give seat 2 to a bot")).to_be_focused()
    go_to(page, ".fill")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start")).to_be_focused()
    expect(page.get_by_text("Everything is ready.")).to_be_visible()
    page.keyboard.press("Enter")
    page.get_by_test_id("table").wait_for()


def test_somebody_gives_up_their_seat_watches_and_sits_down_again(visit: Visit) -> None:
    ann, ben = visit(), visit(**PHONE)
    link = open_for_others(ann, "Ann")
    sit_down(ben, link, "Ben")
    expect(ann.get_by_role("button", name="Give up the seat of Ben")).to_have_count(0)  # nobody else's
    assert ben.evaluate(_UNFIT) == []
    ben.get_by_role("button", name="Give up the seat of Ben").tap()
    expect(ben.get_by_text("You are watching. Take a seat below to play.")).to_be_visible()
    expect(row(ann, 2)).to_contain_text("Free seat")
    expect(ben.get_by_label("Your name")).to_be_focused()
    expect(ben.get_by_label("Your name")).to_have_value("Ben")
    ben.reload()  # nothing of the seat is left in this browser
    expect(ben.get_by_text("You are watching. Take a seat below to play.")).to_be_visible()
    sit_down(ben, link, "Benedict")
    expect(row(ann, 2)).to_contain_text("Benedict")
    start(ann)
    ben.get_by_test_id("table").wait_for()
    play_a_little([PagePlayer(ann), PagePlayer(ben, touch=True)], moves=2)


def test_one_of_two_people_at_a_screen_gives_up_their_seat(visit: Visit) -> None:
    page = visit()
    open_for_others(page, "Ann")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/seats/1", hold)
    page.get_by_label("Somebody else at this screen").fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    # One after the other: the line over which Ann would give it up is made anew when Ben has sat down.
    give_up = page.get_by_role("button", name="Give up the seat of Ann")
    expect(give_up).to_be_disabled()
    while not held:
        page.wait_for_timeout(10)
    held[0].continue_()
    give_up.click()
    expect(row(page, 1)).to_contain_text("Free seat")
    expect(row(page, 2)).to_contain_text("Ben")
    expect(page.get_by_role("button", name="Give up the seat of Ben")).to_be_visible()
    expect(page.get_by_text("Seat 1 is still free.")).to_be_visible()
