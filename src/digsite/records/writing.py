"""Writing records."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from digsite.errors import DigsiteError, shown
from digsite.game import Game
from digsite.game.events import Event
from digsite.records.errors import RecordError
from digsite.records.header import Header, further_keys, header_line

_ENCODER = msgspec.json.Encoder()


def record_lines(game: Game, extras: Mapping[str, Any] | None = None) -> list[bytes]:
    r"""Write a game, finished or not, as the lines of its record; ``extras`` go into the header.

    >>> game = Game(players=["Ann", "Ben"], monument="tomb", seed=7)
    >>> record_lines(game, {"date": "2026-11-15"})[1][:34]
    b'{"do":"deal","hands":[["pot_shard"'
    """
    if not isinstance(game, Game):
        raise DigsiteError("not-a-game", f"A Game has a record, and {shown(game)} is none.")
    if game.first is None:
        raise RecordError("not-dealt", 1, None, "A record begins with the deal and the first player.")
    for line, event in enumerate(game.log, 2):
        if not event.tells_all:
            reason = (
                "A record tells every card, and this game does not know them: it is a guess at another (resampled)."
            )
            raise RecordError("hidden-cards", line, None, reason)
    header = Header(game.setup, game.names, game.first, further_keys(game.setup, extras or {}))
    return [header_line(header), *event_lines(game.log)]


def event_lines(events: Iterable[Event]) -> list[bytes]:
    """Write events, a line each."""
    return [_ENCODER.encode(event) + b"\n" for event in events]
