"""Asking the rules from Python: may I, why not, and what all could I do?

Every answer comes from the body that also carries the move out. 0 is yes; everything else is a number of ``reasons``.
"""

from __future__ import annotations

import numpy as np

from digsite.rules import reasons
from digsite.rules.actions import CHAMBERS, KINDS, LONGEST_SET
from digsite.rules.box import Boxes
from digsite.rules.compiled import kernel
from digsite.rules.dig import storm_loss, why_not_rob
from digsite.rules.explore import why_not_explore_naming
from digsite.rules.legal import is_in, left_to_pick, legal
from digsite.rules.monuments.temple import why_not_look
from digsite.rules.phases import KEEPING, LOSING
from digsite.rules.sale import why_not_sell
from digsite.rules.state import States
from digsite.rules.trade import count_trades, next_trades, why_not_give_one, why_not_take_one, why_not_trade
from digsite.rules.turn import why_not_end

# What is asked about, in ``why_not``.
SELLING, ENDING, EXPLORING, ROBBING, LOOKING_INTO, STEPPING = range(6)

# Where the answers are that ``turn_reasons`` gives.
OF_END = 0
OF_CHAMBERS = OF_END + 1
OF_TAKES = OF_CHAMBERS + CHAMBERS
OF_GIVES = OF_TAKES + KINDS
OF_SALES = OF_GIVES + KINDS
TURN_REASONS = OF_SALES + KINDS * LONGEST_SET


@kernel
def why_not(boxes: Boxes, states: States, what: int, one: int, two: int, three: int) -> int:
    """Return the reason why the player who decides cannot do something, or 0.

    ``SELLING`` a kind, so many; ``ENDING`` the turn; ``EXPLORING`` a chamber, naming two kinds (-1: none); ``ROBBING``
    a seat; ``LOOKING_INTO`` a chamber; ``STEPPING``: the small step with this number.
    """
    b = boxes[0]
    s = states[0]
    if what == SELLING:
        return why_not_sell(b, s, one, two)
    if what == ENDING:
        return why_not_end(s)
    if what == EXPLORING:
        return why_not_explore_naming(b, s, one, two, three)
    if what == ROBBING:
        return why_not_rob(b, s, one)
    if what == LOOKING_INTO:
        return why_not_look(b, s, one)
    return 0 if is_in(legal(b, s), one) else reasons.NOT_NOW


@kernel
def why_not_choose(boxes: Boxes, states: States, phase: int, counts: np.ndarray) -> int:
    """Return the reason why these cards cannot be lost in a storm (R20) or kept from the tomb (R63), or 0."""
    b = boxes[0]
    s = states[0]
    if s.phase != phase:
        return reasons.NOT_NOW
    total = 0
    for t in range(b.kinds):
        total += counts[t]
        if counts[t] > left_to_pick(s, t):
            return reasons.NOT_IN_HAND if phase == LOSING else reasons.NOT_IN_CHAMBER
    return 0 if total == s.owed else reasons.WRONG_NUMBER


@kernel
def left_to_choose(boxes: Boxes, states: States, counts: np.ndarray) -> int:
    """Fill in, by kind, the cards to choose from in a storm or in the tomb; return how many are still to choose."""
    b = boxes[0]
    s = states[0]
    if s.phase != LOSING and s.phase != KEEPING:
        return 0
    for t in range(b.kinds):
        counts[t] = left_to_pick(s, t)
    return s.owed


@kernel
def trade_reason(boxes: Boxes, states: States, given: np.ndarray, taken: np.ndarray) -> int:
    """Return the reason why a trade cannot be made, or 0."""
    return why_not_trade(boxes[0], states[0], given, taken)


@kernel
def draft_reasons(
    boxes: Boxes, states: States, given: np.ndarray, taken: np.ndarray, takes: np.ndarray, gives: np.ndarray
) -> int:
    """Fill in, by kind, why one card more cannot be taken or given in a trade in the making; return why not the trade.

    While nothing is taken yet, a card can be given if something of another kind could be had for it.
    """
    b = boxes[0]
    s = states[0]
    scratch = np.zeros_like(given)
    nothing_taken = taken.sum() == 0
    for t in range(b.kinds):
        takes[t] = why_not_take_one(b, s, given, taken, t, scratch)
    for t in range(b.kinds):
        gives[t] = why_not_give_one(b, s, given, taken, t)
        if gives[t] == 0 and nothing_taken:
            gives[t] = reasons.NOTHING_ELSE
            for u in range(b.kinds):
                is_other = u != t and s.market[u] > 0
                if is_other and (takes[u] == 0 or gives[t] == reasons.NOTHING_ELSE):
                    gives[t] = takes[u]
    return why_not_trade(b, s, given, taken)


@kernel
def turn_reasons(boxes: Boxes, states: States, row: np.ndarray) -> None:
    """Fill in all that somebody whose turn it is may ask, in one call: why not end it, explore, trade, sell.

    The row holds the reason against the end of the turn at ``OF_END``, for each chamber from ``OF_CHAMBERS`` on, for
    the first card to take and to give of each kind (``OF_TAKES``, ``OF_GIVES``), and for each set (``OF_SALES``, as
    small steps count them).
    """
    b = boxes[0]
    s = states[0]
    row[OF_END] = why_not_end(s)
    for c in range(b.chambers):
        # At the sphinx, any two names would do.
        reason = why_not_explore_naming(b, s, c, -1, -1)
        row[OF_CHAMBERS + c] = 0 if reason == reasons.NAMES_NEEDED else reason
    given = np.zeros(b.kinds, np.int64)
    taken = np.zeros(b.kinds, np.int64)
    draft_reasons(boxes, states, given, taken, row[OF_TAKES:OF_GIVES], row[OF_GIVES:OF_SALES])
    for t in range(b.kinds):
        for count in range(1, LONGEST_SET + 1):
            row[OF_SALES + t * LONGEST_SET + count - 1] = why_not_sell(b, s, t, count)


@kernel
def lost_without_tent(boxes: Boxes, states: States) -> int:
    """Return how many cards the player who decides loses to a storm without a tent (R20)."""
    return storm_loss(states[0], states[0].player)


@kernel
def trades_after(boxes: Boxes, states: States, cursor: np.ndarray, given: np.ndarray, taken: np.ndarray) -> int:
    """Fill in the trades that come next after ``cursor``, a row for each, and return how many (0: no more)."""
    return next_trades(boxes[0], states[0], cursor, given, taken)


@kernel
def number_of_trades(boxes: Boxes, states: States) -> int:
    """Count the trades a person may make now."""
    return count_trades(boxes[0], states[0])
