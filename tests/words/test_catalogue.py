"""The catalogues: every entry is good Fluent, says what its facts are, and can be said."""

from __future__ import annotations

import subprocess
import sys
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from digsite.bots.levels import LEVELS
from digsite.editions import MONUMENTS, PRINTED, VARIANTS, load_edition
from digsite.words import (
    Card,
    Fact,
    Level,
    Message,
    Monument,
    Seat,
    Thing,
    Variant,
    Voice,
    WordsMissing,
    languages,
    message,
)
from digsite.words.catalogue import Catalogue, catalogue, sources
from words.facts import some, variables

#: What a phrase is told by the voice, not by the message: the comments at the head of a group say it.
PHRASES = ("card-", "chamber", "list-", "money", "percent", "ordinal", "seat-number", "you", "monument-")

FILES = [(language, name) for language in languages() for name in sources(language)]


class Used(Visitor):
    """Finds the variables an entry uses, in its attributes too."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@cache
def entries(language: str, name: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(sources(language)[name]).body


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found = [entry for there, name in FILES if there == language for entry in entries(there, name)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def facts_of(entry: ast.Message) -> dict[str, str]:
    return variables((entry.comment.content or "") if entry.comment else "")


SENTENCES = [
    (language, name) for language in languages() for name in messages(language) if not name.startswith(PHRASES)
]


@pytest.mark.parametrize("language, name", FILES)
def test_a_file_is_good_fluent(language: str, name: str) -> None:
    assert not [entry.content for entry in entries(language, name) if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("language", languages())
def test_the_catalogue_finds_every_entry(language: str) -> None:
    """Entries are found without reading the files as Fluent; a name at the beginning of a line is one."""
    assert set(catalogue(language).ids) == set(messages(language))


@pytest.mark.parametrize("language, said", SENTENCES)
def test_a_comment_names_all_facts_of_a_message_and_no_others(language: str, said: str) -> None:
    there = messages(language)
    used, open_ids = Used(), {said}
    while open_ids:
        entry = there[open_ids.pop()]
        used.visit(entry)
        open_ids |= used.references
        used.references = set()
    assert set(facts_of(there[said])) == used.names - {"you"}


@pytest.mark.parametrize("language, said", SENTENCES)
def test_every_message_can_be_said(language: str, said: str) -> None:
    """With one, several and no cards, to the one it is about, to another and to a spectator."""
    facts = facts_of(messages(language)[said])
    tried: list[dict[str, Fact]] = [{name: some(kind)[0] for name, kind in facts.items()}]
    tried += [{**tried[0], name: fact} for name, kind in facts.items() for fact in some(kind)]
    for you in (None, 0, 1):
        voice = Voice(language, ["Ann", "Ben"], {"amber": "Amber"}, you)
        for told in tried:
            text = voice.say(Message(said, told))
            assert text == "".join(span.text for span in voice.spans(Message(said, told)))
            assert text
            assert "{" not in text
            assert "  " not in text


@pytest.mark.parametrize("language", languages())
def test_all_cards_and_places_have_every_form(language: str) -> None:
    voice = Voice(language)
    treasures = {treasure.id for name in PRINTED for treasure in load_edition(name).treasures}
    for card in (*treasures, "thief", "sandstorm", "amber"):
        for form in ("figure", "label", "name", "kind"):
            assert voice.say(Card(card), form=form)
    places: list[Thing] = [*map(Monument, MONUMENTS), *map(Variant, VARIANTS), *map(Level, LEVELS)]
    for place in places:
        assert voice.say(place)
        assert voice.say(place, form="about").endswith(".")


def test_english_names_are_those_of_the_printed_editions() -> None:
    voice = Voice()
    for name in PRINTED:
        for treasure in load_edition(name).treasures:
            assert f"card-{treasure.id.replace('_', '-')}" in catalogue("en")
            assert voice.say(Card(treasure.id), form="name") == treasure.name
    for monument in MONUMENTS.values():
        assert voice.say(Monument(monument.id)) == monument.name
    for variant in VARIANTS.values():
        assert voice.say(Variant(variant.id)) == variant.name


def test_nothing_is_said_by_halves() -> None:
    voice = Voice("en", ["Ann"])
    with pytest.raises(WordsMissing, match="no message 'no-such-words'"):
        voice.say(message("no-such-words"))
    with pytest.raises(WordsMissing, match=r"'dug' cannot be said: .*card"):
        voice.say(message("dug", who=Seat(0)))
    with pytest.raises(WordsMissing, match="CARD is for a Card, not for Monument"):
        voice.say(message("not-in-hand-none", card=Monument("mine")))
    with pytest.raises(WordsMissing, match="no form 'shouted'; it has: figure, label, name, kind"):
        voice.say(Card("coin"), form="shouted")
    with pytest.raises(WordsMissing, match="no message 'monument-ziggurat'"):
        voice.say(Monument("ziggurat"))


def test_a_language_without_a_catalogue_is_refused() -> None:
    with pytest.raises(WordsMissing, match=r"no catalogue for 'tlh'\. There are: .*en"):
        Voice("tlh")


def test_two_entries_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.words.catalogue.sources", lambda _: {"a.ftl": "x = 1\n", "b.ftl": "x = 2\n"})
    with pytest.raises(WordsMissing, match=r"b\.ftl has 'x'"):
        Catalogue("en")


def test_messages_are_written_down_without_loading_a_catalogue() -> None:
    code = """
import sys
import digsite
from digsite.words import Seat, message
message("ended", who=Seat(0))
print("fluent" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
