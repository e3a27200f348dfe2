"""What one looks for in a game that was played: where each turn begins, and its great moments.

>>> from digsite.game import Game
>>> game = Game(players=["Ann", "Ben"], monument="great_pyramid", seed=7)
>>> game.play("end")
>>> turns_of(game.log)
(Turn(number=1, event=1, by=1), Turn(number=2, event=3, by=0))
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import msgspec

from digsite.editions import SANDSTORM, THIEF
from digsite.game.events import Dealt, Dug, Ended, Event, Explored, Over, Sold

#: A sale of so much money is one to find again.
BIG_SALE: Final = 10

Moment = Literal["thief", "storm", "exploration", "sale"]


class Turn(msgspec.Struct, frozen=True):
    """A turn of the game, counted from 1; ``event`` is the first of its events, counted from 0, the deal."""

    number: int
    event: int
    by: int


class Mark(msgspec.Struct, frozen=True):
    """A moment to find again: a thief, a storm, an exploration, a big sale."""

    event: int
    turn: int
    kind: Moment
    by: int


def turns_of(log: Sequence[Event]) -> tuple[Turn, ...]:
    """Say where each turn begins."""
    found: list[Turn] = []
    between = True
    for number, event in enumerate(log):
        if isinstance(event, Dealt | Over):
            continue
        if between:
            found.append(Turn(len(found) + 1, number, getattr(event, "by", 0)))
        between = isinstance(event, Ended)
    return tuple(found)


def marks_of(log: Sequence[Event]) -> tuple[Mark, ...]:
    """List the moments of a game."""
    return tuple(_marks(log))


def turn_at(turns: Sequence[Turn], event: int) -> int:
    """Say in which turn an event lies; 0: before the first."""
    return sum(turn.event <= event for turn in turns)


def _marks(log: Sequence[Event]) -> Iterator[Mark]:
    turns = turns_of(log)
    for number, event in enumerate(log):
        kind = _moment(event)
        if kind is not None:
            yield Mark(number, turn_at(turns, number), kind, getattr(event, "by", 0))


def _moment(event: Event) -> Moment | None:
    match event:
        case Dug(card=card) if card == THIEF:
            return "thief"
        case Dug(card=card) if card == SANDSTORM:
            return "storm"
        case Explored():
            return "exploration"
        case Sold(money=money) if money >= BIG_SALE:
            return "sale"
    return None
