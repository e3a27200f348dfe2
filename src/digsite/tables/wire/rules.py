"""The rules, for people to read."""

from __future__ import annotations

import msgspec


class RuleText(msgspec.Struct, frozen=True):
    """One rule, or one worked example."""

    id: str
    title: str
    text: str  # what the printed rules say; empty where all of it is a ruling
    ruling: str  # what digsite settles here; empty where it settles nothing
    editions: tuple[str, ...]  # the printed editions it holds in


class RuleSection(msgspec.Struct, frozen=True):
    """Rules that belong together."""

    id: str  # the section's English name
    title: str
    rules: tuple[RuleText, ...]


class SourcedFigure(msgspec.Struct, frozen=True):
    """A figure, and where it comes from."""

    value: int
    source: str


class TreasureSheet(msgspec.Struct, frozen=True):
    """The figures of a treasure."""

    id: str
    cards: SourcedFigure
    trade: SourcedFigure
    sells: tuple[SourcedFigure, ...]
    left_out: tuple[int, ...]  # with so many players it stays in the box


class MonumentSheet(msgspec.Struct, frozen=True):
    """The figures of a monument."""

    id: str
    chambers: tuple[int, ...]
    maps: tuple[int, ...]
    pile: int
    rule: str


class EditionSheet(msgspec.Struct, frozen=True):
    """The figures of a printed edition."""

    id: str
    name: str
    year: int
    players: tuple[int, int]
    treasures: tuple[TreasureSheet, ...]
    thieves: tuple[SourcedFigure, ...]  # from the fewest players on
    sandstorms: tuple[SourcedFigure, ...]
    monuments: tuple[MonumentSheet, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules in one language, and all figures with their sources."""

    language: str
    ruling: str  # the word before a ruling
    sections: tuple[RuleSection, ...]
    editions: tuple[EditionSheet, ...]
