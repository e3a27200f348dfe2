"""Help at the table: what can be typed here, and the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from digsite.cli.playing.board import WIDEST
from digsite.game import View
from digsite.telling.palette import QUIET, RULING, TITLE

if TYPE_CHECKING:
    from digsite.rulebook import Rule

_READABLE = 92
_MOVES: dict[str, tuple[tuple[str, str], ...]] = {
    "act": (
        ("sell 3 coins", "sell a set; 'sell coins', 'sell co' or 'sell all coins' sells as many as one set holds"),
        (
            "trade 2 coins for talisman",
            "trade; 'trade' alone builds one step by step, 'trade for talisman' pays for it",
        ),
        ("explore first", "spend maps on a chamber (or by its number in records: explore 0)"),
        ("end", "end your turn"),
    ),
    "victim": (("steal Ben", "let the thief rob a player, by name or seat"),),
    "tents": (("tent, no tent", "use your tent in this storm, or keep it; yes and no will do"),),
    "losing": (("discard 2 coins, map", "lose these cards; 'discard' alone chooses step by step"),),
    "keeping": (("keep mask, coin", "keep these cards; 'keep' alone chooses step by step"),),
    "mining": (("turn up, stop", "one more card, or take what is up"),),
    "looking": (("look first, no look", "look into a chamber of the temple, or do not"),),
}
_SPHINX = ("explore naming coin, talisman", "ask the sphinx; 'explore' alone names step by step")
_COMMANDS = (
    ("log [all]", "what happened, as you saw it"),
    ("hand, museums", "your hand; everybody's sets"),
    ("rules [words|R12]", "the rules: all headings, those with these words, one of them"),
    ("why MOVE", "why a move is not allowed now"),
    ("save FILE", "write the record of the game, when it is over: it tells all hands"),
    ("quit", "leave; Ctrl-D leaves too"),
)

#: What can be typed while cards are laid out step by step.
BUILDING = {
    "ok": "do it",
    "cheapest": "let it be chosen for you: what you will miss least, or like best",
    "clear": "put everything back",
    "undo": "take back the last step",
    "cancel": "leave it, and choose something else",
    "take": "'take coin': from the marketplace, where your hand has coins too",
    "give": "'give coin': from your hand, where the marketplace has coins too",
}


def show_building_help(console: Console, words: Sequence[str]) -> None:
    """Say what can be typed while cards are laid out step by step."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(style=QUIET)
    table.add_row("3, coin, 2 coins", "add the third of the list, a coin, two coins")
    table.add_row("-3, -coin", "take one back")
    for word in words:
        if word in BUILDING:
            table.add_row(word, BUILDING[word])
    for typed, told in _COMMANDS:
        table.add_row(typed, told)
    console.print(table, width=min(console.width, WIDEST))


def show_help(console: Console, view: View) -> None:
    """Say what can be typed here."""
    width = min(console.width, WIDEST)
    console.print(Text("Type the number of a choice, or a move in words:", TITLE), width=width)
    moves = list(_MOVES.get(view.phase, ()))
    if view.phase == "act" and view.monument == "sphinx":
        moves[2] = _SPHINX
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(style=QUIET)
    for typed, told in (*moves, *_COMMANDS, ("Enter alone", "shows the table again")):
        table.add_row(typed, told)
    console.print(table, width=width)
    told = (
        "Verbs may be cut short (s, tr, en), treasures called by any part of their name (mask, shards). Tab completes."
    )
    console.print(Text(told, QUIET), width=width)


def show_rules(console: Console, query: str, edition: str) -> str | None:
    """Show the rules with this id or these words, or all headings; return what is wrong with the query, if anything."""
    from digsite.rulebook import find, rules

    width = min(console.width, _READABLE)
    held = [rule for rule in rules() if edition in rule.editions]
    if not query:
        section = ""
        for rule in held:
            if rule.section != section:
                section = rule.section
                console.print(Text(section, TITLE), width=width)
            console.print(Text.assemble((f"{rule.id:>5} ", QUIET), rule.title), width=width)
        console.print(Text("'rules R12' or 'rules tent' shows what they say.", QUIET), width=width)
        return None
    found = [rule for rule in find(query) if edition in rule.editions]
    if not found:
        return f"No rule of this edition has this id or speaks of {query[:60]!r}. 'rules' alone lists all of them."
    for rule in found:
        console.print(_told(rule), width=width)
    return None


def _told(rule: Rule) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(width=4, style=QUIET, justify="right")
    grid.add_column()
    grid.add_row(rule.id, Text(rule.title, TITLE))
    text, ruling, settled = rule.text.partition("Ruling: ") if rule.ruling else (rule.text, "", "")
    for part in (Text(text.strip()), Text.assemble(ruling, (settled, RULING))):
        if part:
            grid.add_row("", part)
    return grid
