"""What somebody is told whose move came too late: what happened instead, as far as they saw it."""

from __future__ import annotations

from digsite.game import Game
from digsite.telling.events import tell
from digsite.telling.words import Words


def what_happened(game: Game, seat: int, since: int) -> str:
    """Tell the first thing that came of the last move."""
    log = game.view(seat).log
    if since >= len(log):
        return "That was already decided; the game has moved on."  # a move that nobody sees, such as not looking
    return f"That was already decided: {tell(log[since], Words(game.setup, game.names, you=seat)).plain}"
