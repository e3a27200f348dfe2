"""Simulating many games: for the same seed and number the same game, on whichever worker it is played.

Every game has luck of its own, for chance and for each seat's bot: other bots at the same table meet the same chance.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from digsite.arena.games import GameResult, KernelTable
from digsite.arena.numbers import at_least, some_seconds
from digsite.arena.one_game import THINKING, play_game
from digsite.arena.travelling import as_options, check_travel, name_or_file
from digsite.arena.workers import share_out
from digsite.bots import AnyBot, check_bots, names_of, short_name
from digsite.bots.policies import POLICIES
from digsite.dealers import FastDealer, Luck, new_luck, seed_of
from digsite.editions import DEFAULT_EDITION, Edition, Setup, SetupError, load_edition
from digsite.errors import shown
from digsite.game import RANDOM, Game, Position
from digsite.game.events import Event
from digsite.game.scribe import Scribe
from digsite.kernels import announce_compiling
from digsite.records import event_lines
from digsite.records.header import Header, further_keys, header_line
from digsite.rules import SEATS, make_box, new_state
from digsite.whole_numbers import whole_number

#: Games a worker plays before it reports.
CHUNK = 50
#: Seats for a single bot, if nobody says.
USUAL_PLAYERS = 3


#: Results and records, one after another; closing it ends the workers at once.
Played = Generator[tuple[GameResult, bytes], None, None]


@dataclass(frozen=True)
class Simulation:
    """What to simulate. ``bots`` sit in this order; fewer bots than players are seated over and over.

    >>> simulation = Simulation(players=2, monument="mine", bots=("greedy", "random"), seed=1)
    >>> [result.money for result, _ in simulation.run(2)]
    [(66, 42), (71, 42)]

    A bot is a name, a class with a ``choose``, an instance of one, or a function of view and legal moves. ``players``
    is as many as there are bots, if you do not say; 3 for a single one.

    >>> def sells_first(view, legal):
    ...     return next(iter(legal))
    >>> [result.winners for result, _ in Simulation(bots=[sells_first, "greedy"], seed=1).run(2)]
    [(1,), (1,)]
    """

    players: int | None = None
    edition: str | Path | Edition = DEFAULT_EDITION
    monument: str = RANDOM
    variants: tuple[str, ...] = ()
    bots: Sequence[AnyBot] = ("greedy",)
    seed: int = 0
    records: bool = False
    seconds: float = THINKING
    """How long a bot may think about a move; one of your own is stopped after twice that and a second."""
    _tables: dict[str, KernelTable] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        bots = check_bots(self.bots)
        seats = self.players if self.players is not None else USUAL_PLAYERS if len(bots) == 1 else len(bots)
        number = whole_number(seats)
        if number is None:
            raise SetupError("players", "players", f"The number of players is a whole number, not {shown(seats)}.")
        new_luck(self.seed)  # refuses what is no seed
        some_seconds(self.seconds)
        box = load_edition(self.edition) if not isinstance(self.edition, Edition) else self.edition
        object.__setattr__(self, "edition", box)
        object.__setattr__(self, "players", number)
        object.__setattr__(self, "bots", bots)
        for monument in self.monuments:
            box.setup(number, monument, self.variants)
        check_bots(bots, number)

    @property
    def seats(self) -> int:
        """How many play."""
        assert self.players is not None  # noqa: S101  # settled in the constructor
        return self.players

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
        """The names of the bots by seat."""
        return names_of(self._seated_bots)

    @property
    def _seated_bots(self) -> tuple[AnyBot, ...]:
        return tuple(self.bots[seat % len(self.bots)] for seat in range(self.seats))

    def how_to_play(self, number: int) -> str:
        """Say how to play a game of this simulation again.

        >>> print(Simulation(bots=("greedy", "random"), seed=7).how_to_play(12))
        To get there again: digsite simulate --bots greedy,random --players 2 --seed 7 --start 12 --games 1
        """
        if not all(isinstance(bot, str) for bot in self.bots):
            return f"To get there again, play game {number} of the same simulation (seed {self.seed}): .play({number})"
        options = {
            "bots": ",".join(map(str, self.bots)),
            "players": str(self.seats),
            "edition": "" if self.box.id == DEFAULT_EDITION else name_or_file(self.box),
            "monument": "" if self.monument == RANDOM else self.monument,
            "variants": ",".join(self.variants),
            "seed": str(self.seed),
            "start": str(number),
            "games": "1",
        }
        return f"To get there again: digsite simulate {as_options(options)}"

    @property
    def in_kernel(self) -> bool:
        """Whether all games are played without Python in between."""
        return all(isinstance(bot, str) and bot in POLICIES for bot in self.bots)

    def monument_of(self, number: int) -> str:
        """Say at which monument the game of this number is played."""
        return self._drawn_by(FastDealer(seed_of(self.seed, number, 0)))

    def _drawn_by(self, dealer: FastDealer) -> str:
        among = self.monuments
        return among[dealer.draw([1] * len(among))] if self.monument == RANDOM else self.monument

    def play(self, number: int) -> tuple[GameResult, bytes]:
        """Play the game of this number; return its result and, if wanted, its record."""
        at_least("number", number, 0)
        dealer = FastDealer(seed_of(self.seed, number, 0))
        minds = np.array([seed_of(self.seed, number, 1 + seat) for seat in range(SEATS)], np.uint64)
        monument = self._drawn_by(dealer)
        if self.in_kernel:
            return self._play_in_kernel(monument, dealer, minds)
        return self._play_at_table(monument, dealer, minds, number)

    def _play_in_kernel(self, monument: str, dealer: FastDealer, minds: Luck) -> tuple[GameResult, bytes]:
        table = self._tables.get(monument)
        if table is None:
            announce_compiling()
            table = KernelTable(self.box.setup(self.seats, monument, self.variants), self.seated)
            self._tables[monument] = table
        result = table.play(dealer.luck, minds)
        if not self.records:
            return result, b""
        return result, self._record(table.setup, result.first, events_of(table.setup, result.trail.tolist()))

    def _play_at_table(self, monument: str, dealer: FastDealer, minds: Luck, number: int) -> tuple[GameResult, bytes]:
        setup = self.box.setup(self.seats, monument, self.variants)
        game = Game.of(setup, seat_labels(self.seated), dealer=dealer)
        where, seeds = f"game {number} of seed {self.seed}", [int(mind) for mind in minds]
        again = self.how_to_play(number)
        decisions = sum(1 for _ in play_game(game, self._seated_bots, seeds, self.seconds, where, again))
        outcome, first = game.outcome, game.first
        if outcome is None or first is None:
            raise RuntimeError("A simulated game did not end.")
        empty = np.zeros(0, np.int16)
        result = GameResult(outcome.money, outcome.sold, outcome.winners, first, decisions, empty)
        return result, self._record(setup, first, game.log) if self.records else b""

    def _record(self, setup: Setup, first: int, events: Sequence[Event]) -> bytes:
        header = Header(setup, seat_labels(self.seated), first, further_keys(setup, {"bots": self.seated}))
        return header_line(header) + b"".join(event_lines(events))

    def run(self, games: int, workers: int = 1, start: int = 0) -> Played:
        """Play games one after another, in order, on one worker or several."""
        for what, value, least in (("games", games, 0), ("workers", workers, 1), ("start", start, 0)):
            at_least(what, value, least)
        if workers == 1:
            return (self.play(number) for number in range(start, start + games))
        check_travel(self, self.bots)
        return self._shared_out(games, workers, start)

    def _shared_out(self, games: int, workers: int, start: int) -> Played:
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
        short = short_name(bot)
        twin = bots[:seat].count(bot) + 1
        labels.append(f"{short} {twin}" if bots.count(bot) > 1 else short)
    return tuple(labels)


def events_of(setup: Setup, trail: Sequence[int]) -> list[Event]:
    """Tell the events of a game from its steps."""
    boxes = make_box(setup)
    scribe = Scribe(Position(boxes, new_state(boxes)), setup)
    return [event for choice in trail for event in scribe.step(choice)]
