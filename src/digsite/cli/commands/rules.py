"""``digsite rules``: the rules in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from digsite.cli import shell_completion
from digsite.cli.failing import UsageError

if TYPE_CHECKING:
    from digsite.rulebook import Rule

_SHORT_NAMES = {"card-game": "Card Game", "new-expedition": "New Expedition"}


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
) -> None:
    """Read the rules, all of them or those you look for.

    A ruling is what the printed rules leave open and digsite settles.
    """
    from digsite.cli.rule_page import WIDEST, rule_page
    from digsite.cli.screen import out
    from digsite.rulebook import find
    from digsite.rulebook import rules as every_rule

    wanted = " ".join(query or ())
    holds_in = None
    if edition is not None:
        from digsite.editions import load_edition

        holds_in = load_edition(edition).rules.id
    found = find(wanted) if wanted else every_rule()
    shown = [rule for rule in found if holds_in is None or holds_in in rule.editions]
    if not shown:
        raise UsageError(_nothing(wanted, found, holds_in))
    console = out()
    section = ""
    for rule in shown:
        if rule.section != section:
            if section:
                console.print()
            section = rule.section
            console.print(section, style="bold underline")
        console.print()
        only = rule.editions[0] if holds_in is None and len(rule.editions) == 1 else ""
        console.print(rule_page(rule, _SHORT_NAMES.get(only, only)), width=min(console.width, WIDEST))


def _nothing(wanted: str, found: Sequence[Rule], edition: str | None) -> str:
    if found and edition:
        others = ", ".join(rule.id for rule in found)
        return f"By {edition} rules nothing is said about {wanted[:60]!r}; in the other edition see {others}."
    return f"No rule has this id or speaks of {wanted[:60]!r}. 'digsite rules' shows all of them."
