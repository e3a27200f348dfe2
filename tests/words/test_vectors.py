"""Messages and what is said of them, to the letter; web/src/words/vectors.test.ts holds the page to the same file."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from digsite.words import Span, Thing, Voice


class Reader(msgspec.Struct):
    names: tuple[str, ...]
    treasures: dict[str, str]
    you: int | None


class Vector(msgspec.Struct):
    text: str
    what: Thing
    options: dict[str, str]
    reader: Reader
    spans: tuple[tuple[str, Thing | None], ...]


VECTORS = msgspec.json.decode((Path(__file__).parent / "vectors.json").read_bytes(), type=tuple[Vector, ...])


@pytest.mark.parametrize("vector", VECTORS, ids=[vector.text[:60] for vector in VECTORS])
def test_a_message_is_said_to_the_letter(vector: Vector) -> None:
    reader = vector.reader
    voice = Voice("en", reader.names, reader.treasures, reader.you)
    assert voice.say(vector.what, **vector.options) == vector.text
    assert voice.spans(vector.what, **vector.options) == [Span(*span) for span in vector.spans]


def test_there_are_very_many_of_them() -> None:
    assert len(VECTORS) > 100
