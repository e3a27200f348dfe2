"""What a bot is: something that sees a view and the legal moves, and chooses one. It never sees the state.

A bot of your own is a class with a ``choose``; it can be used wherever a bot's name can, as ``my_module:MyBot``:

>>> from digsite import EndTurn, Game, Sell
>>> class QuickSeller:
...     def choose(self, view, legal, seconds):
...         return next(legal.of(Sell), None) or next(iter(legal))
>>> game = Game(players=2, monument="mine", seed=4)
>>> bot = QuickSeller()
>>> while not game.is_over:
...     game.play(bot.choose(game.view(game.player), game.legal_moves, 1.0))
>>> game.outcome.money
(51, 39)
"""

from __future__ import annotations

from typing import Protocol

from digsite.bots.policies import decide_seen, expert_among
from digsite.dealers.fast import new_luck
from digsite.game import LegalMoves, Move, Position, View
from digsite.game.steps import move_by_steps


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
        """Choose one of the legal moves, within so many seconds."""
        ...


class KernelBot:
    """A bot that lives in the kernel, at a table of people.

    >>> from digsite import Game
    >>> from digsite.bots.policies import POLICIES
    >>> game = Game(players=2, monument="mine", seed=4)
    >>> bot = KernelBot(POLICIES["greedy"], seed=1)
    >>> while not game.is_over:
    ...     game.play(bot.choose(game.view(game.player), game.legal_moves, 1.0))
    >>> game.outcome.money
    (77, 57)
    """

    def __init__(self, policy: int, seed: int) -> None:
        self._policy = policy
        self._luck = new_luck(seed)

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:  # noqa: ARG002  # it needs no more
        """Choose a whole move by small steps, looking only at what the player knows."""
        return move_by_steps(legal.seen, legal.setup, self._step)

    def _step(self, position: Position) -> int:
        an_expert = expert_among([self._policy])
        return int(decide_seen(position.boxes, position.states, self._policy, self._luck, an_expert))
