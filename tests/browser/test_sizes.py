"""One position on screens of all sizes: what is going on, the answers, the hand, every card readable."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer
from browser.sight import come_to_rest
from digsite.web.process import ServerProcess
from servers import ENTROPY, Player, play_to_the_end

pytestmark = pytest.mark.browser

#: Desks, a tablet and a small one upright, a phone on its side, a desk at twice its size, phones.
SIZES: Final = (
    (1440, 900),
    (1366, 625),
    (1280, 720),
    (1024, 768),
    (820, 1180),
    (768, 1024),
    (844, 390),
    (720, 450),
    (390, 844),
    (360, 640),
)

#: Everything that is wrong with the page as it is.
_WRONG: Final = """
(trading) => {
  const wrong = [];
  const wide = document.documentElement.clientWidth;
  const box = (element) => element.getBoundingClientRect();
  const find = (testid) => document.querySelector(`[data-testid="${testid}"]`);
  const over = document.scrollingElement.scrollWidth - wide;
  if (over > 0) wrong.push(`the page is ${over} pixels wider than the screen`);
  const answers = [...document.querySelectorAll(".area-answers button")];
  if (answers.length === 0) wrong.push("there is nothing to answer with");
  for (const one of [find("sentence"), ...answers]) {
    const { left, top, right, bottom } = box(one);
    const inside = left >= -0.5 && top >= 0 && right <= wide + 0.5 && bottom <= innerHeight + 0.5;
    if (!inside) wrong.push(`out of sight: ${one.textContent.trim()}`);
  }
  for (const other of document.querySelectorAll('[data-testid="opponent"]')) {
    const edge = box(other);
    for (const part of other.querySelectorAll('.glyph, [data-testid="tents"] img, [data-testid="money"]')) {
      const { left, top, right, bottom } = box(part);
      const shelf = part.closest(".museum"); // what is too much for it fades at its end
      if (top < edge.top - 13 || bottom > edge.bottom || (!shelf && (left < edge.left || right > edge.right + 5)))
        wrong.push(`a player's ${part.className || "tent"} sticks out`);
    }
    const sold = other.querySelector(".museum li");
    if (sold) {
      const [hand, set] = [box(other.querySelector(".backs")), box(sold)];
      if (set.left < hand.right && set.top < hand.bottom - 1) wrong.push("a museum lies over a hand");
    }
  }
  for (const card of document.querySelectorAll('[data-testid="trade-tray"] .side .glyph')) {
    const { left, top, right, bottom } = box(card);
    for (const other of [find("sentence"), find("balance").parentElement]) {
      const there = box(other);
      if (left < there.right && right > there.left && top < there.bottom && bottom > there.top)
        wrong.push(`a card on the scales lies over ${other.textContent.trim()}`);
    }
  }
  const foot = box(find("sentence").closest(".area-bar"));
  for (const place of ["market", "hand"]) {
    const panel = find(place);
    const row = panel.querySelector(".places, .kinds");
    const scrolls = row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === "auto";
    const phone = panel.closest(".on-phone") !== null;
    if (scrolls && !phone) wrong.push(`${place}: cut, and not a phone`);
    const edge = box(panel);
    for (const card of panel.querySelectorAll(".card")) {
      const { left, top, right, bottom } = box(card);
      const aside = !scrolls && (left < edge.left - 0.5 || right > edge.right + 0.5);
      const out = aside || top < edge.top || bottom > edge.bottom;
      const name = card.querySelector(".name");
      if (out) wrong.push(`${place}: ${name.textContent} sticks out`);
      for (const part of [name, card.querySelector(".ladder")])
        if (!part.checkVisibility()) wrong.push(`${place}: ${name.textContent} without ${part.className}`);
    }
    const first = panel.querySelector(".card");
    if (place === "hand" && !trading && first) {
      const { top, bottom } = box(first);
      const end = foot.top > top ? foot.top : innerHeight;
      if (top < 0 || bottom > end) wrong.push(`the hand ends at ${bottom}, what can be seen at ${end}`);
    }
  }
  return wrong;
}
"""

#: What of the other players' names, clocks and figures lies over something else, or is not in sight.
_IN_EACH_OTHER_S_WAY: Final = """
() => {
  const wrong = [];
  const box = (element) => element.getBoundingClientRect();
  const called = (part) => part.dataset.testid ?? part.className;
  const places = [...document.querySelectorAll('[data-testid="opponent"]')];
  const own = document.querySelector('[data-testid="clock"][data-seat="0"]');
  if (!own?.checkVisibility()) wrong.push("one's own clock is not in sight");
  else places.push(own.parentElement);
  for (const place of places) {
    const edge = box(place);
    const figures = '.name, .status, .money, .cards, .backs, .tents img, [data-testid="clock"]';
    const parts = [...place.querySelectorAll(figures)].filter((part) => box(part).width > 0);
    if (place.matches('[data-testid="opponent"]') && !place.querySelector('[data-testid="clock"]'))
      wrong.push(`player ${place.dataset.seat} has no clock`);
    for (const [number, part] of parts.entries()) {
      const { left, top, right, bottom } = box(part);
      const out = left < edge.left || right > edge.right + 0.5 || bottom > edge.bottom;
      if (out) wrong.push(`${called(part)} sticks out`);
      if (part.matches(".name") && part.scrollWidth > part.clientWidth && right - left < 40)
        wrong.push(`of a name ${right - left} pixels are left`);
      for (const other of parts.slice(number + 1)) {
        if (part.contains(other) || other.contains(part) || (part.matches(".tents img") && other.matches(".tents img")))
          continue;
        const there = box(other);
        const beside = left >= there.right - 0.5 || right <= there.left + 0.5;
        const below = top >= there.bottom - 3 || bottom <= there.top + 3;
        if (!beside && !below) wrong.push(`${called(part)} over ${called(other)}`);
      }
    }
  }
  return wrong;
}
"""


def judged(page: Page, *, trading: bool, clocks: bool = False) -> list[str]:
    """Look at the same position on every screen."""
    wrong: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        # Two frames: one for the new layout, one for what measures itself in it.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        come_to_rest(page)
        found: list[str] = page.evaluate(_WRONG, trading)
        found += page.evaluate(_IN_EACH_OTHER_S_WAY) if clocks else []
        wrong.extend(f"{width} x {height}: {one}" for one in found)
    return wrong


def fits(visit: Visit, players: int, theme: str) -> None:
    """Play until there is much on the table, and look at that on every screen; then with a trade on the scales."""
    page = visit(flying=True, reduced_motion="reduce", color_scheme=theme)
    fill_in(page, players=players)
    dig(page)
    player = PagePlayer(page)
    sold = page.locator("[data-testid=opponent] .museum li")
    sight = player.play_until(
        lambda seen: seen.ask == "act" and len(seen.hand()) >= 5 and seen.free("market-pile") != [] and sold.count() > 0
    )
    wrong = judged(page, trading=False)
    assert not wrong, "\n".join(wrong)
    page.set_viewport_size({"width": 1440, "height": 900})
    player.press("market-pile", treasure=sight.free("market-pile")[0].treasure)
    player.press("trade-cheapest")
    expect(page.get_by_test_id("balance")).to_have_attribute("data-owed", "0")
    on_the_scales = page.get_by_test_id("tray-give").get_by_role("button")
    for kind in player.look().free("hand-kind"):  # as full as they can be
        if page.get_by_test_id("tray-give").locator(f'[data-treasure="{kind.treasure}"]').count() == 0:
            player.press("hand-kind", treasure=kind.treasure)
    assert on_the_scales.count() >= 4
    wrong = judged(page, trading=True)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "players",
    [
        pytest.param(2, marks=pytest.mark.deal(322613715)),
        pytest.param(5, marks=pytest.mark.deal(2397931882)),
    ],
)
def test_the_table_fits_every_screen(visit: Visit, players: int) -> None:
    fits(visit, players, "light")


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_of_any_number_fits_every_screen_in_both_themes(visit: Visit, players: int, theme: str) -> None:
    fits(visit, players, theme)


#: As long as clocks get, with as little room as there is beside a name.
CLOCKS: Final = ({"kind": "game", "amount": 600}, {"kind": "days", "amount": 60})


def clocks_fit(visit: Visit, server: ServerProcess, players: int, clock: dict[str, object], theme: str) -> None:
    """Let people with long names play for a while, one of them go away, and look at their table on every screen."""
    names = ("Ann", "Benedict the Elder", "Cleopatra VII", "Dan", "Evelyn Underhill-Carter")
    plan = {"seats": [{"kind": "open"}] * players, "pace": "instant", "monument": "tomb", "clock": clock}
    table = server.post("/api/tables", plan)["table"]
    secrets = []
    for seat in range(players):
        taken = {"name": names[seat], "entropy": ENTROPY}
        secrets.append(server.post(f"/api/tables/{table}/seats/{seat}", taken)["secret"])
    with ExitStack() as lines:
        people = [Player(server, table, secret, waiting=None) for secret in secrets]
        for person in people:
            lines.callback(person.close)
        people[0].say("start")
        moves = play_to_the_end(people, stop_at=10 * players)
        while (people[0].until_state(moves)["ask"] or {}).get("ask") != "act":
            moves = play_to_the_end(people, stop_at=moves + 1)
        people[1].close()
        page = visit(reduced_motion="reduce", color_scheme=theme)
        page.goto(f"{server.address}/table/{table}#seat=0&secret={secrets[0]}")
        page.get_by_test_id("table").wait_for()
        wrong = judged(page, trading=False, clocks=True)
    assert not wrong, "\n".join(wrong)


def test_the_clocks_of_five_fit_every_screen(visit: Visit, server: ServerProcess) -> None:
    clocks_fit(visit, server, 5, CLOCKS[0], "light")


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: str(clock["kind"]))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_clocks_of_any_number_fit_every_screen_in_both_themes(
    visit: Visit, server: ServerProcess, players: int, clock: dict[str, object], theme: str
) -> None:
    clocks_fit(visit, server, players, clock, theme)


def test_the_monument_says_what_it_does_on_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    fill_in(page, monument="Tomb")
    dig(page)
    page.get_by_test_id("monument-details").tap()
    dialogue = page.get_by_test_id("monument-dialogue")
    expect(dialogue).to_contain_text("For 1 map you search a chamber")
    dialogue.get_by_role("button", name="Close").tap()
    expect(dialogue).to_be_hidden()
