"""What an environment is made of: which games, who sits where, and the arrays they are played in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import sleep

import numpy as np
import numpy.typing as npt

from digsite.bots.policies import POLICIES, expert_among
from digsite.editions import DEFAULT_EDITION, Edition, Setup, load_edition
from digsite.envs.crew import Crew
from digsite.envs.loops import (
    CALLER,
    EVERY_SEAT,
    NOT_YET,
    STAYS,
    Games,
    Table,
    Told,
    begin_games,
    seed_games,
    step_games,
)
from digsite.envs.rewards import reward_number
from digsite.envs.shares import shares_of, wait_for_shares
from digsite.errors import DigsiteError
from digsite.game import RANDOM
from digsite.observations import SIZE, numbers_of
from digsite.rules import ACTIONS, SEATS, STATE, describe, make_box, new_state, typed_once

_WORD = 1 << 64

#: Seconds for which a busy machine gets its processor back, where another thread has not come to its end.
_A_MOMENT = 1e-4


def setups_of(players: int, edition: str | Path | Edition, monument: str, variants: Sequence[str]) -> tuple[Setup, ...]:
    """Return the setup of the games; several, one for each monument, where chance chooses it (R4)."""
    box = edition if isinstance(edition, Edition) else load_edition(edition)
    monuments = box.rules.monuments if monument == RANDOM else (monument,)
    return tuple(box.setup(players, name, variants) for name in monuments)


class Seating:
    """So many games of one kind, with whoever learns at one seat and the kernel's bots at the others, or at all seats.

    Each game has luck of its own. From the same seed come the same cards as with ``digsite.Game``.
    """

    def __init__(
        self,
        number: int,
        *,
        players: int = 3,
        edition: str | Path | Edition = DEFAULT_EDITION,
        monument: str = RANDOM,
        variants: Sequence[str] = (),
        reward: str = "win",
        seat: int = EVERY_SEAT,
        opponents: Sequence[str] = (),
        reset: int = STAYS,
        threads: int = 1,
    ) -> None:
        self.setups = setups_of(players, edition, monument, variants)
        self.players = players
        self.reward = reward
        boxes = np.concatenate([make_box(setup) for setup in self.setups])
        fresh = np.concatenate([new_state(boxes[box : box + 1]) for box in range(len(boxes))])
        states = np.zeros(number, STATE)
        self.games = Games(
            boxes=boxes,
            fresh=fresh,
            box_of=np.zeros(number, np.int64),
            states=states,
            numbers=numbers_of(states).reshape(number, -1),
            luck=np.zeros((number, 1), np.uint64),
            minds=np.zeros((number, SEATS), np.uint64),
            margins=np.zeros((number, SEATS), np.float64),
        )
        self.told = Told(
            observations=np.zeros((number, SIZE), np.uint8),
            final=np.zeros((number, SIZE), np.uint8),
            masks=np.zeros((number, ACTIONS), np.int8),
            legal=np.zeros((number, 2), np.uint64),
            rewards=np.zeros((number, SEATS), np.float64),
            reward=np.zeros(number, np.float64),
            seats=np.zeros(number, np.int64),
            over=np.zeros(number, np.bool_),
        )
        policies = np.zeros(SEATS, np.int64)
        for place, name in enumerate(opponents):
            policies[(seat + 1 + place) % players] = POLICIES[name]
        self._an_expert = expert_among(policies.tolist())
        self._begun = False
        self.table = Table(seat, policies, reward_number(reward), reset, int(monument == RANDOM))
        self._actions = np.zeros(number, np.int64)
        self._shares = shares_of(number, threads)
        self._stepping = False
        self._step: Callable[..., int] | None = None
        self._crew = Crew(threads - 1, self._help_out) if threads > 1 else None

    def seed(self, seeds: Sequence[int | None]) -> None:
        """Give each game its luck: the cards that ``digsite.Game`` has from this seed; None leaves it as it is."""
        which = np.array([seed is not None for seed in seeds])
        seed_games(self.games, np.array([(seed or 0) % _WORD for seed in seeds], np.uint64), which)

    def begin(self, which: npt.NDArray[np.bool_]) -> None:
        """Begin the games that are marked."""
        self._begun = True
        begin_games(self.games, self.told, self.table, which, self._an_expert)

    def refusal(self, game: int, action: int) -> DigsiteError:
        """Say what is wrong with an action, and what is allowed."""
        ids = self.setups[int(self.games.box_of[game])].ids
        allowed = [f"{legal} ({describe(legal, ids)})" for legal in self.told.masks[game].nonzero()[0].tolist()]
        told = f"{describe(action, ids)!r} ({action})" if 0 <= action < ACTIONS else str(action)
        where = f" in game {game}" if len(self.told.over) > 1 else ""
        if not self._begun:
            sentence = f"The action {told}{where} comes too early: nothing is dealt yet. Call reset() first."
            return DigsiteError("not-begun", sentence)
        if not allowed:
            return DigsiteError("game-over", f"The action {told}{where} comes too late: the game is over. Reset it.")
        return DigsiteError(
            "illegal-action", f"The action {told} is not legal{where}. Legal are: {', '.join(allowed)}."
        )

    def step(self, actions: npt.NDArray[np.int64]) -> int:
        """Take a step in each game, and return a number below 0.

        If actions are not legal, nothing happens, and the first such game is returned (``refusal`` says what is wrong).
        """
        if self._stepping:
            raise DigsiteError(
                "broken-off", "A step of these games was broken off, or is not over yet. Make the environment anew."
            )
        self._stepping = True
        if self._crew is not None:
            self._crew.call()
        came_of_it = self._take_steps(actions, CALLER)
        if came_of_it == NOT_YET:
            self._wait_for_others()
        self._stepping = False
        return came_of_it

    def _wait_for_others(self) -> None:
        while not wait_for_shares(self._shares):
            if self._crew is not None:
                self._crew.raise_failure()
            sleep(_A_MOMENT)

    def _help_out(self, thread: int) -> None:
        self._take_steps(self._actions, thread)

    def _take_steps(self, given: npt.NDArray[np.int64], thread: int) -> int:
        games, actions, shares, an_expert = self.games, self._actions, self._shares, self._an_expert
        if self._step is None:  # ``given`` may be for reading alone, to Numba another type: none of ours is
            self._step = typed_once(
                step_games, games, self.told, self.table, actions, actions, shares, thread, an_expert
            )
        return self._step(games, self.told, self.table, given, actions, shares, thread, an_expert)

    def close(self) -> None:
        """Let the threads go."""
        if self._crew is not None:
            self._crew.close()
