"""A whole move as the small steps of the kernel, in their canonical order.

A trade is not here: people may make every legal trade, small steps only the canonical ones; the kernel has a whole
trade of its own for them.
"""

from __future__ import annotations

from collections.abc import Sequence

from digsite.game.moves import Discard, EndTurn, Explore, Keep, Look, Move, Sell, Steal, Stop, TurnUp, UseTent
from digsite.game.position import Position
from digsite.rules import actions, legal_steps, take_step
from digsite.rules.phases import KEEPING, LOSING


def small_steps(position: Position, ids: Sequence[str], move: Move) -> list[int] | None:
    """Return the steps a move comes to, or None where there can be none (a set of nine, a seat that is not there)."""
    match move:
        case Sell(treasure, count):
            if count > actions.LONGEST_SET:
                return None
            return [actions.SELL + ids.index(treasure) * actions.LONGEST_SET + count - 1]
        case EndTurn():
            return [actions.END_TURN]
        case Explore(chamber, naming):
            if chamber >= actions.CHAMBERS:
                return None
            return [actions.EXPLORE + chamber, *(actions.NAME + ids.index(card) for card in naming or ())]
        case Discard(cards):
            return [actions.DISCARD + kind for kind in sorted(map(ids.index, cards))]
        case Keep(cards):
            return [actions.KEEP + kind for kind in sorted(map(ids.index, cards))]
        case Steal(seat):
            left = (seat - position.turn) % position.players
            return [actions.STEAL + left - 1] if left and seat < position.players else None
        case UseTent(use):
            return [actions.TENT if use else actions.NO_TENT]
        case Look(None):
            return [actions.NO_LOOK]
        case Look(chamber):
            return [actions.LOOK + chamber] if chamber is not None and chamber < actions.CHAMBERS else None
        case TurnUp():
            return [actions.TURN_UP]
        case Stop():
            return [actions.STOP]
    raise TypeError(f"{move!r} has no small steps.")


def is_legal_step(position: Position, step: int) -> bool:
    """Say whether one small step is legal."""
    low, high = legal_steps(position.boxes, position.states)
    return bool((int(low) | int(high) << actions.HIGH) >> step & 1)


def all_legal(position: Position, steps: Sequence[int]) -> bool:
    """Say whether these steps are one whole decision: each legal in its turn, and nothing left half done."""
    trial = position.copy()
    for step in steps:
        if trial.player != position.player or not is_legal_step(trial, step):
            return False
        take_step(trial.boxes, trial.states, step)
    half_done = trial.phase in (LOSING, KEEPING) and trial.phase == position.phase and trial.player == position.player
    return bool(steps) and not half_done
