"""The expert's judgement for people: what the cards of a hand are worth to whoever decides."""

from __future__ import annotations

import numpy as np

from digsite.bots.expert.hands import MOST, Worth
from digsite.bots.expert.judgement import look_around
from digsite.bots.expert.judging import judge
from digsite.game import Position
from digsite.rules import KINDS, Boxes, States, kernel


@kernel
def worth_in_trade(boxes: Boxes, states: States, worth: Worth) -> None:
    """Fill in what so many cards of each kind are worth to their holder, who may trade and sell now.

    The expert also thinks of what others would make of the cards it gives away; whoever asks what their own hand
    misses least does not.
    """
    b, s = boxes[0], states[0]
    j = look_around(b, s)
    judge(b, s, j)
    worth[:] = j.best


class HandWorth:
    """What the kinds of a game are worth to the player who decides, from a position that shows only what they know."""

    def __init__(self, seen: Position) -> None:
        self._rows = np.empty((KINDS, MOST + 1))
        worth_in_trade(seen.boxes, seen.states, self._rows)

    def loss(self, kind: int, held: int, count: int) -> float:
        """Say how much less so many cards of a kind are worth without some of them."""
        row = self._rows[kind]
        return float(row[min(held, MOST)] - row[min(held - count, MOST)])
