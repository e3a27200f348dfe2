"""Opening a table, sitting down, what can be chosen before, and the tables that strangers may find."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from digsite.tables.wire.values import ClockRule, Digest, Entropy, Language, Level, Name, Pace, SeatNumber, UndoBy


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is meant for: a bot of a level, or somebody who is still to come."""

    kind: Literal["open", "bot"]
    level: Level | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played, and by how many."""

    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=5)]
    edition: Annotated[str, Meta(max_length=32)] = "new-expedition"
    monument: Annotated[str, Meta(max_length=32)] = "random"
    variants: Annotated[tuple[Annotated[str, Meta(max_length=32)], ...], Meta(max_length=3)] = ()
    sand: Annotated[tuple[SeatNumber, ...], Meta(max_length=5)] = ()
    pace: Pace = "brisk"
    undo: bool | None = None  # whether trades and sales may be taken back; None: by whoever plays alone against bots
    clock: ClockRule | None = None
    bot: Level = "digger"  # plays on for those who leave, and decides where time is up
    lesson: Annotated[str, Meta(max_length=32)] | None = None  # a lesson settles everything else by itself
    listed: bool = False  # strangers find it among the open tables
    language: Language | None = None  # of whoever opens it


class TableMade(msgspec.Struct, frozen=True):
    """A table was opened; its commitment is told before anybody adds random bytes."""

    table: str
    commitment: str


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down under a name, and commit to random bytes for the deal; or add them in the open, as programs may."""

    name: Name
    entropy: Entropy = ""
    commitment: Digest | None = None


class SeatTaken(msgspec.Struct, frozen=True):
    """The seat is yours: whoever says this secret sits there."""

    table: str
    seat: int
    secret: str


class OpenTable(msgspec.Struct, frozen=True):
    """A table that waits for players: what anybody who opens its link is told, too."""

    id: str
    edition: str
    edition_name: str
    monument: str  # "random": chance chooses at the deal
    variants: tuple[str, ...]
    players: int
    free: int  # seats
    people: tuple[str, ...]  # by name
    bots: int
    clock: ClockRule | None
    undo_by: UndoBy
    language: str | None  # of whoever opened or listed it


class OpenTables(msgspec.Struct, frozen=True):
    """The tables that wait for strangers, the newest first."""

    tables: tuple[OpenTable, ...]
    more: int  # so many more there are


class MonumentOption(msgspec.Struct, frozen=True):
    """A monument of an edition; the catalogues know its name and what it does."""

    id: str


class VariantOption(msgspec.Struct, frozen=True):
    """A variant of an edition's rules."""

    id: str
    players: tuple[int, int]  # fewest and most players


class EditionOption(msgspec.Struct, frozen=True):
    """An edition and what can be chosen in it."""

    id: str
    name: str
    year: int
    players: tuple[int, int]
    monuments: tuple[MonumentOption, ...]
    first_monument: str  # suggested for a first game
    variants: tuple[VariantOption, ...]
    sand: bool  # whether the first player may be named


class LevelOption(msgspec.Struct, frozen=True):
    """A level of bots."""

    id: str


class PaceOption(msgspec.Struct, frozen=True):
    """A pace of bots."""

    id: Pace
    seconds: float


class Options(msgspec.Struct, frozen=True):
    """Everything that can be chosen for a new table."""

    editions: tuple[EditionOption, ...]
    levels: tuple[LevelOption, ...]
    paces: tuple[PaceOption, ...]
