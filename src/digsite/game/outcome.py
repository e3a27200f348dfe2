"""How a game ended."""

from __future__ import annotations

import msgspec

from digsite.game.position import Position
from digsite.rules import winners

#: Why a game can end: there is one way (R74).
EVERYTHING_SOLD = "the dig site is empty and no hand holds a card"


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: why, the money, the number of sold cards, and who won (R74-R76)."""

    reason: str
    money: tuple[int, ...]
    sold: tuple[int, ...]
    winners: tuple[int, ...]


def outcome_of(position: Position) -> Outcome:
    """Return the outcome of a game that is over."""
    money = tuple(position.row("money")[: position.players])
    sold = tuple(position.row("sold_cards")[: position.players])
    won = winners(position.boxes, position.states)
    return Outcome(EVERYTHING_SOLD, money, sold, tuple(p for p in range(position.players) if won >> p & 1))
