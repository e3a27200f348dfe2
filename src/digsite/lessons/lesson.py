"""What a lesson is made of, and how its game is dealt and its opponent played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from digsite.dealers import FixedDealer
from digsite.editions import SPECIAL_CARDS, Setup
from digsite.game import EndTurn, Game, LegalMoves, Move, Sell, View
from digsite.lessons.cues import Cue

#: The seat of whoever learns; the opponent has the next one.
LEARNER = 0
OPPONENT = 1
#: Stands in a lesson's chance where the first player is drawn.
FIRST = "first"

#: What there is to say may depend on what the learner holds.
Cues = Callable[[View], tuple[Cue, ...]]


@dataclass(frozen=True)
class Step:
    """One decision of the learner: what the coach says, and the one move that is offered (None: any)."""

    id: str
    rule: str
    move: Move | None
    reads: Cues
    acts: Cues


@dataclass(frozen=True)
class Lesson:
    """A lesson: its deck, its chance, the opponent's moves, and what the coach says."""

    id: str
    setup: Setup
    chance: tuple[str, ...]
    """Each card in the order in which chance brings it, from the first hand dealt on."""
    opponent: tuple[Move, ...]
    """What the opponent does, decision by decision; afterwards it plays plainly."""
    level: str
    """The level of the bot that sits there."""
    steps: tuple[Step, ...]
    """The learner's decisions, one after the other."""
    free: Step
    """What is said when these are over and the dig site still has cards."""
    last: Step
    """What is said when it is empty."""
    watching: Cue
    """While the opponent decides."""


def new_game(lesson: Lesson, names: Sequence[str]) -> Game:
    """Deal the lesson's cards; the learner starts."""
    outcomes = (*lesson.setup.ids, *SPECIAL_CARDS)
    script = [LEARNER if card == FIRST else outcomes.index(card) for card in lesson.chance]
    return Game.of(lesson.setup, names, first=LEARNER, dealer=FixedDealer(script))


def opponent_s_move(lesson: Lesson, legal: LegalMoves, view: View, made: int) -> Move:
    """Say what the opponent does as its decision of this number, from 0.

    After its script, and wherever a scripted move is not possible, it ends its turns and sells what it holds once there
    is nothing left to dig.
    """
    if made < len(lesson.opponent) and lesson.opponent[made] in legal:
        return lesson.opponent[made]
    end = EndTurn()
    if view.dig_size == 0:
        return max(legal.of(Sell), key=lambda sale: sale.count, default=end)
    return end if end in legal else next(iter(legal))
