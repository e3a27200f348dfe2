"""Several people at one screen: between two of them nothing of the table is to be seen."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from browser.axe import serious
from browser.conftest import Visit
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer
from browser.sight import Sight
from digsite.editions import DEFAULT_EDITION, load_edition

pytestmark = pytest.mark.browser

TREASURES = [treasure.id for treasure in load_edition(DEFAULT_EDITION).treasures]


def see_nothing(page: Page) -> None:
    """See that the page holds nothing of any hand, shown or hidden."""
    for part in ("table", "hand", "hand-kind", "hand-card", "market-pile", "log"):
        assert page.get_by_test_id(part).count() == 0, part
    content = page.content()
    assert not [treasure for treasure in TREASURES if treasure in content]


def hand_of_next(page: Page, player: PagePlayer) -> tuple[str, Sight]:
    """Take the screen over and give who has it now and what they see."""
    sight = player.wait()
    assert sight.handing_over is not None
    see_nothing(page)
    player.take_over(sight.handing_over)
    return sight.handing_over, player.wait()


def test_two_people_at_one_screen(visit: Visit) -> None:
    page = visit(flying=True)
    fill_in(page, way="On one screen", names=["Ann", "Ben"], first=1)
    dig(page)
    player = PagePlayer(page)
    expect(page.get_by_role("heading", name="Pass the screen to")).to_be_visible()
    assert not serious(page)

    turns: list[str] = []
    while len(turns) < 4:
        name, sight = hand_of_next(page, player)
        turns.append(name)
        expect(page.get_by_test_id("hand")).to_be_visible()
        # What the screen shows of the others is backs.
        expect(page.get_by_test_id("opponent")).to_have_count(1)
        while sight.handing_over is None:
            assert not sight.over
            sight = player.wait(player.decide(sight))
    assert {"Ann", "Ben"} == set(turns)
    assert not [pair for pair in pairwise(turns) if pair[0] == pair[1]]
    assert not player.faults


def test_a_reload_hides_everything_again(visit: Visit) -> None:
    page = visit(flying=True)
    fill_in(page, way="On one screen", names=["Ann", "Ben"], first=0)
    dig(page)
    player = PagePlayer(page)
    first, before = hand_of_next(page, player)
    page.reload()
    again, after = hand_of_next(page, player)
    assert (again, after.hand(), after.number) == (first, before.hand(), before.number)


def test_names_are_needed(visit: Visit) -> None:
    page = visit(flying=True)
    fill_in(page, way="On one screen", names=["Ann", "Ann"])
    page.get_by_role("button", name="Dig", exact=True).click()
    expect(page.get_by_text("Two people have the same name.")).to_be_visible()
    page.get_by_label("Name for seat 2").fill("")
    page.get_by_role("button", name="Dig", exact=True).click()
    expect(page.get_by_text("Everybody at this screen needs a name.")).to_be_visible()
