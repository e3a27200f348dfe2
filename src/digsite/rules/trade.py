"""Trading with the marketplace (R30-R34)."""

from __future__ import annotations

import numpy as np

from digsite.rules import reasons
from digsite.rules.actions import GIVE, HIGH, KINDS, TAKE
from digsite.rules.box import TRADES_A_TURN
from digsite.rules.compiled import Box, State, inlined, kernel
from digsite.rules.knowledge import gain_seen, lose_seen
from digsite.rules.phases import ACT, PAYING, TAKING


@inlined
def takes(b: Box, s: State) -> np.uint64:
    """Which kinds may be taken next: in table order, and only what the rest of the hand could pay for."""
    mask = np.uint64(0)
    if s.may_trade == 0 or s.trades >= TRADES_A_TURN:  # R33, R34
        return mask
    # Here and in ``gives`` no branch depends on the cards: they are as good as random, and a branch guessed wrong costs
    # more than all these sums. Going without, here and in drawing, took playouts from 10 to 14 million decisions a
    # second. Kinds that are not in the game have no cards and count nothing.
    hand = s.hand[s.player]
    wealth = 0
    for t in range(KINDS):
        wealth += hand[t] * b.trade[t] * (s.taking[t] == 0)  # R32: no treasure on both sides
    start = s.last if s.phase == TAKING else 0
    for t in range(KINDS):
        own = hand[t] * b.trade[t] * (s.taking[t] == 0)
        payable = wealth - own >= s.owed + b.trade[t]
        there = s.market[t] > s.taking[t]
        mask |= np.uint64(there & payable & (t >= start)) << np.uint64(TAKE - HIGH + t)
    return mask


@inlined
def gives(b: Box, s: State) -> np.uint64:
    """Which kinds may be paid with next: in descending trade value, and only while the rest can make up the price."""
    mask = np.uint64(0)
    start = s.last if s.phase == PAYING else 0
    hand = s.hand[s.player]
    rest = 0
    for place in range(b.kinds - 1, -1, -1):
        t = b.order[place]
        left = (hand[t] - s.giving[t]) * (s.taking[t] == 0)
        rest += left * b.trade[t]
        mask |= np.uint64((left > 0) & (rest >= s.owed) & (place >= start)) << np.uint64(GIVE - HIGH + t)
    return mask


@inlined
def take(b: Box, s: State, t: int) -> None:
    """A trade begins, or asks for one card more."""
    if s.phase == ACT:
        s.owed = 0
    s.taking[t] += 1
    s.owed += b.trade[t]
    s.last = t
    s.half_made = 1
    s.phase = TAKING


@inlined
def give(b: Box, s: State, t: int) -> None:
    """Pay with one card; the trade closes by itself when the payment covers what is taken."""
    s.giving[t] += 1
    s.owed -= b.trade[t]
    s.last = b.rank[t]
    s.phase = PAYING
    if s.owed <= 0:
        close(b, s)


@inlined
def close(b: Box, s: State) -> None:
    """Exchange what lies ready in ``giving`` and ``taking`` (R30); maps like any treasure (R31)."""
    p = s.player
    for t in range(b.kinds):
        given = s.giving[t]
        taken = s.taking[t]
        if given > 0:
            lose_seen(b, s, p, t, given)
            s.market[t] += given
            s.giving[t] = 0
        if taken > 0:
            gain_seen(b, s, p, t, taken)
            s.market[t] -= taken
            s.taking[t] = 0
    s.trades += 1
    s.may_trade = 0
    s.acted = 1
    s.owed = 0
    s.last = 0
    s.half_made = 0
    s.phase = ACT


@kernel
def trades_are_open(s: State) -> bool:
    """Whether a person may trade now: up to 20 times a turn (R34)."""
    return s.phase == ACT and s.trades < TRADES_A_TURN


@inlined
def _why_not_close(given: int, taken: int, balance: int) -> int:
    """Say why so many cards cannot be exchanged for so many (R30, R32), or 0; ``balance`` is what they pay over."""
    if given == 0:
        return reasons.NOTHING_GIVEN
    if taken == 0:
        return reasons.NOTHING_TAKEN
    return 0 if balance >= 0 else reasons.PAYS_TOO_LITTLE


@kernel
def why_not_trade(b: Box, s: State, given: np.ndarray, taken: np.ndarray) -> int:
    """Say why a whole trade is refused, or 0: every legal trade is allowed, not only the canonical ones."""
    if not trades_are_open(s):
        return reasons.NOT_NOW if s.phase != ACT else reasons.TRADES_USED_UP
    n_given = 0
    n_taken = 0
    balance = 0
    for t in range(b.kinds):
        n_given += given[t]
        n_taken += taken[t]
        balance += (given[t] - taken[t]) * b.trade[t]
    reason = _why_not_close(n_given, n_taken, balance)
    if reason == reasons.NOTHING_GIVEN or reason == reasons.NOTHING_TAKEN:
        return reason
    for t in range(b.kinds):
        if given[t] > s.hand[s.player, t]:
            return reasons.NOT_IN_HAND
        if taken[t] > s.market[t]:
            return reasons.NOT_IN_MARKET
    for t in range(b.kinds):
        if given[t] > 0 and taken[t] > 0:
            return reasons.SAME_ON_BOTH_SIDES
    return reason


@kernel
def whole_trade(b: Box, s: State, given: np.ndarray, taken: np.ndarray) -> int:
    """Trade as a whole, or return the reason why not and change nothing."""
    reason = why_not_trade(b, s, given, taken)
    if reason == 0:
        for t in range(b.kinds):
            s.giving[t] = given[t]
            s.taking[t] = taken[t]
        close(b, s)
    return reason


@kernel
def why_not_take_one(b: Box, s: State, given: np.ndarray, taken: np.ndarray, t: int, scratch: np.ndarray) -> int:
    """Say why one card more cannot be taken in a trade, whatever else of the hand were given for it; or 0.

    What lies in ``given`` is meant to be given; of other kinds, all that is not taken could be.
    """
    for u in range(b.kinds):
        is_free = taken[u] == 0 and u != t
        scratch[u] = s.hand[s.player, u] if is_free or given[u] > 0 else 0
    taken[t] += 1
    reason = why_not_trade(b, s, scratch, taken)
    taken[t] -= 1
    unpaid = reason == reasons.PAYS_TOO_LITTLE or reason == reasons.NOTHING_GIVEN
    return reasons.TOO_DEAR if unpaid else reason


@kernel
def why_not_give_one(b: Box, s: State, given: np.ndarray, taken: np.ndarray, t: int) -> int:
    """Say why one card more cannot be given in a trade, or 0; that it is not finished is no reason."""
    if given[t] >= s.hand[s.player, t]:
        return reasons.NOT_IN_HAND
    given[t] += 1
    reason = why_not_trade(b, s, given, taken)
    given[t] -= 1
    unfinished = reason == reasons.NOTHING_TAKEN or reason == reasons.PAYS_TOO_LITTLE
    return 0 if unfinished else reason


# Every trade there is, for people who want to see them all. No treasure is on both sides (R32), so a trade is one
# number for each kind: so many given, or, below zero, so many taken.


@kernel
def next_trades(b: Box, s: State, cursor: np.ndarray, given: np.ndarray, taken: np.ndarray) -> int:
    """Fill in the trades that come next after ``cursor``, a row for each; return how many, 0 after the last.

    ``cursor`` holds a number for each kind and is moved on; before the first trade its last number is 0.
    """
    if not trades_are_open(s):
        return 0
    hand = s.hand[s.player]
    found = 0
    while found < len(given):
        t = 0
        if cursor[KINDS] == 0:
            cursor[KINDS] = 1
        else:  # count on, like an odometer
            t = b.kinds - 1
            while t >= 0 and cursor[t] == hand[t]:
                t -= 1
            if t < 0:
                return found
            cursor[t] += 1
            t += 1
        balance = 0
        for u in range(b.kinds):
            balance += (cursor[u] if u < t else hand[u]) * b.trade[u]
        for u in range(t, b.kinds):  # as much taken as all the rest of the hand could still pay for
            cursor[u] = max(-s.market[u], hand[u] - max(0, balance) // b.trade[u])
            balance -= (hand[u] - cursor[u]) * b.trade[u]
        for u in range(b.kinds):
            given[found, u] = max(0, cursor[u])
            taken[found, u] = max(0, -cursor[u])
        if why_not_trade(b, s, given[found], taken[found]) == 0:
            found += 1
    return found


@kernel
def count_trades(b: Box, s: State) -> int:
    """Count all trades without listing them: kind by kind, the ways to come to each balance."""
    if not trades_are_open(s):
        return 0
    hand = s.hand[s.player]
    dearest = 0
    wealth = 0
    for t in range(b.kinds):
        dearest += s.market[t] * b.trade[t]
        wealth += hand[t] * b.trade[t]
    # Ways by balance, whether anything is given, whether anything is taken.
    ways = np.zeros((dearest + wealth + 1, 2, 2), np.int64)
    ways[dearest, 0, 0] = 1
    for t in range(b.kinds):
        further = np.zeros_like(ways)
        for balance in range(dearest + wealth + 1):
            for gave in range(2):
                for took in range(2):
                    count = ways[balance, gave, took]
                    if count > 0:
                        for n in range(-s.market[t], hand[t] + 1):
                            at = balance + n * b.trade[t]
                            further[at, 1 if n > 0 else gave, 1 if n < 0 else took] += count
        ways = further
    total = 0
    for balance in range(dearest + wealth + 1):
        for gave in range(2):
            for took in range(2):
                if _why_not_close(gave, took, balance - dearest) == 0:
                    total += ways[balance, gave, took]
    return total
