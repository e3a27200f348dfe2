"""The entries of a language's files, as Fluent reads them: for tests of what is in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from digsite.bots.levels import LEVELS
from digsite.editions import MONUMENTS, PRINTED, SANDSTORM, THIEF, VARIANTS, load_edition
from digsite.words.folders import ENGLISH, sources
from words.facts import variables


def _slugs(kind: str, ids: Iterable[str]) -> set[str]:
    return {f"{kind}-{one.replace('_', '-')}" for one in ids}


#: What a voice looks up by itself, for cards, places and all that sentences are made of: the comments at the head
#: of a group say what these are told.
TREASURES = {treasure.id for name in PRINTED for treasure in load_edition(name).treasures}
CARDS = _slugs("card", {*TREASURES, THIEF, SANDSTORM, "own"})
PHRASES = (
    CARDS
    | _slugs("monument", MONUMENTS)
    | _slugs("variant", VARIANTS)
    | _slugs("level", LEVELS)
    | {"chamber", "chamber-mine", "chamber-sphinx", "ordinal"}
    | {"list-and", "list-or", "list-more", "money", "percent", "percent-under", "percent-over", "seat-number", "you"}
)
#: What every entry is told, whether it needs it or not.
ALWAYS = {"you", "case", "article"}


class Used(Visitor):
    """Finds the variables an entry uses, in its attributes too; those that it says, and not only chooses by, apart."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.said: set[str] = set()
        self.references: set[str] = set()
        self._choosing = 0

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.names.add(node.id.name)
        if not self._choosing:
            self.said.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self._choosing += 1
        self.visit(node.selector)
        self._choosing -= 1
        for variant in node.variants:
            self.visit(variant.value)


@cache
def entries(language: str, name: str) -> list[ast.EntryType]:
    """All entries of a file."""
    return FluentParser(with_spans=False).parse(sources(language)[name]).body


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language."""
    found = [entry for name in sources(language) for entry in entries(language, name)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def facts_of(said: str) -> dict[str, str]:
    """The facts of a message and their kinds, by the comment in the English file."""
    comment = messages(ENGLISH)[said].comment
    return variables((comment.content or "") if comment else "")


def used(language: str, said: str) -> Used:
    """What a message uses, together with those it refers to."""
    there, found, open_ids = messages(language), Used(), {said}
    while open_ids:
        found.visit(there.get(entry := open_ids.pop()) or messages(ENGLISH)[entry])
        open_ids |= found.references
        found.references = set()
    return found


def sentences() -> Iterator[str]:
    """All messages that are said by their own ids."""
    return (said for said in messages(ENGLISH) if said not in PHRASES)
