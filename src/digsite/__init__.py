"""digsite: the card game Archaeology, exact and fast, for people and for programs.

Everything here is loaded when it is first used, so that ``import digsite`` costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from digsite.arena import BotFailed, Simulation, compile_ahead, play_game
    from digsite.arena.tournament import Standings, Tournament
    from digsite.bots import AnyBot, Bot, bot_names, find_bot
    from digsite.bots.rollouts import Rollouts, rollout
    from digsite.dealers import (
        Dealer,
        FairDealer,
        FairError,
        FairSheet,
        FastDealer,
        commitment,
        new_secret,
        seat_commitment,
    )
    from digsite.editions import Edition, EditionError, Setup, SetupError, load_edition
    from digsite.errors import DigsiteError
    from digsite.game import (
        Dealt,
        Discard,
        Discarded,
        Dug,
        Ended,
        EndTurn,
        Event,
        Explore,
        Explored,
        Game,
        IllegalMove,
        Keep,
        LegalMoves,
        Look,
        Looked,
        MalformedMove,
        Move,
        Outcome,
        Over,
        Phase,
        Position,
        Sell,
        Sold,
        Steal,
        Stolen,
        Stop,
        TentAnswered,
        Trade,
        Traded,
        TurnUp,
        Uncovered,
        UseTent,
        View,
        parse_move,
    )
    from digsite.judge import review
    from digsite.records import (
        Decision,
        Header,
        Record,
        RecordError,
        check_lines,
        read_record,
        read_records,
        record_lines,
        replay,
        verify,
    )

_HOMES = {
    "digsite.arena": ("BotFailed", "Simulation", "compile_ahead", "play_game"),
    "digsite.arena.tournament": ("Standings", "Tournament"),
    "digsite.bots": ("AnyBot", "Bot", "bot_names", "find_bot"),
    "digsite.bots.rollouts": ("Rollouts", "rollout"),
    "digsite.dealers": (
        "Dealer",
        "FairDealer",
        "FairError",
        "FairSheet",
        "FastDealer",
        "commitment",
        "new_secret",
        "seat_commitment",
    ),
    "digsite.editions": ("Edition", "EditionError", "Setup", "SetupError", "load_edition"),
    "digsite.errors": ("DigsiteError",),
    "digsite.game": (
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
    ),
    "digsite.judge": ("review",),
    "digsite.records": (
        "Decision",
        "Header",
        "Record",
        "RecordError",
        "check_lines",
        "read_record",
        "read_records",
        "record_lines",
        "replay",
        "verify",
    ),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "AnyBot",
    "Bot",
    "BotFailed",
    "Dealer",
    "Dealt",
    "Decision",
    "DigsiteError",
    "Discard",
    "Discarded",
    "Dug",
    "Edition",
    "EditionError",
    "EndTurn",
    "Ended",
    "Event",
    "Explore",
    "Explored",
    "FairDealer",
    "FairError",
    "FairSheet",
    "FastDealer",
    "Game",
    "Header",
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
    "Record",
    "RecordError",
    "Rollouts",
    "Sell",
    "Setup",
    "SetupError",
    "Simulation",
    "Sold",
    "Standings",
    "Steal",
    "Stolen",
    "Stop",
    "TentAnswered",
    "Tournament",
    "Trade",
    "Traded",
    "TurnUp",
    "Uncovered",
    "UseTent",
    "View",
    "bot_names",
    "check_lines",
    "commitment",
    "compile_ahead",
    "find_bot",
    "load_edition",
    "new_secret",
    "parse_move",
    "play_game",
    "read_record",
    "read_records",
    "record_lines",
    "replay",
    "review",
    "rollout",
    "seat_commitment",
    "verify",
]


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import importlib

    found: object = getattr(importlib.import_module(_HOME[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
