"""The monument: what its chambers promise, which to explore, and how to choose inside (R60-R66).

A chamber is taken to hold what is known to be in it and, for the rest, a fair share of the cards that are out of
sight; no chamber ever holds a map (R4).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.bots.expert.hands import MOST, Worth, best_hand, next_card
from digsite.bots.expert.judgement import Judgement
from digsite.bots.expert.prospects import Amounts
from digsite.rules import KINDS, Box, State, inlined, kernel, wide
from digsite.rules.box import MINE, SPHINX, TOMB

#: A hand as it lies in the state.
Hand = npt.NDArray[Any]

#: Several cards at once make more of a set than one by one.
BUNDLE = 1.3

#: What is left of a chamber's promise for whoever comes later: others have maps too.
COMPETITION = 0.82


@inlined
def inside(b: Box, s: State, c: int, j: Judgement, cards: Amounts) -> float:
    """Fill in how many cards of each kind a chamber is expected to hold; return its size."""
    known = 0
    for t in range(b.kinds):
        known += s.chamber[c, t]
    hidden = s.chamber_size[c] - known
    pool = max(1.0, j.total - j.unseen[b.map])
    for t in range(b.kinds):
        cards[t] = s.chamber[c, t]
        if t != b.map:
            cards[t] += hidden * j.unseen[t] / pool
    return float(s.chamber_size[c])


@inlined
def promise(b: Box, s: State, c: int, j: Judgement) -> float:
    """Return what exploring a chamber is worth to the player who decides."""
    if s.chamber_size[c] == 0:
        return 0.0
    cards = np.zeros(KINDS)
    size = inside(b, s, c, j, cards)
    hand, hold = s.hand[s.player], j.hold
    if b.monument == MINE:
        return _mine_promise(b, hold, hand, cards, size)
    if b.monument == SPHINX:
        return BUNDLE * _sphinx_promise(b, hold, hand, cards, size)
    if b.monument == TOMB:
        return _tomb_promise(b, hold, hand, cards, size)
    value = 0.0
    for t in range(b.kinds):
        value += cards[t] * next_card(hold, wide(hand[t]), t)
    return value * BUNDLE


@kernel
def _mine_promise(b: Box, hold: Worth, hand: Hand, cards: Amounts, size: float) -> float:
    """Think of worth as going with trade value, and stop at the best moment (R64)."""
    worth = 0.0
    points = 0.0
    for t in range(b.kinds):
        worth += cards[t] * next_card(hold, wide(hand[t]), t)
        points += cards[t] * b.trade[t]
    rate = worth / max(1.0, points)
    best = np.zeros(b.mine_limit + 1)
    for up in range(b.mine_limit, -1, -1):
        further = 0.0
        for t in range(b.kinds):
            then = up + b.trade[t]
            if then <= b.mine_limit:
                further += cards[t] / size * best[then]
        best[up] = max(rate * up, further)
    return best[0]


@kernel
def _sphinx_promise(b: Box, hold: Worth, hand: Hand, cards: Amounts, size: float) -> float:
    """Name the two most promising kinds (R65)."""
    one = 0.0
    other = 0.0
    for t in range(b.kinds):
        gain = cards[t] / size * next_card(hold, wide(hand[t]), t)
        if gain > one:
            one, other = gain, one
        elif gain > other:
            other = gain
    return (one + other) * min(float(b.sphinx_cards), size)


@kernel
def _tomb_promise(b: Box, hold: Worth, hand: Hand, cards: Amounts, size: float) -> float:
    """Expect the best of so many cards, as often as cards are kept (R63)."""
    none_better = np.ones(KINDS)
    value = 0.0
    used = 0
    for _ in range(b.kinds):
        top = -1
        gain = 0.0
        for t in range(b.kinds):
            if used >> t & 1 == 0 and cards[t] > 0.0 and next_card(hold, wide(hand[t]), t) > gain:
                top, gain = t, next_card(hold, wide(hand[t]), t)
        if top < 0:
            break
        used |= 1 << top
        for kept in range(min(np.int64(b.kept), np.int64(size))):
            none = max(0.0, 1.0 - cards[top] / size) ** (size - kept)
            value += gain * none_better[kept] * (1.0 - none)
            none_better[kept] *= none
    return value


@inlined
def map_rows(b: Box, s: State, j: Judgement, arriving: float, safe: float, most: int) -> None:
    """Fill in what 0, 1, 2 … maps are worth: held for a later turn, and if a chamber may be explored at once."""
    hold, best, promises = j.hold[b.map], j.best[b.map], j.promises
    cash = max(j.point * b.trade[b.map], float(b.price[b.map, 1]))
    money = np.zeros(MOST + 2)
    hold[0] = 0.0
    best[0] = 0.0
    for n in range(1, most + 2):
        money[n] = money[n - 1] + cash
        for c in range(b.chambers):
            if b.maps[c] <= n:
                money[n] = max(money[n], COMPETITION * promises[c] + money[n - b.maps[c]])
    # One more map comes sooner or later with some likelihood.
    more = min(1.0, arriving)
    for n in range(1, most + 1):
        hold[n] = safe * ((1.0 - more) * money[n] + more * (money[n + 1] - money[1]))
        best[n] = max(hold[n], hold[n - 1] + b.price[b.map, 1])
    if s.explored < b.explorations:
        for n in range(most, 0, -1):
            for c in range(b.chambers):
                if b.maps[c] <= n:
                    best[n] = max(best[n], promises[c] + hold[n - b.maps[c]])
    for n in range(most + 1, MOST + 1):
        hold[n] = hold[most]
        best[n] = best[most]


@inlined
def chamber_to_explore(b: Box, s: State, j: Judgement) -> int:
    """Return the chamber that is better explored now than later, or -1."""
    maps = j.hold[b.map]
    found = -1
    have = min(s.hand[s.player, b.map], MOST)
    if s.explored >= b.explorations:  # R40
        return found
    gain = maps[have]
    for c in range(b.chambers):
        if s.chamber_size[c] > 0 and b.maps[c] <= have:
            value = j.promises[c] + maps[have - b.maps[c]]
            if value > gain:
                found, gain = c, value
    return found


@kernel
def keep_going(b: Box, s: State, j: Judgement) -> bool:
    """Say whether one more card of the mine is expected to bring more than it puts at risk (R64)."""
    cards = np.zeros(KINDS)
    inside(b, s, wide(s.at), j, cards)
    hand, hold = s.hand[s.player], j.hold
    up = 0
    at_risk = 0.0
    for t in range(b.kinds):
        up += s.turned[t] * b.trade[t]
        at_risk += hold[t, min(hand[t] + s.turned[t], MOST)] - hold[t, min(hand[t], MOST)]
    gain = 0.0
    for t in range(b.kinds):
        # What lies open is known to be there: the rest is what was expected, less that.
        there = max(0.0, cards[t] - s.turned[t])
        if up + b.trade[t] > b.mine_limit:
            gain -= there * at_risk
        else:
            n = min(hand[t] + s.turned[t], MOST - 1)
            gain += there * (hold[t, n + 1] - hold[t, n])
    return gain > 0.0


@kernel
def kind_to_name(b: Box, s: State, j: Judgement) -> int:
    """Return the next kind to name to the sphinx: the two most promising, in table order (R65)."""
    cards = np.zeros(KINDS)
    inside(b, s, wide(s.at), j, cards)
    one = -1
    other = -1
    most = -1.0
    second = -1.0
    for t in range(b.kinds):
        if t != b.map:
            gain = cards[t] * next_card(j.hold, wide(s.hand[s.player, t]), t)
            if gain > most:
                one, other, most, second = t, one, gain, most
            elif gain > second:
                other, second = t, gain
    return min(one, other) if s.named[0] < 0 else max(one, other)


@kernel
def card_to_keep(b: Box, s: State, hold: Worth) -> int:
    """Return the next card to keep of the tomb, in table order (R63)."""
    hand = s.hand[s.player]
    low = np.zeros(KINDS, np.int64)
    high = np.zeros(KINDS, np.int64)
    ones = np.ones(KINDS, np.int64)
    goal = np.zeros(KINDS, np.int64)
    budget = 0
    for t in range(b.kinds):
        low[t] = hand[t] + s.kept[t]
        high[t] = hand[t] + s.chamber[s.at, t] if t >= s.last else low[t]
        budget += low[t]
    best_hand(b, hold, ones, low, high, budget + s.owed, goal)
    for t in range(s.last, b.kinds):
        if goal[t] > low[t]:
            return t
    return -1


@kernel
def chamber_to_look_into(b: Box, s: State) -> int:
    """Return the unexplored chamber of which least is known; there is one whenever a look is offered (R62)."""
    found = 0
    most = -1
    for c in range(b.chambers):
        hidden = wide(s.chamber_size[c])
        for t in range(b.kinds):
            hidden -= s.chamber[c, t]
        if s.chamber_size[c] > 0 and hidden > most:
            found, most = c, hidden
    return found
