"""The pages before and around a game: weight, theme, motion, and whether everybody can use them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, Route, WebSocketRoute, expect

from browser.axe import serious
from browser.conftest import Visit
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer
from browser.positions import LayingOut, free_turn, position
from browser.screens import PHONE
from browser.test_network import open_for_others
from browser.watching import Watch
from digsite.tables.wire.version import VERSION

pytestmark = pytest.mark.browser

HOME_BYTES = 50_000
TABLE_BYTES = 110_000
#: As browsers count it: how much of the screen moves, times how far. Below this nobody notices.
MOST_SHIFT = 0.02

#: What is fetched ahead, by the first page for the table and by the table for later, is fetched a second later.
_NOTHING_AHEAD = """
const later = window.setTimeout;
window.setTimeout = (what, when, ...more) => (when >= 1000 ? 0 : later(what, when, ...more));
"""

_NOTE_SHIFTS = """
window.shifts = [];
new PerformanceObserver((found) => {
  for (const { value, sources } of found.getEntries()) {
    window.shifts.push({ value, what: sources.map(({ node }) => node?.className || node?.nodeName) });
  }
}).observe({ type: "layout-shift", buffered: true });
"""

_TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

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


def weigh(page: Page, address: str, shown: Callable[[], object]) -> dict[str, int]:
    """Open a page; give the weight of its scripts, styles and words, as they travel."""
    code: list[Request] = []

    def note(request: Request) -> None:
        if request.resource_type in ("script", "stylesheet") or request.url.endswith((".ftl", ".json")):
            code.append(request)

    page.on("requestfinished", note)
    page.goto(address)
    shown()
    page.wait_for_load_state("networkidle")
    return {request.url: request.sizes()["responseBodySize"] for request in code}


def test_the_first_page_is_light(visit: Visit) -> None:
    """All that it needs itself. The table is fetched ahead as soon as the page is there, and weighs in at the table."""
    page = visit()
    page.add_init_script(_NOTHING_AHEAD)
    weights = weigh(page, "/", lambda: expect(page.get_by_text("against")).to_be_visible())
    assert len(weights) >= 2
    assert 0 < sum(weights.values()) <= HOME_BYTES, weights
    assert not any("/assets/table-" in url for url in weights)


def test_the_table_is_light(visit: Visit, lay_out: LayingOut) -> None:
    """For somebody who comes by a link and has nothing of it yet."""
    page = visit()
    page.add_init_script(_NOTHING_AHEAD)  # faces, the stage and the result come when everything else is there
    player = PagePlayer(page)
    weights = weigh(page, lay_out(position(free_turn)), player.wait)
    assert any("/assets/table-" in url for url in weights)
    assert 0 < sum(weights.values()) <= TABLE_BYTES, weights


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_nothing_on_the_first_page_moves_by_itself(visit: Visit, screen: str) -> None:
    page = visit(**(PHONE if screen == "phone" else {}))
    page.add_init_script(_NOTE_SHIFTS)
    page.goto("/")
    expect(page.get_by_text("against")).to_be_visible()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.evaluate(_TWO_FRAMES)
    shifts = page.evaluate("() => window.shifts")
    assert sum(shift["value"] for shift in shifts) <= MOST_SHIFT, shifts


def test_the_first_page_does_not_wait_for_fonts_that_never_come(visit: Visit) -> None:
    page = visit()
    fonts: list[Route] = []

    def hold_back(font: Route) -> None:
        fonts.append(font)

    page.route("**/*.woff2", hold_back)
    page.goto("/", wait_until="commit")
    expect(page.get_by_text("against")).to_be_visible()
    assert fonts
    for font in fonts:
        font.continue_()


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


@pytest.mark.parametrize(
    ("screen", "scheme"),
    [
        ("desk", "light"),
        ("phone", "dark"),
        pytest.param("desk", "dark", marks=pytest.mark.long),
        pytest.param("phone", "light", marks=pytest.mark.long),
    ],
)
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
    page.get_by_role("dialog").wait_for()  # it is fetched first
    judge("settings")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Join by link…").click()
    page.get_by_role("dialog").wait_for()
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


def test_a_game_begun_on_an_older_page_is_dealt_once_that_was_loaded_anew(visit: Visit) -> None:
    page = visit(flying=True)
    hellos: list[str] = []

    def older(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def say(said: str | bytes) -> None:
            first = '"hello"' in str(said) and not hellos
            hellos.extend([str(said)] if '"hello"' in str(said) else [])
            server.send(str(said).replace(VERSION, "0" * len(VERSION)) if first else said)

        line.on_message(say)

    page.route_web_socket("**/live", older)
    page.goto("/")
    page.get_by_test_id("dig-now").click()
    page.get_by_test_id("table").wait_for()
    assert len(hellos) == 2, "one for each page"
