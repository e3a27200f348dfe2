"""The pages before and around a game: weight, theme, motion, and whether everybody can use them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Request, WebSocketRoute, expect

from browser.axe import serious
from browser.conftest import Visit
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer
from browser.positions import LayingOut, free_turn, position
from browser.screens import PHONE
from browser.test_network import open_for_others
from browser.watching import Watch

pytestmark = pytest.mark.browser

FIRST_PAGE_BYTES = 120_000

_BRIGHTNESS = """
() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const ofBody = getComputedStyle(document.body);
  const bright = (colour) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  };
  const root = getComputedStyle(document.documentElement);
  return { ink: bright(ofBody.color), ground: bright(root.backgroundColor) };
}
"""


_COUNT_FLIGHTS = """
() => {
  window.flown = 0;
  new MutationObserver(() => {
    window.flown += document.querySelectorAll(".card-in-flight").length;
  }).observe(document.querySelector('[data-testid="table"]'), { childList: true, subtree: true });
}
"""


def test_the_first_page_is_light(visit: Visit) -> None:
    """Scripts and styles, as they travel: all that the home page asks for, the table it fetches ahead included."""
    page = visit()
    code: list[Request] = []

    def note(request: Request) -> None:
        code.append(request)

    page.on("requestfinished", note)
    page.goto("/")
    expect(page.get_by_text("against")).to_be_visible()
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(({ name }) => /TablePage.*js/.test(name))"
    )
    page.wait_for_load_state("networkidle")
    weights = {
        request.url: request.sizes()["responseBodySize"]
        for request in code
        if request.resource_type in ("script", "stylesheet")
    }
    assert len(weights) >= 2
    assert 0 < sum(weights.values()) < FIRST_PAGE_BYTES, weights


def is_dark(page: Page) -> bool:
    """Whether light words stand on dark ground."""
    found = page.evaluate(_BRIGHTNESS)
    return bool(found["ink"] > 150 and found["ground"] < 100)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_system_s_theme_is_worn_until_somebody_wants_another(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    page.goto("/")
    assert is_dark(page) == (scheme == "dark")
    other = "Light" if scheme == "dark" else "Dark"
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text(other, exact=True).click()
    assert is_dark(page) != (scheme == "dark")
    assert page.locator(f"meta[name=theme-color][data-for={other.lower()}]").get_attribute("media") == "all"
    page.reload()
    expect(page.get_by_role("button", name="Dig now")).to_be_visible()
    assert is_dark(page) != (scheme == "dark")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_cards_travel_unless_motion_is_reduced(visit: Visit, motion: str) -> None:
    page = visit(flying=True, reduced_motion=motion)
    fill_in(page)
    dig(page)
    player = PagePlayer(page)
    player.wait()
    page.evaluate(_COUNT_FLIGHTS)
    moves = iter(range(100))
    player.play(until=lambda: next(moves) > 8)
    assert (page.evaluate("() => window.flown") > 0) == (motion == "no-preference")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_everybody_can_use_the_pages_around_a_game(visit: Visit, watch: Watch, scheme: str, screen: str) -> None:
    watch.expect("404")  # of the table that is not there
    page = visit(color_scheme=scheme, **(PHONE if screen == "phone" else {}))
    wrong: list[str] = []

    def judge(what: str) -> None:
        wrong.extend(f"{what}: {found}" for found in serious(page))
        assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth"), what

    page.goto("/")
    expect(page.get_by_text("against")).to_be_visible()
    judge("home")
    page.get_by_role("button", name="Settings").click()
    judge("settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Join by link…").click()
    judge("join")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="New table…").click()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    judge("new table")
    open_for_others(page, "Ann", players=3)
    judge("lobby")
    page.goto("/table/nowhere")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    judge("no such table")
    page.goto("/new/x")
    expect(page.get_by_text("There is nothing at this address.")).to_be_visible()
    judge("nowhere")
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("button", name="Dig now")).to_be_visible()
    assert not wrong, "\n".join(wrong)


def test_a_page_without_words_for_what_it_is_told_asks_to_be_loaded_anew(visit: Visit, lay_out: LayingOut) -> None:
    """A server that was renewed may tell messages that an open page has never heard of."""
    page = visit()

    def newer(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda told: line.send(str(told).replace('"asked-free"', '"asked-one-day"')))

    page.route_web_socket("**/live", newer)
    page.goto(lay_out(position(free_turn)))
    expect(page.get_by_role("heading", name="Another version")).to_be_visible()
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    expect(page.get_by_text("This page is older or newer than its server.")).to_be_visible()
