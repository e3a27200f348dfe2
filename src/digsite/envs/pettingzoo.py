"""The game for PettingZoo: every seat is an agent, in turn (AEC).

>>> from digsite.envs.pettingzoo import env
>>> game = env(players=2, monument="mine")
>>> game.reset(seed=4)
>>> for agent in game.agent_iter():
...     observation, reward, termination, truncation, info = game.last()
...     done = termination or truncation
...     action = None if done else game.action_space(agent).sample(observation["action_mask"])
...     game.step(action)
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv

from digsite.editions import DEFAULT_EDITION, Edition
from digsite.envs.checks import action_of, seed_of_game
from digsite.envs.seating import Seating
from digsite.errors import DigsiteError, shown
from digsite.game import RANDOM
from digsite.game.drawing import draw_text
from digsite.observations import SIZE, observe_into
from digsite.rules import ACTIONS


class Archaeology(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which each of 2 to 5 seats is an agent, ``player_0`` and so on.

    An observation is a dictionary: ``observation`` (``digsite.observations.LAYOUT``) and ``action_mask``. Actions are
    small steps, so one agent may decide several times in a row. An illegal one is refused with a sentence, and nothing
    happens. ``reward`` is ``win``, ``margin`` or ``shaped`` (``digsite.envs.rewards``).
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi"],
        "name": "archaeology_v1",
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        players: int = 3,
        *,
        edition: str | Path | Edition = DEFAULT_EDITION,
        monument: str = RANDOM,
        variants: Sequence[str] = (),
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._seating = Seating(
            1, players=players, edition=edition, monument=monument, variants=variants, reward=reward
        )
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.agent_selection = ""
        self._all = np.ones(1, np.bool_)
        self._action = np.zeros(1, np.int64)
        self._pays_at_the_end = reward != "shaped"
        self._seeded = False
        self.observation_spaces = {
            agent: Dict({"observation": Box(0, 255, (SIZE,), np.uint8), "action_mask": Box(0, 1, (ACTIONS,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        told, games = self._seating.told, self._seating.games
        self._numbers, self._observation, self._mask = games.numbers[0], told.observations[0], told.masks[0]
        self._legal, self._seats, self._over = told.legal, told.seats, told.over
        self._nobody = np.zeros(ACTIONS, np.int8)

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the space of an agent's actions: all small steps."""
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game: the one of a seed, or the next in the same stream of chance."""
        if seed is not None or not self._seeded:
            self._seating.seed([secrets.randbits(63) if seed is None else seed_of_game(seed)])
            self._seeded = True
        self._seating.begin(self._all)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._seats[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows; who does not decide has no legal actions."""
        self._check_begun()
        if agent == self.agent_selection and not self._over[0]:
            return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}
        row = np.empty(SIZE, np.uint8)
        games = self._seating.games
        boxes = games.boxes[games.box_of]
        observe_into(boxes, games.states, self._numbers, self._seat(agent), row)
        return {"observation": row, "action_mask": self._nobody.copy()}

    def step(self, action: int | None) -> None:
        """Take a small step for the agent that decides; chance decides until another step is asked for."""
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise DigsiteError("illegal-action", f"{agent} decides: None is an action only once the game is over.")
        self._action[0] = action_of(action)
        if self._seating.step(self._action) >= 0:
            raise self._seating.refusal(0, int(self._action[0]))
        self._cumulative_rewards[agent] = 0.0
        if self._over[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            self._pay()
            self.agent_selection = self.agents[0]
        else:
            if not self._pays_at_the_end:
                self._pay()
            self.agent_selection = self.possible_agents[self._seats[0]]
        if self.render_mode == "human":
            self.render()

    def _check_begun(self) -> None:
        if not self.agent_selection:
            raise DigsiteError("not-begun", "Nothing is dealt yet. Call reset() first.")

    def _seat(self, agent: str) -> int:
        if agent not in self._seat_of:
            raise DigsiteError("no-such-agent", f"Agents: {', '.join(self._seat_of)}; not {shown(agent)}.")
        return self._seat_of[agent]

    def _pay(self) -> None:
        for agent, reward in zip(self.possible_agents, self._seating.told.rewards[0].tolist(), strict=False):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def render(self) -> str | None:
        """Return the table as the deciding agent sees it, as text (``ansi``), or print it (``human``)."""
        if self.render_mode is None:
            gymnasium.logger.warn("Say how to render when you make the environment: render_mode='ansi' or 'human'.")
            return None
        seating = self._seating
        box = int(seating.games.box_of[0])
        boxes = seating.games.boxes[box : box + 1]
        text = draw_text(boxes, seating.games.states, seating.setups[box], self._seat_of[self.agent_selection])
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201  # that is what was asked for
        return None

    def close(self) -> None:
        """Nothing is open."""


#: The two names by which PettingZoo's environments are made: all checks are inside, so there is nothing to wrap.
env = raw_env = Archaeology
