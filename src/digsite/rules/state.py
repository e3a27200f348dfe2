"""The state of a game: one NumPy record of fixed size. It copies with one assignment and hashes as bytes.

Cards of a kind are interchangeable and every hidden pile is shuffled uniformly, so piles are counts by kind; nothing
has an order, and there is no future luck in here that a planner could read. What every player knows is part of the
state (see ``knowledge``): viewers 0 .. players-1 are the seats, viewer ``players`` is the public.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.rules.actions import CHAMBERS, KINDS, OUTCOMES, SEATS
from digsite.rules.box import Boxes
from digsite.rules.compiled import Box, State, kernel
from digsite.rules.phases import DEAL

VIEWERS = SEATS + 1

STATE = np.dtype(
    (
        np.record,
        [
            ("phase", "i2"),
            ("turn", "i2"),  # whose turn it is
            ("player", "i2"),  # who decides now
            ("first", "i2"),  # who started (R6)
            # The cards.
            ("hand", "i2", (SEATS, KINDS)),
            ("hand_size", "i2", (SEATS,)),
            ("market", "i2", (KINDS,)),
            ("dig", "i2", (OUTCOMES,)),  # what is left to dig: treasures, thieves, sandstorms
            ("dig_size", "i2"),
            ("chamber", "i2", (CHAMBERS, KINDS)),
            ("chamber_size", "i2", (CHAMBERS,)),
            ("pile", "i2", (KINDS,)),
            ("pile_size", "i2"),
            ("sold", "i2", (SEATS, KINDS)),
            ("sold_cards", "i2", (SEATS,)),
            ("money", "i2", (SEATS,)),
            ("maps_spent", "i2"),
            ("tents", "i2", (SEATS,)),  # uses left
            ("announced", "i2", (SEATS,)),  # R82: the totals told after the deal
            # The turn.
            ("dug", "i2"),  # begun with a dig (R70)
            ("acted", "i2"),
            ("sold_now", "i2"),
            ("explored", "i2"),  # explorations this turn
            ("trades", "i2"),  # trades this turn
            ("may_trade", "i2"),  # R33, for small steps
            ("must_sell", "i2"),  # R71, R73
            ("passes", "i2"),  # R71: passes in a row
            ("idle", "i2"),  # R73: turns in a row without sale or exploration
            # What is under way.
            ("half_made", "i2"),  # 1: the decision of the player who decides is begun and not complete
            ("deal_to", "i2"),
            ("deal_left", "i2"),
            ("asked", "i2"),  # how far the storm has come round the table
            ("sheltered", "i2", (SEATS,)),
            ("victim", "i2"),
            ("at", "i2"),  # the chamber being explored or uncovered
            ("owed", "i2"),  # cards still to discard, keep or draw; trade value still to pay
            ("last", "i2"),  # the kind chosen last: further small steps are of the same kind or a later one
            ("taking", "i2", (KINDS,)),
            ("giving", "i2", (KINDS,)),
            ("turned", "i2", (KINDS,)),  # mine, sphinx: cards turned up, seen by all
            ("kept", "i2", (KINDS,)),  # tomb: chosen so far, seen by the explorer alone
            ("named", "i2", (2,)),
            # What each viewer knows: at least these cards are there, at most so many maps.
            ("known", "i2", (VIEWERS, SEATS, KINDS)),
            ("known_chamber", "i2", (VIEWERS, CHAMBERS, KINDS)),
            ("maps_at_most", "i2", (VIEWERS, SEATS)),
        ],
    )
)

#: An array of one state, or of a million.
States = npt.NDArray[Any]


@kernel
def set_up(b: Box, s: State) -> None:
    """Open the box: everything to be dealt lies in the deck; maps, thieves and sandstorms are set aside (R1)."""
    s.phase = DEAL
    s.player = -1
    s.first = -1
    s.named[0] = -1
    s.named[1] = -1
    for t in range(b.kinds):
        if t != b.map:
            s.dig[t] = b.cards[t]
            s.dig_size += b.cards[t]
    for p in range(b.players):
        s.tents[p] = b.tents
    s.deal_to = 0
    s.deal_left = b.hand_dealt


@kernel
def open_box(boxes: Boxes, states: States) -> None:
    """Put the first state, before the deal, into ``states[0]``, which must be all zeros."""
    set_up(boxes[0], states[0])


def new_state(boxes: Boxes) -> States:
    """Return a game at its very beginning: nothing is dealt yet, chance comes next."""
    states: States = np.zeros(1, STATE)
    open_box(boxes, states)
    return states
