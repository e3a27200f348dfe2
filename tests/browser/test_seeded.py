"""The same bytes bring the same game, so that a browser test is the same in every run."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.new_table import dig, fill_in
from browser.page_player import PagePlayer
from browser.seeded_bytes import seeded_bytes

pytestmark = pytest.mark.browser


def first_moments(visit: Visit, seed: int) -> list[object]:
    """Begin a game against two bots with some bytes; give what is seen of it for a while."""
    page = visit(flying=True, reduced_motion="reduce")
    page.context.add_init_script(seeded_bytes(seed))
    fill_in(page, players=3)
    dig(page)
    player = PagePlayer(page)
    seen: list[object] = []
    sight = player.wait()
    for _ in range(6):
        seen.append((sight.number, sight.ask, sight.hand(), sight.all("market-pile")))
        sight = player.wait(player.decide(sight))
    return seen


def test_the_same_bytes_bring_the_same_game(visit: Visit) -> None:
    once = first_moments(visit, 1)
    assert first_moments(visit, 1) == once
    assert first_moments(visit, 2) != once
