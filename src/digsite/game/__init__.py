"""The typed face of the kernel for people who write Python: games, moves, views, outcomes, errors."""

from digsite.game.errors import IllegalMove, MalformedMove
from digsite.game.events import Event
from digsite.game.game import RANDOM, Game
from digsite.game.legal_moves import LegalMoves
from digsite.game.moves import (
    Discard,
    EndTurn,
    Explore,
    Keep,
    Look,
    Move,
    Sell,
    Steal,
    Stop,
    Trade,
    TurnUp,
    UseTent,
    parse_move,
)
from digsite.game.outcome import Outcome
from digsite.game.position import Position
from digsite.game.view import View

__all__ = [
    "RANDOM",
    "Discard",
    "EndTurn",
    "Event",
    "Explore",
    "Game",
    "IllegalMove",
    "Keep",
    "LegalMoves",
    "Look",
    "MalformedMove",
    "Move",
    "Outcome",
    "Position",
    "Sell",
    "Steal",
    "Stop",
    "Trade",
    "TurnUp",
    "UseTent",
    "View",
    "parse_move",
]
