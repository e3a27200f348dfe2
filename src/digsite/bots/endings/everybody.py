"""Any number of players, and chance: every position is worth what each seat gets if all play perfectly.

Each seat wants its share of the victory first, then money, more than the others have on average (the field calls it
max^n). Where two steps are worth the same to whoever decides, the first in the order of steps is taken to be chosen;
with three players or more, what that means to the others is part of the value. Chance counts with its exact weights.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from digsite.bots.endings.canonical import NO_SALE, comes_next, order_at, sale_after
from digsite.bots.endings.duel import GAVE_UP, LIMIT, LOOKED_AT
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
from digsite.rules import KINDS, OUTCOMES, SEATS, Box, Boxes, State, States, kernel, wide
from digsite.rules.actions import HIGH
from digsite.rules.chance import weigh
from digsite.rules.phases import ACT, FIRST_DECISION, MINING, OVER
from digsite.rules.score import winning_seats
from digsite.rules.step import legal_steps, step

#: What is known of a seat: its share of the victory, and its money less what the others have on average.
SHARE, LEAD = 0, 1

#: What a coin counts beside a victory: it decides only where shares of the victory are the same.
COIN_COUNTS = 1e-6

#: Differences below this are none.
WHISKER = 1e-12

Figures = npt.NDArray[np.float64]


class Table(NamedTuple):
    """What an ending is worked out with: its memo, with the figures of each position, and room."""

    memo: Memo
    figures: Figures  # by place, seat and what is known
    done: npt.NDArray[np.bool_]
    tally: npt.NDArray[np.int64]
    worth: Counts
    table: Counts
    cards: Counts
    chosen: Counts


def new_table(boxes: Boxes, memo: Memo) -> Table:
    """Lay out room for one ending."""
    room = len(memo.keys)
    return Table(
        memo,
        np.zeros((room, SEATS, 2)),
        np.zeros(room, np.bool_),
        np.zeros(3, np.int64),
        worth_of_sets(boxes),
        np.zeros((KINDS + 1, MOST_POINTS + 1), np.int64),
        np.zeros(KINDS, np.int64),
        np.zeros(KINDS, np.int64),
    )


@kernel
def figures_of_end(b: Box, s: State, figures: Figures) -> None:
    """Fill in what a finished game brought each seat (R75, R76)."""
    won = winning_seats(b, s)
    winners = 0
    total = 0
    for p in range(b.players):
        winners += won >> p & 1
        total += s.money[p]
    for p in range(b.players):
        figures[p, SHARE] = (won >> p & 1) / winners
        figures[p, LEAD] = s.money[p] - (total - s.money[p]) / (b.players - 1)


@kernel
def score(figures: Figures, seat: int) -> float:
    """Return what a seat wants most of: its share of the victory, then its lead."""
    return figures[seat, SHARE] + COIN_COUNTS * figures[seat, LEAD]


@kernel
def sell_out(b: Box, s: State, table: Table) -> None:
    """Let a player who is alone with the marketplace take the best there is: money and sold cards are as at the end."""
    me = wide(s.player)
    cards, chosen = table.cards, table.chosen
    for t in range(b.kinds):
        cards[t] = s.hand[me, t] + s.market[t]
    mine = points(b, s.hand[me])
    most_for(b, table.worth, cards, mine, table.table)
    choice_of(b, table.worth, mine, table.table, chosen)
    for t in range(b.kinds):
        brought = table.worth[t, chosen[t]]
        s.money[me] += (brought + chosen[t]) // COIN
        s.sold_cards[me] += chosen[t]


@kernel
def best_score(b: Box, s: State, table: Table) -> float:
    """Return a score that the player who decides cannot beat."""
    me = wide(s.player)
    found = within_reach(b, s, table.cards)
    most = most_for(b, table.worth, table.cards, points(b, s.hand[me]) + found, table.table) // COIN + 1
    lead = float(s.money[me] + most)
    for p in range(b.players):
        if p != me:
            lead -= (s.money[p] + sold_as_it_is(b, s, table.worth, p) // COIN) / (b.players - 1)
    return 1.0 + COIN_COUNTS * lead


@kernel
def _is_alone(b: Box, s: State) -> bool:
    """Say whether only the player who decides holds cards, and may still trade."""
    for p in range(b.players):
        if p != s.player and s.hand_size[p] > 0:
            return False
    return s.phase == ACT and s.may_trade > 0


@kernel
def unravel(boxes: Boxes, states: States, depth: int, last_sale: int, found: Figures, table: Table) -> None:
    """Fill in what ``states[depth]`` is worth to every seat, as ``found[depth]``.

    Once the tally gave up, it means nothing.
    """
    b = boxes[0]
    s = states[depth]
    if s.phase == OVER:
        figures_of_end(b, s, found[depth])
        return
    tally = table.tally
    tally[LOOKED_AT] += 1
    if tally[LOOKED_AT] > tally[LIMIT] or depth + 1 >= len(states):
        tally[GAVE_UP] = 1
        return
    place = wide(FULL)
    if s.phase == ACT or s.phase == MINING or s.phase < FIRST_DECISION:
        key = np.zeros(2, np.uint64)
        make_key(b, s, last_sale, True, key)
        place, known = place_of(table.memo, key)
        if place == FULL:
            tally[GAVE_UP] = 1
            return
        if known and table.done[place]:
            found[depth] = table.figures[place]
            return
    if s.phase < FIRST_DECISION:
        weights = np.zeros(OUTCOMES, np.int16)
        total = weigh(b, s, weights)
        found[depth] = 0.0
        for outcome in range(OUTCOMES):
            if weights[outcome] > 0:
                states[depth + 1] = states[depth]
                step(b, states[depth + 1], wide(outcome))
                unravel(boxes, states, depth + 1, last_sale, found, table)
                if tally[GAVE_UP] > 0:
                    return
                found[depth] += weights[outcome] / total * found[depth + 1]
    elif last_sale == NO_SALE and _is_alone(b, s) and not can_be_explored(b, s):
        states[depth + 1] = states[depth]
        sell_out(b, states[depth + 1], table)
        figures_of_end(b, states[depth + 1], found[depth])
    else:
        me = wide(s.player)
        ceiling = best_score(b, s, table) if s.phase == ACT else 2.0
        best = -1.0
        words = legal_steps(boxes, states[depth : depth + 1])
        for side in range(2):
            word = words[1 - side]
            for n in range(ones(word)):
                action = wide(nth_one(word, n)) + (HIGH if side == 0 else 0)
                if best >= ceiling - WHISKER or not comes_next(b, s.phase, action, last_sale):
                    continue
                states[depth + 1] = states[depth]
                step(b, states[depth + 1], action)
                unravel(boxes, states, depth + 1, sale_after(action, last_sale), found, table)
                if tally[GAVE_UP] > 0:
                    return
                value = score(found[depth + 1], me)
                if value > best + WHISKER:
                    best = value
                    found[depth] = found[depth + 1]
    if place != FULL and tally[GAVE_UP] == 0:
        table.figures[place] = found[depth]
        table.done[place] = True


@kernel
def figures_of(boxes: Boxes, states: States, found: Figures, table: Table) -> None:
    """Fill in what ``states[0]`` is worth to every seat, as ``found[0]`` (called from Python)."""
    unravel(boxes, states, wide(0), wide(order_at(states[0])), found, table)
