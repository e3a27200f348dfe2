"""A language's catalogue: the Fluent files of one folder, each entry read when it is first needed.

To read all of them at once would take longer than most commands run; an entry by itself takes a fraction of a
millisecond. What a language has no words for, English says: nobody's game stops for a missing sentence. The tests list
what is missing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from digsite.words.folders import ENGLISH, languages, sources
from digsite.words.functions import FUNCTIONS

#: Where an entry of a Fluent file begins: a message, or a term.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
#: Texts of cards, chambers and the like that are kept, for they come again and again.
_KEPT = 4096


class WordsMissing(LookupError):
    """A message that cannot be said: it is not in the catalogue, or a fact is missing. Nothing is said by halves."""


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in languages():
            raise WordsMissing(f"There is no catalogue for {language!r}. There are: {', '.join(languages())}.")
        self.language = language
        own = _entries(language)
        self._entries = own if language == ENGLISH else {**_entries(ENGLISH), **own}
        self.borrowed = frozenset(self._entries) - frozenset(own)
        """What English says here."""
        self.forgiving = language != ENGLISH
        """Whether a sentence that is not quite right is said all the same."""
        self._bundle = FluentBundle([language], functions=dict(FUNCTIONS), use_isolating=False)
        self._read: set[str] = set()
        self.phrase = lru_cache(_KEPT)(self._phrase)

    def __contains__(self, entry: object) -> bool:
        return entry in self._entries

    @property
    def ids(self) -> tuple[str, ...]:
        """Everything that can be said."""
        return tuple(entry for entry in self._entries if not entry.startswith("-"))

    def format(self, entry: str, facts: Mapping[str, Any], form: str | None = None) -> str:
        """Put a message, or one of its attributes, into words."""
        self._need(entry)
        words = self._bundle.get_message(entry)
        pattern = words.value if form is None else words.attributes.get(form)
        if pattern is None and self.forgiving:
            pattern = words.value
        if pattern is None:
            raise WordsMissing(
                f"{self.language}: {entry!r} has no form {form!r}; it has: {', '.join(words.attributes)}."
            )
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors and not self.forgiving:
            raise WordsMissing(f"{self.language}: {entry!r} cannot be said: {errors[0]}.") from errors[0]
        return str(text)

    def _phrase(self, entry: str, form: str | None, facts: tuple[tuple[str, int | str], ...]) -> str:
        """Put a message into words whose facts are plain, or take the words that were found before."""
        return self.format(entry, dict(facts), form)

    @cache  # noqa: B019  # a catalogue lives as long as the program
    def around(self, entry: str) -> tuple[str, str, str]:
        """Say what stands before, between and after the two parts, $head and $tail, of a list's message."""
        before, _, rest = self.format(entry, {"head": "\0", "tail": "\0"}).partition("\0")
        between, _, after = rest.partition("\0")
        return before, between, after

    def _need(self, entry: str) -> None:
        """Read an entry, and those it refers to."""
        if entry in self._read:
            return
        if entry not in self._entries:
            raise WordsMissing(f"{self.language}: there is no message {entry!r} in the catalogue.")
        resource = FluentResource(self._entries[entry])
        for part in resource.body:
            if isinstance(part, ast.Junk):
                raise WordsMissing(f"{self.language}: {entry!r} is not written as Fluent wants it.")
        self._bundle.add_resource(resource)
        self._read.add(entry)
        references = _References()
        references.visit(resource)
        for other in references.found:
            self._need(other)


class _References(Visitor):
    """Finds the messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # Fluent's name
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


def _entries(language: str) -> dict[str, str]:
    """Find the entries of a language's files, each as it is written."""
    found: dict[str, str] = {}
    for name, text in sources(language).items():
        starts = [*_ENTRY.finditer(text)]
        ends = [*(start.start() for start in starts[1:]), len(text)]
        for start, end in zip(starts, ends, strict=True):
            if start[1] in found:
                raise WordsMissing(f"{language}/{name} has {start[1]!r}, which stands in the catalogue already.")
            found[start[1]] = text[start.start() : end]
    return found


catalogue: Callable[[str], Catalogue] = cache(Catalogue)
"""The catalogue of a language, opened once."""
