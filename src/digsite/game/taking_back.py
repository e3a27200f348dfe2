"""Taking back one's own trades and sales as at a table: what others saw, they know.

There are two ways back in a game, and they differ. ``Game.undo`` and ``Game.go_back`` are for whoever looks
into a game: all is as if nothing had been. ``Game.take_back`` is for whoever plays it: the cards go back before
everybody's eyes, and those that were shown are known to be in that hand from then on.

A trade or a sale can be taken back until its player has seen something that was hidden, or the turn is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from digsite.editions import Setup
from digsite.game.errors import IllegalMove
from digsite.game.events import Ended, Event, Explored, Looked, Sold, Traded
from digsite.game.position import Position
from digsite.game.refusals import by_kind
from digsite.game.withdrawn import Exchange
from digsite.rules import reasons
from digsite.rules.taking_back import TAKEN_BACK_A_TURN, take_back_sale, take_back_trade, why_not_take_back
from digsite.words.message import message


class Retractable(NamedTuple):
    """A trade or a sale that can still be taken back."""

    event: Exchange
    turn: tuple[int, ...]  # the turn's numbers before it


class ThisTurn(NamedTuple):
    """What can still be taken back in the turn that is going on, and how often that was done. All of it is public."""

    open: tuple[Retractable, ...] = ()
    often: int = 0

    def after(self, event: Event, turn: tuple[int, ...]) -> ThisTurn:
        """Take in what happened; whatever is no exchange of open cards closes what came before it."""
        if isinstance(event, Exchange):
            return ThisTurn((*self.open, Retractable(event, turn)), self.often)
        return ThisTurn(often=0 if isinstance(event, Ended) else self.often)

    @property
    def left(self) -> int:
        """How often something more can be taken back in this turn."""
        return TAKEN_BACK_A_TURN - self.often


def why_not(position: Position, log: Sequence[Event], this_turn: ThisTurn, seat: int) -> IllegalMove | None:
    """Say why a seat cannot take anything back, or None."""
    if position.is_over:
        return IllegalMove("game-over")
    if seat != position.turn:
        return IllegalMove("take-back-not-your-turn")
    reason = why_not_take_back(position.boxes, position.states)
    if reason == reasons.HALF_MADE:
        return IllegalMove("take-back-half-made")
    if reason or not this_turn.open:
        return _since(log, inside=bool(reason and this_turn.open))
    if this_turn.left <= 0:
        return IllegalMove("take-back-often", message("take-back-often", most=TAKEN_BACK_A_TURN))
    return None


def _since(log: Sequence[Event], *, inside: bool) -> IllegalMove:
    """Say what was seen since the last trade or sale of this turn, if there is one; ``inside`` the monument now."""
    seen = IllegalMove("take-back-explored") if inside else None
    for event in reversed(log):
        match event:
            case Traded() | Sold() if seen is not None:
                return seen
            case Explored():
                seen = seen or IllegalMove("take-back-explored")
            case Looked():
                seen = seen or IllegalMove("take-back-looked")
            case _:
                break
    return IllegalMove("take-back-nothing")


def put_back(position: Position, setup: Setup, last: Retractable) -> None:
    """Put the cards of a trade or a sale back where they were; chance has no part in it."""
    turn = np.array(last.turn, np.int64)
    if isinstance(last.event, Traded):
        given, taken = (np.array(by_kind(setup, side), np.int64) for side in (last.event.give, last.event.take))
        reason = take_back_trade(position.boxes, position.states, given, taken, turn)
    else:
        kind = setup.ids.index(last.event.card)
        reason = take_back_sale(position.boxes, position.states, kind, last.event.count, turn)
    if reason:
        raise AssertionError(f"{last.event} could be taken back, and cannot: {reason}")
