"""What a browser asks about tables it is not at: whose turn it is, and how games came out that are over.

Everybody may know all of it, so nobody has to say a secret for it.
"""

from __future__ import annotations

import msgspec

from digsite.game.view import SoldSet
from digsite.tables.wire.messages import ClockRule, SeatFigures, Stage


class TableTurn(msgspec.Struct, frozen=True):
    """Whose turn it is at a table, as everybody there sees it."""

    table: str
    stage: Stage
    edition_name: str
    monument: str  # "random" until the deal, where chance chooses
    seats: tuple[SeatFigures, ...]
    decides: int | None  # the seat that is to decide; None: the game is not under way
    number: int  # of the state: another one, and something was done meanwhile
    waits: int  # milliseconds since something was last done
    left: int | None  # milliseconds until the time of whoever decides is up; None: they have no clock
    clock: ClockRule | None
    lesson: str | None


class Turns(msgspec.Struct, frozen=True):
    """Whose turn it is at the tables that somebody asked about."""

    tables: tuple[TableTurn, ...]
    unknown: tuple[str, ...]  # this server has no such table
    unread: tuple[str, ...]  # what is stored of these cannot be read just now


class SeatResult(msgspec.Struct, frozen=True):
    """How a game came out for a seat."""

    seat: SeatFigures
    money: int
    sold: int  # cards
    lost: int  # cards, to storms and thieves
    place: int | None  # from 1, equal figures are an equal place; None: the game was not finished
    won: bool
    best: tuple[SoldSet, ...]  # the dearest sets of its museum, the dearest first


class GameResult(msgspec.Struct, frozen=True):
    """How a game came out: what players keep of it."""

    table: str
    stage: Stage
    edition: str
    edition_name: str
    monument: str
    variants: tuple[str, ...]
    seats: tuple[SeatResult, ...]
    clock: ClockRule | None
    lesson: str | None
    ended: int  # milliseconds ago
    lasted: int  # milliseconds from the deal to the end
