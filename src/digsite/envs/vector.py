"""``digsite/Archaeology-v1`` by the thousand, over the compiled kernel: no Python between the games of a step.

>>> import gymnasium
>>> import digsite.envs
>>> envs = gymnasium.make_vec("digsite/Archaeology-v1", num_envs=512, opponents=["greedy", "expert"])
>>> observations, infos = envs.reset(seed=7)
>>> observations.shape, infos["action_mask"].shape
((512, 413), (512, 126))
>>> observations, rewards, over, truncated, infos = envs.step(envs.random_actions())
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from digsite.bots.policies import POLICIES
from digsite.dealers import new_luck
from digsite.editions import DEFAULT_EDITION, Edition
from digsite.envs.checks import (
    MOST_GAMES,
    MOST_THREADS,
    actions_of,
    count_of,
    games_to_reset,
    opponents_of,
    seat_number,
    seed_of_game,
    seeds_of,
)
from digsite.envs.loops import EVERY_SEAT, NEXT_STEP, SAME_STEP, STAYS, random_actions
from digsite.envs.seating import Seating
from digsite.errors import DigsiteError, shown
from digsite.game import RANDOM
from digsite.observations import SIZE, Observation
from digsite.rules import ACTIONS
from digsite.whole_numbers import whole_number

_RESETS = {AutoresetMode.DISABLED: STAYS, AutoresetMode.SAME_STEP: SAME_STEP, AutoresetMode.NEXT_STEP: NEXT_STEP}

#: Everybody's seat is the caller's: self-play.
ALL_SEATS = "self"


class ArchaeologyVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games at once, each with luck of its own.

    ``opponents`` are bots of the kernel (``random``, ``greedy``, ``expert``), as in the single environment; or
    ``"self"``: whoever calls decides for every seat, each observation is that of the seat that decides
    (``infos["seat"]``), each reward that of the seat that has just decided, and ``infos["rewards"]`` has those of all
    seats. Other bots: ``gymnasium.make_vec(..., vectorization_mode="sync")``.

    All arrays are written in place: what ``reset`` and ``step`` return changes with the next call. Copy what you keep,
    or ask for copies (``copy=True``). A game that is over begins anew in the same step
    (``AutoresetMode.SAME_STEP``: ``infos["final_obs"]`` has its last observation), in the next, or when told to
    (``reset(options={"reset_mask": ...})``). With ``threads`` the games are shared out among so many.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        *,
        opponents: Sequence[str] | str = ("greedy",),
        players: int | None = None,
        edition: str | Path | Edition = DEFAULT_EDITION,
        monument: str = RANDOM,
        variants: Sequence[str] = (),
        seat: int = 0,
        reward: str = "win",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = False,
        threads: int = 1,
    ) -> None:
        mode = _mode_of(autoreset_mode)
        num_envs = count_of(num_envs, "games", MOST_GAMES)
        names: tuple[str, ...]
        if isinstance(opponents, str) and opponents == ALL_SEATS:
            seats, learner, names = 3 if players is None else players, EVERY_SEAT, ()
        else:
            names, seats = opponents_of(opponents, players)
            learner = seat_number(seat, seats)
            _check_in_kernel(names)
        self._seating = Seating(
            num_envs,
            players=seats,
            edition=edition,
            monument=monument,
            variants=variants,
            reward=reward,
            seat=learner,
            opponents=names,
            reset=_RESETS[mode],
            threads=count_of(threads, "threads", MOST_THREADS),
        )
        self.num_envs = num_envs
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self.single_observation_space = Box(0, 255, (SIZE,), np.uint8)
        self.single_action_space = Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None
        self._mode = mode
        self._copy = copy
        self._seeded = False
        self._luck = new_luck(0)
        self._actions = np.zeros(num_envs, np.int64)
        self._never = np.zeros(num_envs, np.bool_)
        told = self._seating.told
        self._told: dict[str, Any] = {"action_mask": told.masks}  # what ``infos`` has, whatever comes
        if learner == EVERY_SEAT:
            self._told |= {"seat": told.seats, "rewards": told.rewards[:, :seats]}

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal new games: game ``i`` from ``seed + i`` or ``seed[i]``, or the next of each stream of chance."""
        which = games_to_reset(options, self.num_envs)
        seeds = self._seeds(seed)
        self._seating.seed([own if dealt else None for own, dealt in zip(seeds, which.tolist(), strict=True)])
        self._seeded = True
        self._seating.begin(which)
        return self._kept(self._seating.told.observations), self._infos()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if whole_number(seed) is not None:
            first = seed_of_game(seed)
            self._luck = new_luck(first)
            return range(first, first + self.num_envs)
        if seed is not None:
            return seeds_of(seed, self.num_envs)
        if self._seeded:
            return [None] * self.num_envs
        return [int(number) for number in self.np_random.integers(1 << 63, size=self.num_envs)]

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Take a small step in every game; an illegal action is refused before anything happens."""
        chosen = actions_of(actions, self.num_envs)
        seating, told = self._seating, self._seating.told
        wrong = seating.step(chosen)
        if wrong >= 0:
            raise seating.refusal(wrong, int(chosen[wrong]))
        infos = self._infos()
        if self._mode is AutoresetMode.SAME_STEP and np.count_nonzero(told.over):
            infos["final_obs"] = self._kept(told.final)
            infos["_final_obs"] = told.over.copy()
        observations = self._kept(told.observations)
        return observations, self._kept(told.reward), told.over.copy(), self._never.copy(), infos

    def random_actions(self) -> npt.NDArray[np.int64]:
        """Choose a legal action for every game by lot; where the game is over, any."""
        random_actions(self._seating.told.legal, self._luck, self._actions)
        return self._actions

    def close_extras(self, **_: Any) -> None:
        """Let the threads go."""
        self._seating.close()

    def _infos(self) -> dict[str, Any]:
        return {name: array.copy() for name, array in self._told.items()} if self._copy else self._told.copy()

    def _kept(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self._copy else array


def _mode_of(given: object) -> AutoresetMode:
    for mode in AutoresetMode:
        if given in (mode, mode.value):
            return mode
    allowed = ", ".join(mode.value for mode in AutoresetMode)
    raise DigsiteError("bad-autoreset-mode", f"The autoreset mode is one of {allowed}, not {shown(given)}.")


def _check_in_kernel(names: Sequence[object]) -> None:
    for name in names:
        if name not in POLICIES:
            allowed = ", ".join(POLICIES)
            raise DigsiteError(
                "bad-opponents",
                f"In the kernel play: {allowed}, not {shown(name)}. With any other bot take "
                "make_vec(..., vectorization_mode='sync').",
            )
