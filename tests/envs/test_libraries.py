"""The libraries' own tests of environments, and what users meet when they ask for something wrong."""

from __future__ import annotations

import re
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from pettingzoo.test import api_test, render_test, seed_test

import digsite.envs  # noqa: F401  # it registers the environments
from digsite.envs.pettingzoo import env as aec
from digsite.envs.vector import ArchaeologyVectorEnv
from digsite.errors import DigsiteError
from digsite.game import EndTurn, LegalMoves, Move, Sell, View

NAME = "digsite/Archaeology-v1"

#: One of each edition, monument and number of players.
GAMES: list[dict[str, Any]] = [
    {"players": 2, "monument": "tomb", "variants": ["long_expedition"]},
    {"players": 3, "monument": "sphinx", "variants": ["fierce_weather"]},
    {"players": 4, "monument": "mine", "variants": ["beginners_luck"]},
    {"players": 5, "monument": "random"},
    {"players": 2, "edition": "card-game", "monument": "pyramid"},
]


@pytest.mark.parametrize("made_of", GAMES, ids=lambda made_of: f"{made_of['monument']}-{made_of['players']}")
def test_pettingzoo_finds_nothing_wrong(made_of: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # It would rather have no dictionary; but with masks that is PettingZoo's own way.
        warnings.filterwarnings(
            "ignore", "Observation space for each agent probably should be|Observation is not", UserWarning
        )
        api_test(aec(**made_of), num_cycles=300)
        seed_test(lambda: aec(**made_of), num_cycles=100)
    assert "Passed" in capsys.readouterr().out


def test_pettingzoo_finds_the_pictures_right(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: aec(players=2, monument="mine", render_mode=render_mode))
    assert "marketplace:" in capsys.readouterr().out


@pytest.mark.parametrize("made_of", GAMES, ids=lambda made_of: f"{made_of['monument']}-{made_of['players']}")
@pytest.mark.parametrize("reward", ["win", "margin", "shaped"])
def test_gymnasium_finds_nothing_wrong(made_of: dict[str, Any], reward: str) -> None:
    check_env(gymnasium.make(NAME, opponents=["greedy"], reward=reward, **made_of).unwrapped)


class QuickSeller:
    """A bot of somebody's own."""

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
        return next(legal.of(Sell), None) or (EndTurn() if EndTurn() in legal else next(iter(legal)))


def test_gymnasium_finds_nothing_wrong_with_a_bot_of_ones_own() -> None:
    check_env(gymnasium.make(NAME, opponents=[QuickSeller(), "search@20"], monument="mine").unwrapped)


def test_gymnasiums_wrappers_count_the_episodes_of_many_games() -> None:
    envs = gymnasium.make_vec(NAME, num_envs=6, opponents=["greedy"], monument="temple", reward="margin")
    counting = RecordEpisodeStatistics(envs)
    counting.reset(seed=1)
    told = {}
    for _ in range(300):
        inside = envs.unwrapped
        assert isinstance(inside, ArchaeologyVectorEnv)
        _, rewards, over, _, infos = counting.step(inside.random_actions())
        if over.any():
            told = infos["episode"]
            assert np.allclose(told["r"][over], rewards[over])
    assert told


def test_other_bots_play_in_a_vector_of_single_environments() -> None:
    envs = gymnasium.make_vec(NAME, 2, vectorization_mode="sync", opponents=["novice"], monument="mine")
    observations, infos = envs.reset(seed=1)
    assert observations.shape == (2, 413)
    assert infos["action_mask"].shape == (2, 126)


def test_an_illegal_action_is_told_and_never_silent() -> None:
    envs = ArchaeologyVectorEnv(3, opponents=["greedy"], monument="mine")
    before, _ = envs.reset(seed=1)
    kept = before.copy()
    actions = envs.random_actions().copy()
    actions[1] = 125
    with pytest.raises(DigsiteError, match=re.escape("The action 'stop' (125) is not legal in game 1. Legal are: ")):
        envs.step(actions)
    assert np.array_equal(before, kept)
    agents = aec(players=2, monument="mine")
    agents.reset(seed=1)
    for wrong in (125, -1, 5_000_000_000):
        with pytest.raises(DigsiteError, match=r"is not legal\. Legal are: "):
            agents.step(wrong)
    single = gymnasium.make(NAME, monument="mine")
    single.reset(seed=1)
    _, reward, over, _, info = single.step(125)
    assert (reward, over) == (-1, True)
    assert "is not legal" in info["illegal_action"]
    strict = gymnasium.make(NAME, monument="mine", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(DigsiteError, match="is not legal"):
        strict.step(125)


@pytest.mark.parametrize(
    "wrong, sentence",
    [
        ({"opponents": "greedy"}, "a list with a bot for each other seat"),
        ({"opponents": ["greedy"] * 3, "players": 3}, "There are 2 seats beside the learner's for 3 opponents."),
        ({"seat": 4}, "The seats are 0 to 1; there is no 4."),
        ({"reward": "money"}, "There is no reward 'money'. There are: win, margin, shaped."),
        ({"opponents": ["search"]}, "In the kernel play: random, greedy, expert, not 'search'."),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(DigsiteError, match=re.escape(sentence)):
        ArchaeologyVectorEnv(2, **wrong)
