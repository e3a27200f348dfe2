"""What is written down as a message is in the catalogue, and what is in the catalogue is written somewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from digsite.cli.terminal.help_pages import LAYING
from digsite.game.phase import Phase
from digsite.game.question import question
from digsite.game.refusals import CODES
from digsite.words.catalogue import catalogue
from digsite.words.folders import sources

ROOT = Path(__file__).parents[2]
IDS = set(catalogue("en").ids)

#: Functions whose first argument is the id of a message.
WRITERS = {"message", "Message", "misunderstood", "words"}
#: Errors that say the message of their code's own name where they are given nothing else.
BY_CODE = {"DigsiteError", "IllegalMove", "MalformedMove", "TableError"}
#: What the voice looks up by itself, for cards, places and everything that sentences are made of.
PHRASES = re.compile(
    r"(card|monument|variant|level|chamber)-.+|chamber|list-(and|or|more)|money|percent(-under|-over)?|you|seat-number|nothing"
)
#: Said by nobody yet, and why they are there all the same.
NOT_YET = {
    "document-.+": "the build writes them into the page (web/catalogues.ts)",
}


@cache
def python_files() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "src/digsite").rglob("*.py"))}


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def written(node: ast.expr) -> Iterator[str]:
    """The ids an expression can be, as regular expressions."""
    match node:
        case ast.Constant(str(value)):
            yield re.escape(value)
        case ast.IfExp(body=body, orelse=other):
            yield from written(body)
            yield from written(other)
        case ast.JoinedStr(values):
            yield "".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in values)


@cache
def messages_written() -> dict[str, str]:
    """What is written down as a message, and where."""
    found = {}
    for path, tree in python_files().items():
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args):
            by_code = name_of(call) in BY_CODE and len(call.args) == 1 and not call.keywords
            if name_of(call) in WRITERS or by_code:
                for pattern in written(call.args[0]):
                    found[pattern] = f"{path.relative_to(ROOT)}:{call.lineno}"
    return found


@pytest.mark.parametrize("pattern", sorted(messages_written()))
def test_what_is_written_down_can_be_said(pattern: str) -> None:
    assert any(re.fullmatch(pattern, there) for there in IDS), messages_written()[pattern]


def test_every_phase_has_its_question_and_what_the_others_are_told() -> None:
    for phase in Phase:
        assert question(phase, 2, 5, must_sell=False).id in IDS
        if not phase.is_chance and phase is not Phase.OVER:
            assert f"waiting-{phase}" in IDS


def test_every_reason_of_the_rules_has_words() -> None:
    for code in CODES.values():
        assert any(there == code or there.startswith(f"{code}-") for there in IDS)


def test_every_group_of_choices_every_prompt_and_every_word_of_the_terminal_is_named() -> None:
    calls = [node for tree in python_files().values() for node in ast.walk(tree) if isinstance(node, ast.Call)]
    groups = {p for call in calls if name_of(call) == "Choice" for p in written(call.args[0])}
    prompts = {p for call in calls if name_of(call) == "prompt" and call.args for p in written(call.args[0])}
    prompts |= {p for call in calls for word in call.keywords if word.arg == "prompt" for p in written(word.value)}
    assert len(groups) > 5
    assert len(prompts) > 3
    assert {f"choices-{group}" for group in groups} <= IDS
    assert {re.sub(r"\\", "", f"prompt-{prompt}") for prompt in prompts} <= IDS
    assert set(LAYING.values()) <= IDS


class References(Visitor):
    """Finds the messages that entries refer to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802  # Fluent's name
        self.found.add(node.id.name)


@cache
def texts_in_code() -> set[str]:
    """Every text that stands in the product's Python, and in the page."""
    found = {
        node.value
        for tree in python_files().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for path in (ROOT / "web/src").rglob("*"):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            found |= {text for _, text in re.findall(r"([\"'`])([a-z][a-z0-9-]*)\1", path.read_text(encoding="utf-8"))}
    return found


@cache
def made_in_the_page() -> set[str]:
    """The ids the page puts together, such as `handover-${ask}`, as regular expressions."""
    found = set()
    for path in (ROOT / "web/src").rglob("*"):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            for start, end in re.findall(
                r"`([a-z]+(?:-[a-z]+)*-)\$\{[^}`]*\}((?:-[a-z]+)*)`", path.read_text(encoding="utf-8")
            ):
                found.add(f"{re.escape(start)}.+{re.escape(end)}")
    return found


def is_used(there: str) -> bool:
    made = [*(pattern for pattern in messages_written() if ".+" in pattern), *made_in_the_page()]
    if PHRASES.fullmatch(there) or there in LAYING.values() or there in texts_in_code():
        return True
    return any(re.fullmatch(pattern, there) for pattern in made)


@cache
def referred_to() -> set[str]:
    references = References()
    for text in sources("en").values():
        references.visit(FluentParser(with_spans=False).parse(text))
    return references.found


def test_no_message_is_left_over() -> None:
    left = {there for there in IDS if not is_used(there) and there not in referred_to()}
    assert not {there for there in left if not any(re.fullmatch(pattern, there) for pattern in NOT_YET)}
    assert not {pattern for pattern in NOT_YET if not any(re.fullmatch(pattern, there) for there in left)}, "said now"
