"""The bots on the page about bots: they run as they stand there, and the one that looks ahead is worth its time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from digsite import Game
from digsite.bots import find_bot

pytestmark = pytest.mark.kernel

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"


def written(name: str) -> dict[str, object]:
    """What an example of the page comes to; examples are found by a word in them."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    space: dict[str, object] = {}
    exec(next(block for block in blocks if name in block), space)
    return space


def test_the_bot_that_looks_ahead_beats_greedy() -> None:
    kind = written("class Dreamer")["Dreamer"]
    won = 0.0
    for seed in range(4):
        game = Game(players=2, monument="mine", seed=seed // 2)  # every deal from both seats
        seat = seed % 2
        bots = [find_bot("greedy", 1), find_bot("greedy", 2)]
        bots[seat] = kind(seed)  # type: ignore[operator]
        while not game.is_over:
            game.play(bots[game.player].choose(game.view(game.player), game.legal_moves, 1.0))
        assert game.outcome is not None
        won += (seat in game.outcome.winners) / len(game.outcome.winners)
    assert won >= 3


def test_the_search_can_be_looked_into(capsys: pytest.CaptureFixture[str]) -> None:
    written("principal_variation")
    assert len(capsys.readouterr().out.splitlines()) == 4
