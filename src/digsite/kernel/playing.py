"""What games are played with, as the kernel takes it: boxes, fresh states, luck; made from the same words as a Game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from digsite.dealers.fast import Luck, new_luck, seed_each
from digsite.editions import DEFAULT_EDITION, Edition, Setup
from digsite.game.seats import sand_ranks, seat_names
from digsite.game.setting_up import RANDOM, edition_of
from digsite.rules import BOX, STATE, Boxes, States, make_box, new_state


@dataclass(frozen=True, eq=False)
class Playing:
    """What a batch of games is played with: one setup, or one for each monument that chance can bring up (R4).

    >>> playing = Playing.of(players=3, monument="tomb")
    >>> playing.players, playing.monuments, playing.draws
    (3, ('tomb',), False)
    >>> len(Playing.of(players=3).monuments)
    6
    """

    setups: tuple[Setup, ...]
    boxes: Boxes
    fresh: States
    draws: bool
    """Whether chance draws one of the setups when a game begins."""

    @classmethod
    def of(
        cls,
        players: int = 3,
        *,
        edition: str | Path | Edition = DEFAULT_EDITION,
        monument: str = RANDOM,
        variants: Sequence[str] = (),
        first: int | Sequence[int] | None = None,
    ) -> Playing:
        """Take the same words as ``Game``."""
        names = seat_names(players)
        box = edition_of(edition)
        draws = monument == RANDOM
        among = box.rules.monuments if draws else (monument,)
        setups = tuple(box.setup(len(names), one, variants) for one in among)
        return cls.of_setups(setups, sand_ranks(setups[0], names, first), draws=draws)

    @classmethod
    def of_setups(cls, setups: Sequence[Setup], sand: Sequence[int] = (), *, draws: bool = False) -> Playing:
        """Play with these setups, which have the same number of players."""
        # Into arrays of BOX and STATE themselves: the compiler's dispatcher knows a type by its object, and takes twice
        # as long with one that is merely equal, which concatenating would make.
        boxes, fresh = np.zeros(len(setups), BOX), np.zeros(len(setups), STATE)
        for place, setup in enumerate(setups):
            boxes[place : place + 1] = make_box(setup, sand)
            fresh[place : place + 1] = new_state(boxes[place : place + 1])
        return cls(tuple(setups), boxes, fresh, draws)

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.setups[0].players

    @property
    def monuments(self) -> tuple[str, ...]:
        """The monuments, in the order of the boxes."""
        return tuple(setup.monument.id for setup in self.setups)


def luck_of(seed: int | None, count: int, stream: int = 0) -> Luck:
    """Return luck for so many games: each has the seed that ``dealers.seed_of(seed, number)`` gives.

    ``stream`` sets different uses of one seed apart, such as chance and the choices of players.
    """
    start = new_luck(secrets.randbits(64) if seed is None else seed)
    luck = np.zeros(count, np.uint64)
    seed_each(start, stream << 40, luck)
    return luck
