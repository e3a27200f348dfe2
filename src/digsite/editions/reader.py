"""Reads an edition file, or says what is wrong with it.

>>> load_edition("card-game").year
2007
>>> load_edition("new-expediton")
Traceback (most recent call last):
    ...
digsite.editions.refusals.EditionError: new-expediton: is neither a printed edition (card-game, \
new-expedition) nor a file. Did you mean 'new-expedition'?
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from digsite.editions import checks
from digsite.editions.deck import MAP
from digsite.editions.edition import ByPlayers, Edition, Source, Sources, Treasure
from digsite.editions.refusals import CheckFailed, EditionError, SetupError
from digsite.editions.rulesets import RULESETS, RuleSet
from digsite.editions.toml_file import parse, read_text, required, subkey, table, unknown_keys
from digsite.editions.variants import LONG_EXPEDITION, VARIANTS
from digsite.errors import shown
from digsite.words.message import message

PRINTED: Final = tuple(RULESETS)
"""The ids of the two printed editions."""

_FILES = {printed: Path(__file__).with_name(printed.replace("-", "_") + ".toml") for printed in PRINTED}
_MOST_NOTES = 2000
_TOP = (
    "id",
    "name",
    "year",
    "rules",
    "players",
    "notes",
    "treasures",
    "left_out",
    "thieves",
    "sandstorms",
)
_TREASURE = ("name", "cards", "trade", "sells", "source")
_SOURCE = ("cards", "trade", "sells")
_COUNTS = ("by_players", "source")


def load_edition(name_or_path: str | os.PathLike[str]) -> Edition:
    """A printed edition by its id, or any edition by the path of its TOML file.

    Raises `EditionError` for whatever is wrong with it.
    """
    if not isinstance(name_or_path, str | os.PathLike):
        raise SetupError("edition", "edition", message("setup-edition", given=shown(name_or_path)))
    if isinstance(name_or_path, str) and name_or_path in _FILES:
        return _printed(name_or_path)
    path = Path(name_or_path)
    shown_path = checks.shortened(str(path).encode("utf-8", "replace").decode("utf-8"), 200)
    try:
        if isinstance(name_or_path, str):
            _not_a_misspelt_name(name_or_path)
        return _edition(parse(read_text(path)), path)
    except CheckFailed as failed:
        raise EditionError(failed.kind, shown_path, failed.key, failed.problem, failed.line) from None


@cache
def _printed(name: str) -> Edition:
    """A printed edition, read once: it never changes."""
    return _edition(parse(read_text(_FILES[name])), _FILES[name])


def _not_a_misspelt_name(name: str) -> None:
    """Refuses what can only have been meant as the id of a printed edition."""
    if "/" in name or "\\" in name or "." in name:
        return
    try:
        exists = Path(name).exists()
    except (OSError, ValueError):
        exists = False
    if not exists:
        hint = checks.did_you_mean(name, PRINTED)
        printed = checks.listed(PRINTED)
        raise CheckFailed("unknown", "", f"is neither a printed edition ({printed}) nor a file.{hint}")


def _edition(document: Mapping[str, object], path: Path) -> Edition:
    unknown_keys(document, _TOP, "")
    rules = checks.ruleset(required(document, "rules", ""), "rules")
    players = _players(required(document, "players", ""), rules)
    counts = range(players[0], players[1] + 1)
    treasures = _treasures(required(document, "treasures", ""))
    edition = Edition(
        id=checks.edition_id(required(document, "id", ""), "id"),
        name=checks.name(required(document, "name", ""), "name"),
        year=checks.YEAR.check(required(document, "year", ""), "year"),
        rules=rules,
        players=players,
        treasures=treasures,
        left_out=_left_out(document.get("left_out", {}), counts, [treasure.id for treasure in treasures]),
        thieves=_by_players(required(document, "thieves", ""), "thieves", counts, checks.THIEVES),
        sandstorms=_by_players(required(document, "sandstorms", ""), "sandstorms", counts, checks.SANDSTORMS),
        notes=_notes(document.get("notes", "")),
        path=path,
    )
    _can_be_dealt(edition)
    if path not in _FILES.values():
        # Not at the top: it reads the printed editions with what is written here.
        from digsite.editions.as_printed import check_edition

        check_edition(edition)
    return edition


def _players(value: object, rules: RuleSet) -> tuple[int, int]:
    pair = checks.sequence(value, "players")
    fewest, most = rules.players
    allowed = f"allowed are the fewest and the most, from {fewest} to {most} by {rules.id} rules"
    if len(pair) != 2:
        raise CheckFailed("players", "players", f"has {len(pair)} numbers; {allowed}.")
    limits = checks.Range(fewest, most)
    low, high = (limits.check(number, f"players[{index}]") for index, number in enumerate(pair))
    if low > high:
        raise CheckFailed("players", "players", f"goes from {low} down to {high}; {allowed}.")
    return low, high


def _treasures(value: object) -> tuple[Treasure, ...]:
    entries = table(value, "treasures")
    ids = tuple(checks.treasure_id(name, subkey("treasures", name)) for name in entries)
    checks.number_of_treasures(ids, "treasures")
    treasures = tuple(_treasure(treasure, entries[treasure]) for treasure in ids)
    names: dict[str, str] = {}
    for treasure in treasures:
        twin = names.setdefault(treasure.name.casefold(), treasure.id)
        if twin != treasure.id:
            raise CheckFailed(
                "name",
                f"treasures.{treasure.id}.name",
                f"is that of treasures.{twin} too; allowed is a name of its own.",
            )
    return treasures


def _treasure(treasure: str, value: object) -> Treasure:
    key = f"treasures.{treasure}"
    entry = table(value, key)
    unknown_keys(entry, _TREASURE, key)
    sells = checks.price_list(required(entry, "sells", key), f"{key}.sells")
    return Treasure(
        id=treasure,
        name=checks.name(required(entry, "name", key), f"{key}.name"),
        cards=checks.CARDS.check(required(entry, "cards", key), f"{key}.cards"),
        trade=checks.TRADE.check(required(entry, "trade", key), f"{key}.trade"),
        sells=sells,
        sources=_sources(entry.get("source", Source.HOUSE.value), f"{key}.source", len(sells)),
    )


def _sources(value: object, key: str, prices: int) -> Sources:
    if isinstance(value, str):
        word = _source(value, key)
        return Sources(word, word, (word,) * prices)
    entry = table(value, key, "a word or a table")
    unknown_keys(entry, _SOURCE, key)
    house = Source.HOUSE.value
    return Sources(
        cards=_source(entry.get("cards", house), f"{key}.cards"),
        trade=_source(entry.get("trade", house), f"{key}.trade"),
        sells=_source_of_each(entry.get("sells", house), f"{key}.sells", prices),
    )


def _source(value: object, key: str) -> Source:
    return Source(checks.word(value, key, [source.value for source in Source], "source"))


def _source_of_each(value: object, key: str, figures: int) -> tuple[Source, ...]:
    if isinstance(value, str):
        return (_source(value, key),) * figures
    words = checks.sequence(value, key)
    if len(words) != figures:
        raise CheckFailed(
            "source",
            key,
            f"has {len(words)} sources; allowed are one word, or {figures}, one for each figure.",
        )
    return tuple(_source(word, f"{key}[{index}]") for index, word in enumerate(words))


def _left_out(value: object, counts: range, treasures: Iterable[str]) -> tuple[tuple[int, tuple[str, ...]], ...]:
    entries = table(value, "left_out")
    unknown_keys(entries, [str(count) for count in counts], "left_out")
    may_stay = [treasure for treasure in treasures if treasure != MAP]
    rows = []
    for count in counts:
        if str(count) not in entries:
            continue
        key = f"left_out.{count}"
        ids: list[str] = []
        for index, entry in enumerate(checks.sequence(entries[str(count)], key)):
            treasure = checks.word(entry, f"{key}[{index}]", may_stay, "left-out")
            if treasure in ids:
                raise CheckFailed("left-out", f"{key}[{index}]", f"is '{treasure}' again; each is allowed once.")
            ids.append(treasure)
        rows.append((count, tuple(ids)))
    return tuple(rows)


def _by_players(value: object, key: str, counts: range, limits: checks.Range) -> ByPlayers:
    entry = table(value, key)
    unknown_keys(entry, _COUNTS, key)
    place = f"{key}.by_players"
    row = table(required(entry, "by_players", key), place)
    unknown_keys(row, [str(count) for count in counts], place)
    return ByPlayers(
        fewest_players=counts[0],
        figures=tuple(limits.check(required(row, str(count), place), f"{place}.{count}") for count in counts),
        sources=_source_of_each(entry.get("source", Source.HOUSE.value), f"{key}.source", len(counts)),
    )


def _notes(value: object) -> str:
    notes = checks.text(value, "notes")
    if len(notes) > _MOST_NOTES or not notes.replace("\n", "").replace("\t", "").isprintable():
        raise CheckFailed("name", "notes", f"is not plain text; allowed are up to {_MOST_NOTES} printable characters.")
    return notes


def _can_be_dealt(edition: Edition) -> None:
    """Whatever game is asked for of it later can be set up."""
    long = VARIANTS[LONG_EXPEDITION].players if LONG_EXPEDITION in edition.rules.variants else ()
    thieves = max(count + (checks.EXTRA_THIEF if n in long else 0) for n, count in edition.thieves.items())
    cards = sum(treasure.cards for treasure in edition.treasures)
    checks.total_of_cards(cards + thieves + edition.sandstorms.most, "treasures")
    checks.total_of_money([(treasure.cards, treasure.sells) for treasure in edition.treasures], "treasures")
    biggest = max(checks.monuments_of(edition.rules), key=lambda monument: monument.cards)
    for players in edition.player_counts:
        left_out = edition.left_out_with(players)
        in_game = {t.id: t.cards for t in edition.treasures if t.id not in left_out}
        checks.deal(in_game, players, biggest, "treasures")
