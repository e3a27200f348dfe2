"""Whatever is wrong with what an environment is given is said in a sentence with a code; nothing has happened then."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from digsite.envs.gymnasium import ArchaeologyEnv
from digsite.envs.pettingzoo import env as aec
from digsite.envs.vector import ArchaeologyVectorEnv
from digsite.errors import DigsiteError

pytestmark = pytest.mark.kernel


def games(**words: Any) -> ArchaeologyVectorEnv:
    return ArchaeologyVectorEnv(**{"num_envs": 4, "opponents": "self", "monument": "tomb", **words})


@pytest.mark.parametrize(
    ("words", "code"),
    [
        *[({"num_envs": number}, "bad-count") for number in (0, -1, 2.5, "4", True, None, 10**12)],
        *[({"threads": number}, "bad-count") for number in (0, -1, 2.5, "2", None, 10**6)],
        *[({"autoreset_mode": mode}, "bad-autoreset-mode") for mode in ("never", 3, None)],
        *[({"opponents": bots}, "bad-opponents") for bots in (3, None, [], "greedy", {"greedy"}, ["search"], [3])],
        *[({"opponents": ["greedy"], "players": players}, "bad-players") for players in (2.5, "3")],
        ({"opponents": ["greedy", "greedy"], "players": 2}, "bad-opponents"),
        ({"opponents": ["greedy"], "players": 1}, "bad-opponents"),
        *[({"players": players}, "setup-players") for players in (0, 1, 9, "3")],
        *[({"variants": variants}, "setup-type") for variants in (3, None, "fierce_weather")],
        *[({"opponents": ["greedy"], "seat": seat}, "no-such-seat") for seat in (2, -1, "a", None)],
    ],
    ids=str,
)
def test_games_that_cannot_be_made_are_refused(words: dict[str, Any], code: str) -> None:
    with pytest.raises(DigsiteError) as refused:
        games(**words)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("words", "code"),
    [
        *[({"seed": seed}, "bad-seed") for seed in (-1, 1 << 64, 2.5, "a", True, [1], [1, 2, 3, "a"], [1, 2, 3, -4])],
        *[({"options": options}, "bad-options") for options in (3, {"bogus": 1}, [True] * 4)],
        *[({"options": {"reset_mask": mask}}, "bad-reset-mask") for mask in (3, None, [True], ["a"] * 4)],
    ],
    ids=str,
)
def test_a_reset_that_cannot_be_is_refused(words: dict[str, Any], code: str) -> None:
    envs = games()
    observations, _ = envs.reset(seed=1)
    before = observations.copy()
    with pytest.raises(DigsiteError) as refused:
        envs.reset(**words)
    assert refused.value.code == code
    assert np.array_equal(observations, before)


@pytest.mark.parametrize("seed", [np.int64(3), [3, 4, 5, 6], np.array([3, 4, 5, 6]), (3, 4, None, 6)], ids=str)
def test_seeds_may_be_numbers_of_any_kind(seed: Any) -> None:
    envs, others = games(), games()
    there, _ = others.reset(seed=3)
    here, _ = envs.reset(seed=3)
    here, _ = envs.reset(seed=seed)
    assert np.array_equal(here[[0, 1, 3]], there[[0, 1, 3]])


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        *[
            (actions, "bad-actions")
            for actions in (None, 3, [0, 0], ["a"] * 4, [1.5] * 4, [[0]] * 4, [None] * 4, [True] * 4, [[0], 0, 0, 0])
        ],
        *[(actions, "illegal-action") for actions in ([200] * 4, [-1] * 4, np.full(4, 1 << 63, np.uint64))],
    ],
    ids=str,
)
def test_actions_that_are_none_are_refused(actions: Any, code: str) -> None:
    envs = games()
    observations, _ = envs.reset(seed=1)
    before = observations.copy()
    with pytest.raises(DigsiteError) as refused:
        envs.step(actions)
    assert refused.value.code == code
    assert np.array_equal(observations, before)


@pytest.mark.parametrize("action", [None, "a", 2.5, [1], True, np.array([1, 2])], ids=str)
def test_one_game_refuses_what_is_no_action(action: Any) -> None:
    single, agents = ArchaeologyEnv(["greedy"]), aec(players=2)
    single.reset(seed=1)
    with pytest.raises(DigsiteError) as refused:
        single.step(action)
    assert refused.value.code == "bad-actions"
    agents.reset(seed=1)
    with pytest.raises(DigsiteError) as refused:
        agents.step(action)
    assert refused.value.code == ("illegal-action" if action is None else "bad-actions")


def test_nothing_can_be_done_before_the_first_deal() -> None:
    agents = aec(players=2)
    for early in (lambda: games().step(np.zeros(4, np.int64)), lambda: agents.step(0), agents.last):
        with pytest.raises(DigsiteError, match=r"reset\(\)") as refused:
            early()
        assert refused.value.code == "not-begun"


def test_an_agent_that_is_not_there_is_told_who_is() -> None:
    agents = aec(players=2)
    agents.reset(seed=1)
    for asked in (agents.observe, agents.action_space, agents.observation_space):
        with pytest.raises(DigsiteError, match="player_0, player_1") as refused:
            asked("nobody")
        assert refused.value.code == "no-such-agent"
