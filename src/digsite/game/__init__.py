"""The typed face of the kernel for people who write Python: games, moves, views, outcomes, errors."""

from digsite.game.errors import IllegalMove, MalformedMove
from digsite.game.events import (
    Dealt,
    Discarded,
    Dug,
    Ended,
    Event,
    Explored,
    Looked,
    Over,
    Sold,
    Stolen,
    TentAnswered,
    Traded,
    Uncovered,
)
from digsite.game.game import Game
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
from digsite.game.phase import Phase
from digsite.game.position import Position
from digsite.game.setting_up import RANDOM
from digsite.game.view import View

__all__ = [
    "RANDOM",
    "Dealt",
    "Discard",
    "Discarded",
    "Dug",
    "EndTurn",
    "Ended",
    "Event",
    "Explore",
    "Explored",
    "Game",
    "IllegalMove",
    "Keep",
    "LegalMoves",
    "Look",
    "Looked",
    "MalformedMove",
    "Move",
    "Outcome",
    "Over",
    "Phase",
    "Position",
    "Sell",
    "Sold",
    "Steal",
    "Stolen",
    "Stop",
    "TentAnswered",
    "Trade",
    "Traded",
    "TurnUp",
    "Uncovered",
    "UseTent",
    "View",
    "parse_move",
]
