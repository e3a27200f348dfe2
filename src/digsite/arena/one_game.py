"""A game of bots at a table, move by move, as people would play it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from digsite.arena.deciding import let_decide
from digsite.bots import find_bot
from digsite.game import Game

#: Seconds a bot may think about a move.
THINKING = 1.0


def play_game(
    game: Game, bots: Sequence[str], minds: Sequence[int], seconds: float = THINKING, where: str = "this game"
) -> Iterator[None]:
    """Play a game to its end with bots by seat; after each yield, one more move was made.

    ``where`` names the game, should a bot fail in it.

    >>> game = Game(players=2, monument="mine", seed=4)
    >>> sum(1 for _ in play_game(game, ["greedy", "random"], [1, 2])) > 50
    True
    >>> game.is_over
    True
    """
    players = [find_bot(bot, mind) for bot, mind in zip(bots, minds, strict=False)]
    while not game.is_over:
        seat = game.player
        let_decide(players[seat], bots[seat], game, seconds, where)
        yield
