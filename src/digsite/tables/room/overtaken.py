"""Tell somebody whose move came too late what happened instead, as far as they saw it."""

from __future__ import annotations

from digsite.game import Game
from digsite.telling import lines
from digsite.words.message import Message, message


def what_happened(game: Game, seat: int, since: int) -> Message:
    """Tell the first thing that came of the last move; a move that nobody sees, such as not looking, has none."""
    first = next(lines(game.view(seat), game.setup, since), None)
    return message("late-unseen") if first is None else message("late", what=first.told[0])
