"""digsite: the card game Archaeology, exact and fast, for people and for programs.

Everything here is loaded when it is first used, so that ``import digsite`` costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from digsite.bots.rollouts import Rollouts, rollout
    from digsite.dealers import FairDealer, FairError, FairSheet, FastDealer, commitment, new_secret, seat_commitment
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
    from digsite.records import RecordError, read_record, read_records, record_lines, replay, verify

_HOMES = {
    "digsite.bots.rollouts": ("Rollouts", "rollout"),
    "digsite.dealers": (
        "FairDealer",
        "FairError",
        "FairSheet",
        "FastDealer",
        "commitment",
        "new_secret",
        "seat_commitment",
    ),
    "digsite.editions": ("load_edition",),
    "digsite.errors": ("DigsiteError",),
    "digsite.game": (
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
        "parse_move",
    ),
    "digsite.records": ("RecordError", "read_record", "read_records", "record_lines", "replay", "verify"),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "DigsiteError",
    "Discard",
    "EndTurn",
    "Explore",
    "FairDealer",
    "FairError",
    "FairSheet",
    "FastDealer",
    "Game",
    "IllegalMove",
    "Keep",
    "Look",
    "MalformedMove",
    "Move",
    "Outcome",
    "RecordError",
    "Rollouts",
    "Sell",
    "Steal",
    "Stop",
    "Trade",
    "TurnUp",
    "UseTent",
    "View",
    "commitment",
    "load_edition",
    "new_secret",
    "parse_move",
    "read_record",
    "read_records",
    "record_lines",
    "replay",
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
