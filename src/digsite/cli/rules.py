"""``digsite rules``: the rules in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from digsite.cli import complete
from digsite.cli.failing import UsageError

if TYPE_CHECKING:
    from rich.table import Table

    from digsite.rulebook import Rule

WIDEST = 92
_RULING = "Ruling: "
_SHORT_NAMES = {"card-game": "Card Game", "new-expedition": "New Expedition"}


def rules(
    query: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="QUERY",
            help="The ids of rules (R12 R13), or words to look for.",
            show_default=False,
            autocompletion=complete.rule_ids,
        ),
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(
            metavar="ID|FILE",
            help="Only what holds in this edition.",
            show_default=False,
            autocompletion=complete.editions,
        ),
    ] = None,
) -> None:
    """Read the rules, all of them or those you look for.

    A ruling is what the printed rules leave open and digsite settles.
    """
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
        console.print(_laid_out(rule, marked=holds_in is None), width=min(console.width, WIDEST))


def _nothing(wanted: str, found: Sequence[Rule], edition: str | None) -> str:
    if found and edition:
        others = ", ".join(rule.id for rule in found)
        return f"By {edition} rules nothing is said about {wanted[:60]!r}; in the other edition see {others}."
    return f"No rule has this id or speaks of {wanted[:60]!r}. 'digsite rules' shows all of them."


def _laid_out(rule: Rule, *, marked: bool) -> Table:
    """Lay out a rule: its id, its title, its text, what is a ruling."""
    from rich.table import Table
    from rich.text import Text

    from digsite.telling.palette import QUIET, RULING, TITLE

    text, _, ruling = rule.text.partition(_RULING) if rule.ruling else (rule.text, "", "")
    title = Text(rule.title, TITLE)
    if marked and len(rule.editions) == 1:
        only = rule.editions[0]
        title.append(f"  {_SHORT_NAMES.get(only, only)}", "not bold dim")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(width=4, style=QUIET, justify="right")
    grid.add_column()
    grid.add_row(rule.id, title)
    if text.strip():
        grid.add_row("", text.strip())
    if ruling:
        grid.add_row("", Text.assemble((_RULING, "yellow"), (ruling, RULING)))
    return grid
