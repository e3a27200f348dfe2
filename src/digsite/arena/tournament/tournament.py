"""A tournament: bots play the same deals from every seat.

Every deal has a seed of its own for chance, the same in all its seatings, and every bot at every table a seed of its
own. So the same seed gives the same games, on however many workers or machines they are played.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
import numpy.typing as npt

from digsite.arena.numbers import at_least, some_seconds
from digsite.arena.one_game import THINKING
from digsite.arena.tournament.deals import Deals
from digsite.arena.tournament.kernel_deal import Results, Seated, minds_of, play_deal
from digsite.arena.tournament.python_game import play_timed
from digsite.arena.tournament.seatings import Places, Seatings
from digsite.arena.travelling import name_or_file
from digsite.bots import AnyBot, check_bots, names_of
from digsite.bots.policies import POLICIES, expert_among
from digsite.dealers import FastDealer, Luck, new_luck, seed_of
from digsite.editions import DEFAULT_EDITION, Edition, Setup, load_edition
from digsite.errors import DigsiteError
from digsite.game import RANDOM
from digsite.judge.fitted import Depth
from digsite.judge.luck import STAGES, Books, new_books
from digsite.kernels import announce_compiling
from digsite.rules import STATE, make_box, new_state

#: Games of kernel bots that are played before anything is reported; with other bots it is every deal.
KERNEL_GAMES = 600

#: How far luck is looked into: games of thinking bots take long, so that it pays to look further ahead there.
QUICK = Depth(plies=0, exact=3)
THOROUGH = Depth(plies=1, exact=4)

_prepared: list[tuple[int | None, bool]] = []


@dataclass(frozen=True)
class Tournament:
    """What is played.

    >>> tournament = Tournament(bots=("greedy", "random"), players=2, monument="mine", seed=1)
    >>> deals = tournament.play(0, 2)
    >>> deals.money.tolist()  # two deals, two seatings each, two seats
    [[[89, 37], [43, 49]], [[79, 39], [43, 48]]]
    """

    bots: Sequence[AnyBot]
    players: int = 3
    edition: str | Path | Edition = DEFAULT_EDITION
    monument: str = RANDOM
    variants: tuple[str, ...] = ()
    seed: int = 0
    seconds: float = THINKING
    """How long a bot may think about a move; one of your own is stopped after twice that and a second."""
    adjusted: bool = False
    """Whether account is kept of luck, so that results can be told without it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", check_bots(self.bots))
        names = self.names
        twice = [name for place, name in enumerate(names) if name in names[:place]]
        if twice:
            raise DigsiteError("bots", f"The bot {twice[0]!r} is named twice; every bot plays all seats anyway.")
        new_luck(self.seed)  # refuses what is no seed
        some_seconds(self.seconds)
        object.__setattr__(self, "edition", self.box)
        for monument in self.monuments:
            self.setup(monument)
        self.seatings  # noqa: B018  # refuses too few bots and too many

    @property
    def names(self) -> tuple[str, ...]:
        """What the bots are called in results."""
        return names_of(self.bots)

    @cached_property
    def seatings(self) -> Seatings:
        """Who sits where."""
        return Seatings(len(self.bots), self.players)

    @cached_property
    def box(self) -> Edition:
        """The edition."""
        return self.edition if isinstance(self.edition, Edition) else load_edition(self.edition)

    @property
    def monuments(self) -> tuple[str, ...]:
        """The monuments that can come up."""
        return self.box.rules.monuments if self.monument == RANDOM else (self.monument,)

    def setup(self, monument: str) -> Setup:
        """What a game at this monument is played with."""
        return self.box.setup(self.players, monument, self.variants)

    @property
    def in_kernel(self) -> bool:
        """Whether all games can be played without Python in between."""
        return all(isinstance(bot, str) and bot in POLICIES for bot in self.bots)

    def how_to_play(self, number: int) -> str:
        """Say in Python how to play a deal of this tournament again."""
        if not all(isinstance(bot, str) for bot in self.bots):
            return f"tournament.play({number}, {number + 1})"
        parts = [f"bots={tuple(self.bots)!r}", f"players={self.players}"]
        if self.box.id != DEFAULT_EDITION:
            parts.append(f"edition={name_or_file(self.box)!r}")
        parts += [f"monument={self.monument!r}"] if self.monument != RANDOM else []
        parts += [f"variants={self.variants!r}"] if self.variants else []
        return f"Tournament({', '.join(parts)}, seed={self.seed}).play({number}, {number + 1})"

    @property
    def chunk(self) -> int:
        """How many deals are played before they are reported."""
        return max(1, KERNEL_GAMES // len(self.bots)) if self.in_kernel else 1

    def prepare(self) -> None:
        """Compile and load what the games need, once in a process, before any clock runs."""
        if self.in_kernel and (self._an_expert, self.adjusted) not in _prepared:
            _prepared.append((self._an_expert, self.adjusted))
            Tournament(bots=self.bots, players=2, seed=1, adjusted=self.adjusted).play(0, 1)

    def play(self, start: int, stop: int) -> Deals:
        """Play the deals from number ``start`` up to, and without, ``stop``."""
        start = at_least("start", start, 0)
        stop = at_least("stop", stop, start)
        stages = STAGES if self.adjusted else 0
        played = Deals.blank(start, stop - start, self.seatings.games, self.players, len(self.bots), stages)
        seated = self.seatings.of_deals(start, stop)
        tables: dict[int, _Table] = {}
        self.prepare()
        took = 0.0
        for row in range(len(played)):
            number = start + row
            dealer = FastDealer(seed_of(self.seed, number, 0))
            place = dealer.draw([1] * len(self.monuments)) if self.monument == RANDOM else 0
            played.monument[row] = place
            if place not in tables:
                tables[place] = _Table(self.setup(self.monuments[place]))
            minds = minds_of(new_luck(seed_of(self.seed, number)), len(seated[row]))
            if self.in_kernel:
                took += self._play_in_kernel(played, row, tables[place], dealer, minds, seated[row])
            else:
                self._play_in_python(played, row, tables[place].setup, dealer, minds, seated[row])
        if self.in_kernel and len(played):
            # Nobody's thinking can be told apart in there, so every decision counts as equally long.
            made = np.bincount(seated.ravel(), played.decisions.ravel(), len(self.bots))
            played.seconds[:] = took * made / made.sum()
        return played

    def _play_in_kernel(
        self, played: Deals, row: int, table: _Table, dealer: FastDealer, minds: Luck, seated: Places
    ) -> float:
        """Play a deal; return how long that took."""
        who = Seated(self._policies[seated], minds)
        out = Results(played.money[row], played.sold[row], played.won[row], played.first[row], played.decisions[row])
        start = time.perf_counter()
        books = self._new_books()
        play_deal(table.boxes, table.states, dealer.luck, who, self._an_expert, books, out)
        if books is not None:
            played.luck[row] = books.sums[:, :, : self.players]
        return time.perf_counter() - start

    def _new_books(self) -> Books | None:
        """Open accounts of luck for a deal. Games of thinking bots take long: there it pays to look further ahead."""
        if not self.adjusted:
            return None
        return new_books(self.players, self.seatings.games, QUICK if self.in_kernel else THOROUGH)

    @cached_property
    def _policies(self) -> npt.NDArray[np.int64]:
        return np.array([POLICIES[name] for name in self.names], np.int64)

    @property
    def _an_expert(self) -> int | None:
        return expert_among(self._policies.tolist())

    def _play_in_python(
        self, played: Deals, row: int, setup: Setup, dealer: FastDealer, minds: Luck, seated: Places
    ) -> None:
        beginning = dealer.tell()
        books = self._new_books()
        for game, bots in enumerate(seated.tolist()):
            dealer.seek(beginning)
            where = f"deal {played.start + row}, seating {game}"
            there = [self.bots[bot] for bot in bots]
            again = f"To get there again: {self.how_to_play(played.start + row)}"
            seeds = minds[game, : self.players].tolist()
            timed = play_timed(setup, there, seeds, dealer, self.seconds, where, again, self.adjusted)
            played.money[row, game] = timed.outcome.money
            played.sold[row, game] = timed.outcome.sold
            played.won[row, game] = sum(1 << seat for seat in timed.outcome.winners)
            played.first[row, game] = timed.first
            played.decisions[row, game] = timed.decisions
            np.add.at(played.seconds, bots, timed.seconds)
            if books is not None:
                played.judging[0] += timed.book(books, game)
        if books is not None:
            played.luck[row] = books.sums[:, :, : self.players]


class _Table:
    """What is laid out once and used for many games."""

    def __init__(self, setup: Setup) -> None:
        announce_compiling()
        self.setup = setup
        self.boxes = make_box(setup)
        self.states = np.zeros(3, STATE)
        self.states[2:] = new_state(self.boxes)
