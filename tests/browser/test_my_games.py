"""My games: kept in the browser, found again, added up, taken along, erased; and tables that wait elsewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserType, Page, expect

from browser.axe import serious
from browser.chromium import launch_options
from browser.conftest import PATIENCE_MS, Visit
from browser.page_player import PagePlayer
from browser.positions import LayingOut, finished, position
from browser.screens import PHONE
from browser.test_network import open_for_others, play_together, sit_down, start
from browser.watching import Watch
from digsite.game import Game
from digsite.web.process import ServerProcess

pytestmark = pytest.mark.browser


def nearly_over(game: Game) -> bool:
    """Only a few moves are left."""
    view = game.view(None)
    return view.dig_size == 0 and game.phase == "act"


def games(page: Page) -> list[str | None]:
    """The tables of the games that are shown."""
    return [one.get_attribute("data-table") for one in page.get_by_test_id("kept-game").all()]


def test_a_game_is_found_again_after_the_browser_was_closed_and_its_storm_is_seen_on_a_phone(
    server: ServerProcess, watch: Watch, browser_type: BrowserType, lay_out: LayingOut, tmp_path: Path
) -> None:
    where = {"base_url": server.address, "locale": "en-US", "reduced_motion": "reduce", **PHONE, **launch_options()}
    with browser_type.launch_persistent_context(tmp_path, **where) as context:
        context.set_default_timeout(PATIENCE_MS)
        watch.over(context)
        page = context.new_page()
        page.goto(path := lay_out(position(nearly_over)))
        PagePlayer(page).play()
        expect(page.get_by_role("dialog").get_by_role("link", name="Replay")).to_be_visible()
        page.goto("/games")
        expect(page.get_by_test_id("kept-game")).to_have_count(1)
    with browser_type.launch_persistent_context(tmp_path, **where) as context:
        context.set_default_timeout(PATIENCE_MS)
        watch.over(context)
        page = context.new_page()
        page.goto("/")
        page.get_by_role("link", name="My games").click()
        expect(page).to_have_title("My games · digsite")
        expect(page.get_by_test_id("kept-game")).to_have_count(1)
        assert games(page) == [path.partition("#")[0].removeprefix("/table/")]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not serious(page)
        page.get_by_test_id("game-replay").click()
        page.get_by_role("button", name="Moments").click()
        expect(page.get_by_test_id("moments")).to_be_visible()
        page.keyboard.press("Escape")
        page.locator('[data-mark="storm"]').first.click()
        expect(page).to_have_url(re.compile(r"/replay\?at=\d+$"))


def test_games_add_up_are_filtered_taken_along_and_erased(
    visit: Visit, lay_out: LayingOut, watch: Watch, tmp_path: Path
) -> None:
    page = visit(reduced_motion="reduce")
    kinds = [("great_pyramid", 3), ("mine", 2), ("tomb", 4)]
    for monument, players in kinds:
        page.goto(lay_out(finished(monument=monument, players=players)))
        expect(page.get_by_role("dialog")).to_be_visible()
    page.goto("/games")
    expect(page.get_by_test_id("kept-game")).to_have_count(3)
    expect(page.get_by_test_id("figure-won")).to_contain_text("of 3")
    for chart, rows in {"by-players": 3, "by-monument": 3, "by-opponent": 1, "money-table": 3}.items():
        expect(page.get_by_test_id(chart).locator("tbody tr")).to_have_count(rows)
    expect(page.get_by_role("img", name=re.compile("chart of your money in 3 games"))).to_be_visible()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert not serious(page)
    page.get_by_test_id("filter-monument").select_option(label="Mine")
    expect(page.get_by_test_id("games-count")).to_have_text("1 game")
    assert len(games(page)) == 1
    page.get_by_role("button", name="Show all").click()

    with page.expect_download() as download:
        page.get_by_test_id("games-export").click()
    file = tmp_path / "games.json"
    download.value.save_as(file)
    before = games(page)
    page.get_by_test_id("games-file").set_input_files(file)
    expect(page.get_by_test_id("games-said")).to_have_text("Nothing new: all 3 were here already.")
    assert games(page) == before
    spoilt = json.loads(file.read_text())
    spoilt["games"][1]["ended"] = "tomorrow"
    page.get_by_test_id("games-file").set_input_files(
        {"name": "spoilt.json", "mimeType": "application/json", "buffer": json.dumps(spoilt).encode()}
    )
    expect(page.get_by_role("alert").filter(has_text="Game 2 in this file is wrong at “ended”")).to_be_visible()

    page.get_by_test_id("games-erase").press("Enter")
    expect(page.get_by_role("dialog", name="Erase all your games?")).to_be_visible()
    page.keyboard.press("Escape")
    assert games(page) == before
    page.get_by_test_id("games-erase").click()
    page.get_by_test_id("erase-yes").click()
    expect(page.get_by_test_id("no-games")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("no-games")).to_be_visible()
    other = visit()  # on another machine
    other.goto("/games")
    other.get_by_test_id("games-file").set_input_files(file)
    expect(other.get_by_test_id("games-said")).to_have_text("3 games added.")
    assert games(other) == before
    other.get_by_test_id("game-remove").first.click()
    other.get_by_test_id("remove-yes").click()
    expect(other.get_by_test_id("kept-game")).to_have_count(2)
    watcher = visit()  # who only watched did not play
    watcher.goto("/table/" + str(before[0]))
    expect(watcher.get_by_role("dialog")).to_be_visible()
    watcher.goto("/games")
    expect(watcher.get_by_test_id("no-games")).to_be_visible()


def test_home_knows_whose_turn_it_is_and_can_forget_a_table(visit: Visit) -> None:
    ann, ben = visit(flying=True, reduced_motion="reduce"), visit(flying=True, reduced_motion="reduce")
    link = open_for_others(ann, "Ann", players=2)
    sit_down(ben, link, "Ben")
    start(ann)
    ben.get_by_test_id("table").wait_for()
    people = {page: PagePlayer(page) for page in (ann, ben)}
    moves = iter(range(100))
    play_together(list(people.values()), until=lambda: next(moves) > 3)
    asked = ann if people[ann].look().ask != "none" else ben
    waiting = ben if asked is ann else ann
    names = {ann: "Ann", ben: "Ben"}
    # Tab and icon of whoever is asked say so, wherever their page is.
    expect(asked).to_have_title("Your turn · digsite")
    asked.wait_for_function("() => document.querySelector('link[rel=icon]').href.includes('logo-turn')")
    waiting.wait_for_function("() => !document.querySelector('link[rel=icon]').href.includes('logo-turn')")
    for page in (asked, waiting):
        page.get_by_role("link", name="digsite: home").click()
    expect(asked.get_by_test_id("whose-turn")).to_have_text("Your turn")
    expect(waiting.get_by_test_id("whose-turn")).to_have_text(f"{names[asked]} to move")
    expect(waiting.get_by_test_id("kept-table")).to_contain_text("last move 1 minute ago")
    expect(asked).to_have_title(re.compile(r"^\(1\) digsite"))
    asked.wait_for_function("() => document.querySelector('link[rel=icon]').href.includes('logo-turn')")
    expect(waiting).to_have_title(re.compile(r"^digsite"))
    assert not serious(asked)
    waiting.get_by_test_id("forget-table").click()
    waiting.get_by_test_id("forget-sheet").wait_for()
    waiting.keyboard.press("Escape")
    expect(waiting.get_by_test_id("forget-sheet")).to_have_count(0)
    waiting.get_by_test_id("forget-table").click()
    waiting.get_by_test_id("forget-yes").click()
    expect(waiting.get_by_test_id("kept-table")).to_have_count(0)
    waiting.reload()
    expect(waiting.get_by_test_id("dig-now")).to_be_visible()
    expect(waiting.get_by_test_id("kept-table")).to_have_count(0)
