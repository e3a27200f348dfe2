"""digsite: the card game Archaeology, exact and fast, for people and for programs."""

from digsite.editions import load_edition
from digsite.errors import DigsiteError
from digsite.game import (
    Discard,
    EndTurn,
    Explore,
    Game,
    IllegalMove,
    Keep,
    Look,
    MalformedMove,
    Move,
    Outcome,
    Sell,
    Steal,
    Stop,
    Trade,
    TurnUp,
    UseTent,
    View,
    parse_move,
)

__version__ = "0.1.0"
__all__ = [
    "DigsiteError",
    "Discard",
    "EndTurn",
    "Explore",
    "Game",
    "IllegalMove",
    "Keep",
    "Look",
    "MalformedMove",
    "Move",
    "Outcome",
    "Sell",
    "Steal",
    "Stop",
    "Trade",
    "TurnUp",
    "UseTent",
    "View",
    "load_edition",
    "parse_move",
]
