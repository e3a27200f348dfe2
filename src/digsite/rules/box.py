"""The box: all figures one game is played with, as one NumPy record that never changes during the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.editions import (
    BEGINNERS_LUCK,
    HAND_DEALT,
    MARKET_DEALT,
    MINE_LIMIT,
    SPHINX_DRAWS,
    TOMB_KEEPS,
    MonumentKind,
    Setup,
)
from digsite.rules.actions import CHAMBERS, KINDS, LONGEST_SET, SEATS

#: R34: trades a turn.
TRADES_A_TURN = 20

#: R73: so many idle rounds, and somebody must sell.
IDLE_ROUNDS = 3

# The kinds of monuments, as the kernel numbers them (``rules.monuments``).
TAKE_ALL, TEMPLE, TOMB, MINE, SPHINX, RUINS = range(6)
_NUMBERS = {
    MonumentKind.TAKE_ALL: TAKE_ALL,
    MonumentKind.TEMPLE: TEMPLE,
    MonumentKind.TOMB: TOMB,
    MonumentKind.MINE: MINE,
    MonumentKind.SPHINX: SPHINX,
    MonumentKind.RUINS: RUINS,
}

BOX = np.dtype(
    (
        np.record,
        [
            ("players", "i2"),
            ("kinds", "i2"),
            ("map", "i2"),  # which kind the map is
            ("cards", "i2", (KINDS,)),
            ("trade", "i2", (KINDS,)),
            ("largest", "i2", (KINDS,)),  # R50: the largest set that can be sold
            ("price", "i2", (KINDS, LONGEST_SET + 1)),
            ("order", "i2", (KINDS,)),  # the kinds by descending trade value: the order of payment
            ("rank", "i2", (KINDS,)),  # where each kind stands in that order
            ("thieves", "i2"),
            ("sandstorms", "i2"),
            ("tents", "i2"),  # uses a player (R22, R81)
            ("storm_offset", "i2"),  # R21: 0 = the drawer first, 1 = the player to their left
            ("explorations", "i2"),  # R40: how many a turn
            ("hand_dealt", "i2"),
            ("market_dealt", "i2"),
            ("monument", "i2"),  # its kind
            ("chambers", "i2"),
            ("chamber_dealt", "i2", (CHAMBERS,)),
            ("maps", "i2", (CHAMBERS,)),  # the price of each chamber in maps
            ("pile_dealt", "i2"),
            ("mine_limit", "i2"),
            ("kept", "i2"),  # R63
            ("sphinx_cards", "i2"),  # R65
            ("beginners_luck", "i2"),  # R82
            ("sand", "i2", (SEATS,)),  # R6, R82: rank of who last had their feet in sand; equal ranks: chance
        ],
    )
)

#: An array of one box (functions called from Python take arrays: that is four times as fast as bare records).
Boxes = npt.NDArray[Any]


def make_box(setup: Setup, sand: Sequence[int] = ()) -> Boxes:
    """Make the box for one game; ``sand`` lists seats from the one whose feet were in sand last (R6, R82)."""
    boxes: Boxes = np.zeros(1, BOX)
    box = boxes[0]
    box.players = setup.players
    box.kinds = len(setup.treasures)
    box.map = setup.map_index
    for kind, treasure in enumerate(setup.treasures):
        box.cards[kind] = treasure.cards
        box.trade[kind] = treasure.trade
        box.largest[kind] = len(treasure.sells)
        box.price[kind, 1 : len(treasure.sells) + 1] = treasure.sells
    by_value = sorted(range(KINDS), key=lambda kind: (-int(box.trade[kind]), kind))
    for place, kind in enumerate(by_value):
        box.order[place] = kind
        box.rank[kind] = place
    box.thieves = setup.thieves
    box.sandstorms = setup.sandstorms
    box.tents = setup.tents
    box.storm_offset = 1 if setup.rules.storm_starts == "left" else 0
    box.explorations = setup.rules.explorations_per_turn or setup.treasures[setup.map_index].cards
    box.hand_dealt = HAND_DEALT
    box.market_dealt = MARKET_DEALT
    monument = setup.monument
    box.monument = _NUMBERS[monument.kind]
    box.chambers = len(monument.chambers)
    box.chamber_dealt[: box.chambers] = monument.chambers
    box.maps[: box.chambers] = monument.maps
    box.pile_dealt = monument.pile
    box.mine_limit = MINE_LIMIT
    box.kept = TOMB_KEEPS
    box.sphinx_cards = SPHINX_DRAWS
    box.beginners_luck = BEGINNERS_LUCK in setup.variants
    box.sand[:] = len(sand)
    for rank, seat in enumerate(sand):
        box.sand[seat] = rank
    return boxes
