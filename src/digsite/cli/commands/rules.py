"""``digsite rules``: the rules in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from digsite.cli import options, shell_completion
from digsite.cli.failing import UsageError

if TYPE_CHECKING:
    from digsite.rulebook import Rule
    from digsite.words import Message


def rules(
    query: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="QUERY",
            help="The ids of rules (R12 R13), or words to look for.",
            show_default=False,
            autocompletion=shell_completion.rule_ids,
        ),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(
            metavar="ID|FILE",
            help="Only what holds in this edition.",
            show_default=False,
            autocompletion=shell_completion.editions,
        ),
    ] = None,
    language: options.Language = None,
) -> None:
    """Read the rules, all of them or those you look for.

    A ruling is what the printed rules leave open and digsite settles.
    """
    from digsite.cli.rule_page import WIDEST, rule_page
    from digsite.cli.screen import out
    from digsite.rulebook import find
    from digsite.rulebook import rules as every_rule
    from digsite.words import Voice, message

    wanted = " ".join(query or ())
    voice = Voice(options.spoken(language))
    holds_in = None
    if edition is not None:
        from digsite.editions import load_edition

        holds_in = load_edition(edition).rules.id
    found = find(wanted, voice.language) if wanted else every_rule(voice.language)
    shown = [rule for rule in found if holds_in is None or holds_in in rule.editions]
    if not shown:
        raise UsageError(voice.say(_nothing(wanted, found, holds_in)))
    console = out()
    section = ""
    for rule in shown:
        if rule.section != section:
            if section:
                console.print()
            section = rule.section
            console.print(section, style="bold underline")
        console.print()
        only = holds_in is None and len(rule.editions) == 1
        remark = voice.say(message(f"rules-only-{rule.editions[0]}")) if only else ""
        console.print(rule_page(rule, remark, voice.language), width=min(console.width, WIDEST))


def _nothing(wanted: str, found: Sequence[Rule], edition: str | None) -> Message:
    from digsite.words import message

    words = wanted[:60]
    if found and edition:
        others = ", ".join(rule.id for rule in found)
        return message("rules-in-other-edition", words=words, edition=edition, others=others)
    return message("rules-nothing", words=words)
