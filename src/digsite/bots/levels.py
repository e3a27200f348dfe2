"""Opponents for people: four levels, each with a character of its own.

The first two have moods: from one decision to the next they follow one policy or another, by luck. So they slip now
and then, as people do, but always in their own way. How often depends on how many play.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from digsite.bots.bot import Bot, KernelBot
from digsite.bots.policies import EXPERT, HOARDER, QUICK_SELLER, RANDOM
from digsite.bots.search import SearchBot
from digsite.dealers.fast import below, new_luck, seed_of
from digsite.game import LegalMoves, Move, View
from digsite.rules import SEATS

#: Out of how many decisions moods are counted.
DECISIONS = 20

#: Which policies are followed, and in how many of twenty decisions.
Moods = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play: its name in English, and its moods by the number of players at the table."""

    name: str
    moods: Mapping[int, Moods]

    def policies(self, players: int) -> list[int]:
        """Return a policy for each of twenty decisions; none for whoever searches.

        >>> LEVELS["digger"].policies(4).count(HOARDER), LEVELS["pharaoh"].policies(4)
        (8, [])
        """
        return [policy for policy, share in self.moods.get(players, ()) for _ in range(share)]


def _novice(quick: int, anything: int) -> Moods:
    return (QUICK_SELLER, quick), (RANDOM, anything), (EXPERT, DECISIONS - quick - anything)


def _digger(hoards: int) -> Moods:
    return (HOARDER, hoards), (EXPERT, DECISIONS - hoards)


#: From the gentlest to the strongest; the pharaoh searches instead of having moods. At every number of players each
#: wins about two games of three against the one before: the figures were found by letting mixtures of moods play each
#: other (tools/moods.py, docs/bots.md). The more play, the less a quick sale costs, and the more hoarding does.
LEVELS = {
    "novice": Level("Novice", {2: _novice(4, 2), 3: _novice(7, 2), 4: _novice(7, 2), 5: _novice(8, 2)}),
    "digger": Level("Digger", {2: _digger(10), 3: _digger(9), 4: _digger(8), 5: _digger(8)}),
    "professor": Level("Professor", dict.fromkeys(range(2, SEATS + 1), ((EXPERT, DECISIONS),))),
    "pharaoh": Level("Pharaoh", {}),
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
    return ("expert",) if level.moods else ("search",)


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
        self._level = level
        self._luck = new_luck(seed)
        moods = {policy for shares in level.moods.values() for policy, _ in shares}
        self._bots = {policy: KernelBot(policy, seed_of(seed, policy)) for policy in moods}

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
        """Choose as the mood of the moment says."""
        moods = self._level.policies(len(view.seats))
        return self._bots[moods[int(below(self._luck, len(moods)))]].choose(view, legal, seconds)


def level_bot(name: str, seed: int) -> Bot:
    """Make the opponent of a level."""
    level = LEVELS[name]
    return MoodyBot(level, seed) if level.moods else SearchBot(seed)
