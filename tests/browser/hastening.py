"""The middle of a game, in which a test has nothing to see: played over second lines of the seats that pages hold.

The pages look on, and go on from wherever the game has come to. Whole games through the page are in
``test_whole_games.py``, and, of everything that is hastened here, in `make long`.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Page

from digsite.seat import AnyQuestion
from digsite.web.bench.quick_player import answer
from digsite.web.process import ServerProcess
from servers import Player

#: Cards left to dig when pages go on: enough for everybody to have some turns.
_LEFT: Final = 6
#: The table of a page, and the secrets of the seats it holds there.
_HELD: Final = """
() => {
  const table = location.pathname.split("/")[2];
  const held = JSON.parse(localStorage.getItem(`digsite.table.${table}`));
  return [table, held.seats.map((one) => one.secret)];
}
"""
_SEEN: Final = """
(number) => Number(document.querySelector('[data-testid="table"]')?.dataset.number ?? -1) >= number
"""
#: For tests that play a whole game: in the usual pass most of it is hastened, and in `make long` none of it.
hastened: Final = pytest.mark.parametrize(
    "hurry", [True, pytest.param(False, marks=pytest.mark.long)], ids=["hastened", "whole"]
)


def hasten(server: ServerProcess, pages: Sequence[Page], watching: Sequence[Page] = (), *, left: int = _LEFT) -> None:
    """Play until few cards are left to dig and somebody at a page is asked something; all pages have seen that then."""
    with ExitStack() as lines:
        people = []
        for page in pages:
            table, secrets = page.evaluate(_HELD)
            people += [Player(server, table, secret, waiting=None) for secret in secrets]
        for person in people:
            lines.callback(person.close)
        asked, state = _next(people)
        while state["view"]["dig_size"] > left:
            move = msgspec.to_builtins(answer(msgspec.convert(state["ask"], AnyQuestion)))
            told = asked.say("play", number=state["number"], move=move)
            assert told["tell"] == "done", told
            for person in people:
                person.until_state(state["number"] + 1)
            asked, state = _next(people)
    for page in (*pages, *watching):
        page.wait_for_function(_SEEN, arg=state["number"])


def _next(people: Sequence[Player]) -> tuple[Player, dict[str, Any]]:
    """Wait until one of the people is asked something."""
    while True:
        number = max(person.until_state(0)["number"] for person in people)
        for person in people:
            state = person.until_state(number)
            if state["ask"] is not None:
                return person, state
        people[0].hear()
