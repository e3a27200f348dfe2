"""Every message in every language, as Python says it: what the page's own tests hold the page to.

``python tests/words/spoken.py FILE`` writes it down: for each language messages, readers and texts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec
from fluent.syntax import ast

from digsite.words import Thing, Voice, languages
from digsite.words.folders import ENGLISH
from digsite.words.message import Card, Cards, Chamber, Kind, Level, Message, Money, Monument, Percent, Variant
from words.entries import CARDS, PHRASES, entries, facts_of, messages, sentences
from words.facts import NAMES, TREASURES, readers, told

#: The files that only the terminal and the server read.
NEVER_IN_THE_PAGE = ("terminal.ftl", "review.ftl", "server.ftl", "preview.ftl", "programs.ftl")


class Said(NamedTuple):
    """What was said to whom."""

    what: Thing
    options: dict[str, str]
    you: int | None
    text: str


def everything(language: str) -> Iterator[Said]:
    """Say every message with many facts to everybody it may be about, and every card and place in every form."""
    for said in sentences():
        for what in told(said, facts_of(said)):
            for you in readers(what):
                yield Said(what, {}, you, Voice(language, NAMES, TREASURES, you).say(what))
    voice = Voice(language, NAMES, TREASURES)
    for thing, entry in _things():
        forms = [attribute.id.name for attribute in messages(language).get(entry, messages(ENGLISH)[entry]).attributes]
        for form in (None, *forms):
            for case in ("nominative", "accusative", "dative", "genitive", "de"):
                for article in ("indefinite", "definite"):
                    options = {"case": case, "article": article, **({} if form is None else {"form": form})}
                    yield Said(thing, options, None, voice.say(thing, **options))


def _things() -> Iterator[tuple[Thing, str]]:
    for entry in sorted(CARDS):
        card = entry.removeprefix("card-").replace("-", "_").replace("own", "amber")
        yield from ((Cards({card: count}), entry) for count in (0, 1, 2, 5, 1000, 1_000_000))
        yield Card(card), entry
        yield Kind(card), entry
    kinds: dict[str, type[Monument | Variant | Level]] = {"monument": Monument, "variant": Variant, "level": Level}
    for entry in sorted(PHRASES):
        kind, _, name = entry.partition("-")
        if kind in kinds:
            yield kinds[kind](name.replace("-", "_")), entry
    yield from ((Chamber("tomb", number, 12), "chamber") for number in range(12))
    yield from ((Chamber(monument, 0, 1), f"chamber-{monument}") for monument in ("mine", "sphinx"))
    yield from ((Money(amount), "money") for amount in (0, 1, -1, 30, -1234, 1_234_567))
    yield from ((Percent(chance), "percent") for chance in (0.0, 0.001, 0.125, 0.5, 0.999, 1.0))


def write(file: Path) -> None:
    """Write down what the page can say, in every language."""
    terminals = {
        entry.id.name
        for name in NEVER_IN_THE_PAGE
        for entry in entries(ENGLISH, name)
        if isinstance(entry, ast.Message)
    }
    spoken = {
        language: [
            said for said in everything(language) if not (isinstance(said.what, Message) and said.what.id in terminals)
        ]
        for language in languages()
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode({"names": NAMES, "treasures": TREASURES, "languages": spoken}))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
