"""The judge: how good the chances of every seat are, with all cards open or from what one player knows.

Experts play the position out many times (``playing_out``). A fixed number of games gives the same figures on every
machine and on any number of cores: seeds are numbers, sums are whole numbers.

>>> from digsite import Game
>>> from digsite.judge import Judge
>>> game = Game(players=2, monument="mine", seed=4)
>>> chances = Judge(games=20).open(game.position)
>>> sum(chances.wins), len(chances.money)
(1.0, 2)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from digsite.dealers import new_luck, seed_of
from digsite.editions import Setup
from digsite.game import Move, Position
from digsite.game.view import seen_position
from digsite.judge.plans import Plans, no_plan, plans_of_chance, plans_of_moves
from digsite.judge.playing_out import MONEY, OPEN, VICTORY, WON, Results, play_out
from digsite.rules import SEATS, STATE

#: Games that a judgement is made from, if nobody says otherwise.
GAMES = 400


class Chances(msgspec.Struct, frozen=True):
    """What every seat can expect: its share of the victory and its money, each with its standard error."""

    wins: tuple[float, ...]
    money: tuple[float, ...]
    wins_error: tuple[float, ...]
    money_error: tuple[float, ...]
    games: int


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """The games after one plan: sums and sums of squares are whole numbers, so they are exact."""

    results: Results  # by game, seat, and what is noted

    @property
    def games(self) -> int:
        """How many there are."""
        return len(self.results)

    @property
    def chances(self) -> Chances:
        """What every seat got on average."""
        mean, error = _mean_and_error(self.results)
        return Chances(
            tuple(mean[:, WON].tolist()),
            tuple(mean[:, MONEY].tolist()),
            tuple(error[:, WON].tolist()),
            tuple(error[:, MONEY].tolist()),
            self.games,
        )

    @property
    def figures(self) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """The mean by seat and what is noted (share of the victory, money), and its standard error."""
        return _mean_and_error(self.results)

    def over(self, other: PlayedOut) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """How much better these games went than others with the same luck: mean and its standard error."""
        return _mean_and_error(self.results - other.results)

    def and_more(self, other: PlayedOut) -> PlayedOut:
        """Take further games into account."""
        return PlayedOut(np.concatenate([self.results, other.results]))


def _mean_and_error(results: npt.NDArray[Any]) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    games = len(results)
    unit = np.ones(results.shape[1:])
    unit[:, WON] = VICTORY
    sums = results.sum(axis=0, dtype=np.int64)
    squares = (results.astype(np.int64) ** 2).sum(axis=0)
    spread = np.maximum(squares * games - sums**2, 0) / (games * max(1, games - 1))
    return sums / (games * unit), np.sqrt(spread / games) / unit


class Judge:
    """Judges positions by so many games of experts each.

    Judging lets go of the interpreter lock, so several threads can judge at once.
    """

    def __init__(self, games: int = GAMES, seed: int = 0) -> None:
        self.games = games
        self.seed = seed

    def open(self, position: Position) -> Chances:
        """Judge a position with all cards open. Only the order of what is still to come is left to chance."""
        return self.play(position, OPEN, no_plan(), [self.games])[0].chances

    def known(self, position: Position, seat: int) -> Chances:
        """Judge a position from what one seat knows: whatever it cannot know is dealt anew for every game."""
        return self.play(seen_position(position, seat), seat, no_plan(), [self.games])[0].chances

    def moves(
        self, position: Position, setup: Setup, moves: Sequence[Move], *, open_cards: bool = False, games: int = 0
    ) -> list[PlayedOut]:
        """Play out each of these moves with the same luck, from what its player knows or with all cards open."""
        counts = [games or self.games] * len(moves)
        if open_cards:
            return self.play(position, OPEN, plans_of_moves(position, setup, moves), counts)
        seat = position.player
        seen = seen_position(position, seat)
        return self.play(seen, seat, plans_of_moves(seen, setup, moves), counts)

    def outcomes(self, position: Position, outcomes: Sequence[int], counts: Sequence[int]) -> list[PlayedOut]:
        """Play out outcomes of chance with all cards open, each so many times, with luck of its own."""
        return self.play(position, OPEN, plans_of_chance(outcomes), counts, apart=True)

    def play(
        self, position: Position, viewer: int, plans: Plans, counts: Sequence[int], *, apart: bool = False
    ) -> list[PlayedOut]:
        """Play a position out after each plan; for a viewer the position must show only what they know."""
        players = position.players
        states = np.zeros(3, STATE)
        states[:1] = position.states
        results = np.zeros((len(counts), max(counts), SEATS, 2), np.int32)
        luck = new_luck(seed_of(self.seed))
        play_out(position.boxes, states, viewer, plans, np.asarray(counts, np.int64), luck, apart, results)
        return [PlayedOut(rows[:count, :players]) for rows, count in zip(results, counts, strict=True)]
