"""Plans: what is done before the experts go on, in the form that the kernel takes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from digsite.editions import Setup
from digsite.game import Move, Position, Trade
from digsite.game.steps import steps_of
from digsite.judge.playing_out import NO_MORE
from digsite.rules import KINDS

#: Steps of plans, and trades; both by plan.
Plans = tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]


def no_plan() -> Plans:
    """Let the experts go on at once."""
    return _plans([()])


def plans_of_chance(outcomes: Sequence[int]) -> Plans:
    """Let chance bring each of these outcomes once."""
    return _plans([(outcome,) for outcome in outcomes])


def plans_of_moves(position: Position, setup: Setup, moves: Sequence[Move]) -> Plans:
    """Let the player who decides make each of these moves, which must be legal."""
    steps = [() if isinstance(move, Trade) else tuple(steps_of(position, setup.ids, move) or ()) for move in moves]
    plans = _plans(steps)
    for trade, move in zip(plans[1], moves, strict=True):
        if isinstance(move, Trade):
            for side, cards in enumerate((move.give, move.take)):
                for card in cards:
                    trade[side, setup.ids.index(card)] += 1
    return plans


def _plans(steps: Sequence[Sequence[int]]) -> Plans:
    longest = max(1, *map(len, steps))
    rows = np.full((len(steps), longest), NO_MORE, np.int16)
    for row, taken in zip(rows, steps, strict=True):
        row[: len(taken)] = taken
    return rows, np.zeros((len(steps), 2, KINDS), np.int16)
