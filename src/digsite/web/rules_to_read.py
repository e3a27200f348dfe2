"""The rules as the page shows them: the rulebook of a language, and the figures of the printed editions."""

from __future__ import annotations

from functools import cache
from itertools import groupby

from digsite.editions import DEFAULT_EDITION, MONUMENTS, PRINTED, Edition, load_edition
from digsite.editions.edition import ByPlayers, Treasure
from digsite.rulebook import ENGLISH, Rule, ruling_mark
from digsite.rulebook import rules as rules_of
from digsite.tables.wire.messages import (
    EditionSheet,
    MonumentSheet,
    Rulebook,
    RuleSection,
    RuleText,
    SourcedFigure,
    TreasureSheet,
)
from digsite.words import languages


@cache
def _written(language: str) -> Rulebook:
    editions = sorted(PRINTED, key=lambda name: name != DEFAULT_EDITION)
    return Rulebook(
        language=language,
        ruling=ruling_mark(language),
        sections=tuple(_sections(language)),
        editions=tuple(_edition(load_edition(name)) for name in editions),
    )


def rules_in(language: str) -> Rulebook:
    """Give the rules in a language; in English where there is none.

    >>> rules_in("de").sections[0].title, rules_in("tlh").language
    ('Aufbau', 'en')
    """
    return _written(language if language in languages() else ENGLISH)


def _sections(language: str) -> list[RuleSection]:
    told = zip(rules_of(), rules_of(language), strict=True)
    found = []
    for section, pairs in groupby(told, key=lambda pair: pair[0].section):
        own = [rule for _, rule in pairs]
        found.append(RuleSection(section, own[0].section, tuple(_rule(rule, ruling_mark(language)) for rule in own)))
    return found


def _rule(rule: Rule, mark: str) -> RuleText:
    printed = rule.text.removesuffix(rule.added).strip().removesuffix(mark).strip() if rule.ruling else rule.text
    return RuleText(rule.id, rule.title, printed, rule.added, rule.editions)


def _edition(edition: Edition) -> EditionSheet:
    monuments = [MONUMENTS[monument] for monument in edition.rules.monuments]
    return EditionSheet(
        id=edition.id,
        name=edition.name,
        year=edition.year,
        players=edition.players,
        treasures=tuple(_treasure(edition, treasure) for treasure in edition.treasures),
        thieves=_by_players(edition.thieves),
        sandstorms=_by_players(edition.sandstorms),
        monuments=tuple(MonumentSheet(one.id, one.chambers, one.maps, one.pile, one.rule) for one in monuments),
    )


def _treasure(edition: Edition, treasure: Treasure) -> TreasureSheet:
    sources = treasure.sources
    return TreasureSheet(
        id=treasure.id,
        cards=SourcedFigure(treasure.cards, sources.cards.value),
        trade=SourcedFigure(treasure.trade, sources.trade.value),
        sells=tuple(
            SourcedFigure(price, source.value) for price, source in zip(treasure.sells, sources.sells, strict=True)
        ),
        left_out=tuple(count for count in edition.player_counts if treasure.id in edition.left_out_with(count)),
    )


def _by_players(figures: ByPlayers) -> tuple[SourcedFigure, ...]:
    return tuple(
        SourcedFigure(count, source.value) for count, source in zip(figures.figures, figures.sources, strict=True)
    )
