"""Taking back a trade or a sale before everybody's eyes: the cards go back, and what was seen stays seen.

A trade gives cards that others then know, a sale shows a set. When it is taken back, the same cards cross the table
once more, the other way, face up: so the bodies that move seen cards (``knowledge``) say what everybody knows from then
on. Cards shown are known to be in that hand, and a bound that was true before the move is true again after it.

Nothing here uses chance or shows anything that was hidden from the player. Only what is public must be remembered to
put a move back: its cards, and the turn's own numbers from before it (``TURN_NUMBERS``).
"""

from __future__ import annotations

import numpy as np

from digsite.rules import reasons
from digsite.rules.box import Boxes
from digsite.rules.compiled import Box, State, kernel
from digsite.rules.knowledge import gain_seen, lose_seen
from digsite.rules.phases import ACT, LOOKING, PAYING, TAKING
from digsite.rules.state import States

#: So often a turn, so that nobody can hold the others up for ever.
TAKEN_BACK_A_TURN = 10

#: What a turn counts (fields of the state, in its order): put back as it was, together with the cards.
TURN_NUMBERS = ("dug", "acted", "sold_now", "explored", "trades", "may_trade", "must_sell", "passes", "idle")


@kernel
def why_not_take_back(boxes: Boxes, states: States) -> int:
    """Say why nothing can be taken back as things stand, or 0: not in the middle of anything, nor when all is over.

    Right after a sale at the temple, the look that is offered is not taken yet (R62): the sale can go back.
    """
    phase = states[0].phase
    if phase == TAKING or phase == PAYING:
        return reasons.HALF_MADE
    return 0 if phase == ACT or phase == LOOKING else reasons.NOT_NOW


@kernel
def _put_back_turn(s: State, turn: np.ndarray) -> None:
    s.dug = turn[0]
    s.acted = turn[1]
    s.sold_now = turn[2]
    s.explored = turn[3]
    s.trades = turn[4]
    s.may_trade = turn[5]
    s.must_sell = turn[6]
    s.passes = turn[7]
    s.idle = turn[8]
    s.phase = ACT


@kernel
def _take_back_trade(b: Box, s: State, given: np.ndarray, taken: np.ndarray) -> None:
    p = s.turn
    for t in range(b.kinds):
        if taken[t] > 0:
            lose_seen(b, s, p, t, taken[t])
            s.market[t] += taken[t]
        if given[t] > 0:
            gain_seen(b, s, p, t, given[t])
            s.market[t] -= given[t]


@kernel
def _take_back_sale(b: Box, s: State, t: int, count: int) -> None:
    p = s.turn
    gain_seen(b, s, p, t, count)
    s.sold[p, t] -= count
    s.sold_cards[p] -= count
    s.money[p] -= b.price[t, count]


@kernel
def take_back_trade(boxes: Boxes, states: States, given: np.ndarray, taken: np.ndarray, turn: np.ndarray) -> int:
    """Take back the last trade of the turn, whose numbers were ``turn`` before it; or return the reason why not."""
    reason = why_not_take_back(boxes, states)
    if reason == 0:
        _take_back_trade(boxes[0], states[0], given, taken)
        _put_back_turn(states[0], turn)
    return reason


@kernel
def take_back_sale(boxes: Boxes, states: States, t: int, count: int, turn: np.ndarray) -> int:
    """Take back the last sale of the turn, of so many cards of a kind; or return the reason why not."""
    reason = why_not_take_back(boxes, states)
    if reason == 0:
        _take_back_sale(boxes[0], states[0], t, count)
        _put_back_turn(states[0], turn)
    return reason
