"""The rulebook in other languages: the same rules, the same marks, the same figures."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from digsite import rulebook
from digsite.editions import MONUMENTS, VARIANTS
from digsite.rulebook import find, rules, ruling_mark
from digsite.words import Monument, Variant, Voice, languages

OTHERS = [language for language in languages() if language != "en"]
others = pytest.mark.parametrize("language", OTHERS)


def written(language: str) -> dict[str, dict[str, str]]:
    return tomllib.loads((Path(rulebook.__file__).parent / f"{language}.toml").read_text(encoding="utf-8"))


def figures(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_there_is_another_language() -> None:
    assert {"de", "fr"} <= set(OTHERS)


@others
def test_every_rule_and_every_section_is_there_and_no_other(language: str) -> None:
    there = written(language)
    assert set(there) - {"ruling", "sections"} == {rule.id for rule in rules()}
    assert set(there["sections"]) == {rule.section for rule in rules()}
    assert ruling_mark(language) != ruling_mark()


@others
def test_a_rule_says_as_much_as_in_english(language: str) -> None:
    english = {entry["id"]: entry for entry in rulebook._document("en")["rule"]}
    wrong = {}
    for rule, words in written(language).items():
        if rule in english:
            parts = {"title", "text", "ruling"} & set(english[rule])
            same = figures(" ".join(words.values())) == figures(" ".join(str(english[rule][part]) for part in parts))
            if set(words) != parts or not same:
                wrong[rule] = (sorted(words), sorted(parts), "figures" if not same else "")
    assert not wrong


@others
def test_rules_keep_their_order_their_editions_and_their_marks(language: str) -> None:
    for own, english in zip(rules(language), rules(), strict=True):
        assert (own.id, own.ruling, own.editions) == (english.id, english.ruling, english.editions)
        assert own.text.count(ruling_mark(language)) == own.ruling
        assert own.text.endswith(".") or own.text.endswith("»")
        assert "  " not in own.text
        assert own.text != english.text


@others
def test_monuments_and_variants_are_called_as_at_the_table(language: str) -> None:
    voice = Voice(language)
    titles = {rule.id: rule.title for rule in rules(language)}
    for monument in MONUMENTS.values():
        assert titles[monument.rule] == voice.say(Monument(monument.id))
    for variant in VARIANTS.values():
        assert titles[variant.rule] == voice.say(Variant(variant.id))


@others
def test_rules_are_found_by_id_and_by_words_of_the_language(language: str) -> None:
    word = {"de": "Zelt", "fr": "tente"}[language]
    assert [rule.id for rule in find("r12 R13", language)] == ["R12", "R13"]
    assert "R22" in [rule.id for rule in find(word, language)]


def test_a_language_without_rules_reads_them_in_english() -> None:
    assert rules("tlh") == rules()
