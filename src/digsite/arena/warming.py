"""Compiling everything once, so that the first game does not wait in the middle."""

from __future__ import annotations

from collections.abc import Callable

from digsite.arena.bench import playouts, steps_from_python
from digsite.arena.games import KernelTable
from digsite.arena.table import play_game
from digsite.dealers import new_luck
from digsite.editions import DEFAULT_EDITION, load_edition
from digsite.game import Game
from digsite.rules import is_ready, mark_ready

#: What people are told while they wait.
COMPILING = "Compiling the rules for this machine (once, about a minute)"


def warm_up(report: Callable[[str], None]) -> None:
    """Compile the kernel if that was not done on this machine yet; ``report`` is told what is going on."""
    if is_ready():
        return
    report(COMPILING)
    setup = load_edition(DEFAULT_EDITION).setup(2, "tomb")
    KernelTable(setup, ("greedy", "random")).play(new_luck(1), new_luck(2).repeat(5))
    game = Game(players=2, monument="tomb", seed=1)
    for _ in play_game(game, ("greedy", "random"), (1, 2)):
        pass
    game.resampled(0, 1)
    playouts(setup, seed=1, games=1)
    steps_from_python(setup, seed=1, games=1)
    mark_ready()
