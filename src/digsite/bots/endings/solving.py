"""The solver as Python sees it: a position in, its value and the best step out, unless there is too much to look at."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from digsite.bots.endings.deducing import all_can_deduce, deduce
from digsite.bots.endings.duel import DEEPEST, GAVE_UP, LIMIT, LOOKED_AT, Desk, new_desk, reaches, worth_of_duel
from digsite.bots.endings.everybody import COIN_COUNTS, LEAD, SHARE, WHISKER, Figures, Table, figures_of, new_table
from digsite.bots.endings.memo import new_memo
from digsite.bots.endings.worth import COIN, can_be_explored
from digsite.game import Game, Position
from digsite.rules import SEATS, STATE, Boxes, States, actions_in, kernel, legal_steps, take_step
from digsite.rules.box import MINE, SPHINX
from digsite.rules.phases import ACT, FIRST_DECISION, MINING, NAMING

#: Positions that are looked at before an ending is given up, if nobody says otherwise.
POSITIONS = 50_000

#: Room for so many positions at most; it takes some 20 to 50 MB.
MOST_ROOM = 1 << 19


@kernel
def deduce_hidden(boxes: Boxes, states: States, viewer: int) -> int:
    """Fill the blanks of ``states[0]``: 0 if it cannot be done, 1 if the viewer can, 2 if all who still play can."""
    if not deduce(boxes[0], states[0], viewer):
        return 0
    return 2 if all_can_deduce(boxes[0], states, viewer) else 1


@kernel
def has_chance(boxes: Boxes, states: States) -> bool:
    """Say whether chance can still decide something: in mine and sphinx, while a map can open them."""
    b = boxes[0]
    s = states[0]
    if s.phase < FIRST_DECISION or s.phase == MINING or s.phase == NAMING:
        return True
    return (b.monument == MINE or b.monument == SPHINX) and can_be_explored(b, s)


@dataclass(frozen=True, slots=True)
class Ending:
    """What a position is worth to each seat if everybody plays perfectly from here."""

    shares: tuple[float, ...]
    """Of the victory."""
    leads: tuple[float, ...]
    """Money, less what the others have on average."""


@dataclass(frozen=True, slots=True)
class OpenEnding:
    """An ending in which the player who decides can deduce all that is hidden."""

    position: Position
    known_to_all: bool
    """Whether the others who still hold cards can deduce it too. If not, its value is the least that is sure."""


def open_ending(seen: Position) -> OpenEnding | None:
    """Deduce all that is hidden in a position that shows only what the player who decides knows; None if they cannot.

    With more than two players everybody has to be able to: else nobody could say what the others will do.

    >>> open_ending(Game(players=2, monument="mine", seed=4).legal_moves.seen) is None
    True
    """
    if seen.number("dig_size") > 0 or seen.chance_decides or seen.is_over:
        return None
    states = np.zeros(2, STATE)
    states[:1] = seen.states
    known = int(deduce_hidden(seen.boxes, states, seen.player))
    if known == 0 or (known == 1 and seen.players > 2):
        return None
    return OpenEnding(Position(seen.boxes, states[:1].copy()), known == 2)


class Solver:
    """Works out endings with all cards open, and keeps what it found for further questions about the same ending."""

    def __init__(self, start: Position, positions: int = POSITIONS) -> None:
        self._boxes = start.boxes
        self._limit = positions
        room = 1024
        while room < min(MOST_ROOM, 2 * positions):
            room *= 2
        is_duel = start.players == 2 and not has_chance(start.boxes, start.states)
        self._room: Desk | Table = (new_desk if is_duel else new_table)(start.boxes, new_memo(room))

    def value(self, position: Position) -> Ending | None:
        """Say what a position is worth; None if there is too much to look at."""
        self._begin()
        if isinstance(self._room, Desk):
            worth = self._duel(position, self._room)
            return None if worth is None else _ending_of_duel(position, worth)
        figures = self._figures(position, self._room)
        if figures is None:
            return None
        return Ending(tuple(figures[:, SHARE].tolist()), tuple(figures[:, LEAD].tolist()))

    def best_step(self, position: Position, usual: int) -> int | None:
        """Return a small step that is worth as much as the position: the usual one, if it is; None if unsolved."""
        steps = actions_in(*legal_steps(self._boxes, position.states))
        steps.sort(key=lambda step: step != usual)
        self._begin()
        if isinstance(self._room, Desk):
            worth = self._duel(position, self._room)
            if worth is None:
                return None
            states = _with_room(position)
            for step in steps:
                if reaches(self._boxes, states, step, worth, self._room) and not self._room.tally[GAVE_UP]:
                    return step
            return None
        found: tuple[float, int] | None = None
        for step in steps:
            then = position.copy()
            take_step(then.boxes, then.states, step)
            figures = self._figures(then, self._room)
            if figures is None:
                return None
            score = float(figures[position.player] @ (1.0, COIN_COUNTS))
            if found is None or score > found[0] + WHISKER:
                found = score, step
        return None if found is None else found[1]

    @property
    def looked_at(self) -> int:
        """How many positions the last question took."""
        return int(self._room.tally[LOOKED_AT])

    def _begin(self) -> None:
        """Begin to count for another question."""
        self._room.tally[:] = 0
        self._room.tally[LIMIT] = self._limit

    def _duel(self, position: Position, desk: Desk) -> int | None:
        """Return what is still to come, to the player who decides."""
        worth = int(worth_of_duel(self._boxes, _with_room(position), desk))
        return None if desk.tally[GAVE_UP] else worth

    def _figures(self, position: Position, table: Table) -> Figures | None:
        found = np.zeros((DEEPEST, SEATS, 2))
        figures_of(self._boxes, _with_room(position), found, table)
        return None if table.tally[GAVE_UP] else found[0, : position.players]


def _with_room(position: Position) -> States:
    """Lay a position out with room to look ahead."""
    states = np.zeros(DEEPEST, STATE)
    states[:1] = position.states
    return states


def _ending_of_duel(position: Position, worth: int) -> Ending:
    """Say what a duel is worth: the money there is, and what is still to come."""
    me = position.player
    money, sold = position.row("money"), position.row("sold_cards")
    total = worth + COIN * (money[me] - money[1 - me]) - (sold[me] - sold[1 - me])
    share = 0.5 if total == 0 else float(total > 0)
    lead = float((total + COIN // 2) // COIN)
    shares, leads = (share, 1.0 - share), (lead, -lead)
    return Ending(shares, leads) if me == 0 else Ending(shares[::-1], leads[::-1])


@cache
def compile_endings() -> None:
    """Compile the solver, or load it from disk."""
    for monument in ("mine", "tomb"):
        position = Game(players=2, monument=monument, seed=1).position
        for field in ("dig", "dig_size", "hand", "hand_size"):
            position.states[field] = 0
        if monument == "mine":  # a card and a map: chance can still decide
            position.states["market"][0][int(position.boxes["map"][0])] = 1
        position.states["hand"][0][:2, 0] = 1
        position.states["hand_size"][0][:2] = 1
        position.states["phase"] = ACT
        open_ending(position)
        solver = Solver(position, 100)
        solver.value(position)
        solver.best_step(position, 0)
