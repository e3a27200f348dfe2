"""Writing down what one viewer knows, in the order of the layout. Compiled.

``observe`` reads only what ``rules.knowledge.hide`` leaves: the observation of a state and that of the same state with
everything hidden are the same bytes (``tests/observations``). It does not hide first, because copying a state costs
more than reading it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from digsite.observations.layout import CHANCE_PHASES, LAYOUT, PHASE_PLACES, SIZE, Observation
from digsite.rules import SANDSTORM, STATE, THIEF, Box, Boxes, State, States, inlined, kernel
from digsite.rules.actions import CHAMBERS, KINDS, SEATS
from digsite.rules.phases import (
    ACT,
    DEAL,
    FIRST_DECISION,
    KEEPING,
    MINING,
    NAMING,
    OVER,
    PAYING,
    REVEAL,
    ROB,
    TAKING,
    TURN,
    UNCOVER,
)
from digsite.rules.records import Numbers

# Where each field begins: constants to the compiler.
_PLAYERS = LAYOUT["players"].start
_MONUMENT = LAYOUT["monument"].start
_PRICE = LAYOUT["price"].start
_BEGINNERS_LUCK = LAYOUT["beginners_luck"].start
_PHASE = LAYOUT["phase"].start
_TURN = LAYOUT["turn"].start
_PLAYER = LAYOUT["player"].start
_FIRST = LAYOUT["first"].start
_VICTIM = LAYOUT["victim"].start
_AT = LAYOUT["at"].start
_DIG_SIZE = LAYOUT["dig_size"].start
_THIEVES = LAYOUT["thieves"].start
_SANDSTORMS = LAYOUT["sandstorms"].start
_PILE_SIZE = LAYOUT["pile_size"].start
_MAPS_SPENT = LAYOUT["maps_spent"].start
_DUG = LAYOUT["dug"].start
_ACTED = LAYOUT["acted"].start
_SOLD_NOW = LAYOUT["sold_now"].start
_EXPLORED = LAYOUT["explored"].start
_TRADES = LAYOUT["trades"].start
_MAY_TRADE = LAYOUT["may_trade"].start
_MUST_SELL = LAYOUT["must_sell"].start
_PASSES = LAYOUT["passes"].start
_IDLE = LAYOUT["idle"].start
_DEAL_TO = LAYOUT["deal_to"].start
_DEAL_LEFT = LAYOUT["deal_left"].start
_ASKED = LAYOUT["asked"].start
_OWED = LAYOUT["owed"].start
_HALF_MADE = LAYOUT["half_made"].start
_LAST = LAYOUT["last"].start
_NAMED = LAYOUT["named"].start
_MARKET = LAYOUT["market"].start
_UNSEEN = LAYOUT["unseen"].start
_TURNED = LAYOUT["turned"].start
_TAKING = LAYOUT["taking"].start
_GIVING = LAYOUT["giving"].start
_KEPT = LAYOUT["kept"].start
_HAND_SIZE = LAYOUT["hand_size"].start
_TENTS = LAYOUT["tents"].start
_SHELTERED = LAYOUT["sheltered"].start
_MONEY = LAYOUT["money"].start
_MONEY_256 = LAYOUT["money_256"].start
_SOLD_CARDS = LAYOUT["sold_cards"].start
_ANNOUNCED = LAYOUT["announced"].start
_MOST_MAPS = LAYOUT["most_maps"].start
_MOST_MAPS_TO_ALL = LAYOUT["most_maps_to_all"].start
_KNOWN = LAYOUT["known"].start
_KNOWN_TO_ALL = LAYOUT["known_to_all"].start
_SOLD = LAYOUT["sold"].start
_CHAMBER_SIZE = LAYOUT["chamber_size"].start
_CHAMBER = LAYOUT["chamber"].start
_CHAMBER_TO_ALL = LAYOUT["chamber_to_all"].start

# Unsigned: the compiler need not ask whether an index counts from the end.
_1, _2, _3, _4, _5, _6, _7, _8, _9 = (np.uint64(number) for number in range(1, 10))

# Where some fields begin in a state, counted in its numbers.
_FIELDS: Any = STATE.fields
_IN_STATE_MARKET = _FIELDS["market"][1] // 2
_IN_STATE_TURNED = _FIELDS["turned"][1] // 2
_IN_STATE_TAKING = _FIELDS["taking"][1] // 2
_IN_STATE_GIVING = _FIELDS["giving"][1] // 2
_IN_STATE_KEPT = _FIELDS["kept"][1] // 2
_IN_STATE_KNOWN = _FIELDS["known"][1] // 2
_IN_STATE_SOLD = _FIELDS["sold"][1] // 2
_IN_STATE_CHAMBER = _FIELDS["known_chamber"][1] // 2


@inlined
def _place(b: Box, viewer: int, seat: int) -> int:
    """Count a seat round the table from the viewer on; for the public, seats stand as they are."""
    if viewer >= b.players or seat >= viewer:
        return seat - viewer if viewer < b.players else seat
    return seat - viewer + b.players


@inlined
def _write_kinds(row: Observation, at: int, numbers: Numbers, start: int) -> None:
    """Write a number for each kind. All are read before any is written, so that the compiler may do both at once."""
    to = np.uint64(at)
    of = np.uint64(start)
    n0 = numbers[of]
    n1 = numbers[of + _1]
    n2 = numbers[of + _2]
    n3 = numbers[of + _3]
    n4 = numbers[of + _4]
    n5 = numbers[of + _5]
    n6 = numbers[of + _6]
    n7 = numbers[of + _7]
    n8 = numbers[of + _8]
    n9 = numbers[of + _9]
    row[to] = n0
    row[to + _1] = n1
    row[to + _2] = n2
    row[to + _3] = n3
    row[to + _4] = n4
    row[to + _5] = n5
    row[to + _6] = n6
    row[to + _7] = n7
    row[to + _8] = n8
    row[to + _9] = n9


@inlined
def _take_away_kinds(row: Observation, at: int, numbers: Numbers, start: int) -> None:
    """Take a number for each kind away from what is written, in the same way."""
    to = np.uint64(at)
    of = np.uint64(start)
    n0 = row[to] - numbers[of]
    n1 = row[to + _1] - numbers[of + _1]
    n2 = row[to + _2] - numbers[of + _2]
    n3 = row[to + _3] - numbers[of + _3]
    n4 = row[to + _4] - numbers[of + _4]
    n5 = row[to + _5] - numbers[of + _5]
    n6 = row[to + _6] - numbers[of + _6]
    n7 = row[to + _7] - numbers[of + _7]
    n8 = row[to + _8] - numbers[of + _8]
    n9 = row[to + _9] - numbers[of + _9]
    row[to] = n0
    row[to + _1] = n1
    row[to + _2] = n2
    row[to + _3] = n3
    row[to + _4] = n4
    row[to + _5] = n5
    row[to + _6] = n6
    row[to + _7] = n7
    row[to + _8] = n8
    row[to + _9] = n9


@inlined
def observe(b: Box, s: State, numbers: Numbers, viewer: int, row: Observation) -> None:
    """Write what a viewer knows (``players``: the public) into ``row``, all of it.

    ``numbers`` are the numbers of the state ``s``, one after the other.
    """
    row[:] = 0
    public = b.players
    own = s.player == viewer
    phase = s.phase
    owed = s.owed
    if not own:  # an unfinished decision is its player's own affair: others see the position before it began
        if phase == TAKING or phase == PAYING:
            phase = ACT
            owed = 0
        elif phase == KEEPING:
            owed = min(b.kept, s.chamber_size[s.at])
    row[_PLAYERS + b.players - 2] = 1
    row[_MONUMENT + b.monument] = 1
    row[_BEGINNERS_LUCK] = b.beginners_luck
    if phase == OVER:
        row[_PHASE + PHASE_PLACES - 1] = 1
    elif phase < FIRST_DECISION:
        row[_PHASE + phase] = 1
    else:
        row[_PHASE + phase - FIRST_DECISION + CHANCE_PHASES] = 1
    if s.first >= 0:
        row[_TURN + _place(b, viewer, s.turn)] = 1
        row[_PLAYER + _place(b, viewer, s.player)] = 1
        row[_FIRST + _place(b, viewer, s.first)] = 1
    if phase == ROB:
        row[_VICTIM + _place(b, viewer, s.victim)] = 1
    if phase == KEEPING or phase == MINING or phase == NAMING or phase == TURN or phase == REVEAL or phase == UNCOVER:
        row[_AT + s.at] = 1
    row[_DIG_SIZE] = s.dig_size
    row[_THIEVES] = s.dig[THIEF]
    row[_SANDSTORMS] = s.dig[SANDSTORM]
    row[_PILE_SIZE] = s.pile_size
    row[_MAPS_SPENT] = s.maps_spent
    row[_DUG] = s.dug
    row[_ACTED] = s.acted
    row[_SOLD_NOW] = s.sold_now
    row[_EXPLORED] = s.explored
    row[_TRADES] = s.trades
    row[_MAY_TRADE] = s.may_trade
    row[_MUST_SELL] = s.must_sell
    row[_PASSES] = min(s.passes, 255)
    row[_IDLE] = min(s.idle, 255)
    if phase == DEAL:
        row[_DEAL_TO] = s.deal_to
        row[_DEAL_LEFT] = s.deal_left
    row[_ASKED] = s.asked
    row[_OWED] = min(owed, 255)
    if own:
        row[_HALF_MADE] = s.half_made
        row[_LAST] = s.last
        _write_kinds(row, _TAKING, numbers, _IN_STATE_TAKING)
        _write_kinds(row, _GIVING, numbers, _IN_STATE_GIVING)
        _write_kinds(row, _KEPT, numbers, _IN_STATE_KEPT)
    if s.named[0] >= 0 and (own or phase != NAMING):
        row[_NAMED + s.named[0]] = 1
    if s.named[1] >= 0:
        row[_NAMED + KINDS + s.named[1]] = 1
    _write_kinds(row, _MARKET, numbers, _IN_STATE_MARKET)
    _write_kinds(row, _TURNED, numbers, _IN_STATE_TURNED)
    # Seats from the viewer on, and then those before: two runs of numbers in the state.
    me = viewer if viewer < b.players else 0
    after = b.players - me
    for place in range(b.players):
        p = me + place if place < after else place - after
        row[_HAND_SIZE + place] = s.hand_size[p]
        row[_TENTS + place] = s.tents[p]
        row[_SHELTERED + place] = s.sheltered[p]
        row[_MONEY + place] = s.money[p] & 255
        row[_MONEY_256 + place] = s.money[p] >> 8
        row[_SOLD_CARDS + place] = s.sold_cards[p]
        if phase != DEAL:  # R82: told after the deal
            row[_ANNOUNCED + place] = s.announced[p]
        row[_MOST_MAPS + place] = s.maps_at_most[viewer, p]
        row[_MOST_MAPS_TO_ALL + place] = s.maps_at_most[public, p]
    known = _IN_STATE_KNOWN + viewer * (SEATS * KINDS)
    known_to_all = _IN_STATE_KNOWN + public * (SEATS * KINDS)
    for t in range(KINDS):
        row[_UNSEEN + t] = b.cards[t]
    _take_away_kinds(row, _UNSEEN, numbers, _IN_STATE_MARKET)
    for place in range(b.players):
        p = me + place if place < after else place - after
        _take_away_kinds(row, _UNSEEN, numbers, known + p * KINDS)
        _take_away_kinds(row, _UNSEEN, numbers, _IN_STATE_SOLD + p * KINDS)
        _write_kinds(row, _KNOWN + place * KINDS, numbers, known + p * KINDS)
        _write_kinds(row, _KNOWN_TO_ALL + place * KINDS, numbers, known_to_all + p * KINDS)
        _write_kinds(row, _SOLD + place * KINDS, numbers, _IN_STATE_SOLD + p * KINDS)
    chamber = _IN_STATE_CHAMBER + viewer * (CHAMBERS * KINDS)
    chamber_to_all = _IN_STATE_CHAMBER + public * (CHAMBERS * KINDS)
    for c in range(CHAMBERS):
        row[_PRICE + c] = b.maps[c]
        row[_CHAMBER_SIZE + c] = s.chamber_size[c]
        _take_away_kinds(row, _UNSEEN, numbers, chamber + c * KINDS)
        _write_kinds(row, _CHAMBER + c * KINDS, numbers, chamber + c * KINDS)
        _write_kinds(row, _CHAMBER_TO_ALL + c * KINDS, numbers, chamber_to_all + c * KINDS)
    row[_UNSEEN + b.map] -= s.maps_spent


@kernel
def observe_into(boxes: Boxes, states: States, numbers: Numbers, viewer: int, row: Observation) -> None:
    """Write what a viewer knows of one game into ``row`` (called from Python; nothing is checked).

    ``numbers`` are the numbers of ``states``, one after the other (``numbers_of``).
    """
    observe(boxes[0], states[0], numbers, viewer, row)


def numbers_of(states: States) -> Numbers:
    """Return all numbers of one state in a row, or of many in a row each; they share the states' memory."""
    # Another type for the same bytes is far cheaper to have from a buffer than from an array.
    numbers: Numbers = np.frombuffer(states, np.int16)
    return numbers if len(states) == 1 else numbers.reshape(len(states), -1)


def observation_of(boxes: Boxes, states: States, viewer: int) -> Observation:
    """Return what a viewer knows of one game (``players``: the public) as one row of small numbers."""
    row: Observation = np.zeros(SIZE, np.uint8)
    observe_into(boxes, states, numbers_of(states), viewer, row)
    return row
