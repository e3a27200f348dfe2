"""OpenSpiel's own tests of games, its search, and what its players can know."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

from digsite.editions import load_edition
from digsite.envs.open_spiel import ArchaeologyGame, ArchaeologyState
from digsite.errors import DigsiteError
from digsite.game import Game
from kinds import PLAIN, Kind


def load(kind: Kind, **more: object) -> ArchaeologyGame:
    wished = {"players": kind.players, "edition": kind.edition, "monument": kind.monument}
    wished |= {"variants": "+".join(kind.variants), **more}
    return ArchaeologyGame(wished)


class TestOpenSpielsOwnInterface(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
    """The checks that OpenSpiel makes of every game it has."""

    game = pyspiel.load_game("python_archaeology(players=3,monument=temple)")
    game_name = "python_archaeology"


@pytest.mark.parametrize("kind", PLAIN[::3], ids=lambda kind: kind.label)
def test_open_spiel_plays_random_games_and_reads_them_back(kind: Kind) -> None:
    wished = f"players={kind.players},edition={kind.edition},monument={kind.monument}"
    game = pyspiel.load_game(f"python_archaeology({wished})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("kind", PLAIN[1::4], ids=lambda kind: kind.label)
def test_chance_and_steps_go_as_in_the_game(kind: Kind) -> None:
    """The same steps and the same chance: the same observations, and at the end the same winners."""
    choice = random.Random(5)
    setup = load_edition(kind.edition).setup(kind.players, kind.monument, kind.variants)
    game = Game.of(setup, [f"P{seat}" for seat in range(kind.players)])
    state = load(kind, reward="margin").new_initial_state()
    while not game.is_over:
        if state.is_chance_node():
            likely = [(name, weight) for name, weight in game.chances.items() if weight]
            outcomes = state.chance_outcomes()
            total = sum(weight for _, weight in likely)
            assert [chance for _, chance in outcomes] == pytest.approx([weight / total for _, weight in likely])
            place = choice.randrange(len(likely))
            game.happen(likely[place][0])
            state.apply_action(outcomes[place][0])
        else:
            assert state.current_player() == game.player
            assert state.legal_actions() == game.legal_steps
            assert np.array_equal(state.observation_tensor(game.player), game.observation(game.player))
            step = choice.choice(game.legal_steps)
            game.step(step)
            state.apply_action(step)
    assert state.is_terminal()
    assert game.outcome is not None
    best = max(game.outcome.money)
    assert [money == best for money in game.outcome.money] == [
        value == max(state.returns()) for value in state.returns()
    ]
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("kind", PLAIN[2::5], ids=lambda kind: kind.label)
def test_what_a_player_cannot_know_is_dealt_anew_and_leaves_their_information_as_it_was(kind: Kind) -> None:
    choice = random.Random(7)
    state = load(kind).new_initial_state()
    met = 0
    while not state.is_terminal():
        if not state.is_chance_node() and choice.random() < 0.1:
            player = state.current_player()
            other = state.resample_from_infostate(player, choice.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            met += other.states.tobytes() != state.states.tobytes()
        _step(state, choice)
    assert met


def _step(state: ArchaeologyState, choice: random.Random) -> None:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(choice.choices(outcomes, weights)[0])
    else:
        state.apply_action(choice.choice(state.legal_actions()))


def test_nobody_forgets_what_they_did_or_saw() -> None:
    """Perfect recall: an information state tells every earlier one of its player, and what the player did there."""
    game = load(Kind("new-expedition", 2, "tomb"))
    past_of: dict[tuple[int, str], list[Any]] = {}
    for seed in range(6):
        choice, state = random.Random(seed), game.new_initial_state()
        past: list[list[Any]] = [[], []]
        while not state.is_terminal():
            if not state.is_chance_node():
                player = state.current_player()
                told = state.information_state_string(player)
                assert past_of.setdefault((player, told), list(past[player])) == past[player]
                tensor = tuple(state.information_state_tensor(player))
                before = len(state.history())
                _step(state, choice)
                past[player].append((hash(tensor), state.history()[before]))
            else:
                _step(state, choice)


def test_open_spiels_search_plays_it() -> None:
    game = load(Kind("new-expedition", 2, "mine"))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=2.0, evaluator=evaluator, max_simulations=2, random_state=np.random.RandomState(2)
    )
    choice, state, decisions = random.Random(1), game.new_initial_state(), 0
    while decisions < 15:
        if state.is_chance_node():
            _step(state, choice)
        else:
            step = bot.step(state)
            assert step in state.legal_actions()
            state.apply_action(step)
            decisions += 1


def test_a_reward_during_the_game_is_refused() -> None:
    with pytest.raises(DigsiteError, match="pays at the end"):
        load(Kind("new-expedition", 2, "mine"), reward="shaped")
