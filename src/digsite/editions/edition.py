"""An edition of the game: its figures, each with its source, and the game that follows from them.

>>> from digsite.editions import load_edition
>>> edition = load_edition("new-expedition")
>>> edition.treasure("talisman").sells
(3, 10, 20, 32, 50)
>>> print(edition.figure_source("treasures.talisman.sells[1]"))
rulebook
>>> edition.setup(3, "tomb", ["long_expedition"]).thieves
7
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from pathlib import Path

from digsite.editions.checks import EXTRA_THIEF
from digsite.editions.refusals import CheckFailed, SetupError
from digsite.editions.rulesets import RuleSet
from digsite.editions.setup import Setup, TreasureFigures, check_wish, number_of_players
from digsite.editions.variants import FIERCE_WEATHER, LONG_EXPEDITION
from digsite.words.message import Message, Money, message


class Source(StrEnum):
    """Where a figure comes from."""

    RULEBOOK = "rulebook"
    CARD = "card"
    GUIDE = "guide"
    PATTERN = "pattern"
    HOUSE = "house"


@dataclass(frozen=True, slots=True)
class Sources:
    """Where the figures of one treasure come from."""

    cards: Source
    trade: Source
    sells: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class Treasure(TreasureFigures):
    """One treasure of an edition: its figures, and where they come from."""

    name: str
    sources: Sources


@dataclass(frozen=True, slots=True)
class ByPlayers:
    """A figure for each number of players.

    >>> thieves = ByPlayers(2, (4, 6), (Source.GUIDE, Source.GUIDE))
    >>> thieves[3], thieves.most, list(thieves.items())
    (6, 6, [(2, 4), (3, 6)])
    """

    fewest_players: int
    figures: tuple[int, ...]
    sources: tuple[Source, ...]

    def __getitem__(self, players: int) -> int:
        if players < self.fewest_players:
            raise IndexError(players)
        return self.figures[players - self.fewest_players]

    @property
    def most(self) -> int:
        """The largest figure: how many such cards are in the box."""
        return max(self.figures)

    def items(self) -> Iterator[tuple[int, int]]:
        """Number of players and figure, ascending."""
        return enumerate(self.figures, self.fewest_players)


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure as a table of them shows it; `key` is where it stands in the edition's file."""

    key: str
    label: str
    value: int
    source: Source


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition, printed or of one's own. Made by ``load_edition``."""

    id: str
    name: str
    year: int
    rules: RuleSet
    players: tuple[int, int]
    """Fewest and most."""
    treasures: tuple[Treasure, ...]
    """In table order."""
    left_out: tuple[tuple[int, tuple[str, ...]], ...]
    """R1: pairs of a number of players and the ids of what stays in the box."""
    thieves: ByPlayers
    sandstorms: ByPlayers
    notes: str
    path: Path
    """The file it was read from."""
    _setups: dict[tuple[int, str, tuple[str, ...]], Setup] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """The games that were asked for before: a setup never changes, and there are few."""

    @property
    def player_counts(self) -> range:
        """The numbers of players it can be played with."""
        return range(self.players[0], self.players[1] + 1)

    def treasure(self, treasure: str) -> Treasure:
        """The treasure with this id; KeyError if it has none."""
        for candidate in self.treasures:
            if candidate.id == treasure:
                return candidate
        raise KeyError(treasure)

    def left_out_with(self, players: int) -> tuple[str, ...]:
        """Ids of the treasures that stay in the box (R1)."""
        return dict(self.left_out).get(players, ())

    def in_game(self, players: int, variants: Sequence[str] = ()) -> tuple[Treasure, ...]:
        """The treasures of a game: R80 keeps in what R1 would leave out."""
        left_out = () if LONG_EXPEDITION in variants else self.left_out_with(players)
        return tuple(treasure for treasure in self.treasures if treasure.id not in left_out)

    def thieves_in_game(self, players: int, variants: Sequence[str] = ()) -> int:
        """The thieves of a game, with the one that R80 adds."""
        return self.thieves[players] + (EXTRA_THIEF if LONG_EXPEDITION in variants else 0)

    def sandstorms_in_game(self, players: int, variants: Sequence[str] = ()) -> int:
        """The sandstorms of a game; by R81 all there are."""
        return self.sandstorms.most if FIERCE_WEATHER in variants else self.sandstorms[players]

    @property
    def remarks(self) -> tuple[Message, ...]:
        """What is allowed in an edition, and may be a slip all the same: prices that fall, or that nobody can be paid.

        >>> from digsite.editions import load_edition
        >>> load_edition("card-game").remarks
        ()
        """
        found = []
        for treasure in self.treasures:
            key = f"treasures.{treasure.id}.sells"
            for count, (less, more) in enumerate(pairwise(treasure.sells), 2):
                if more < less:
                    found.append(
                        message("figures-prices-fall", key=key, count=count, money=Money(more), less=Money(less))
                    )
            if len(treasure.sells) > treasure.cards:
                found.append(message("figures-prices-unused", key=key, count=len(treasure.sells), cards=treasure.cards))
        return tuple(found)

    def figures(self) -> Iterator[Figure]:
        """Every figure with its key and source, in the order of the file."""
        for treasure in self.treasures:
            key = f"treasures.{treasure.id}"
            yield Figure(f"{key}.cards", f"{treasure.name}: cards", treasure.cards, treasure.sources.cards)
            yield Figure(f"{key}.trade", f"{treasure.name}: trade value", treasure.trade, treasure.sources.trade)
            for index, (price, source) in enumerate(zip(treasure.sells, treasure.sources.sells, strict=True)):
                yield Figure(f"{key}.sells[{index}]", f"{treasure.name}: set of {index + 1}", price, source)
        for name, label, row in (
            ("thieves", "Thieves", self.thieves),
            ("sandstorms", "Sandstorms", self.sandstorms),
        ):
            for (players, count), source in zip(row.items(), row.sources, strict=True):
                yield Figure(f"{name}.by_players.{players}", f"{label}: {players} players", count, source)

    def figure_source(self, key: str) -> Source:
        """Where the figure with this key comes from; KeyError if there is no such figure."""
        for figure in self.figures():
            if figure.key == key:
                return figure.source
        raise KeyError(key)

    def setup(self, players: int, monument: str, variants: Sequence[str] = ()) -> Setup:
        """The game for so many players at this monument, or a `SetupError` that says what can be had."""
        try:
            number_of_players(players, self.players)
            chosen = check_wish(self.rules, players, monument, variants)
        except CheckFailed as failed:
            raise SetupError(failed.kind, failed.key, f"{self.name}: {failed}") from None
        known = self._setups.get((players, monument, chosen))
        if known is not None:
            return known
        setup = self._setups[players, monument, chosen] = Setup.from_parts(
            edition=self.id,
            rules=self.rules.id,
            players=players,
            monument=monument,
            variants=chosen,
            treasures=[(t.id, t.cards, t.trade, t.sells) for t in self.in_game(players, chosen)],
            thieves=self.thieves_in_game(players, chosen),
            sandstorms=self.sandstorms_in_game(players, chosen),
            names={treasure.id: treasure.name for treasure in self.treasures},
        )
        return setup
