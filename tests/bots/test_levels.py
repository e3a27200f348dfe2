"""Levels: each keeps its character at every number of players, and follows the moods of the table it sits at."""

from __future__ import annotations

import pytest

from digsite.bots.bot import KernelBot
from digsite.bots.levels import DECISIONS, LEVELS, Level, MoodyBot
from digsite.bots.policies import EXPERT, HOARDER, QUICK_SELLER, RANDOM
from digsite.dealers import seed_of
from digsite.game import Game
from digsite.rules import SEATS

CHARACTERS = {"novice": {QUICK_SELLER, RANDOM, EXPERT}, "digger": {HOARDER, EXPERT}, "professor": {EXPERT}}


@pytest.mark.parametrize("players", range(2, SEATS + 1))
@pytest.mark.parametrize("level", CHARACTERS)
def test_a_level_keeps_its_character_at_every_number_of_players(level: str, players: int) -> None:
    policies = LEVELS[level].policies(players)
    assert len(policies) == DECISIONS
    assert set(policies) == CHARACTERS[level]


def test_moods_are_those_of_the_table() -> None:
    moody = Level("Moody", {2: ((EXPERT, DECISIONS),), 3: ((QUICK_SELLER, DECISIONS),)})
    for players, policy in ((2, EXPERT), (3, QUICK_SELLER)):
        game = Game(players=players, monument="mine", seed=4)
        others = set()
        while not game.is_over:
            view, legal = game.view(game.player), game.legal_moves
            move = MoodyBot(moody, seed=1).choose(view, legal, 1.0)
            assert move == KernelBot(policy, seed_of(1, policy)).choose(view, legal, 1.0)
            others.add(move == KernelBot(EXPERT + QUICK_SELLER - policy, 1).choose(view, legal, 1.0))
            game.play(move)
        assert others == {True, False}  # the other mood would have played another game
