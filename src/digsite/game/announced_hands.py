"""Dealing a hand anew so that it agrees with the total its player announced (R82)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from math import comb, prod

import numpy as np

from digsite.dealers import Luck
from digsite.dealers.fast import below, pick
from digsite.editions import Setup
from digsite.game.position import Position
from digsite.game.totals import Total

#: A hand is drawn so often at most before all that could be drawn are gone through.
_TRIES = 200
#: With more ways than these to draw a hand, nobody goes through them: then it holds so much that most of them agree.
_MOST_WAYS = 20_000
#: So many random bits are drawn at once.
_DRAWN_BITS = 31


def deal_again(position: Position, seen: Position, seat: int, total: Total, setup: Setup, luck: Luck) -> bool:
    """Deal a hand's unknown cards anew, out of the dig site, so that it agrees with its total; say whether one does.

    Maps stay as they are dealt. Every way to deal the others, and to choose those among them that came first, is
    equally likely.
    """
    kinds, dig = range(len(setup.ids)), position.row("dig")
    hand, sure = position.row("hand", seat), seen.row("hand", seat)
    held = [(hand if kind == setup.map_index else sure)[kind] for kind in kinds]
    dealt = [hand[kind] - held[kind] for kind in kinds]
    there = [0 if kind == setup.map_index else dig[kind] + dealt[kind] for kind in kinds]
    drawn = sum(dealt)
    again = _drawn_until(total, held, there, drawn, luck) if drawn > 0 else None
    if again is None:
        again = _one_of_all(total, held, there, drawn, luck)
    if again is None:
        return False
    s = position.states[0]
    s.hand[seat, : len(kinds)] = s.known[seat, seat, : len(kinds)] = again
    s.dig[: len(kinds)] = [dig[kind] + hand[kind] - again[kind] for kind in kinds]
    return True


def _drawn_until(total: Total, held: Sequence[int], there: Sequence[int], drawn: int, luck: Luck) -> list[int] | None:
    """Draw so many cards, again and again until the hand agrees; None: it never did."""
    for _ in range(_TRIES):
        pool, left = np.array(there, np.int64), sum(there)
        hand = [*held]
        for _ in range(drawn):
            kind = int(pick(luck, pool, left))
            pool[kind] -= 1
            left -= 1
            hand[kind] += 1
        ways = total.ways(hand)
        if ways > 0 and _below(luck, total.most_ways(hand)) < ways:
            return hand
    return None


def _one_of_all(total: Total, held: Sequence[int], there: Sequence[int], drawn: int, luck: Luck) -> list[int] | None:
    """Draw among all hands that agree, each as likely as there are ways to it; None: there is none."""
    kinds = sum(count > 0 for count in there)
    if drawn > 0 and comb(drawn + kinds - 1, drawn) > _MOST_WAYS:
        return None
    hands, passed = [], [0]
    for more in _draws(there, drawn):
        hand = [kept + new for kept, new in zip(held, more, strict=True)]
        ways = total.ways(hand)
        if ways > 0:
            hands.append(hand)
            passed.append(passed[-1] + ways * prod(map(comb, there, more)))
    return hands[bisect_right(passed, _below(luck, passed[-1])) - 1] if hands else None


def _below(luck: Luck, bound: int) -> int:
    """Draw a whole number from 0 to bound - 1, each equally likely, however large they are."""
    bits = bound.bit_length()
    while True:
        number = 0
        for _ in range(0, bits, _DRAWN_BITS):
            number = number << _DRAWN_BITS | int(below(luck, 1 << _DRAWN_BITS))
        number >>= -bits % _DRAWN_BITS
        if number < bound:
            return number


def _draws(there: Sequence[int], drawn: int) -> Iterator[tuple[int, ...]]:
    """List what so many cards out of those that are there can be, counted by kind.

    >>> list(_draws([1, 2], 2))
    [(0, 2), (1, 1)]
    """
    if not there:
        if drawn == 0:
            yield ()
        return
    for count in range(min(there[0], drawn) + 1):
        for rest in _draws(there[1:], drawn - count):
            yield (count, *rest)
