"""Every environment plays the same games from the same seeds: those of ``digsite.Game``."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from digsite.bots.bot import KernelBot
from digsite.bots.policies import POLICIES
from digsite.dealers import FastDealer, seed_of
from digsite.editions import load_edition
from digsite.envs.gymnasium import ArchaeologyEnv
from digsite.envs.pettingzoo import env as aec
from digsite.envs.shares import MOST_IN_A_SHARE
from digsite.envs.vector import ArchaeologyVectorEnv
from digsite.errors import DigsiteError
from digsite.game import Game
from kinds import KINDS, PLAIN, Kind

pytestmark = pytest.mark.kernel


def options(kind: Kind) -> dict[str, Any]:
    return {"players": kind.players, "edition": kind.edition, "monument": kind.monument, "variants": kind.variants}


def mask_of(game: Game) -> list[int]:
    return [int(action in game.legal_steps) for action in range(126)]


def reward_of(game: Game, seat: int, name: str) -> float:
    outcome = game.outcome
    if outcome is None:
        return 0.0
    if name == "win":
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    others = [money for place, money in enumerate(outcome.money) if place != seat]
    return outcome.money[seat] - sum(others) / len(others)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.label)
def test_many_games_at_once_are_the_games_one_by_one(kind: Kind) -> None:
    """Every seat the caller's: observation, mask, seat and rewards, to the end, and the next deal."""
    number, seed = 2, len(kind.label) * 1000
    envs = ArchaeologyVectorEnv(number, opponents="self", reward="margin", **options(kind))
    observations, infos = envs.reset(seed=seed)
    choice = random.Random(seed)
    dealers = [FastDealer(seed + row) for row in range(number)]
    setup = load_edition(kind.edition).setup(kind.players, kind.monument, kind.variants)
    names = [f"P{seat}" for seat in range(kind.players)]
    games = [Game.of(setup, names, dealer=dealer) for dealer in dealers]
    ended = [0] * number
    while min(ended) < 1:
        for row, game in enumerate(games):
            assert infos["seat"][row] == game.player
            assert np.array_equal(observations[row], game.observation(game.player))
            assert infos["action_mask"][row].tolist() == mask_of(game)
        actions = np.array([choice.choice(game.legal_steps) for game in games])
        deciding = [game.player for game in games]
        observations, rewards, over, truncated, infos = envs.step(actions)
        for row, game in enumerate(games):
            game.step(int(actions[row]))
            assert bool(over[row]) == game.is_over
            assert not truncated[row]
            assert rewards[row] == pytest.approx(reward_of(game, deciding[row], "margin"))
            given = [reward_of(game, seat, "margin") for seat in range(kind.players)]
            assert infos["rewards"][row].tolist() == pytest.approx(given)
            if game.is_over:
                assert np.array_equal(infos["final_obs"][row], game.observation(game.player))
                games[row] = Game.of(setup, names, dealer=dealers[row])
                ended[row] += 1


@pytest.mark.parametrize("kind", PLAIN, ids=lambda kind: kind.label)
def test_the_single_environment_and_the_vector_of_them_play_the_same(kind: Kind) -> None:
    """Bots of the kernel at the other seats, a reward at every step, three games in a row."""
    bots = ["expert", "greedy", "random"]
    opponents = [bots[(kind.players + place) % 3] for place in range(kind.players - 1)]
    made_of = {**options(kind), "opponents": opponents, "seat": kind.players - 1, "reward": "shaped"}
    single = ArchaeologyEnv(**made_of)
    vector = ArchaeologyVectorEnv(2, **made_of)
    observations, infos = vector.reset(seed=[5, 77])
    observation, info = single.reset(seed=77)
    choice = random.Random(1)
    for _ in range(3):
        over = False
        total = 0.0
        while not over:
            assert np.array_equal(observations[1], observation)
            assert np.array_equal(infos["action_mask"][1], info["action_mask"])
            actions = vector.random_actions()
            actions[1] = choice.choice(info["action_mask"].nonzero()[0].tolist())
            observation, reward, over, _, info = single.step(actions[1])
            observations, rewards, overs, _, infos = vector.step(actions)
            assert rewards[1] == reward
            assert overs[1] == over
            total += float(reward)
        assert -5 < total < 5
        assert np.array_equal(infos["final_obs"][1], observation)
        observation, info = single.reset()


def test_bots_from_python_play_as_they_do_in_the_kernel() -> None:
    """The same opponents, once inside the kernel and once as objects that see views."""
    made_of: dict[str, Any] = {"players": 3, "monument": "random", "reward": "shaped"}
    inside = ArchaeologyEnv(["greedy", "expert"], **made_of)
    objects = [KernelBot(POLICIES["greedy"], seed_of(9, 2)), KernelBot(POLICIES["expert"], seed_of(9, 3))]
    outside = ArchaeologyEnv(objects, **made_of)
    choice = random.Random(2)
    (first, info), (second, _) = inside.reset(seed=9), outside.reset(seed=9)
    for _ in range(2):
        over = False
        while not over:
            assert np.array_equal(first, second)
            action = choice.choice(info["action_mask"].nonzero()[0].tolist())
            first, reward, over, _, info = inside.step(action)
            second, other_reward, other_over, _, other_info = outside.step(action)
            assert np.array_equal(info["action_mask"], other_info["action_mask"])
            assert float(reward) == pytest.approx(float(other_reward))
            assert over == other_over
        (first, info), (second, _) = inside.reset(), outside.reset()


@pytest.mark.parametrize("kind", PLAIN, ids=lambda kind: kind.label)
def test_agents_in_turn_play_the_games_of_their_seed(kind: Kind) -> None:
    agents = aec(**options(kind))
    agents.reset(seed=12)
    game = kind.game(12)
    choice = random.Random(3)
    while not game.is_over:
        assert agents.agent_selection == f"player_{game.player}"
        for seat, agent in enumerate(agents.agents):
            assert np.array_equal(agents.observe(agent)["observation"], game.observation(seat))
        seen, _, over, _, _ = agents.last()
        assert not over
        assert seen["action_mask"].tolist() == mask_of(game)
        action = choice.choice(game.legal_steps)
        agents.step(action)
        game.step(action)
    assert all(agents.terminations.values())
    assert [agents.rewards[agent] for agent in agents.agents] == [
        pytest.approx(reward_of(game, seat, "win")) for seat in range(kind.players)
    ]


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_a_game_that_is_over_begins_anew_when_it_should(mode: AutoresetMode) -> None:
    envs = ArchaeologyVectorEnv(8, opponents=["random"], monument="tomb", autoreset_mode=mode)
    envs.reset(seed=3)
    begun = np.zeros(8, int)
    over = np.zeros(8, bool)
    for _ in range(400):
        actions = envs.random_actions().copy()
        if mode is AutoresetMode.DISABLED and over.any():
            envs.reset(options={"reset_mask": over})
            begun += over
            over[:] = False
            continue
        if mode is AutoresetMode.NEXT_STEP:
            begun += over
        _, rewards, over, _, infos = envs.step(actions)
        if mode is AutoresetMode.SAME_STEP:
            begun += over
        assert ((rewards >= 0) & (rewards <= 1)).all()
        assert (rewards[~over] == 0).all()
        asked = infos["action_mask"].any(axis=1)
        assert (asked == ~over).all() if mode is not AutoresetMode.SAME_STEP else asked.all()
    assert (begun >= 2).all()


def test_threads_change_nothing() -> None:
    number = 3 * 4 * MOST_IN_A_SHARE + 17  # some shares for every thread, and a rest
    alone = ArchaeologyVectorEnv(number, opponents=["greedy", "expert"], monument="random", reward="shaped")
    shared = ArchaeologyVectorEnv(number, opponents=["greedy", "expert"], monument="random", reward="shaped", threads=3)
    for envs in (alone, shared):
        envs.reset(seed=8)
    for _ in range(60):
        actions = alone.random_actions()
        told, other = alone.step(actions), shared.step(actions)
        for here, there in zip(told[:4], other[:4], strict=True):
            assert np.array_equal(here, there)
        assert np.array_equal(told[4]["action_mask"], other[4]["action_mask"])
    shared.close()


def test_a_vector_without_its_threads_plays_on_alone() -> None:
    alone, shared = (ArchaeologyVectorEnv(100, opponents="self", monument="tomb", threads=n) for n in (1, 3))
    for envs in (alone, shared):
        envs.reset(seed=8)
    for step in range(40):
        if step == 20:
            shared.close()
        actions = alone.random_actions()
        told, other = alone.step(actions), shared.step(actions)
        assert np.array_equal(told[0], other[0])


def test_an_illegal_action_of_one_game_changes_none() -> None:
    envs = ArchaeologyVectorEnv(100, opponents="self", monument="tomb", threads=2)
    observations, infos = envs.reset(seed=8)
    before, mask = observations.copy(), infos["action_mask"].copy()
    actions = envs.random_actions().copy()
    actions[77] = int((mask[77] == 0).argmax())
    with pytest.raises(DigsiteError, match="game 77"):
        envs.step(actions)
    assert np.array_equal(observations, before)
    assert np.array_equal(infos["action_mask"], mask)
    envs.step(envs.random_actions())
    envs.close()


def test_games_whose_step_was_broken_off_are_not_stepped_again(monkeypatch: pytest.MonkeyPatch) -> None:
    envs = ArchaeologyVectorEnv(4, opponents="self", monument="tomb")
    envs.reset(seed=8)
    actions = envs.random_actions()

    def stumble(*_: object) -> int:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(envs._seating, "_take_steps", stumble)
        with pytest.raises(KeyboardInterrupt):
            envs.step(actions)
    with pytest.raises(DigsiteError, match="anew") as refused:
        envs.step(actions)
    assert refused.value.code == "broken-off"
