"""The second press of a double press was meant for what lay there before: it decides nothing."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.moves_said import MovesSaid
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer
from browser.sight import look

pytestmark = pytest.mark.browser

#: Press what is there at the very moment when the next question is on the screen, by finger and by key; give the number
#: of the question and its kind.
_AT_ONCE: Final = """
([x, y, after]) => new Promise((answer) => {
  const table = document.querySelector('[data-testid="table"]');
  const seen = new MutationObserver(() => {
    const { number, ask } = table.dataset;
    if (Number(number) <= after || ask === "none") return;
    seen.disconnect();
    document.elementFromPoint(x, y).click();
    document.activeElement.click();
    for (const key of [".", "Enter"]) {
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }
    answer([Number(number), ask]);
  });
  seen.observe(table, { attributes: true, childList: true, subtree: true });
})
"""


def press_twice(page: Page, testid: str) -> tuple[int, int]:
    """Press something, and the same place once more as soon as something else is asked; give both states' numbers."""
    before = look(page)
    button = page.get_by_test_id(testid)
    button.click(trial=True)  # it has settled
    box = button.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(f"(given) => {{ window.second = ({_AT_ONCE})(given) }}", [x, y, before.number])
    page.mouse.click(x, y)
    number, _ask = page.evaluate("() => window.second")
    return before.number, number


def test_ending_a_turn_does_not_answer_what_comes_next(visit: Visit) -> None:
    page = visit(flying=True, reduced_motion="reduce")
    said = MovesSaid(page)
    fill_in(page, players=3)
    dig(page)
    player = PagePlayer(page)
    for _ in range(3):
        player.play_until(lambda sight: bool(sight.free("action-end")))
        before, number = press_twice(page, "action-end")
        player.decide(look(page))  # pressed a moment later, it is taken
        assert said.numbers[-2:] == [before, number]


@pytest.mark.deal(1839630784)
def test_in_the_mine_one_press_turns_up_one_card(visit: Visit) -> None:
    page = visit(flying=True, reduced_motion="reduce")
    said = MovesSaid(page)
    fill_in(page, monument="Mine")
    dig(page)
    player = PagePlayer(page)
    player.play_until(lambda sight: sight.ask == "mine")
    before, number = press_twice(page, "mine-turn-up")
    assert number == before + 1
    player.decide(look(page))
    assert said.numbers[-2:] == [before, number]


def test_putting_a_trade_back_does_not_end_the_turn(visit: Visit) -> None:
    """Both are at the right end of the answers."""
    page = visit(flying=True, reduced_motion="reduce")
    said = MovesSaid(page)
    fill_in(page)
    dig(page)
    player = PagePlayer(page)
    player.play_until(lambda sight: bool(sight.free("action-trade") and sight.free("action-end")))
    page.get_by_test_id("action-trade").click()
    back = page.get_by_test_id("trade-cancel")
    back.click(trial=True)
    before = look(page).number
    ended = page.evaluate(
        """() => {
          const back = document.querySelector('[data-testid="trade-cancel"]');
          const at = back.getBoundingClientRect();
          return new Promise((answer) => {
            const seen = new MutationObserver(() => {
              if (document.querySelector('[data-testid="action-end"]') === null) return;
              seen.disconnect();
              document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2).click();
              answer(document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2).className);
            });
            seen.observe(document.querySelector('[data-testid="table"]'), { childList: true, subtree: true });
            back.click();
          });
        }"""
    )
    assert "button" not in ended
    said.numbers.clear()
    player.press("action-end")
    player.wait(before)
    assert said.numbers == [before]
