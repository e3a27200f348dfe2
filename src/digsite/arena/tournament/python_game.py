"""One game of bots that are written in Python (kernel bots may sit there too), with a clock for each seat."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from digsite.arena.deciding import let_decide
from digsite.arena.one_game import at_the_table
from digsite.bots import AnyBot, names_of
from digsite.dealers import Dealer
from digsite.editions import Setup
from digsite.game import Game
from digsite.game.outcome import Outcome
from digsite.judge.luck import Books, book_all
from digsite.rules import Boxes, States

#: The bots that have decided before in this process: a first decision may compile or load things, and is not timed.
_met: set[str] = set()


@dataclass
class TimedGame:
    """A game, and how often and how long each seat decided."""

    outcome: Outcome
    first: int
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    boxes: Boxes = field(default_factory=lambda: np.zeros(0))
    chances: list[tuple[States, int]] = field(default_factory=list)
    """What chance brought, if that was watched: the position before it, and the outcome."""

    def book(self, books: Books, game: int) -> float:
        """Enter all that chance brought into accounts of luck; return how long that took."""
        start = time.perf_counter()
        before = np.concatenate([states for states, _ in self.chances])
        book_all(self.boxes, before, np.array([came for _, came in self.chances]), books, game)
        return time.perf_counter() - start


class _WatchedGame(Game):
    """A game that keeps what chance brought, and the positions before."""

    def _bring(self, outcome: int) -> None:
        self.__dict__.setdefault("brought", []).append((self.position.copy().states, outcome))
        super()._bring(outcome)


def play_timed(
    setup: Setup,
    seated: Sequence[AnyBot],
    minds: Sequence[int],
    dealer: Dealer,
    seconds: float,
    where: str,
    again: str = "",
    watched: bool = False,
) -> TimedGame:
    """Play a game to its end; a bot that fails or breaks the rules is named with its game."""
    # Nobody is told who the others are: a bot plays the table, not the name.
    kind = _WatchedGame if watched else Game
    game = kind.of(setup, [f"Seat {seat + 1}" for seat in range(setup.players)], dealer=dealer)
    names = names_of(seated)
    decisions, thought = [0] * len(names), [0.0] * len(names)
    with at_the_table(seated, minds) as bots:
        while not game.is_over:
            seat = game.player
            took = let_decide(bots[seat], names[seat], game, seconds, where, again)
            decisions[seat] += 1
            if names[seat] in _met:
                thought[seat] += took
            _met.add(names[seat])
    outcome, first = game.outcome, game.first
    if outcome is None or first is None:
        raise RuntimeError("A game of a tournament did not end.")
    return TimedGame(outcome, first, decisions, thought, game.position.boxes, game.__dict__.get("brought", []))
