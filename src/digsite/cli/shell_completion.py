"""What the shell can complete: editions, monuments, variants, bots, rule ids.

Lists are completed at their last word: ``greedy,ra`` becomes ``greedy,random``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Choice = tuple[str, str]  # the word, and what it means


def beginning(choices: Iterable[Choice], incomplete: str) -> list[Choice]:
    """Keep the choices that begin like this.

    >>> beginning([("tomb", "Tomb"), ("mine", "Mine")], "t")
    [('tomb', 'Tomb')]
    """
    return [choice for choice in choices if choice[0].lower().startswith(incomplete.lower())]


def last_of_list(choices: Iterable[Choice], incomplete: str, *, again: bool = False) -> list[Choice]:
    """Complete the last word of a list; ``again``: a word may stand in it twice.

    >>> last_of_list([("greedy", ""), ("random", "")], "greedy,r")
    [('greedy,random', '')]
    """
    *before, last = incomplete.split(",")
    lead = "".join(f"{word}," for word in before)
    return [(lead + word, told) for word, told in beginning(choices, last) if again or word not in before]


def editions(incomplete: str) -> Iterator[Choice]:
    """Complete a printed edition."""
    from digsite.editions import PRINTED, load_edition

    yield from beginning(((printed, load_edition(printed).name) for printed in PRINTED), incomplete)


def monuments(incomplete: str) -> Iterator[Choice]:
    """Complete a monument, or ``random``."""
    from digsite.editions import MONUMENTS

    choices = [(monument.id, monument.name) for monument in MONUMENTS.values()]
    yield from beginning([*choices, ("random", "one of the edition's, by lot")], incomplete)


def variants(incomplete: str) -> Iterator[Choice]:
    """Complete a list of variants."""
    from digsite.editions import VARIANTS

    yield from last_of_list([(variant.id, variant.name) for variant in VARIANTS.values()], incomplete)


def bots(incomplete: str) -> Iterator[Choice]:
    """Complete a list of bots."""
    from digsite.bots import bot_names

    yield from last_of_list([(name, "") for name in bot_names()], incomplete, again=True)


def rule_ids(incomplete: str) -> Iterator[Choice]:
    """Complete the id of a rule."""
    from digsite.rulebook import rules

    yield from beginning([(rule.id, rule.title) for rule in rules()], incomplete)


def languages(incomplete: str) -> Iterator[Choice]:
    """Complete a language."""
    from digsite.words import Voice, message
    from digsite.words.folders import languages as every_language

    there = [(language, Voice(language).say(message("language-name"))) for language in every_language()]
    yield from beginning(there, incomplete)


def onlookers(incomplete: str) -> Iterator[Choice]:
    """Complete ``spectator``; the seats' names are not known yet."""
    yield from beginning([("spectator", "only what is public")], incomplete)
