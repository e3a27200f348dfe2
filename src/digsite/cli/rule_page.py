"""A rule of the rulebook on the screen: its id, its title, its text, and what is a ruling."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from digsite.cli.terminal.palette import QUIET, RULING, TITLE
from digsite.rulebook import ENGLISH, Rule, ruling_mark

#: Lines longer than this are hard to read.
WIDEST = 92


def rule_page(rule: Rule, remark: str = "", language: str = ENGLISH) -> Table:
    """Lay out a rule, with a remark after its title."""
    mark = f"{ruling_mark(language)} "
    text = rule.text.removesuffix(f"{mark}{rule.added}") if rule.ruling else rule.text
    title = Text(rule.title, TITLE)
    if remark:
        title.append(f"  {remark}", "not bold dim")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(width=4, style=QUIET, justify="right")
    grid.add_column()
    grid.add_row(rule.id, title)
    if text.strip():
        grid.add_row("", text.strip())
    if rule.ruling:
        grid.add_row("", Text.assemble((mark, "yellow"), (rule.added, RULING)))
    return grid
