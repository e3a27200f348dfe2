"""Every kind of game there is, for tests that go through all of them."""

from __future__ import annotations

import random
from itertools import combinations
from typing import NamedTuple

from hypothesis import strategies as st

from digsite.editions import VARIANTS, load_edition
from digsite.game import Game


class Kind(NamedTuple):
    """One kind of game."""

    edition: str
    players: int
    monument: str
    variants: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """A name that can stand in a file name."""
        return "-".join([self.edition, str(self.players), self.monument, *self.variants])

    def game(self, seed: int) -> Game:
        """Begin a game of this kind."""
        return Game(self.players, edition=self.edition, monument=self.monument, variants=self.variants, seed=seed)


def _kinds() -> list[Kind]:
    found = []
    for name in ("card-game", "new-expedition"):
        edition = load_edition(name)
        for players in edition.player_counts:
            allowed = [v for v in edition.rules.variants if players in VARIANTS[v].players]
            for monument in edition.rules.monuments:
                for size in range(len(allowed) + 1):
                    found += [Kind(name, players, monument, chosen) for chosen in combinations(allowed, size)]
    return found


#: Edition x players x monument x every combination of variants.
KINDS = _kinds()
#: Edition x players x monument, without variants.
PLAIN = [kind for kind in KINDS if not kind.variants]

kinds = st.sampled_from(KINDS)
seeds = st.integers(0, 2**64 - 1)
#: A generator of its own for each example: far quicker than one whose every draw Hypothesis steers.
choices = st.integers(0, 2**32).map(random.Random)
