"""The rows of one game: observation, mask and action of every small step, and how the game ended for its player."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.arena.dataset.walking import STEP_COLUMNS, walk
from digsite.editions import Setup
from digsite.game import Position
from digsite.observations import SIZE, Observation, numbers_of, observation_of
from digsite.records import Record
from digsite.rules import ACTIONS, legal_steps, make_box, new_state, take_step


@dataclass(frozen=True, slots=True)
class Rows:
    """The rows of one game, a row for each small step; all arrays are equally long."""

    observation: Observation
    mask: npt.NDArray[np.uint64]  # the legal steps, as two words of bits
    decision: npt.NDArray[np.int16]
    step: npt.NDArray[np.int16]  # within the decision
    seat: npt.NDArray[np.int16]
    action: npt.NDArray[np.int16]

    def __len__(self) -> int:
        return len(self.seat)

    @property
    def legal(self) -> npt.NDArray[np.bool_]:
        """The legal steps, a yes or no for each action."""
        bits = np.unpackbits(self.mask.astype("<u8").view(np.uint8), axis=1, bitorder="little")
        return bits[:, :ACTIONS].astype(bool)


class Walker:
    """Walks through games of one setup, one after another."""

    def __init__(self, setup: Setup) -> None:
        self._boxes = make_box(setup)
        self._fresh = new_state(self._boxes)
        self._room = 0

    def rows(self, trail: npt.NDArray[np.int16]) -> Rows:
        """Give the rows of a game by all its steps, chance included."""
        states = self._fresh.copy()
        if len(trail) > self._room:
            self._room = 2 * len(trail)
            self._observations = np.zeros((self._room, SIZE), np.uint8)
            self._masks = np.zeros((self._room, 2), np.uint64)
            self._steps = np.zeros((self._room, STEP_COLUMNS), np.int16)
        count = int(walk(self._boxes, states, numbers_of(states), trail, self._observations, self._masks, self._steps))
        steps = self._steps[:count].copy()
        return Rows(self._observations[:count].copy(), self._masks[:count].copy(), *steps.T)


def rows_of_record(record: Record) -> Rows:
    """Give the rows of a recorded game; a trade that small steps do not make, as it gives too much, has none.

    >>> from digsite import Game, read_record, record_lines
    >>> game = Game(players=2, monument="mine", seed=4)
    >>> game.play("end")
    >>> rows = rows_of_record(read_record(record_lines(game)))
    >>> len(rows), bool(rows.legal[0, rows.action[0]])
    (1, True)
    """
    found = list(_steps_of(record))
    observations = np.array([row[0] for row in found], np.uint8).reshape(-1, SIZE)
    masks = np.array([row[1] for row in found], np.uint64).reshape(-1, 2)
    steps = np.array([row[2] for row in found], np.int16).reshape(-1, STEP_COLUMNS)
    return Rows(observations, masks, *steps.T)


def _steps_of(record: Record) -> Iterator[tuple[Any, Any, tuple[int, ...]]]:
    for decision in record.decisions():
        position: Position = decision.legal.seen
        for within, action in enumerate(decision.steps or ()):
            observation = observation_of(position.boxes, position.states, decision.seat)
            mask = legal_steps(position.boxes, position.states)
            yield observation, tuple(map(int, mask)), (decision.number, within, decision.seat, action)
            take_step(position.boxes, position.states, action)
