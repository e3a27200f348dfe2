"""Between two decisions nothing is left of the last one: games that stand alike are alike, byte for byte."""

from __future__ import annotations

import random

import pytest

from digsite.editions import MONUMENTS, rules_with_monument
from digsite.game import Game
from digsite.game.phase import Phase
from digsite.rules import actions

pytestmark = [pytest.mark.kernel, pytest.mark.pure]

#: What is under way, in a state.
UNDER_WAY = ("half_made", "asked", "sheltered", "victim", "at", "owed", "last", "taking", "giving", "turned", "kept")


@pytest.mark.parametrize("monument", MONUMENTS)
def test_a_decision_that_is_complete_leaves_nothing_behind(monument: str) -> None:
    """Storms, thieves, trades, and whatever a monument asks inside."""
    rules = rules_with_monument(monument)
    assert rules is not None
    game = Game(3, edition=rules.id, monument=monument, seed=7)
    choice = random.Random(monument)
    asked = set()
    while not game.is_over:
        asked.add(game.phase)
        states = game.position.states
        if game.phase is Phase.ACT:
            assert {name: states[name].any() for name in UNDER_WAY} == dict.fromkeys(UNDER_WAY, False)
            assert (states["named"] == -1).all()
        exploring = [step for step in game.legal_steps if step in range(actions.EXPLORE, actions.EXPLORE + 3)]
        game.step(choice.choice(exploring or game.legal_steps))
    assert {Phase.ACT, Phase.TAKING} < asked
