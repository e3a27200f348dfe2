"""All that one viewer knows of a game, as one row of numbers: what views are made of, read in a single call.

The row holds ``SCALARS``, then ``SEAT_NUMBERS`` for each seat, ``CHAMBER_NUMBERS`` for each chamber, and then rows of
cards by kind: ``CARD_ROWS``, the cards known in each hand, those that everybody knows there, and the same of chambers.
"""

from __future__ import annotations

import numpy as np

from digsite.rules.actions import CHAMBERS, KINDS, SANDSTORM, SEATS, THIEF
from digsite.rules.box import Boxes
from digsite.rules.compiled import kernel
from digsite.rules.knowledge import count_unseen, hide
from digsite.rules.state import States
from digsite.rules.turn import may_end

SCALARS = (
    "phase",
    "turn",
    "player",
    "first",
    "dig_size",
    "thieves",
    "sandstorms",
    "pile_size",
    "maps_spent",
    "at",
    "owed",
    "victim",
    "dug",
    "acted",
    "sold_now",
    "explored",
    "trades",
    "may_trade",
    "must_sell",
    "cannot_end",
    "passes",
    "idle",
    "deal_to",
    "deal_left",
    "half_made",
    "last",
    "named_first",
    "named_second",
)
SEAT_NUMBERS = (
    "hand_size",
    "tents",
    "money",
    "announced",
    "sheltered",
    "maps_at_most",
    "maps_at_most_to_all",
    "known",
    "known_to_all",
)
CHAMBER_NUMBERS = ("size", "known", "known_to_all")
CARD_ROWS = ("market", "unseen", "turned", "taking", "giving", "kept")

#: No survey is longer than this.
LONGEST_SURVEY = (
    len(SCALARS)
    + SEATS * len(SEAT_NUMBERS)
    + CHAMBERS * len(CHAMBER_NUMBERS)
    + (len(CARD_ROWS) + 2 * SEATS + 2 * CHAMBERS) * KINDS
)


@kernel
def survey(boxes: Boxes, states: States, viewer: int, row: np.ndarray) -> int:
    """Fill in what a viewer knows (``players``: the public), and return how long the row is."""
    # Compiled, a record does not keep its array: what is copied here is held until the call below is over.
    seen = states[:1].copy()
    return fill_in(boxes, seen, viewer, row)


@kernel
def fill_in(boxes: Boxes, seen: States, viewer: int, row: np.ndarray) -> int:
    """Hide what a viewer does not know in a copy of their own, and fill in the rest."""
    b = boxes[0]
    s = seen[0]
    hide(b, s, viewer)
    public = b.players
    row[0] = s.phase
    row[1] = s.turn
    row[2] = s.player
    row[3] = s.first
    row[4] = s.dig_size
    row[5] = s.dig[THIEF]
    row[6] = s.dig[SANDSTORM]
    row[7] = s.pile_size
    row[8] = s.maps_spent
    row[9] = s.at
    row[10] = s.owed
    row[11] = s.victim
    row[12] = s.dug
    row[13] = s.acted
    row[14] = s.sold_now
    row[15] = s.explored
    row[16] = s.trades
    row[17] = s.may_trade
    row[18] = s.must_sell
    row[19] = s.first >= 0 and not may_end(s)
    row[20] = s.passes
    row[21] = s.idle
    row[22] = s.deal_to
    row[23] = s.deal_left
    row[24] = s.half_made
    row[25] = s.last
    row[26] = s.named[0]
    row[27] = s.named[1]
    at = 28
    for p in range(b.players):
        row[at] = s.hand_size[p]
        row[at + 1] = s.tents[p]
        row[at + 2] = s.money[p]
        row[at + 3] = s.announced[p]
        row[at + 4] = s.sheltered[p]
        row[at + 5] = s.maps_at_most[viewer, p]
        row[at + 6] = s.maps_at_most[public, p]
        row[at + 7] = s.hand[p].sum()
        row[at + 8] = s.known[public, p].sum()
        at += 9
    for c in range(b.chambers):
        row[at] = s.chamber_size[c]
        row[at + 1] = s.chamber[c].sum()
        row[at + 2] = s.known_chamber[public, c].sum()
        at += 3
    unseen = np.zeros(KINDS, np.int64)
    count_unseen(b, s, unseen)
    for t in range(b.kinds):
        place = at + t
        row[place] = s.market[t]
        row[place + b.kinds] = unseen[t]
        row[place + 2 * b.kinds] = s.turned[t]
        row[place + 3 * b.kinds] = s.taking[t]
        row[place + 4 * b.kinds] = s.giving[t]
        row[place + 5 * b.kinds] = s.kept[t]
    at += 6 * b.kinds
    for p in range(b.players):
        for t in range(b.kinds):
            row[at + t] = s.hand[p, t]
            row[at + b.players * b.kinds + t] = s.known[public, p, t]
        at += b.kinds
    at += b.players * b.kinds
    for c in range(b.chambers):
        for t in range(b.kinds):
            row[at + t] = s.chamber[c, t]
            row[at + b.chambers * b.kinds + t] = s.known_chamber[public, c, t]
        at += b.kinds
    return at + b.chambers * b.kinds
