"""The table with every card face up, for people who watch bots or replay a record."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from digsite.editions import Setup
from digsite.game.cards import tally
from digsite.game.events import Event
from digsite.game.position import Position
from digsite.game.view import View


def face_up(view: View, position: Position, setup: Setup, events: Sequence[Event]) -> View:
    """Turn up the hands, the chambers and the log of a spectator's view; what the players know stays as it is."""
    replace = msgspec.structs.replace
    hands = (tally(position.row("hand", seat), setup.ids) for seat in range(setup.players))
    rooms = (tally(position.row("chamber", chamber), setup.ids) for chamber in range(len(view.chambers)))
    return replace(
        view,
        seats=tuple(replace(seat, known=hand) for seat, hand in zip(view.seats, hands, strict=True)),
        chambers=tuple(replace(chamber, known=cards) for chamber, cards in zip(view.chambers, rooms, strict=True)),
        log=tuple(events),
    )
