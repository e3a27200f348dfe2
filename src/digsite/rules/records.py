"""The types of the kernel's two records, for the type checker: the box a game is played with, the state it is in.

These classes are never made. ``box.BOX`` and ``state.STATE`` say what each field means; a test holds that none is
missing here.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

#: A row or a table of small numbers.
Numbers: TypeAlias = npt.NDArray[np.int16]


class Box:
    """All figures of one game; nothing in it changes."""

    players: int
    kinds: int
    map: int
    cards: Numbers
    trade: Numbers
    largest: Numbers
    price: Numbers
    order: Numbers
    rank: Numbers
    thieves: int
    sandstorms: int
    tents: int
    storm_offset: int
    explorations: int
    hand_dealt: int
    market_dealt: int
    monument: int
    chambers: int
    chamber_dealt: Numbers
    maps: Numbers
    pile_dealt: int
    mine_limit: int
    kept: int
    sphinx_cards: int
    beginners_luck: int
    sand: Numbers


class State:
    """Where one game stands."""

    phase: int
    turn: int
    player: int
    first: int
    hand: Numbers
    hand_size: Numbers
    market: Numbers
    dig: Numbers
    dig_size: int
    chamber: Numbers
    chamber_size: Numbers
    pile: Numbers
    pile_size: int
    sold: Numbers
    sold_cards: Numbers
    money: Numbers
    maps_spent: int
    tents: Numbers
    announced: Numbers
    dug: int
    acted: int
    sold_now: int
    explored: int
    trades: int
    may_trade: int
    must_sell: int
    passes: int
    idle: int
    half_made: int
    deal_to: int
    deal_left: int
    asked: int
    sheltered: Numbers
    victim: int
    at: int
    owed: int
    last: int
    taking: Numbers
    giving: Numbers
    turned: Numbers
    kept: Numbers
    named: Numbers
    known: Numbers
    known_chamber: Numbers
    maps_at_most: Numbers
