"""Help at the table: what can be typed here, and the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from digsite.cli.terminal.layout import width_of
from digsite.cli.terminal.palette import QUIET, TITLE
from digsite.cli.terminal.speech import Speech
from digsite.cli.terminal.typed_words import TypedWords
from digsite.game import View
from digsite.game.phase import Phase
from digsite.words import Message, message

#: What can be typed (help-sell-typed), and what it does (help-sell).
_MOVES: dict[Phase, tuple[str, ...]] = {
    Phase.ACT: ("sell", "trade", "explore", "undo-move", "end"),
    Phase.VICTIM: ("steal",),
    Phase.TENTS: ("tent",),
    Phase.LOSING: ("discard",),
    Phase.KEEPING: ("keep",),
    Phase.MINING: ("mine",),
    Phase.LOOKING: ("look", "undo-move"),
}
_COMMANDS = ("log", "hand", "rules", "why", "hint", "save", "quit")
#: What can be typed while cards are laid out step by step.
LAYING = {word: f"help-{word}" for word in ("ok", "cheapest", "clear", "undo", "cancel", "take", "give")}


def show_laying_help(console: Console, speech: Speech, words: Sequence[str]) -> None:
    """Say what can be typed while cards are laid out step by step."""
    typed = TypedWords(speech)
    laying = [(typed.shown(word), speech.words(LAYING[word])) for word in words if word in LAYING]
    rows = (*_examples(speech, ("add", "take-back")), *laying, *_examples(speech, _COMMANDS))
    console.print(_explained(rows), width=width_of(console))


def show_help(console: Console, speech: Speech, view: View) -> None:
    """Say what can be typed here."""
    width = width_of(console)
    console.print(speech.words("help-moves", TITLE), width=width)
    moves = list(_MOVES.get(view.phase, ()))
    if view.phase is Phase.ACT and view.monument == "sphinx":
        moves[2] = "sphinx"
    enter = (speech.words("help-enter-key").plain, speech.words("help-enter"))
    console.print(_explained((*_examples(speech, (*moves, *_COMMANDS)), enter)), width=width)
    console.print(speech.words("help-short", QUIET), width=width)


def _examples(speech: Speech, what: Iterable[str]) -> list[tuple[str, Text]]:
    return [(speech.words(f"help-{one}-typed").plain, speech.words(f"help-{one}")) for one in what]


def _explained(rows: Iterable[tuple[str, Text]]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(style=QUIET)
    for typed, does in rows:
        table.add_row(typed, does)
    return table


def show_rules(console: Console, speech: Speech, query: str) -> Message | None:
    """Show the rules with this id or these words, or all headings; return what is wrong with the query, if anything."""
    from digsite.cli.rule_page import WIDEST, rule_page
    from digsite.rulebook import find, rules

    width = min(console.width, WIDEST)
    edition = speech.setup.rules.id
    if not query:
        section = ""
        for rule in rules(speech.language):
            if edition not in rule.editions:
                continue
            if rule.section != section:
                section = rule.section
                console.print(Text(section, TITLE), width=width)
            console.print(Text.assemble((f"{rule.id:>5} ", QUIET), rule.title), width=width)
        console.print(speech.words("rules-hint", QUIET), width=width)
        return None
    found = [rule for rule in find(query, speech.language) if edition in rule.editions]
    for rule in found:
        console.print(rule_page(rule, language=speech.language), width=width)
    return None if found else message("no-such-rule", words=query[:60])
