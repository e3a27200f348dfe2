"""Playing with others: inviting a phone by its camera, tables for strangers, calling across the table, a rematch."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from browser.axe import serious
from browser.conftest import NewBrowser, Visit
from browser.new_table import fill_in
from browser.screens import PHONE
from browser.test_network import open_for_others, sit_down, start
from browser.watching import Watch
from digsite.web.process import ServerProcess
from digsite.web.server import _own_addresses
from servers import running_seeded

pytestmark = pytest.mark.browser


@pytest.fixture
def served(tmp_path: Path, package: Path) -> Iterator[ServerProcess]:
    """A server for everybody in this machine's network."""
    with running_seeded(tmp_path, package, "--host", "0.0.0.0") as found:
        yield found


def read_code(page: Page) -> str:
    """Hold a camera in front of the QR code."""
    picture = Image.open(io.BytesIO(page.get_by_test_id("qr").screenshot())).convert("L")
    (found,) = zxingcpp.read_barcodes(picture)
    return found.text


def emote(page: Page, what: str) -> None:
    """Call something across the table."""
    page.get_by_test_id("emote-button").click()
    page.get_by_test_id("emotes").get_by_role("button", name=what).click()
    expect(page.get_by_test_id("emotes")).to_have_count(0)


def heard(page: Page, seat: int) -> Locator:
    """What a seat calls, as this page shows it."""
    return page.locator(f'[data-testid="emote"][data-seat="{seat}"]')


def in_settings(page: Page, *buttons: str) -> None:
    """Press buttons of the settings, one after the other."""
    page.get_by_role("button", name="Settings").click()
    for button in buttons:
        page.get_by_role("dialog").get_by_role("button", name=button).click()


@pytest.mark.skipif(not _own_addresses(), reason="this machine is in no network")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone_comes_by_the_code_and_plays_resigns_and_plays_again(
    served: ServerProcess, new_browser: NewBrowser, theme: str
) -> None:
    address = f"{_own_addresses()[0]}:{served.port}"
    here, there = Watch(f"localhost:{served.port}"), Watch(address)
    there.expect("Cross-Origin-Opener-Policy header has been ignored")  # over plain http browsers say so
    # At the pace of the clock on the wall: an emote is shown for a few seconds of it.
    ann = new_browser(served, here, reduced_motion="reduce", color_scheme=theme).new_page()
    open_for_others(ann, "Ann")
    field = ann.get_by_label("Send this link to the others")
    expect(field).to_have_value(re.compile(f"http://{re.escape(address)}/table/.+"))
    link = field.input_value()
    assert read_code(ann) == link
    rules = ann.get_by_test_id("house-rules")
    expect(rules).to_contain_text("Take as long as you like.")
    expect(rules).to_contain_text("Only for somebody who plays alone against bots.")
    assert serious(ann) == []

    phone = new_browser(served, there, **PHONE, reduced_motion="reduce", color_scheme=theme).new_page()
    phone.goto(read_code(ann))
    # Over plain http there is no share sheet: the link is copied, and the page says so.
    phone.get_by_role("button", name="Share").click()
    expect(phone.get_by_text("Browsers open the share sheet only over https")).to_be_visible()
    sit_down(phone, link, "Ben")
    emote(phone, "Hello")
    expect(heard(ann, 1)).to_have_text("Hello")
    expect(ann.get_by_test_id("emote-spoken")).to_have_text("Ben: Hello")
    expect(heard(phone, 1)).to_have_text("Hello")

    start(ann)
    phone.get_by_test_id("table").wait_for()
    emote(ann, "One moment")
    expect(heard(phone, 0)).to_have_text("One moment")
    assert serious(phone) == []
    # Whoever does not want to hear it does not, and the other way round they do.
    phone.get_by_test_id("emote-button").click()
    phone.get_by_label("Hide what Ann says").check()
    assert serious(phone) == []
    phone.keyboard.press("Escape")
    expect(heard(phone, 0)).to_have_count(0)
    emote(ann, "Ouch")
    emote(phone, "Thanks")
    expect(ann.get_by_test_id("emote").filter(has_text="Thanks")).to_be_visible()
    assert "Ouch" not in phone.locator("body").inner_text()

    in_settings(phone, "Resign", "Resign")
    expect(ann.get_by_test_id("resigned")).to_be_visible()
    in_settings(ann, "Leave the game", "Leave the game")  # with nobody left the game is over
    ann.get_by_test_id("rematch").click()
    asked = phone.get_by_test_id("rematch-answers")
    expect(asked).to_contain_text("Ann wants a rematch.")
    expect(asked.locator('[data-seat="0"]')).to_have_attribute("data-answer", "asked")
    expect(asked.locator('[data-seat="1"]')).to_have_attribute("data-answer", "none")
    assert serious(phone) == []
    phone.get_by_test_id("rematch-accept").click()
    for page in (ann, phone):
        page.locator('[data-testid="table"]:not([data-phase="over"])').wait_for()
    assert ann.url.rsplit("/", 1)[1] == phone.url.rsplit("/", 1)[1] != link.rsplit("/", 1)[1]
    emote(ann, "Hello")
    emote(phone, "Good game")
    expect(ann.get_by_test_id("emote").filter(has_text="Good game")).to_be_visible()
    expect(phone.get_by_text("Hello", exact=True)).to_have_count(0)  # muted at the rematch, too
    here.check()
    there.check()


def test_strangers_find_a_listed_table_and_it_goes_when_it_is_full(visit: Visit) -> None:
    ann, ben, cleo = visit(), visit(**PHONE), visit()
    fill_in(ann, way="Over the network", names=["Anna Lena"], monument="Tomb")
    ann.get_by_label("List this table for strangers").check()
    ann.get_by_role("button", name="Open the table").click()
    table = ann.get_by_test_id("list-toggle")
    expect(table).to_be_checked()
    mine = cleo.get_by_test_id("open-tables").get_by_role("listitem").filter(has_text="Anna Lena")
    for page in (ben, cleo):
        page.goto("/")
        mine = page.get_by_test_id("open-tables").get_by_role("listitem").filter(has_text="Anna Lena")
        expect(mine).to_contain_text("1 of 2 seats free")
        expect(mine).to_contain_text("Tomb")
        expect(mine).to_contain_text("no clock · English")
        assert serious(page) == []
    # Taken off the list it goes by itself, and comes back.
    table.uncheck()
    expect(mine).to_have_count(0)
    table.check()
    expect(mine).to_be_visible()
    # On the way to a seat somebody without a name is asked for one; with one, a press is enough.
    ben.get_by_role("button", name="Join Anna Lena").press("Enter")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text("at this screen")).to_be_visible()
    expect(mine).to_have_count(0)
    ben.get_by_role("button", name="Give up the seat").click()
    expect(ben.get_by_text("You are watching.")).to_be_visible()
    ben.goto("/")
    ben.get_by_role("button", name="Join Anna Lena").click()
    expect(ben.get_by_text("at this screen")).to_be_visible()
    expect(ann.get_by_role("list").get_by_text("Ben", exact=True)).to_be_visible()


_OVER_EACH_OTHER: Final = """
() => {
  const bar = document.querySelector("header:has(> .middle)");
  const parts = bar.querySelectorAll(":scope > :not(.middle), .middle > *");
  const boxes = [...parts].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
  const apart = (one, other) => one.right <= other.left || other.right <= one.left;
  return boxes.some((one, place) => !boxes.slice(place + 1).every((other) => apart(one, other)));
}
"""


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_the_bar_of_a_phone_has_room_for_all_it_says_after_a_game(visit: Visit, language: str) -> None:
    ann, ben = visit(flying=True, reduced_motion="reduce"), visit(flying=True, reduced_motion="reduce")
    link = open_for_others(ann, "Ann")
    sit_down(ben, link, "Ben")
    start(ann)
    for page in (ben, ann):
        page.get_by_test_id("table").wait_for()
        in_settings(page, "Leave the game", "Leave the game")
    cleo = visit(**PHONE, flying=True, reduced_motion="reduce", locale=language)
    cleo.goto(link)
    cleo.get_by_role("dialog").wait_for()
    cleo.keyboard.press("Escape")
    expect(cleo.get_by_role("dialog")).to_have_count(0)
    assert cleo.locator("header .middle > *").count() >= 2
    assert not cleo.evaluate(_OVER_EACH_OTHER)


def test_whoever_says_no_to_a_rematch_is_seen_and_their_seat_is_free(visit: Visit) -> None:
    ann, ben = visit(flying=True, reduced_motion="reduce"), visit(flying=True, reduced_motion="reduce")
    sit_down(ben, open_for_others(ann, "Ann"), "Ben")
    start(ann)
    ben.get_by_test_id("table").wait_for()
    for page in (ben, ann):
        in_settings(page, "Leave the game", "Leave the game")
    ben.get_by_test_id("rematch").click()
    ann.get_by_test_id("rematch-decline").click()
    expect(ann.get_by_text("You said no to the rematch.")).to_be_visible()
    expect(ann.get_by_test_id("rematch-answers").locator('[data-seat="0"]')).to_have_attribute(
        "data-answer", "declined"
    )
    expect(ben.get_by_text("Free seat", exact=True)).to_be_visible()
    ben.get_by_role("button", name="Give the free seat to a bot").click()
    start(ben)
