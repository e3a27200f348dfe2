"""What is asked of the player who decides, as a message."""

from __future__ import annotations

from digsite.game.phase import PHASES, Phase
from digsite.game.position import Position
from digsite.game.view import View
from digsite.rules.reasons import MUST_SELL
from digsite.rules.why_not import ENDING, why_not
from digsite.words.message import Message, message


def question_at(position: Position) -> Message:
    """Say what is asked in a position."""
    phase = PHASES[position.phase]
    must_sell = phase is Phase.ACT and why_not(position.boxes, position.states, ENDING, 0, 0, 0) == MUST_SELL
    size = position.number("hand_size", max(0, position.player))
    return question(phase, position.number("owed"), size, must_sell=must_sell)


def question_of(view: View) -> Message:
    """Say what is asked of the player who decides, as far as a view tells."""
    size = 0 if view.player is None else view.seats[view.player].hand_size
    return question(view.phase, view.owed, size, must_sell=view.must_sell)


def question(phase: Phase, owed: int, hand_size: int, *, must_sell: bool) -> Message:
    """Say what a phase asks of the player who decides."""
    if phase is Phase.ACT:
        return message("asked-must-sell" if must_sell else "asked-act")
    if phase is Phase.LOSING:
        return message("asked-losing", count=owed, size=hand_size)
    if phase is Phase.KEEPING:
        return message("asked-keeping", count=owed)
    return message("asked-chance" if phase.is_chance else f"asked-{phase}")
