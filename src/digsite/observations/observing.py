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
_0, _1, _2, _3, _4, _5, _6, _7, _8, _9 = (np.uint64(number) for number in range(10))
_10, _20, _30, _40 = (np.uint64(KINDS * rows) for rows in range(1, 5))

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
_MARKET_AT = np.uint64(_IN_STATE_MARKET)
_SOLD_CARDS_AT = np.uint64(_IN_STATE_SOLD)

#: A number for each kind.
Kinds = tuple[int, int, int, int, int, int, int, int, int, int]


@inlined
def _place(b: Box, viewer: int, seat: int) -> int:
    """Count a seat round the table from the viewer on; for the public, seats stand as they are."""
    if viewer >= b.players or seat >= viewer:
        return seat - viewer if viewer < b.players else seat
    return seat - viewer + b.players


@inlined
def _read(numbers: Numbers, start: int) -> Kinds:
    """Read a number for each kind."""
    at = np.uint64(start)
    return (
        numbers[at],
        numbers[at + _1],
        numbers[at + _2],
        numbers[at + _3],
        numbers[at + _4],
        numbers[at + _5],
        numbers[at + _6],
        numbers[at + _7],
        numbers[at + _8],
        numbers[at + _9],
    )


@inlined
def _write(row: Observation, start: int, counts: Kinds) -> None:
    """Write a number for each kind. All were read before any is written, so that the compiler may do ten at once."""
    at = np.uint64(start)
    row[at] = counts[0]
    row[at + _1] = counts[1]
    row[at + _2] = counts[2]
    row[at + _3] = counts[3]
    row[at + _4] = counts[4]
    row[at + _5] = counts[5]
    row[at + _6] = counts[6]
    row[at + _7] = counts[7]
    row[at + _8] = counts[8]
    row[at + _9] = counts[9]


@inlined
def _unseen(b: Box, numbers: Numbers, known: int, chamber: int, t: np.uint64) -> int:
    """Count the cards of a kind that are nowhere in sight: five hands, five museums, three chambers, marketplace.

    Places that are not in the game hold none. Written out, because a sum without a loop is three times as quick.
    """
    hand = np.uint64(known) + t
    sold = _SOLD_CARDS_AT + t
    inside = np.uint64(chamber) + t
    return (
        b.cards[t]
        - numbers[_MARKET_AT + t]
        - (numbers[hand] + numbers[hand + _10] + numbers[hand + _20] + numbers[hand + _30] + numbers[hand + _40])
        - (numbers[sold] + numbers[sold + _10] + numbers[sold + _20] + numbers[sold + _30] + numbers[sold + _40])
        - (numbers[inside] + numbers[inside + _10] + numbers[inside + _20])
    )


@inlined
def _all_unseen(b: Box, numbers: Numbers, known: int, chamber: int) -> Kinds:
    """Count the cards of each kind that are nowhere in sight, spent maps among them."""
    return (
        _unseen(b, numbers, known, chamber, _0),
        _unseen(b, numbers, known, chamber, _1),
        _unseen(b, numbers, known, chamber, _2),
        _unseen(b, numbers, known, chamber, _3),
        _unseen(b, numbers, known, chamber, _4),
        _unseen(b, numbers, known, chamber, _5),
        _unseen(b, numbers, known, chamber, _6),
        _unseen(b, numbers, known, chamber, _7),
        _unseen(b, numbers, known, chamber, _8),
        _unseen(b, numbers, known, chamber, _9),
    )


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
        _write(row, _TAKING, _read(numbers, _IN_STATE_TAKING))
        _write(row, _GIVING, _read(numbers, _IN_STATE_GIVING))
        _write(row, _KEPT, _read(numbers, _IN_STATE_KEPT))
    if s.named[0] >= 0 and (own or phase != NAMING):
        row[_NAMED + s.named[0]] = 1
    if s.named[1] >= 0:
        row[_NAMED + KINDS + s.named[1]] = 1
    _write(row, _MARKET, _read(numbers, _IN_STATE_MARKET))
    _write(row, _TURNED, _read(numbers, _IN_STATE_TURNED))
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
    chamber = _IN_STATE_CHAMBER + viewer * (CHAMBERS * KINDS)
    chamber_to_all = _IN_STATE_CHAMBER + public * (CHAMBERS * KINDS)
    _write(row, _UNSEEN, _all_unseen(b, numbers, known, chamber))
    row[_UNSEEN + b.map] -= s.maps_spent
    for place in range(b.players):
        p = me + place if place < after else place - after
        _write(row, _KNOWN + place * KINDS, _read(numbers, known + p * KINDS))
        _write(row, _KNOWN_TO_ALL + place * KINDS, _read(numbers, known_to_all + p * KINDS))
        _write(row, _SOLD + place * KINDS, _read(numbers, _IN_STATE_SOLD + p * KINDS))
    for c in range(CHAMBERS):
        row[_PRICE + c] = b.maps[c]
        row[_CHAMBER_SIZE + c] = s.chamber_size[c]
        _write(row, _CHAMBER + c * KINDS, _read(numbers, chamber + c * KINDS))
        _write(row, _CHAMBER_TO_ALL + c * KINDS, _read(numbers, chamber_to_all + c * KINDS))


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
