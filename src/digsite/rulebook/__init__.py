"""The rules of the game for players, in our own words.

>>> print(find("R20")[0].title)
Half your hand is blown away
>>> [rule.id for rule in find("sphinx")]
['R65']
>>> find("R23")[0].ruling
True
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

BOTH_EDITIONS: Final = ("card-game", "new-expedition")

#: Between ids, or at the end of a word, these mean nothing.
_STOPS: Final = ".;:"
_FILE = Path(__file__).with_name("rules.toml")


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
    editions: tuple[str, ...]
    """The ids of the printed editions it holds in."""


@cache
def rules() -> tuple[Rule, ...]:
    """Every rule, in reading order, then the examples.

    >>> rules()[0].section, rules()[-1].section
    ('Set-up', 'Examples')
    """
    document = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return tuple(_rule(**entry) for entry in document["rule"])


def _rule(
    id: str,  # noqa: A002 - the key in the file
    section: str,
    title: str,
    text: str = "",
    ruling: str = "",
    editions: tuple[str, ...] = BOTH_EDITIONS,
) -> Rule:
    ruled = f"{text} Ruling: {ruling}" if ruling else text
    return Rule(id, section, title, " ".join(ruled.split()), bool(ruling), tuple(editions))


def find(query: str) -> tuple[Rule, ...]:
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
    by_id = tuple(rule for rule in rules() if rule.id.casefold() in words)
    if len(by_id) == len(set(words)):
        return by_id
    return tuple(rule for rule in rules() if _holds(rule, words))


def _holds(rule: Rule, words: list[str]) -> bool:
    told = f"{rule.section} {rule.title} {rule.text}".casefold()
    return all(word in told for word in words)
