"""What the fitted estimate looks at: a position where chance comes next, with all cards open, as one row of numbers.

Seats are told in the order of play, from whoever's turn it is, so that no seat is learnt apart from another. Besides
the cards themselves a row holds a few things worked out from the price lists: what each hand would sell for now, and
what it may become. So the estimate holds for prices of somebody's own, too, as far as those go.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from digsite.bots.sets_to_come import fill_arrivals, fill_money
from digsite.rules import KINDS, OUTCOMES, SANDSTORM, Box, State, kernel, wide
from digsite.rules.actions import CHAMBERS
from digsite.rules.phases import FIRST_DECISION, REVEAL, ROB, TURN

#: Numbers for each seat, and for the table.
OF_SEAT = KINDS + 10
OF_TABLE = OUTCOMES + KINDS + CHAMBERS * (KINDS + 2) + KINDS + FIRST_DECISION + 2 * KINDS + 15

#: More cards of one kind than this are worth no more.
MOST = 12
#: Not more cards of a kind than this are expected to come to one seat.
ARRIVALS = 5
#: Of a seat's share of what is still to be dug, the part that finds the kept cards of its kind still together.
ARRIVE = 0.85
#: Money that a point of trade value brings, and with how many turns to go it brings half of that.
POINT = 2.0
HALFWAY = 1.0

Row = npt.NDArray[np.float32]


def row_length(players: int) -> int:
    """How many numbers tell a position of so many players."""
    return players * (OF_SEAT + 1) + OF_TABLE


@kernel
def fill_row(b: Box, s: State, row: Row) -> None:
    """Tell a position where chance comes next."""
    players = wide(b.players)
    row[:] = np.float32(0.0)
    start = wide(s.turn) if s.phase > 0 else 0
    digs = s.dig_size - s.dig[SANDSTORM]
    turns = digs / players
    at = 0
    for k in range(players):
        p = (start + k) % players
        for t in range(b.kinds):
            row[at + t] = s.hand[p, t] * 0.3
        at += KINDS
        points = 0
        for t in range(b.kinds):
            points += s.hand[p, t] * b.trade[t]
        row[at] = s.money[p] * 0.03
        row[at + 1] = s.sold_cards[p] * 0.08
        row[at + 2] = s.tents[p]
        row[at + 3] = s.hand_size[p] * 0.15
        row[at + 4] = points * 0.1
        row[at + 7] = max(0, (digs - k + players - 1) // players) * 0.1  # how often they will still dig
        row[at + 8] = s.sheltered[p]
        row[at + 9] = s.phase == ROB and s.victim == p
        at += OF_SEAT - KINDS
    _fill_worth(b, s, start, turns, row)
    for p in range(players):
        row[at + p] = p == start  # the deal goes by seats, and so does who is asked after a storm
    at += players
    _fill_table(b, s, row[at:])


@kernel
def _fill_worth(b: Box, s: State, start: int, turns: float, row: Row) -> None:
    """Fill in what every hand sells for now, and what it may become with the cards that are still to come."""
    players = wide(b.players)
    now = np.empty(MOST + 1)
    later = np.empty(MOST + ARRIVALS + 1)
    arrivals = np.empty(ARRIVALS + 1)
    point = POINT * turns / (turns + HALFWAY)
    for t in range(b.kinds):
        held = 0
        for p in range(players):
            held = max(held, wide(s.hand[p, t]))
        if held == 0:
            continue
        held = min(held, MOST)
        fill_money(b, t, 0.0, now[: held + 1])
        fill_money(b, t, point, later[: held + ARRIVALS + 1])
        fill_arrivals(ARRIVE * s.dig[t] / players, arrivals)
        for k in range(players):
            n = min(MOST, wide(s.hand[(start + k) % players, t]))
            if n == 0:
                continue
            worth = 0.0
            for x in range(ARRIVALS + 1):
                worth += arrivals[x] * (later[n + x] - later[x])
            at = k * OF_SEAT + KINDS
            row[at + 5] += now[n] * 0.03
            row[at + 6] += worth * 0.03


@kernel
def _fill_table(b: Box, s: State, row: Row) -> None:
    """Tell what lies on the table and in the ground, and what chance is about to decide."""
    at = 0
    for t in range(OUTCOMES):
        row[at + t] = s.dig[t] * 0.15
    at += OUTCOMES
    market = 0
    for t in range(b.kinds):
        row[at + t] = s.market[t] * 0.2
        market += s.market[t]
    at += KINDS
    for c in range(CHAMBERS):
        for t in range(b.kinds):
            row[at + t] = s.chamber[c, t] * 0.3
        row[at + KINDS] = s.chamber_size[c] * 0.1
        row[at + KINDS + 1] = s.phase >= TURN and s.at == c
        at += KINDS + 2
    for t in range(b.kinds):
        row[at + t] = s.pile[t] * 0.3
    at += KINDS
    row[at + s.phase] = 1.0
    at += FIRST_DECISION
    if s.phase == REVEAL:
        for n in range(2):
            if s.named[n] >= 0:
                row[at + s.named[n]] = 1.0
    at += KINDS
    for t in range(b.kinds):
        row[at + t] = s.turned[t] * 0.3
    at += KINDS
    row[at] = s.dig_size * 0.02
    row[at + 1] = market * 0.05
    row[at + 2] = s.pile_size * 0.1
    row[at + 3] = s.maps_spent * 0.2
    row[at + 4] = s.owed * 0.2
    row[at + 5 + b.monument] = 1.0
    row[at + 11] = b.storm_offset  # the two editions storm in other orders
    row[at + 12] = min(4, b.explorations) * 0.25
    row[at + 13] = (s.dig_size - s.dig[SANDSTORM]) % b.players * 0.3
    row[at + 14] = s.dug
