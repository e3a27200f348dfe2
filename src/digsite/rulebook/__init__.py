"""The rules of the game for players, in our own words, a file for each language.

``en.toml`` has everything: which rules there are, in which order, for which editions, and what is a ruling. A file of
another language has only its words, under the same ids; what it does not have is read in English.

>>> print(find("R20")[0].title)
You lose half your hand
>>> [rule.id for rule in find("sphinx")]
['R65']
>>> find("R23")[0].ruling
True
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

BOTH_EDITIONS: Final = ("card-game", "new-expedition")

#: Between ids, or at the end of a word, these mean nothing.
_STOPS: Final = ".;:"
_BLANKS: Final = re.compile(r"[ \n]+")
_FOLDER = Path(__file__).parent
ENGLISH: Final = "en"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, or one worked example."""

    id: str
    """``R12``, or ``X3`` for an example; never given to another rule."""
    section: str
    title: str
    text: str
    """What a ruling adds stands at the end, after the word "Ruling:"."""
    ruling: bool
    """Whether digsite settles here what the printed rules leave open, in part or in whole."""
    added: str
    """What the ruling adds, by itself."""
    editions: tuple[str, ...]
    """The ids of the printed editions it holds in."""


@cache
def rules(language: str = ENGLISH) -> tuple[Rule, ...]:
    """Every rule, in reading order, then the examples.

    >>> rules()[0].section, rules()[-1].section
    ('Set-up', 'Examples')
    """
    words = {} if language == ENGLISH else _document(language)
    mark = words.get("ruling", _document(ENGLISH)["ruling"])
    sections = words.get("sections", {})
    return tuple(
        _rule(mark, sections, **{**entry, **words.get(entry["id"], {})}) for entry in _document(ENGLISH)["rule"]
    )


@cache
def ruling_mark(language: str = ENGLISH) -> str:
    """The word before what a ruling adds.

    >>> ruling_mark()
    'Ruling:'
    """
    mark: str = _document(language).get("ruling", _document(ENGLISH)["ruling"])
    return mark


@cache
def _document(language: str) -> dict[str, Any]:
    """Read the file of a language; nothing where there is none."""
    file = _FOLDER / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _rule(
    mark: str,
    sections: dict[str, str],
    id: str,  # noqa: A002 - the key in the file
    section: str,
    title: str,
    text: str = "",
    ruling: str = "",
    editions: tuple[str, ...] = BOTH_EDITIONS,
) -> Rule:
    told, added = _on_one_line(text), _on_one_line(ruling)
    ruled = f"{told} {mark} {added}".strip() if added else told
    return Rule(id, sections.get(section, section), title, ruled, bool(added), added, tuple(editions))


def _on_one_line(text: str) -> str:
    """Take a text off its lines; a no-break space stays one, for it belongs to the language."""
    return _BLANKS.sub(" ", text).strip(" ")


def find(query: str, language: str = ENGLISH) -> tuple[Rule, ...]:
    """The rules with these ids, or all rules in whose section, title or text each word of the query occurs.

    >>> [rule.id for rule in find("r12")], [rule.id for rule in find("R13, r12")]
    (['R12'], ['R12', 'R13'])
    >>> [rule.id for rule in find("tent thief")]
    []
    >>> find("")
    ()
    """
    words = [word for word in (part.strip(_STOPS) for part in query.casefold().replace(",", " ").split()) if word]
    if not words:
        return ()
    by_id = tuple(rule for rule in rules(language) if rule.id.casefold() in words)
    if len(by_id) == len(set(words)):
        return by_id
    return tuple(rule for rule in rules(language) if _holds(rule, words))


def _holds(rule: Rule, words: list[str]) -> bool:
    told = f"{rule.section} {rule.title} {rule.text}".casefold()
    return all(word in told for word in words)
