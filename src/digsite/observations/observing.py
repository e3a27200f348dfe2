"""Writing down what one viewer knows, in the order of the layout. Compiled.

``observe`` reads only what ``rules.knowledge.hide`` leaves: the observation of a state and that of the same state with
everything hidden are the same bytes (``tests/observations``). It does not hide first, because copying a state costs
more than reading it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from digsite.observations.at_once import clear_32, clear_96, copy_numbers, word_of, write_rest, write_word
from digsite.observations.layout import CHANCE_PHASES, LAYOUT, PHASE_PLACES, SIZE, Observation
from digsite.rules import SANDSTORM, STATE, THIEF, Box, Boxes, State, States, inlined, kernel, wide
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

# Where some fields begin in a state, counted in its numbers.
_FIELDS: Any = STATE.fields
_IN_STATE_HAND_SIZE = _FIELDS["hand_size"][1] // 2
_IN_STATE_TENTS = _FIELDS["tents"][1] // 2
_IN_STATE_SHELTERED = _FIELDS["sheltered"][1] // 2
_IN_STATE_MONEY = _FIELDS["money"][1] // 2
_IN_STATE_SOLD_CARDS = _FIELDS["sold_cards"][1] // 2
_IN_STATE_ANNOUNCED = _FIELDS["announced"][1] // 2
_IN_STATE_MOST_MAPS = _FIELDS["maps_at_most"][1] // 2
_IN_STATE_DUG = _FIELDS["dug"][1] // 2
_IN_STATE_MARKET = _FIELDS["market"][1] // 2
_IN_STATE_TURNED = _FIELDS["turned"][1] // 2
_IN_STATE_TAKING = _FIELDS["taking"][1] // 2
_IN_STATE_GIVING = _FIELDS["giving"][1] // 2
_IN_STATE_KEPT = _FIELDS["kept"][1] // 2
_IN_STATE_KNOWN = _FIELDS["known"][1] // 2
_IN_STATE_SOLD = _FIELDS["sold"][1] // 2
_IN_STATE_CHAMBER = _FIELDS["known_chamber"][1] // 2

#: Numbers of the turn that follow each other in both, from ``dug`` to ``idle``.
_OF_THE_TURN = _IDLE - _DUG + 1

#: Where the last sixteen numbers of all chambers begin.
_LAST_SIXTEEN = CHAMBERS * KINDS - 16

_NOTHING, _ONE, _BYTE, _BEFORE_SEATS = np.uint64(0), np.uint64(1), np.uint64(8), np.uint64(8 * (8 - SEATS))


@inlined
def _round(number: int, players: int) -> int:
    """Count on round the table from a number below 0. Without a branch: nobody can foresee who is asked next."""
    return number + (players & (number >> 63))


@inlined
def _last_word(numbers: Numbers, start: int) -> np.uint64:
    """Return a number for each seat as bytes of a word, where a state ends behind them."""
    return word_of(numbers, start + SEATS - 8, 0) >> _BEFORE_SEATS


@inlined
def _write_seats(players: int, me: int, word: np.uint64, row: Observation, to: int) -> None:
    """Write a number for each seat from the viewer on; ``word`` has one in each byte, and others after them."""
    seats = np.uint64(players) * _BYTE
    before = np.uint64(me) * _BYTE
    in_game = (_ONE << seats) - _ONE
    word &= in_game
    write_word(row, to, ((word >> before) | (word << (seats - before))) & in_game)


@inlined
def _write_kinds(players: int, me: int, numbers: Numbers, start: int, row: Observation, to: int) -> None:
    """Write ten numbers for each seat, from the viewer on, and zeros for up to three that are not in the game."""
    for place in range(players):
        seat = _round(me + place - players, players)
        copy_numbers(numbers, start + seat * KINDS, row, to + place * KINDS, KINDS)
    clear_32(row, to + players * KINDS)


@inlined
def _write_chambers(numbers: Numbers, start: int, row: Observation, to: int) -> None:
    """Write ten numbers for each of three chambers: the first sixteen, then the last."""
    copy_numbers(numbers, start, row, to, 16)
    copy_numbers(numbers, start + _LAST_SIXTEEN, row, to + _LAST_SIXTEEN, 16)


@inlined
def observe(b: Box, s: State, numbers: Numbers, viewer: int, row: Observation) -> None:
    """Write what a viewer knows (``players``: the public) into ``row``, all of it.

    ``numbers`` are the numbers of the state ``s``, one after the other. What is copied many at a time (``at_once``) is
    written in the order of the row.
    """
    players = wide(b.players)  # read once: for all the compiler knows, every byte written may change it
    public = players
    clear_96(row, 0)  # up to the marketplace; from there on all is written
    me = viewer if viewer < public else 0  # for the public, seats stand as they are
    own = s.player == viewer
    phase = s.phase
    owed = s.owed
    if not own:  # an unfinished decision is its player's own affair: others see the position before it began
        if phase == TAKING or phase == PAYING:
            phase = ACT
            owed = 0
        elif phase == KEEPING:
            owed = min(b.kept, s.chamber_size[s.at])
    row[_PLAYERS + players - 2] = 1
    row[_MONUMENT + b.monument] = 1
    row[_BEGINNERS_LUCK] = b.beginners_luck
    if phase == OVER:
        row[_PHASE + PHASE_PLACES - 1] = 1
    elif phase < FIRST_DECISION:
        row[_PHASE + phase] = 1
    else:
        row[_PHASE + phase - FIRST_DECISION + CHANCE_PHASES] = 1
    if s.first >= 0:
        row[_TURN + _round(s.turn - me, players)] = 1
        row[_PLAYER + _round(s.player - me, players)] = 1
        row[_FIRST + _round(s.first - me, players)] = 1
    if phase == ROB:
        row[_VICTIM + _round(s.victim - me, players)] = 1
    if phase == KEEPING or phase == MINING or phase == NAMING or phase == TURN or phase == REVEAL or phase == UNCOVER:
        row[_AT + s.at] = 1
    row[_DIG_SIZE] = s.dig_size
    row[_THIEVES] = s.dig[THIEF]
    row[_SANDSTORMS] = s.dig[SANDSTORM]
    row[_PILE_SIZE] = s.pile_size
    row[_MAPS_SPENT] = s.maps_spent
    copy_numbers(numbers, _IN_STATE_DUG, row, _DUG, _OF_THE_TURN)
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
    if s.named[0] >= 0 and (own or phase != NAMING):
        row[_NAMED + s.named[0]] = 1
    if s.named[1] >= 0:
        row[_NAMED + KINDS + s.named[1]] = 1
    known = _IN_STATE_KNOWN + viewer * (SEATS * KINDS)
    known_to_all = _IN_STATE_KNOWN + public * (SEATS * KINDS)
    chamber = _IN_STATE_CHAMBER + viewer * (CHAMBERS * KINDS)
    chamber_to_all = _IN_STATE_CHAMBER + public * (CHAMBERS * KINDS)
    copy_numbers(numbers, _IN_STATE_MARKET, row, _MARKET, KINDS)
    write_rest(b.cards, numbers, _IN_STATE_MARKET, known, _IN_STATE_SOLD, chamber, row, _UNSEEN)
    row[_UNSEEN + b.map] -= s.maps_spent
    copy_numbers(numbers, _IN_STATE_TURNED, row, _TURNED, KINDS)
    if_own = KINDS if own else 0
    copy_numbers(numbers, _IN_STATE_TAKING, row, _TAKING, if_own)
    copy_numbers(numbers, _IN_STATE_GIVING, row, _GIVING, if_own)
    copy_numbers(numbers, _IN_STATE_KEPT, row, _KEPT, if_own)
    _write_seats(players, me, word_of(numbers, _IN_STATE_HAND_SIZE, 0), row, _HAND_SIZE)
    _write_seats(players, me, word_of(numbers, _IN_STATE_TENTS, 0), row, _TENTS)
    _write_seats(players, me, word_of(numbers, _IN_STATE_SHELTERED, 0), row, _SHELTERED)
    _write_seats(players, me, word_of(numbers, _IN_STATE_MONEY, 0), row, _MONEY)
    _write_seats(players, me, word_of(numbers, _IN_STATE_MONEY, 8), row, _MONEY_256)
    _write_seats(players, me, word_of(numbers, _IN_STATE_SOLD_CARDS, 0), row, _SOLD_CARDS)
    # R82: told after the deal.
    announced = word_of(numbers, _IN_STATE_ANNOUNCED, 0) if phase != DEAL else _NOTHING
    _write_seats(players, me, announced, row, _ANNOUNCED)
    _write_seats(players, me, _last_word(numbers, _IN_STATE_MOST_MAPS + viewer * SEATS), row, _MOST_MAPS)
    _write_seats(players, me, _last_word(numbers, _IN_STATE_MOST_MAPS + public * SEATS), row, _MOST_MAPS_TO_ALL)
    _write_kinds(players, me, numbers, known, row, _KNOWN)
    _write_kinds(players, me, numbers, known_to_all, row, _KNOWN_TO_ALL)
    _write_kinds(players, me, numbers, _IN_STATE_SOLD, row, _SOLD)
    for c in range(CHAMBERS):
        row[_PRICE + c] = b.maps[c]
        row[_CHAMBER_SIZE + c] = s.chamber_size[c]
    _write_chambers(numbers, chamber, row, _CHAMBER)
    _write_chambers(numbers, chamber_to_all, row, _CHAMBER_TO_ALL)


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
