"""One position on screens of all sizes: what is going on, the answers, the hand, every card readable."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer
from browser.sight import come_to_rest

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


def judged(page: Page, *, trading: bool) -> list[str]:
    """Look at the same position on every screen."""
    wrong: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        # Two frames: one for the new layout, one for what measures itself in it.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        come_to_rest(page)
        found: list[str] = page.evaluate(_WRONG, trading)
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


def test_the_monument_says_what_it_does_on_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    fill_in(page, monument="Tomb")
    dig(page)
    page.get_by_test_id("monument-details").tap()
    dialogue = page.get_by_test_id("monument-dialogue")
    expect(dialogue).to_contain_text("One map lets you search a whole chamber")
    dialogue.get_by_role("button", name="Close").tap()
    expect(dialogue).to_be_hidden()
