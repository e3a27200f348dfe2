"""Compiling the kernel part by part, so that nobody waits for a part they do not need, or in the middle of a game."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable

import numpy as np

from digsite.arena.bench import playouts, steps_from_python
from digsite.arena.games import KernelTable
from digsite.arena.one_game import play_game
from digsite.arena.tournament.tournament import THOROUGH, Tournament
from digsite.bots.expert.advice import HandWorth
from digsite.bots.levels import needs
from digsite.dealers import new_luck
from digsite.editions import DEFAULT_EDITION, load_edition
from digsite.game import Game, Sell, Trade
from digsite.judge import Judge
from digsite.judge.luck import book_all, new_books
from digsite.kernel import Games, OneGame
from digsite.kernels import (
    FOR_MANY_GAMES,
    announce_nothing,
    are_ready,
    compiling_alone,
    compiling_environment,
    mark_ready,
)
from digsite.rules import OUTCOMES, chances
from digsite.rules.why_not import lost_without_tent
from digsite.seat import question_for

RULES = "rules"
EXPERT = "expert"
ARENA = "arena"
KERNEL = "kernel"


def _compile_rules() -> None:
    game = Game(players=2, monument="tomb", seed=1)
    for _ in play_game(game, ("greedy", "random"), (1, 2)):
        pass
    game.resampled(0, 1)
    _compile_questions()


def _compile_questions() -> None:
    """Compile what a seat asks the rules, so that nobody's first question waits for it."""
    game = Game(players=2, monument="mine", seed=4)
    question_for(game.view(game.player), game.legal_moves)
    lost_without_tent(game.position.boxes, game.position.states)
    len(game.legal_moves)
    for kind in (Trade, Sell):  # made, and taken back
        game.play(next(game.legal_moves.of(kind)))
        game.take_back()


def _compile_bot(bot: str) -> Callable[[], None]:
    def compile_bot() -> None:
        game = Game(players=2, monument="mine", seed=1)
        if bot == "expert":
            HandWorth(game.legal_moves.seen)
        moves = play_game(game, (bot, bot), (1, 2), seconds=0.001)
        for _ in range(3):
            next(moves)

    return compile_bot


def _compile_arena() -> None:
    setup = load_edition(DEFAULT_EDITION).setup(2, "tomb")
    KernelTable(setup, ("greedy", "random")).play(new_luck(1), new_luck(2).repeat(5))
    playouts(setup, seed=1, games=1)
    steps_from_python(setup, seed=1, games=1)


def _compile_expert_arena() -> None:
    setup = load_edition(DEFAULT_EDITION).setup(2, "mine")
    KernelTable(setup, ("expert", "greedy")).play(new_luck(1), new_luck(2).repeat(5))


def _compile_judge() -> None:
    game = Game(players=2, monument="mine", seed=1)
    Judge(games=1).known(game.position, game.player)
    weights = np.zeros(OUTCOMES, np.int16)
    chances(game.position.boxes, game.position.states, weights)


def _compile_luck() -> None:
    game = Game(players=2, monument="mine", seed=1)
    book_all(game.position.boxes, game.position.states, np.zeros(0, np.int64), new_books(2, 1, THOROUGH), 0)
    Tournament(bots=("expert", "greedy"), players=2, seed=1, adjusted=True).play(0, 1)


def _compile_kernel() -> None:
    games = Games(4, players=2, monument="mine", seed=1)
    games.resample()
    games.step(games.random_actions())
    games.seen()
    games.masks()
    games.shares()
    ended, money, shares = np.zeros(4, np.bool_), np.zeros((4, 2), np.int16), np.zeros((4, 2), np.float32)
    games.step_and_restart(games.random_actions(), ended, money, shares)
    games.play_randomly()
    games.restart()
    games.settle()
    one = OneGame(players=2, monument="mine", seed=1, settle=False)
    one.happen(int(np.flatnonzero(one.chances)[0]))
    one.settle()
    one.resample(0, 1)
    one.seen(1)
    one.times(2)
    one.step(one.legal[0])


#: What a table needs: the parts, in the order in which they build on each other, and how each is compiled.
PARTS: dict[str, Callable[[], None]] = {
    RULES: _compile_rules,
    EXPERT: _compile_bot(EXPERT),
    "search": _compile_bot("search"),
}
#: What many games in a row need besides; no table does.
_MANY: dict[str, Callable[[], None]] = dict(zip(FOR_MANY_GAMES, (_compile_arena, _compile_expert_arena), strict=True))
#: What reviews and hints need besides.
JUDGE = "judge"
#: What luck is taken out of tournaments with.
LUCK = "luck"
_ALL = PARTS | _MANY | {KERNEL: _compile_kernel, JUDGE: _compile_judge, LUCK: _compile_luck}


def missing_parts(
    bots: Iterable[str] = (),
    *,
    many: bool = False,
    batches: bool = False,
    judge: bool = False,
    luck: bool = False,
) -> list[str]:
    """List the parts that games of these bots need, or ``many`` of them, and that this machine has not compiled yet.

    ``batches``: the kernel's own games too (``digsite.kernel``). ``judge``: what games are reviewed with, too.
    ``luck``: what luck is taken out of tournaments with.
    """
    needed = {RULES, *(part for bot in bots for part in needs(bot)), *((KERNEL,) if batches else ())}
    if many:
        needed |= {ARENA, *(f"{part}-{ARENA}" for part in needed)}  # those that there are
    if judge:
        needed |= {EXPERT, JUDGE}
    if luck:
        needed |= {EXPERT, LUCK}
    return [part for part in _ALL if part in needed and not are_ready((part,))]


def compile_ahead(
    report: Callable[[str], None],
    bots: Iterable[str] = (),
    *,
    many: bool = False,
    batches: bool = False,
    judge: bool = False,
    luck: bool = False,
) -> None:
    """Compile what games of these bots need, or ``many`` of them; ``report`` is told which part is being compiled."""
    announce_nothing()
    for part in missing_parts(bots, many=many, batches=batches, judge=judge, luck=luck):
        report(part)
        _ALL[part]()
        mark_ready(part)


def compile_parts(*parts: str) -> None:
    """Compile these parts; whoever plays meanwhile goes first. It ends with the process that started it."""
    announce_nothing()
    threading.Thread(target=_end_with_parent, name="digsite-parent", daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(10)
    with compiling_alone():
        for part in parts:
            if not are_ready((part,)):
                _ALL[part]()
                mark_ready(part)


def _end_with_parent() -> None:
    while os.read(sys.stdin.fileno(), 64):
        pass
    os._exit(1)  # nothing is lost: what was compiled is kept, function by function


def compiling_process(parts: Iterable[str] = tuple(PARTS)) -> subprocess.Popen[bytes]:
    """Compile what a table needs, or some of it, in a process of its own, so that nobody here waits."""
    command = [sys.executable, "-c", f"from {__name__} import compile_parts as run; run(*{tuple(parts)!r})"]
    return subprocess.Popen(  # noqa: S603  # our own
        command,
        env=compiling_environment(),
        stdin=subprocess.PIPE,
        start_new_session=True,  # Ctrl-C is for whoever started it; it ends with them
    )
