"""Opponents for people: four levels, each with a character of its own.

The first two have moods: from one decision to the next they follow one policy or another, by luck. So they slip now
and then, as people do, but always in their own way.
"""

from __future__ import annotations

from dataclasses import dataclass

from digsite.bots.bot import Bot, KernelBot
from digsite.bots.policies import EXPERT, HOARDER, QUICK_SELLER, RANDOM
from digsite.bots.search import SearchBot
from digsite.dealers.fast import below, new_luck, seed_of
from digsite.game import LegalMoves, Move, View


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play: its name in English, and which policies its moods follow, how often in twenty."""

    name: str
    moods: tuple[tuple[int, int], ...]


#: From the gentlest to the strongest; the pharaoh searches instead of having moods. With two players each wins about
#: two games of three against the one before: the figures were found by letting mixtures of moods play each other
#: (docs/bots.md).
LEVELS = {
    "novice": Level("Novice", ((QUICK_SELLER, 5), (RANDOM, 1), (EXPERT, 14))),
    "digger": Level("Digger", ((HOARDER, 10), (EXPERT, 10))),
    "professor": Level("Professor", ((EXPERT, 20),)),
    "pharaoh": Level("Pharaoh", ()),
}


def needs(bot: str) -> tuple[str, ...]:
    """Say which compiled parts beyond the rules a bot of ours needs.

    >>> needs("greedy"), needs("digger"), needs("pharaoh")
    ((), ('expert',), ('search',))
    """
    ours, _, _limit = bot.partition("@")
    if ours in ("expert", "search"):
        return (ours,)
    level = LEVELS.get(bot)
    if level is None:
        return ()
    return ("expert",) if any(policy == EXPERT for policy, _ in level.moods) else () if level.moods else ("search",)


def meanwhile(level: str | None) -> str | None:
    """Say at which level a bot plays while nothing is compiled: who searches needs that; None: at its own.

    >>> meanwhile("pharaoh"), meanwhile("digger")
    ('professor', None)
    """
    return "professor" if level is not None and "search" in needs(level) else None


class MoodyBot:
    """A bot that follows one policy or another from decision to decision.

    >>> from digsite import Game
    >>> game = Game(players=2, monument="mine", seed=4)
    >>> bot = MoodyBot(LEVELS["novice"], seed=1)
    >>> bot.choose(game.view(game.player), game.legal_moves, 1.0) in game.legal_moves
    True
    """

    def __init__(self, level: Level, seed: int) -> None:
        self._luck = new_luck(seed)
        self._moods = [KernelBot(policy, seed_of(seed, policy)) for policy, share in level.moods for _ in range(share)]

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
        """Choose as the mood of the moment says."""
        return self._moods[int(below(self._luck, len(self._moods)))].choose(view, legal, seconds)


def level_bot(name: str, seed: int) -> Bot:
    """Make the opponent of a level."""
    level = LEVELS[name]
    return MoodyBot(level, seed) if level.moods else SearchBot(seed)
