"""``digsite/Archaeology-v1``: one seat learns, bots of your choice sit at the others.

>>> import gymnasium
>>> import digsite.envs
>>> env = gymnasium.make("digsite/Archaeology-v1", opponents=["greedy"], monument="mine")
>>> observation, info = env.reset(seed=4)
>>> observation.shape, int(info["action_mask"].sum())
((413,), 10)
>>> action = env.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete

from digsite.bots import Bot
from digsite.bots.policies import POLICIES
from digsite.editions import DEFAULT_EDITION, Edition
from digsite.envs.bot_seating import BotSeating
from digsite.envs.checks import action_of, opponents_of, seat_number
from digsite.envs.seating import Seating
from digsite.errors import DigsiteError, shown
from digsite.game import RANDOM
from digsite.game.drawing import draw_text
from digsite.observations import SIZE, Observation
from digsite.rules import ACTIONS

NAME = "digsite/Archaeology-v1"

#: What happens after an illegal action.
LOSE, RAISE = "lose", "raise"


def register_environment() -> None:
    """Make ``gymnasium.make`` and ``gymnasium.make_vec`` know the environment."""
    if NAME not in gymnasium.registry:
        gymnasium.register(
            NAME,
            entry_point="digsite.envs.gymnasium:ArchaeologyEnv",
            vector_entry_point="digsite.envs.vector:ArchaeologyVectorEnv",
            order_enforce=True,
        )


class ArchaeologyEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game, for one learner.

    ``opponents`` sit to the learner's left, in this order; fewer than there are seats are seated over and over. They
    are names of bots or bots of your own. ``random``, ``greedy`` and ``expert`` play inside the kernel, all others at
    the speed of Python. ``reward`` is ``win``, ``margin`` or ``shaped`` (``digsite.envs.rewards``).

    Actions are small steps (``digsite.rules.actions``); ``info["action_mask"]`` says which are legal now. An action
    that is not legal ends the game as a loss with reward -1, and ``info["illegal_action"]`` says what was wrong; or it
    raises an error, with ``illegal="raise"``.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 4}  # noqa: RUF012  # as its base

    def __init__(
        self,
        opponents: Sequence[str | Bot] = ("greedy",),
        *,
        players: int | None = None,
        edition: str | Path | Edition = DEFAULT_EDITION,
        monument: str = RANDOM,
        variants: Sequence[str] = (),
        seat: int = 0,
        reward: str = "win",
        illegal: str = LOSE,
        render_mode: str | None = None,
    ) -> None:
        seated, seats = opponents_of(opponents, players)
        if illegal not in (LOSE, RAISE):
            raise DigsiteError("bad-illegal", f"An illegal action can 'lose' or 'raise', not {shown(illegal)}.")
        self.seat = seat_number(seat, seats)
        in_kernel = [bot for bot in seated if isinstance(bot, str) and bot in POLICIES]
        made_of: dict[str, Any] = {
            "players": seats,
            "edition": edition,
            "monument": monument,
            "variants": variants,
            "reward": reward,
            "seat": self.seat,
        }
        self._seating: Seating | BotSeating = (
            Seating(1, opponents=in_kernel, **made_of)
            if len(in_kernel) == len(seated)
            else BotSeating(opponents=seated, **made_of)
        )
        self.render_mode = render_mode
        self._raises = illegal == RAISE
        self._seeded = False
        self._over = True
        self._all = np.ones(1, np.bool_)
        self._action = np.zeros(1, np.int64)
        self.observation_space = Box(0, 255, (SIZE,), np.uint8)
        self.action_space = Discrete(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game: the one of a seed, or the next in the same stream of chance."""
        super().reset(seed=seed, options=options)
        if seed is not None or not self._seeded:
            self._seating.seed([int(self.np_random.integers(1 << 63)) if seed is None else seed])
            self._seeded = True
        self._seating.begin(self._all)
        self._over = False
        self._show()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """Take a small step; chance and the other seats decide until the learner does again, or the game is over."""
        if self._over:
            raise DigsiteError("game-over", "The game is over: call reset() before the next step.")
        self._action[0] = action_of(action)
        if self._seating.step(self._action) >= 0:
            refused = self._seating.refusal(0, int(self._action[0]))
            if self._raises:
                raise refused
            self._over = True
            return self._observation(), -1.0, True, False, {**self._info(), "illegal_action": str(refused)}
        self._over = bool(self._seating.told.over[0])
        self._show()
        reward = float(self._seating.told.rewards[0, self.seat])
        return self._observation(), reward, self._over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which small steps are legal now (as sb3-contrib's MaskablePPO asks for it)."""
        return self._seating.told.masks[0].astype(np.bool_)

    def render(self) -> str | None:
        """Return the table as text (``ansi``), or print it (``human``)."""
        if self.render_mode == "ansi":
            return self._text()
        if self.render_mode is None:
            gymnasium.logger.warn("Say how to render when you make the environment: render_mode='ansi' or 'human'.")
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(self._text())  # noqa: T201  # that is what was asked for

    def _text(self) -> str:
        seating = self._seating
        setup = seating.setups[int(seating.games.box_of[0])]
        return draw_text(seating.games.boxes[seating.games.box_of], seating.games.states, setup, self.seat)

    def _observation(self) -> Observation:
        return self._seating.told.observations[0].copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._seating.told.masks[0].copy()}
