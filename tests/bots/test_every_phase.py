"""Every bot has an answer in every phase in which a player decides; where it has none, that is loud."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from digsite.bots import bot_names, find_bot
from digsite.bots.policies import POLICIES, decide_seen, expert_among
from digsite.dealers.fast import new_luck
from digsite.game import Game
from digsite.game.phase import Phase
from digsite.rules import hide_from
from digsite.rules import phases as ph
from kinds import PLAIN

pytestmark = pytest.mark.kernel

#: Every phase of the kernel in which a player decides, by its name there.
DECISIONS: dict[str, int] = {
    name: number
    for name, number in vars(ph).items()
    if name.isupper() and name != "FIRST_DECISION" and ph.FIRST_DECISION <= number < ph.OVER
}


@cache
def positions() -> dict[int, list[Game]]:
    """A few positions of every phase, from games of random steps at every monument.

    Each is the first of its phase in a decision: what a bot begins there it also ends.
    """
    found: dict[int, list[Game]] = {number: [] for number in DECISIONS.values()}
    for kind in PLAIN:
        game, choice, before = kind.game(11), np.random.default_rng(11), -1
        while not game.is_over:
            here = found[game.position.phase]
            begins = game.position.number("half_made") == 0 or game.position.phase != before
            if begins and len(here) < 4:
                here.append(game.copy())
            before = game.position.phase
            game.step(int(choice.choice(game.legal_steps)))
        if all(len(here) == 4 for here in found.values()):
            break
    return found


def test_the_game_s_phases_are_the_kernel_s() -> None:
    assert len(set(DECISIONS.values())) == len(DECISIONS)
    assert {phase.name for phase in Phase} >= set(DECISIONS), "game/phase.py names each"


@pytest.mark.parametrize("phase", DECISIONS)
@pytest.mark.parametrize("policy", POLICIES)
def test_a_policy_answers_every_phase(policy: str, phase: str) -> None:
    """By judgement of its own: a policy that does not know a phase raises (see below)."""
    here = positions()[DECISIONS[phase]]
    assert here, f"No game of any kind came to {phase}: the phase is never reached, or only with a variant."
    for game in here:
        seen = game.position.copy()
        hide_from(seen.boxes, seen.states, game.player)
        number = POLICIES[policy]
        step = decide_seen(seen.boxes, seen.states, number, new_luck(1), expert_among([number]))
        assert step in game.legal_steps


@pytest.mark.parametrize("bot", bot_names())
def test_a_bot_answers_every_question(bot: str) -> None:
    """Bots at a table are asked for whole decisions."""
    name = f"{bot}@20" if bot == "search" else bot
    for here in positions().values():
        for game in here:
            if game.legal_moves:
                assert find_bot(name, 3).choose(game.view(game.player), game.legal_moves, 0.02) in game.legal_moves


@pytest.mark.parametrize("policy", [name for name in POLICIES if name != "random"])
def test_a_phase_that_a_policy_does_not_know_is_loud(policy: str) -> None:
    position = positions()[ph.NAMING][0].position.copy()
    position.states["phase"] = max(DECISIONS.values()) + 1
    number = POLICIES[policy]
    with pytest.raises(ValueError, match="no answer in this phase"):
        decide_seen(position.boxes, position.states, number, new_luck(1), expert_among([number]))
