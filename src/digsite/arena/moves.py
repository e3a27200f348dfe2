"""Counting whole moves inside the kernel: a decision is a whole move, whoever takes it, in however many small steps."""

from __future__ import annotations

from digsite.rules import State, inlined
from digsite.rules.phases import KEEPING, LOSING, NAMING, PAYING, TAKING


@inlined
def is_under_way(s: State, player: int, phase: int, owed: int) -> bool:
    """Say whether the small step just taken leaves its move unfinished, as ``digsite.game.whole_moves`` gathers them.

    ``player``, ``phase`` and ``owed`` are from before the step.
    """
    unfinished = s.phase == TAKING or s.phase == PAYING or s.phase == NAMING
    return (unfinished or ((phase == LOSING or phase == KEEPING) and owed > 1)) and s.player == player
