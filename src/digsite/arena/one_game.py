"""A game of bots at a table, move by move, as people would play it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from digsite.arena.deciding import let_decide
from digsite.arena.numbers import some_seconds
from digsite.bots import AnyBot, Bot, check_bots, find_bot, names_of
from digsite.bots.process_bot import ProcessBot
from digsite.dealers import seed_of
from digsite.errors import DigsiteError, shown
from digsite.game import Game

#: Seconds a bot may think about a move.
THINKING = 1.0


def play_game(
    game: Game,
    bots: Sequence[AnyBot],
    minds: Sequence[int] | None = None,
    seconds: float = THINKING,
    where: str = "this game",
    again: str = "The error's 'game' is the game as it was then.",
) -> Iterator[None]:
    """Play a game to its end with a bot for each seat; after each yield, one more move was made.

    Bots are names, classes, instances or functions. ``minds`` are the seeds they get. ``where`` names the game and
    ``again`` says how to get there, should a bot fail in it.

    >>> game = Game(players=2, monument="mine", seed=4)
    >>> sum(1 for _ in play_game(game, ["greedy", "random"])) > 50
    True
    >>> game.is_over
    True
    >>> list(play_game(Game(players=3, seed=1), ["greedy"]))
    Traceback (most recent call last):
    ...
    digsite.errors.DigsiteError: There are 3 seats, and 1 bot for them: name one for each.
    """
    if not isinstance(game, Game):
        raise DigsiteError("game", f"play_game plays a Game, not {shown(game)}.")
    seats, listed = game.setup.players, check_bots(bots)
    if len(listed) != seats:
        told = f"{len(listed)} bot{'' if len(listed) == 1 else 's'}"
        raise DigsiteError("bots", f"There are {seats} seats, and {told} for them: name one for each.")
    seeds = [seed_of(seat) for seat in range(seats)] if minds is None else list(minds)
    if len(seeds) < seats:
        raise DigsiteError("minds", f"There are {seats} seats, and {len(seeds)} seeds for their bots.")
    return _play(game, listed, seeds, some_seconds(seconds), where, again)


def _play(
    game: Game, bots: Sequence[AnyBot], minds: Sequence[int], seconds: float, where: str, again: str
) -> Iterator[None]:
    names = names_of(bots)
    with at_the_table(bots, minds) as players:
        while not game.is_over:
            seat = game.player
            let_decide(players[seat], names[seat], game, seconds, where, again)
            yield


@contextmanager
def at_the_table(bots: Sequence[AnyBot], minds: Sequence[int]) -> Iterator[list[Bot]]:
    """Let bots sit down for one game, and get up after it: programs among them are ended."""
    players = [find_bot(bot, mind) for bot, mind in zip(bots, minds, strict=False)]
    try:
        yield players
    finally:
        for bot in players:
            if isinstance(bot, ProcessBot):
                bot.close()
