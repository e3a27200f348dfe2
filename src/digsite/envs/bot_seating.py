"""One game with bots that play from Python at the other seats: searching ones, and your own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from digsite.bots import Bot, find_bot
from digsite.dealers import FastDealer, seed_of
from digsite.editions import DEFAULT_EDITION, Edition
from digsite.envs.loops import first_illegal
from digsite.envs.seating import Seating
from digsite.game import RANDOM, Game
from digsite.rules import SEATS

#: Seconds a bot may think about a move.
THINKING = 1.0


class BotSeating(Seating):
    """Like a seating of one game; but the other seats' bots see views and make whole moves."""

    def __init__(
        self,
        *,
        opponents: Sequence[str | Bot],
        players: int = 3,
        edition: str | Path | Edition = DEFAULT_EDITION,
        monument: str = RANDOM,
        variants: Sequence[str] = (),
        reward: str = "win",
        seat: int = 0,
    ) -> None:
        super().__init__(
            1, players=players, edition=edition, monument=monument, variants=variants, reward=reward, seat=seat
        )
        self._learner = seat
        self._opponents = {(seat + 1 + place) % players: bot for place, bot in enumerate(opponents)}
        self._bots: dict[int, Bot] = {}
        self._dealer = FastDealer(0)
        self._game: Game | None = None

    def seed(self, seeds: Sequence[int | None]) -> None:
        """Give the game its luck, and make the bots anew."""
        super().seed(seeds)
        seed = seeds[0]
        if seed is None:
            return
        self._dealer.seek(int(self.games.luck[0, 0]))
        self._bots = {
            place: find_bot(bot, seed_of(seed, 1 + place)) if isinstance(bot, str) else bot
            for place, bot in self._opponents.items()
        }

    def begin(self, which: npt.NDArray[np.bool_]) -> None:  # noqa: ARG002  # there is one game
        """Deal a game at a table."""
        box = self._dealer.draw([1] * len(self.setups)) if self.table.draws_monument else 0
        self.games.box_of[0] = box
        names = [f"Player {seat}" for seat in range(self.players)]
        self._game = Game.of(self.setups[box], names, dealer=self._dealer)
        self._game.forget_past()
        self.games.margins[:] = 0
        self._until_asked()
        self._tell()
        # What the bots sold before the learner's first decision counts with the first step, as in the kernel.
        self.told.rewards[:] = self.games.margins[:] = 0

    def step(self, actions: npt.NDArray[np.int64]) -> int:
        """Take a small step, and let the bots play until the learner is asked again; or return 0: it is not legal."""
        wrong = int(first_illegal(self.told, actions, self.table.reset))
        if self._game is not None and wrong < 0:
            self._game.step(int(actions[0]))
            self._until_asked()
            self._tell()
        return wrong

    def _until_asked(self) -> None:
        game = self._game
        while game is not None and not game.is_over and game.player != self._learner:
            bot = self._bots[game.player]
            game.play(bot.choose(game.view(game.player), game.legal_moves, THINKING))

    def _tell(self) -> None:
        game, told = self._game, self.told
        if game is None:
            return
        self.games.numbers[0] = game.position.snapshot()
        told.observations[0] = game.observation(self._learner)
        told.masks[:] = 0
        told.legal[:] = 0
        for action in game.legal_steps:
            told.masks[0, action] = 1
            told.legal[0, action >> 6] |= np.uint64(1 << (action & 63))
        told.seats[0] = self._learner
        told.over[0] = game.is_over
        told.rewards[0] = self._rewards(game)

    def _rewards(self, game: Game) -> npt.NDArray[np.float64]:
        rewards = np.zeros(SEATS)
        money = np.array(game.position.row("money")[: self.players], np.float64)
        margins = money - (money.sum() - money) / (self.players - 1)
        if game.outcome is not None and self.reward != "margin":
            rewards[list(game.outcome.winners)] = 1 / len(game.outcome.winners)
        if self.reward == "margin" and game.is_over:
            rewards[: self.players] = margins
        if self.reward == "shaped":
            rewards[: self.players] += 0.01 * (margins - self.games.margins[0, : self.players])
            self.games.margins[0, : self.players] = margins
        return rewards
