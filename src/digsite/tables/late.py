"""What somebody is told whose move came too late: what happened instead, as far as they saw it."""

from __future__ import annotations

from digsite.editions import Style
from digsite.game import Game
from digsite.telling.events import tell
from digsite.telling.words import Words


def what_happened(game: Game, seat: int, since: int) -> str:
    """Tell the first thing that came of the last move."""
    if since >= len(game.log):
        return "That was already decided; the game has moved on."  # a move that nobody sees, such as not looking
    face_up = game.setup.monument.style is Style.RUINS
    event = game.log[since].seen_by(seat, face_up=face_up)
    return f"That was already decided: {tell(event, Words(game.setup, game.names, you=seat)).plain}"
