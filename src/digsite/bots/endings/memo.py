"""What a solver has worked out already: positions by a key of 128 bits, so that none is worked out twice.

The key is made of all that matters for what can still happen. Not of it are what players know, what was sold before,
and how a turn came to where it is. That two positions share a key by accident can be ruled out for all practical
purposes: the bits are mixed as SplitMix64 does it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from digsite.bots.endings.worth import can_be_explored
from digsite.rules import Box, State, inlined, kernel, wide
from digsite.rules.box import TRADES_A_TURN
from digsite.rules.phases import ACT

Key = npt.NDArray[np.uint64]

#: There is no room for another position.
FULL = -1


class Memo(NamedTuple):
    """Places for positions, found by their keys; what is known of them lies beside, by place."""

    keys: npt.NDArray[np.uint64]
    used: npt.NDArray[np.int64]


def new_memo(room: int) -> Memo:
    """Return an empty memo; ``room`` is a power of two, of which half is used at most."""
    return Memo(np.zeros((room, 2), np.uint64), np.zeros(1, np.int64))


@kernel
def place_of(memo: Memo, key: Key) -> tuple[int, bool]:
    """Return the place of a position, and whether it was there before; ``FULL`` where there is no room for it."""
    last = wide(len(memo.keys) - 1)
    place = wide(key[0] & np.uint64(last))
    while memo.keys[place, 0] != 0 or memo.keys[place, 1] != 0:
        if memo.keys[place, 0] == key[0] and memo.keys[place, 1] == key[1]:
            return place, True
        place = (place + 1) & last
    if 2 * memo.used[0] > last:
        return wide(FULL), False
    memo.used[0] += 1
    memo.keys[place, 0] = key[0]
    memo.keys[place, 1] = key[1]
    return place, False


@inlined
def _mix(key: Key, number: int) -> None:
    """Stir a number into both halves of a key."""
    for half in range(2):
        word = (key[half] ^ np.uint64(number)) + np.uint64(0x9E3779B97F4A7C15)
        word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        key[half] = word ^ (word >> np.uint64(31))


@kernel
def make_key(b: Box, s: State, last_sale: int, riches: bool, key: Key) -> None:
    """Fill in the key of a position; with ``riches``, who has how much more money than others is part of it."""
    key[0] = np.uint64(1)
    key[1] = np.uint64(2)
    # What the end of the turn will make of them anyway (R70, R73).
    passes = wide(s.passes) if s.dug == 0 and s.acted == 0 else wide(0)
    idle = wide(s.idle) if s.dug == 0 and s.sold_now == 0 and s.explored == 0 else wide(0)
    number = wide(last_sale + 2)
    number = number * 32 + s.phase
    number = number * 8 + s.turn
    number = number * 8 + s.player
    number = number * 2 + s.dug
    number = number * 2 + (s.acted > 0)
    number = number * 2 + (s.sold_now > 0)
    number = number * 2 + (s.may_trade > 0)
    number = number * 2 + (s.must_sell > 0)
    number = number * 32 + s.explored
    number = number * 32 + max(0, s.trades - TRADES_A_TURN // 2)  # R34: only who nears the last of them cares
    number = number * 32 + passes
    _mix(key, number * 64 + idle)
    for t in range(b.kinds):
        number = wide(s.market[t])
        for p in range(b.players):
            number = number * 256 + s.hand[p, t]
        _mix(key, number)
    if s.phase != ACT or can_be_explored(b, s):
        for c in range(b.chambers):
            for t in range(b.kinds):
                _mix(key, wide(s.chamber[c, t]) * 256 + s.turned[t])
        _mix(key, ((wide(s.at) * 64 + s.named[0]) * 64 + s.named[1]) * 64 + s.owed)
    if riches:
        for p in range(1, b.players):
            lead = wide(s.money[p]) - s.money[0]
            _mix(key, lead * 4096 + s.sold_cards[p] - s.sold_cards[0])
