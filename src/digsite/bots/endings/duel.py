"""Two players without chance: alpha-beta over small steps.

What one gains the other loses, coin by coin and sale by sale, so a position's value needs no knowledge of the money
made before: it is what is still to come, to the player who decides. Whoever plays for the largest lead also plays for
the victory, since the lead, and at equal money the fewer cards sold, is what decides it (R75).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from digsite.bots.endings.canonical import NO_SALE, comes_next, order_at, sale_after
from digsite.bots.endings.memo import FULL, Memo, make_key, place_of
from digsite.bots.endings.worth import (
    COIN,
    MOST_POINTS,
    Counts,
    can_be_explored,
    choice_of,
    most_for,
    points,
    sold_as_it_is,
    within_reach,
    worth_of_sets,
)
from digsite.dealers.random_steps import nth_one, ones
from digsite.rules import KINDS, Box, Boxes, State, States, kernel, wide
from digsite.rules.actions import HIGH, TAKE
from digsite.rules.phases import ACT, OVER
from digsite.rules.step import legal_steps, step

#: Beyond all values.
BEYOND = 1 << 40

#: No line of play is followed further than so many small steps.
DEEPEST = 300

#: The places of a tally: positions looked at, the most that may be, and whether that was too few.
LOOKED_AT, LIMIT, GAVE_UP = range(3)


class Desk(NamedTuple):
    """What a duel is worked out with: its memo, with the least and the most each position is worth, and room."""

    memo: Memo
    least: Counts
    most: Counts
    tally: npt.NDArray[np.int64]
    worth: Counts
    table: Counts
    cards: Counts
    chosen: Counts


def new_desk(boxes: Boxes, memo: Memo) -> Desk:
    """Lay out a desk for one ending."""
    room = len(memo.keys)
    return Desk(
        memo,
        np.zeros(room, np.int64),
        np.zeros(room, np.int64),
        np.zeros(3, np.int64),
        worth_of_sets(boxes),
        np.zeros((KINDS + 1, MOST_POINTS + 1), np.int64),
        np.zeros(KINDS, np.int64),
        np.zeros(KINDS, np.int64),
    )


@kernel
def gain(before: State, after: State, me: int) -> int:
    """Return what a step brought the player who took it."""
    you = 1 - me
    lead = (wide(after.money[me]) - before.money[me]) - (wide(after.money[you]) - before.money[you])
    sold = (wide(after.sold_cards[me]) - before.sold_cards[me]) - (wide(after.sold_cards[you]) - before.sold_cards[you])
    return COIN * lead - sold


@kernel
def bounds(b: Box, s: State, last_sale: int, desk: Desk) -> tuple[int, int]:
    """Return the least and the most that a position is worth to the player who decides.

    The least: make the best trade and sell all, now; then the other is alone and takes the best that is left. The most:
    all cards that can be reached, as far as the hand's trade value goes, while the other sells what they hold.
    """
    me = wide(s.player)
    you = 1 - me
    worth, table, cards, chosen = desk.worth, desk.table, desk.cards, desk.chosen
    found = within_reach(b, s, cards)
    mine = points(b, s.hand[me])
    yours = points(b, s.hand[you])
    most = most_for(b, worth, cards, mine + found, table) - sold_as_it_is(b, s, worth, you)
    if last_sale == NO_SALE and s.may_trade > 0:
        for t in range(b.kinds):
            cards[t] = s.hand[me, t] + s.market[t]
        least = most_for(b, worth, cards, mine, table)
        choice_of(b, worth, mine, table, chosen)
        within_reach(b, s, cards)
        for t in range(b.kinds):
            cards[t] -= chosen[t]
    else:
        least = sold_as_it_is(b, s, worth, me)
        for t in range(b.kinds):
            cards[t] -= s.hand[me, t]
    least -= most_for(b, worth, cards, yours + found, table)
    if s.hand_size[you] == 0 and last_sale == NO_SALE and s.may_trade > 0 and not can_be_explored(b, s):
        most = least  # alone with the marketplace
    return least, most


@kernel
def value_of(boxes: Boxes, states: States, depth: int, low: int, high: int, last_sale: int, desk: Desk) -> int:
    """Return what is still to come from ``states[depth]`` to the player who decides, if both play perfectly.

    Exact between ``low`` and ``high``; otherwise a bound on that side. Once the tally gave up, it means nothing.
    """
    b = boxes[0]
    s = states[depth]
    if s.phase == OVER:
        return wide(0)
    tally = desk.tally
    tally[LOOKED_AT] += 1
    if tally[LOOKED_AT] > tally[LIMIT] or depth + 1 >= len(states):
        tally[GAVE_UP] = 1
        return wide(0)
    me = wide(s.player)
    best = wide(-BEYOND)
    most = wide(BEYOND)
    place = wide(FULL)
    if s.phase == ACT:
        key = np.zeros(2, np.uint64)
        make_key(b, s, last_sale, False, key)
        place, known = place_of(desk.memo, key)
        if place == FULL:
            tally[GAVE_UP] = 1
            return wide(0)
        if not known:
            desk.least[place], desk.most[place] = bounds(b, s, last_sale, desk)
        best, most = desk.least[place], desk.most[place]
        if best >= high or best == most:
            return best
        if most <= low:
            return most
    words = legal_steps(boxes, states[depth : depth + 1])
    for side in range(2):  # trades first, then sales, then the end of the turn
        word = words[1 - side]
        for n in range(ones(word)):
            action = wide(nth_one(word, n)) + (HIGH if side == 0 else 0)
            if best >= high or best >= most or not comes_next(b, s.phase, action, last_sale):
                continue
            states[depth + 1] = states[depth]
            then = states[depth + 1]
            step(b, then, action)
            brought = gain(s, then, me)
            least = max(low, best) - brought
            after = sale_after(action, last_sale)
            if then.player == me:
                value = value_of(boxes, states, depth + 1, least, high - brought, after, desk)
            else:
                value = -value_of(boxes, states, depth + 1, brought - high, -least, after, desk)
            if tally[GAVE_UP] > 0:
                return wide(0)
            best = max(best, brought + value)
    if place != FULL:
        if best > low:
            desk.least[place] = max(desk.least[place], best)
        if best < high:
            desk.most[place] = min(desk.most[place], best)
    return best


@kernel
def worth_of_duel(boxes: Boxes, states: States, desk: Desk) -> int:
    """Return what is still to come from ``states[0]`` to the player who decides (called from Python)."""
    return value_of(boxes, states, wide(0), wide(-BEYOND), wide(BEYOND), wide(order_at(states[0])), desk)


@kernel
def reaches(boxes: Boxes, states: States, action: int, target: int, desk: Desk) -> bool:
    """Say whether a step from ``states[0]`` is worth as much as ``target`` to the player who takes it."""
    b = boxes[0]
    me = wide(states[0].player)
    after = wide(order_at(states[0]))
    if action < TAKE:  # whatever follows a sale, in any order
        after = wide(NO_SALE)
    states[1] = states[0]
    step(b, states[1], wide(action))
    left = wide(target) - gain(states[0], states[1], me)
    if states[1].player == me:
        return value_of(boxes, states, wide(1), left - 1, left, after, desk) >= left
    return -value_of(boxes, states, wide(1), -left, 1 - left, after, desk) >= left
