"""Leaving and coming back: reload, closed tabs, bots that stand in, and a server that died."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewBrowser, Visit
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer
from browser.sight import Sight
from browser.test_network import open_for_others, play_together, sit_down, start
from browser.watching import Watch
from digsite.web.process import ServerProcess
from servers import running_seeded

pytestmark = pytest.mark.browser


def begin_trade(player: PagePlayer) -> Sight:
    """Play until something can be traded for, and lay it on the scales; give what is seen then."""
    sight = player.play_until(lambda sight: sight.ask == "act" and bool(sight.free("market-pile")))
    player.press("market-pile", treasure=sight.free("market-pile")[0].treasure)
    player.press("trade-cheapest")
    expect(player.page.get_by_test_id("balance")).to_have_attribute("data-owed", "0")
    return player.look()


def on_the_scales(page: Page) -> list[str]:
    """Read both sides."""
    sides = page.locator('[data-testid="tray-give"] button, [data-testid="tray-take"] button')
    return [str(side.get_attribute("aria-label")) for side in sides.all()]


def test_a_reload_in_mid_trade_keeps_the_trade(visit: Visit) -> None:
    page = visit(flying=True, reduced_motion="reduce")
    fill_in(page)
    dig(page)
    player = PagePlayer(page)
    before = begin_trade(player)
    laid = on_the_scales(page)
    assert len(laid) >= 2
    page.reload()
    expect(page.get_by_test_id("trade-tray")).to_be_visible()
    expect(page.get_by_test_id("balance")).to_have_attribute("data-owed", "0")
    assert on_the_scales(page) == laid
    assert player.look().number == before.number
    player.press("trade-confirm")
    assert player.wait(before.number).number == before.number + 1


def test_closing_the_tab_and_coming_back_by_the_same_link(visit: Visit) -> None:
    page = visit(flying=True, reduced_motion="reduce")
    fill_in(page)
    dig(page)
    player = PagePlayer(page)
    turns = iter(range(100))
    before = player.play(until=lambda: next(turns) > 5)
    link, context = page.url, page.context
    page.close()
    again = context.new_page()
    again.goto(link)
    back = PagePlayer(again).wait()
    assert (back.number, back.ask, back.hand()) == (before.number, before.ask, before.hand())


def test_home_offers_the_table_again(visit: Visit) -> None:
    page = visit(flying=True, reduced_motion="reduce")
    fill_in(page)
    dig(page)
    before = PagePlayer(page).wait()
    link = page.url
    page.get_by_role("link", name="digsite: home").click()
    again = page.locator("section", has_text="Continue").get_by_role("link")
    expect(again).to_contain_text("You and ")
    again.click()
    expect(page).to_have_url(link)
    back = PagePlayer(page).wait()
    assert (back.number, back.hand()) == (before.number, before.hand())


def play_until_waiting_for(player: PagePlayer, absent: str) -> None:
    """Answer what is asked until the table waits for somebody who is away: a storm, say, comes before their turn."""
    waiting = player.page.get_by_test_id("sentence").filter(has_text=f"{absent} is away.")
    asked = player.page.locator('[data-testid="table"]:not([data-ask="none"])')
    expect(waiting.or_(asked).first).to_be_visible()
    while not waiting.count():
        player.decide(player.look())
        expect(waiting.or_(asked).first).to_be_visible()


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    ann, ben = visit(), visit(flying=True)  # Ann counts down with the server
    link = open_for_others(ann, "Ann", first=1)
    sit_down(ben, link, "Ben")
    start(ann)
    ben.get_by_test_id("table").wait_for()
    bens_browser = ben.context
    ben.close()

    # Without Ben nothing goes on for long, until somebody hands the seat over.
    player = PagePlayer(ann)
    play_until_waiting_for(player, "Ben")
    ann.get_by_role("button", name="Ben is away…").click()
    ann.get_by_label("Level of the bot for Ben").select_option("Novice")
    ann.get_by_role("button", name="Hand to a bot").click()
    expect(ann.get_by_text("A novice plays for them.")).to_be_visible()
    ann.get_by_role("button", name="Close").click()
    expect(ann.get_by_test_id("stood-in")).to_be_visible()
    expect(ann.get_by_test_id("log")).to_contain_text("A bot now plays for Ben.")
    sight = player.wait()
    sight = player.wait(player.decide(sight))
    assert not sight.over

    ben = bens_browser.new_page()
    ben.goto(link)
    ben.get_by_role("button", name="A bot plays for you: take back").click()
    expect(ann.get_by_test_id("stood-in")).to_have_count(0)
    expect(ann.get_by_test_id("log")).to_contain_text("Ben is back.")
    bens = PagePlayer(ben)
    play_together([player, bens], until=lambda: bens.met.total() > 0)
    assert bens.met.total() > 0


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory, package: Path) -> Iterator[ServerProcess]:
    """A server to be killed."""
    with running_seeded(tmp_path_factory.mktemp("mortal"), package) as server:
        yield server


def test_the_server_is_killed_and_the_game_goes_on(mortal: ServerProcess, new_browser: NewBrowser) -> None:
    watch = Watch(f"localhost:{mortal.port}")
    watch.expect("WebSocket connection to .* failed")
    watch.expect("ERR_CONNECTION_REFUSED")
    page = new_browser(mortal, watch, flying=True, reduced_motion="reduce").new_page()
    fill_in(page)
    dig(page)
    player = PagePlayer(page)
    moves = iter(range(100))
    player.play(until=lambda: next(moves) > 8)
    before = begin_trade(player)
    laid = on_the_scales(page)

    mortal.kill()
    lost = page.get_by_text("Connection lost. Reconnecting; your seat is saved.")
    expect(lost.first).to_be_visible()
    player.press("trade-confirm")
    expect(page.get_by_test_id("refusal")).to_contain_text("Connection lost.")
    assert on_the_scales(page) == laid
    mortal.start()
    expect(lost).to_have_count(0)

    after = player.wait()
    assert (after.number, after.ask, after.hand()) == (before.number, before.ask, before.hand())
    assert on_the_scales(page) == laid
    player.press("trade-confirm")
    player.wait(before.number)
    player.see_the_scales_empty()
    moves = iter(range(100))
    assert player.play(until=lambda: next(moves) > 8).number > after.number
    assert not player.faults
    watch.check()
