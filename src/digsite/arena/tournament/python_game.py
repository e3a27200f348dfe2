"""One game of bots that are written in Python (kernel bots may sit there too), with a clock for each seat."""

from __future__ import annotations

import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from digsite.bots import Bot, find_bot
from digsite.dealers import Dealer
from digsite.editions import Setup
from digsite.errors import DigsiteError
from digsite.game import Game, IllegalMove, MalformedMove, Move
from digsite.game.outcome import Outcome

#: The bots that have decided before in this process: a first decision may compile or load things, and is not timed.
_met: set[str] = set()


@dataclass
class TimedGame:
    """A game, and how often and how long each seat decided."""

    outcome: Outcome
    first: int
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


def play_timed(
    setup: Setup, names: Sequence[str], minds: Sequence[int], dealer: Dealer, seconds: float, where: str
) -> TimedGame:
    """Play a game to its end; a bot that fails or breaks the rules is named with its game."""
    # Nobody is told who the others are: a bot plays the table, not the name.
    game = Game.of(setup, [f"Seat {seat + 1}" for seat in range(setup.players)], dealer=dealer)
    bots = [find_bot(name, mind) for name, mind in zip(names, minds, strict=True)]
    decisions, thought = [0] * len(bots), [0.0] * len(bots)
    while not game.is_over:
        seat = game.player
        move, took = _choice(bots[seat], game, seconds, f"The bot {names[seat]!r}", where)
        decisions[seat] += 1
        if names[seat] in _met:
            thought[seat] += took
        _met.add(names[seat])
        try:
            game.play(move)
        except (IllegalMove, MalformedMove) as error:
            sentence = f"The bot {names[seat]!r} broke the rules in {where} with {str(move)!r}: {error}"
            raise DigsiteError("bot-broke-rules", sentence) from None
    outcome, first = game.outcome, game.first
    if outcome is None or first is None:
        raise RuntimeError("A game of a tournament did not end.")
    return TimedGame(outcome, first, decisions, thought)


def _choice(bot: Bot, game: Game, seconds: float, name: str, where: str) -> tuple[Move, float]:
    view, legal = game.view(game.player), game.legal_moves
    start = time.perf_counter()
    try:
        move = bot.choose(view, legal, seconds)
    except Exception as error:
        spot = traceback.extract_tb(error.__traceback__)[-1]
        told = f"{type(error).__name__}: {error} ({Path(spot.filename).name}, line {spot.lineno})"
        raise DigsiteError("bot-failed", f"{name} failed in {where}: {told}.") from error
    took = time.perf_counter() - start
    if not isinstance(move, Move | str):
        raise DigsiteError("bot-broke-rules", f"{name} chose no move in {where}, but {move!r:.80}.")
    return move, took
