"""The catalogues: every entry is good Fluent, says what its facts are, and can be said."""

from __future__ import annotations

import subprocess
import sys

import pytest
from fluent.syntax import ast

from digsite.bots.levels import LEVELS
from digsite.editions import MONUMENTS, PRINTED, VARIANTS, load_edition
from digsite.words import (
    Card,
    Level,
    Monument,
    Seat,
    Thing,
    Variant,
    Voice,
    WordsMissing,
    languages,
    message,
)
from digsite.words.catalogue import Catalogue, catalogue
from digsite.words.folders import ENGLISH, sources
from words.entries import ALWAYS, CARDS, PHRASES, entries, facts_of, messages, sentences, used
from words.facts import NAMES, readers, told
from words.facts import TREASURES as TREASURES_OF_ITS_OWN

FILES = [(language, name) for language in languages() for name in sources(language)]
OTHERS = [language for language in languages() if language != ENGLISH]


@pytest.fixture(autouse=True)
def strictly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no language be helped out."""
    for language in languages():
        monkeypatch.setattr(catalogue(language), "forgiving", False)


@pytest.mark.parametrize("language, name", FILES)
def test_a_file_is_good_fluent(language: str, name: str) -> None:
    assert not [entry.content for entry in entries(language, name) if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("language", languages())
def test_the_catalogue_finds_every_entry(language: str) -> None:
    """Entries are found without reading the files as Fluent; a name at the beginning of a line is one."""
    words = catalogue(language)
    assert set(words.ids) - words.borrowed == set(messages(language))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_everything_itself_and_nothing_else(language: str) -> None:
    missing = set(messages(ENGLISH)) - set(messages(language))
    assert not sorted(missing), "no words yet"
    left_over = set(messages(language)) - set(messages(ENGLISH))
    assert not sorted(left_over), "not in English"


@pytest.mark.parametrize("language", OTHERS)
def test_every_entry_stands_in_the_file_that_it_stands_in_in_english(language: str) -> None:
    """What the home page loads, and what never leaves the terminal, goes by files."""
    homes = {
        tongue: {
            entry.id.name: name
            for name in sources(tongue)
            for entry in entries(tongue, name)
            if isinstance(entry, ast.Message)
        }
        for tongue in (ENGLISH, language)
    }
    moved = {said: name for said, name in homes[language].items() if homes[ENGLISH].get(said, name) != name}
    assert not moved


def test_a_comment_names_all_facts_of_a_message_and_no_others() -> None:
    for said in sentences():
        assert set(facts_of(said)) == used(ENGLISH, said).names - ALWAYS, said


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_speaks_of_the_same_facts_in_every_language(language: str) -> None:
    """What English only chooses by, another language need not choose by."""
    wrong = {}
    for said in set(sentences()) & set(messages(language)):
        own, english = used(language, said), used(ENGLISH, said)
        unknown, unsaid = own.names - ALWAYS - set(facts_of(said)), english.said - ALWAYS - own.names
        if unknown or unsaid:
            wrong[said] = {"unknown": unknown, "unsaid": unsaid}
    assert not wrong


@pytest.mark.parametrize("language", OTHERS)
def test_an_entry_has_every_form_that_it_has_in_english(language: str) -> None:
    wrong = {}
    for said, entry in messages(language).items():
        forms = {attribute.id.name for attribute in entry.attributes}
        english = {attribute.id.name for attribute in messages(ENGLISH)[said].attributes}
        if english - forms or (said not in PHRASES and forms - english):
            wrong[said] = english ^ forms
    assert not wrong


@pytest.mark.parametrize("language", languages())
def test_all_cards_have_the_same_forms(language: str) -> None:
    there = messages(language)
    forms = {card: {attribute.id.name for attribute in there[card].attributes} for card in CARDS & set(there)}
    assert not {card for card in forms if forms[card] != forms["card-own"]}


@pytest.mark.parametrize("language, name", FILES)
def test_every_message_can_be_said(language: str, name: str) -> None:
    """With one, several and no cards, to everybody it is about, and to whoever else is there."""
    there = {entry.id.name for entry in entries(language, name) if isinstance(entry, ast.Message)}
    wrong = []
    for said in there.intersection(sentences()):
        for what in told(said, facts_of(said)):
            for you in readers(what):
                voice = Voice(language, NAMES, TREASURES_OF_ITS_OWN, you)
                try:
                    text = voice.say(what)
                except WordsMissing as error:
                    wrong.append(str(error))
                    continue
                spans = voice.spans(what)
                if text != "".join(span.text for span in spans) or not _reads_well(text):
                    wrong.append(f"{said}: {text}")
    assert not wrong


def _reads_well(text: str) -> bool:
    return bool(text) and text == text.strip() and not any(ugly in text for ugly in ("{", "  ", " ,", " .", "\n"))


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
