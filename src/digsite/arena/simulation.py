"""Simulating many games: for the same seed and number the same game, on whichever worker it is played.

Every game has luck of its own, for chance and for each seat's bot: other bots at the same table meet the same chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from digsite.arena.games import GameResult, KernelTable
from digsite.arena.one_game import play_game
from digsite.arena.workers import share_out
from digsite.bots import check_bot
from digsite.bots.policies import POLICIES
from digsite.dealers import FastDealer, Luck, seed_of
from digsite.editions import DEFAULT_EDITION, Edition, Setup, SetupError, load_edition
from digsite.game import RANDOM, Game, Position
from digsite.game.events import Event
from digsite.game.scribe import Scribe
from digsite.records import event_lines
from digsite.records.header import Header, further_keys, header_line
from digsite.rules import SEATS, make_box, new_state

#: Games a worker plays before it reports.
CHUNK = 50


@dataclass(frozen=True)
class Simulation:
    """What to simulate. ``bots`` sit in this order; fewer bots than players are seated over and over.

    >>> simulation = Simulation(players=2, monument="mine", bots=("greedy", "random"), seed=1)
    >>> [result.money for result, _ in simulation.run(2)]
    [(66, 42), (71, 42)]
    """

    players: int = 3
    edition: str | Path | Edition = DEFAULT_EDITION
    monument: str = RANDOM
    variants: tuple[str, ...] = ()
    bots: tuple[str, ...] = ("greedy",)
    seed: int = 0
    records: bool = False
    _tables: dict[str, KernelTable] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not 1 <= len(self.bots) <= self.players:
            raise SetupError("bots", "bots", f"There are {self.players} seats for {len(self.bots)} bots.")
        for bot in self.bots:
            check_bot(bot)
        box = load_edition(self.edition) if not isinstance(self.edition, Edition) else self.edition
        object.__setattr__(self, "edition", box)
        for monument in self.monuments:
            box.setup(self.players, monument, self.variants)

    def __getstate__(self) -> dict[str, object]:
        """Travel to a worker without the tables: their arrays share memory, and would not after the journey."""
        return {**self.__dict__, "_tables": {}}

    @property
    def box(self) -> Edition:
        """The edition."""
        assert isinstance(self.edition, Edition)  # noqa: S101  # loaded in the constructor
        return self.edition

    @property
    def monuments(self) -> tuple[str, ...]:
        """The monuments that can come up."""
        return self.box.rules.monuments if self.monument == RANDOM else (self.monument,)

    @property
    def seated(self) -> tuple[str, ...]:
        """The bots by seat."""
        return tuple(self.bots[seat % len(self.bots)] for seat in range(self.players))

    def play(self, number: int) -> tuple[GameResult, bytes]:
        """Play the game of this number; return its result and, if wanted, its record."""
        dealer = FastDealer(seed_of(self.seed, number, 0))
        minds = np.array([seed_of(self.seed, number, 1 + seat) for seat in range(SEATS)], np.uint64)
        monument = self.monument
        if monument == RANDOM:
            among = self.monuments
            monument = among[dealer.draw([1] * len(among))]
        if all(bot in POLICIES for bot in self.bots):
            return self._play_in_kernel(monument, dealer, minds)
        return self._play_at_table(monument, dealer, minds, f"game {number}")

    def _play_in_kernel(self, monument: str, dealer: FastDealer, minds: Luck) -> tuple[GameResult, bytes]:
        table = self._tables.get(monument)
        if table is None:
            table = KernelTable(self.box.setup(self.players, monument, self.variants), self.seated)
            self._tables[monument] = table
        result = table.play(dealer.luck, minds)
        if not self.records:
            return result, b""
        return result, self._record(table.setup, result.first, events_of(table.setup, result.trail.tolist()))

    def _play_at_table(self, monument: str, dealer: FastDealer, minds: Luck, where: str) -> tuple[GameResult, bytes]:
        setup = self.box.setup(self.players, monument, self.variants)
        game = Game.of(setup, seat_labels(self.seated), dealer=dealer)
        decisions = sum(1 for _ in play_game(game, self.seated, [int(mind) for mind in minds], where=where))
        outcome, first = game.outcome, game.first
        if outcome is None or first is None:
            raise RuntimeError("A simulated game did not end.")
        empty = np.zeros(0, np.int16)
        result = GameResult(outcome.money, outcome.sold, outcome.winners, first, decisions, empty)
        return result, self._record(setup, first, game.log) if self.records else b""

    def _record(self, setup: Setup, first: int, events: Sequence[Event]) -> bytes:
        header = Header(setup, seat_labels(self.seated), first, further_keys(setup, {"bots": self.seated}))
        return header_line(header) + b"".join(event_lines(events))

    def run(self, games: int, workers: int = 1, start: int = 0) -> Iterator[tuple[GameResult, bytes]]:
        """Play games one after another, in order, on one worker or several."""
        if workers <= 1:
            yield from (self.play(number) for number in range(start, start + games))
            return
        stop = start + games
        chunks = ((first, min(first + CHUNK, stop)) for first in range(start, stop, CHUNK))
        for played in share_out(self._play_chunk, chunks, workers):
            yield from played or ()

    def _play_chunk(self, chunk: tuple[int, int]) -> list[tuple[GameResult, bytes]]:
        return [self.play(number) for number in range(*chunk)]


def seat_labels(bots: Sequence[str]) -> tuple[str, ...]:
    """Name the players after their bots.

    >>> seat_labels(["greedy", "random", "greedy"])
    ('greedy 1', 'random', 'greedy 2')
    """
    labels = []
    for seat, bot in enumerate(bots):
        short = bot.rpartition(":")[2]
        twin = bots[:seat].count(bot) + 1
        labels.append(f"{short} {twin}" if bots.count(bot) > 1 else short)
    return tuple(labels)


def events_of(setup: Setup, trail: Sequence[int]) -> list[Event]:
    """Tell the events of a game from its steps."""
    boxes = make_box(setup)
    scribe = Scribe(Position(boxes, new_state(boxes)), setup)
    return [event for choice in trail for event in scribe.step(choice)]
