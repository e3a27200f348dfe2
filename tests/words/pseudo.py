"""A language nobody speaks: English with accents on its letters, and 40 % longer.

Whoever reads it sees at once what did not come from a catalogue, and what has no room for longer words. It is made of
the English files as they are; marks, variables and figures stay.

>>> pseudo("Sell 3 coins (T)")
'Šéèłł 3 çóòíìñš (Ť)'
>>> unaccented("Šéèłł 3 çóòíìñš from Ann", {"Ann"})
['from']
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from digsite.words.folders import ENGLISH, sources

_ACCENTED: Final = str.maketrans("cdghjklnrstwyzCDGHJKLNRSTWYZ", "çďğĥĵķłñřšťŵýžÇĎĞĤĴĶŁÑŘŠŤŴÝŽ")
_TWICE: Final = str.maketrans(
    {
        "a": "áà",
        "e": "éè",
        "i": "íì",
        "o": "óò",
        "u": "úù",
        "A": "ÁÀ",
        "E": "ÉÈ",
        "I": "ÍÌ",
        "O": "ÓÒ",
        "U": "ÚÙ",
    }
)
_LETTERS: Final = re.compile(r"[^\W\d_]{2,}")
_CATALOGUES: Final = Path(__file__).parents[2] / "web" / "catalogues.ts"


def pseudo(text: str) -> str:
    """Say a text in the language nobody speaks."""
    return text.translate(_ACCENTED).translate(_TWICE)


def unaccented(text: str, names: Collection[str] = ()) -> list[str]:
    """List the words of a text that are in no such language, but for names."""
    return [word for word in _LETTERS.findall(text) if word.isascii() and word not in names]


class _Accents(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # Fluent's name
        node.value = pseudo(node.value)


@cache
def pseudo_sources() -> dict[str, str]:
    """The English files, each in the language nobody speaks."""
    found = {}
    for name, text in sources(ENGLISH).items():
        file = FluentParser(with_spans=False).parse(text)
        _Accents().visit(file)
        found[name] = FluentSerializer().serialize(file)
    return found


@cache
def page_parts() -> dict[str, str]:
    """What the page fetches of the language nobody speaks, as the scripts it fetches: part by part, and the rest."""
    build = _CATALOGUES.read_text(encoding="utf-8")
    lists = re.findall(r"^const ([A-Z]+) = \[\"[a-z]+\.ftl", build, re.MULTILINE)
    files = {name.lower(): re.findall(r'"([a-z]+\.ftl)"', _list(build, name)) for name in lists}
    assert {"home", "never"} <= set(files)
    files["table"] = [name for name in pseudo_sources() if not any(name in some for some in files.values())]
    del files["never"]
    parts = {part: [pseudo_sources()[name] for name in names] for part, names in files.items()}
    return {part: f"export default {json.dumps(_without_comments(texts))};" for part, texts in parts.items()}


def _list(build: str, name: str) -> str:
    found = re.search(rf"^const {name} = (\[.*\]);", build, re.MULTILINE)
    assert found, f"web/catalogues.ts has no list {name}"
    return found[1]


def _without_comments(texts: list[str]) -> str:
    return re.sub(r"^#.*\n", "", "\n".join(texts), flags=re.MULTILINE)
