"""Greedy: a simple, sensible seller. It never trades, sells full sets, and everything when the dig site runs dry.

How long it waits for full sets is a matter of patience: the quick seller has little, the hoarder much.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.bots.full_sets import last_adds, next_adds, price_in_full_sets
from digsite.bots.if_legal import ANYTHING, if_legal
from digsite.rules import KINDS, Box, State, kernel
from digsite.rules import actions as a
from digsite.rules import phases as ph
from digsite.rules.explore import why_not_explore
from digsite.rules.monuments.mine import turned_value
from digsite.rules.turn import may_end

Counts = npt.NDArray[Any]

#: A hand this large is a feast for storms: something is sold.
FULL_HAND = 5
#: The quick seller's and the hoarder's idea of a full hand.
QUICK_HAND = 2
HOARD = 9


@kernel
def greedy(b: Box, s: State, full_hand: int = FULL_HAND) -> int:
    """Choose a small step in a state that shows only what the player knows."""
    phase = s.phase
    if phase == ph.ACT:
        return _act(b, s, full_hand)
    if phase == ph.TAKING or phase == ph.PAYING:  # it never begins a trade, but ends one that was begun for it
        return if_legal(b, s, ANYTHING)
    if phase == ph.VICTIM:
        return _rob_largest_hand(b, s)
    if phase == ph.TENTS:
        return a.TENT if s.hand_size[s.player] >= 4 else a.NO_TENT
    if phase == ph.LOSING:
        return a.DISCARD + _first_of_the_least(b, s.hand[s.player], s.owed)
    if phase == ph.KEEPING:
        return a.KEEP + _first_of_the_best(b, s)
    if phase == ph.MINING:
        return a.STOP if turned_value(b, s) >= b.mine_limit - 1 else a.TURN_UP
    if phase == ph.NAMING:
        return a.NAME + _name(b, s)
    if phase == ph.LOOKING:
        return _look(b, s)
    raise ValueError("greedy has no answer in this phase")


@kernel
def _act(b: Box, s: State, full_hand: int) -> int:
    hand = s.hand[s.player]
    for c in range(b.chambers - 1, -1, -1):
        if why_not_explore(b, s, c) == 0:
            return a.EXPLORE + c
    in_a_hurry = s.dig_size <= b.players or not may_end(s)
    best = -1
    best_count = 0
    best_rate = 0.0
    for t in range(b.kinds):
        count = min(hand[t], b.largest[t])
        if count == 0 or (t == b.map and not in_a_hurry):
            continue
        full = count == b.largest[t] and count > 1
        large = s.hand_size[s.player] >= full_hand and count > 1
        rate = b.price[t, count] / count
        if (full or large or in_a_hurry) and rate > best_rate:
            best, best_count, best_rate = t, count, rate
    if best >= 0:
        return a.SELL + best * a.LONGEST_SET + best_count - 1
    return a.END_TURN


@kernel
def _rob_largest_hand(b: Box, s: State) -> int:
    best = 1
    size = 0
    for k in range(1, b.players):
        there = s.hand_size[(s.turn + k) % b.players]
        if there > size:
            best, size = k, there
    return a.STEAL + best - 1


@kernel
def _first_of_the_least(b: Box, cards: Counts, owed: int) -> int:
    """Of the cards that are missed least, the first in table order (small steps go in that order)."""
    left = cards.copy()
    first = KINDS
    for _ in range(owed):
        least = -1
        value = 1 << 30
        for t in range(b.kinds):
            if left[t] > 0:
                adds = last_adds(b, t, left[t])
                if adds < value:
                    least, value = t, adds
        left[least] -= 1
        first = min(first, least)
    return first


@kernel
def _first_of_the_best(b: Box, s: State) -> int:
    """Of the cards to keep from the tomb, the first in table order."""
    hand = s.hand[s.player] + s.kept
    there = s.chamber[s.at] - s.kept
    first = KINDS
    for _ in range(s.owed):
        best = -1
        value = -1
        for t in range(s.last, b.kinds):
            if there[t] > 0:
                adds = next_adds(b, t, hand[t])
                if adds > value:
                    best, value = t, adds
        if best < 0:
            break
        hand[best] += 1
        there[best] -= 1
        first = min(first, best)
    return first


@kernel
def _name(b: Box, s: State) -> int:
    """Name the two kinds of which most value is still out of sight."""
    hopes = np.zeros(KINDS, np.int64)
    for t in range(b.kinds):
        out = np.int64(b.cards[t]) - s.market[t]
        for p in range(b.players):
            out -= s.hand[p, t] + s.sold[p, t]
        hopes[t] = -1 if t == b.map else out * price_in_full_sets(b, t, 1)
    one = int(np.argmax(hopes[: b.kinds]))
    hopes[one] = -2
    other = int(np.argmax(hopes[: b.kinds]))
    return max(one, other) if s.named[0] >= 0 else min(one, other)


@kernel
def _look(b: Box, s: State) -> int:
    for c in range(b.chambers):
        if s.chamber_size[c] > 0:
            return a.LOOK + c
    return a.NO_LOOK
