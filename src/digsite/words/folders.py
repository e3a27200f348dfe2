"""The languages there are: each is a folder of Fluent files beside this one; none has to be read to know them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

#: The language that has every message, and says what others lack.
ENGLISH: Final = "en"


@cache
def languages() -> tuple[str, ...]:
    """List the languages there are catalogues for.

    >>> "en" in languages()
    True
    """
    folders = (entry for entry in files("digsite.words").iterdir() if entry.is_dir())
    return tuple(sorted(entry.name for entry in folders if any(part.name.endswith(".ftl") for part in entry.iterdir())))


def sources(language: str) -> dict[str, str]:
    """Read the files of a language, as they are."""
    folder = files("digsite.words") / language
    parts = sorted((part for part in folder.iterdir() if part.name.endswith(".ftl")), key=lambda part: part.name)
    return {part.name: part.read_text(encoding="utf-8") for part in parts}
