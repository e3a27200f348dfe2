"""Hints: the best move found, why, and the next best; from a view alone.

The judge tries moves out in games of experts, with everything dealt anew that the player cannot know, and with luck
that is drawn from the bytes of the view: whatever the player cannot know, the hint is the same.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from digsite.game import LegalMoves, View
from digsite.game.moves import AnyMove
from digsite.judge import Judge
from digsite.judge.knowledge import Knowledge
from digsite.judge.playing_out import WON
from digsite.judge.reasons import move_message, reason
from digsite.judge.trying import SURE, expert_move, try_moves
from digsite.kernels import are_ready, is_plain
from digsite.words.message import Message, Percent, message

#: Games behind a hint: about half a second of one core.
GAMES = 240


class Hint(msgspec.Struct, frozen=True):
    """What to do, and what else."""

    best: AnyMove
    words: Message  # for the best move
    chance: float | None = None  # to win with it; None: nothing was played out
    reason: Message | None = None
    next_best: AnyMove | None = None
    next_words: Message | None = None
    cost: float = 0.0  # what the next best loses; 0: it is as good
    error: float = 0.0

    @property
    def told(self) -> tuple[Message, ...]:
        """The hint in messages."""
        if self.chance is None:
            return (message("hint-expert", move=self.words),)
        chance = Percent(self.chance)
        if self.next_words is None:
            return (message("hint-best", move=self.words, chance=chance),)
        if not self.cost or self.reason is None:
            first = message("hint-best", move=self.words, chance=chance)
        else:
            first = message("hint-best-why", move=self.words, chance=chance, why=self.reason)
        if not self.cost:
            return first, message("hint-as-good", move=self.next_words)
        return first, message("hint-next", move=self.next_words, cost=f"−{max(1, round(100 * self.cost))}")


def can_judge() -> bool:
    """Say whether games can be played out here in no time: until the judge is compiled, hints are the expert's."""
    return not is_plain() and are_ready(("judge",))


def hint_for(view: View, legal: LegalMoves, games: int | None = None) -> Hint | None:
    """Give the seat that decides a hint; None: nothing is asked of it. ``games`` 0: what the expert would do."""
    if view.seat is None or view.player != view.seat or view.half_made is not None:
        return None
    setup = legal.setup
    if games is None:
        games = GAMES if can_judge() else 0
    if not games:
        best = expert_move(legal)
        return Hint(best, move_message(best, setup))  # type: ignore[arg-type]  # every move is one of them
    seed = int.from_bytes(blake2b(view.to_json(), digest_size=8).digest(), "big")
    trial = try_moves(legal, view.seat, Judge(games, seed), runner_up=True)
    first, *others = trial.tried
    chance = float(trial.outlook[view.seat, WON]) + first.gain
    found = Hint(first.move, move_message(first.move, setup), min(1.0, max(0.0, chance)))  # type: ignore[arg-type]
    if not others:
        return found
    second = others[0]
    cost, error = first.gain - second.gain, max(first.error, second.error)
    told = msgspec.structs.replace(
        found, next_best=second.move, next_words=move_message(second.move, setup), error=error
    )
    if cost <= SURE * error:
        return told
    known = Knowledge(legal, view.seat)
    why = reason(second.move, first.move, known, trial.outlook, first.money - second.money)
    return msgspec.structs.replace(told, cost=cost, reason=why)
