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
    treasures, rules, monument = setup.treasures, setup.rules, setup.monument
    values = [treasure.trade for treasure in treasures] + [0] * (KINDS - len(treasures))
    by_value = sorted(range(KINDS), key=lambda kind: (-values[kind], kind))
    chambers = len(monument.chambers)
    numbers = {
        "players": setup.players,
        "kinds": len(treasures),
        "map": setup.map_index,
        "thieves": setup.thieves,
        "sandstorms": setup.sandstorms,
        "tents": setup.tents,
        "storm_offset": 1 if rules.storm_starts == "left" else 0,
        "explorations": rules.explorations_per_turn or treasures[setup.map_index].cards,
        "hand_dealt": HAND_DEALT,
        "market_dealt": MARKET_DEALT,
        "monument": _NUMBERS[monument.kind],
        "chambers": chambers,
        "pile_dealt": monument.pile,
        "mine_limit": MINE_LIMIT,
        "kept": TOMB_KEEPS,
        "sphinx_cards": SPHINX_DRAWS,
        "beginners_luck": BEGINNERS_LUCK in setup.variants,
    }
    for field, number in numbers.items():
        boxes[field] = number
    boxes["cards"][0, : len(treasures)] = [treasure.cards for treasure in treasures]
    boxes["trade"] = values
    boxes["largest"][0, : len(treasures)] = [len(treasure.sells) for treasure in treasures]
    for kind, treasure in enumerate(treasures):
        boxes["price"][0, kind, 1 : len(treasure.sells) + 1] = treasure.sells
    boxes["order"] = by_value
    boxes["rank"] = [by_value.index(kind) for kind in range(KINDS)]
    boxes["chamber_dealt"][0, :chambers] = monument.chambers
    boxes["maps"][0, :chambers] = monument.maps
    boxes["sand"] = len(sand)
    for rank, seat in enumerate(sand):
        boxes["sand"][0, seat] = rank
    return boxes
