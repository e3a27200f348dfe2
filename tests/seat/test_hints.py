"""Hints: legal, from the view alone, and the same whatever the player cannot know."""

from __future__ import annotations

import pytest

from digsite.bots import find_bot
from digsite.seat import hint_for
from digsite.words import Voice
from kinds import PLAIN, Kind

pytestmark = pytest.mark.kernel


@pytest.mark.parametrize("kind", PLAIN[::6], ids=lambda kind: kind.label)
def test_a_hint_does_not_change_with_what_its_player_cannot_know(kind: Kind) -> None:
    game = kind.game(seed=12)
    bot = find_bot("expert", 0)
    asked = 0
    for number in range(60):
        if game.is_over:
            break
        seat = game.player
        if number % 9 == 0:
            found = hint_for(game.view(seat), game.legal_moves, games=6)
            assert found is not None
            assert found.best in game.legal_moves
            for seed in (1, 2):
                other = game.resampled(seat, seed)
                assert hint_for(other.view(seat), other.legal_moves, games=6) == found
            for language in ("en", "de", "fr"):
                assert all(Voice(language, game.names, you=seat).say(told) for told in found.told)
            asked += 1
        game.play(bot.choose(game.view(seat), game.legal_moves, 1.0))
    assert asked


def test_only_whoever_decides_gets_a_hint() -> None:
    game = PLAIN[0].game(seed=1)
    assert hint_for(game.view(1 - game.player), game.legal_moves, games=2) is None
    assert hint_for(game.view(None), game.legal_moves, games=2) is None


def test_without_games_the_expert_is_asked() -> None:
    game = PLAIN[0].game(seed=1)
    found = hint_for(game.view(game.player), game.legal_moves, games=0)
    assert found is not None
    assert found.chance is None
    assert found.best == find_bot("expert", 0).choose(game.view(game.player), game.legal_moves, 1.0)
