"""What workers on one machine and the hub between them say to each other."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Question: TypeAlias = Literal["greet", "take", "let-go", "agree"]


class Said(msgspec.Struct, frozen=True, array_like=True, tag=1):
    """Something for whoever follows a topic; or, from the hub, for whoever reads this."""

    topic: str
    text: bytes


class Follow(msgspec.Struct, frozen=True, array_like=True, tag=2):
    """To the hub: what is said on a topic is wanted here. From the hub: from now on nothing is missed."""

    topic: str


class Unfollow(msgspec.Struct, frozen=True, array_like=True, tag=3):
    """It is wanted no more."""

    topic: str


class Wanted(msgspec.Struct, frozen=True, array_like=True, tag=4):
    """From the hub: another worker follows this topic; with ``number``, that worker waits until this is known.

    To the hub, with that number: it is known.
    """

    topic: str
    number: int = 0


class Unwanted(msgspec.Struct, frozen=True, array_like=True, tag=5):
    """From the hub: no other worker follows this topic any more."""

    topic: str


class Asked(msgspec.Struct, frozen=True, array_like=True, tag=6):
    """To the hub: a question about a turn, or about a word; or no question, but whoever greets is answered, too."""

    number: int
    what: Question
    name: str
    word: str
    seconds: float


class Answered(msgspec.Struct, frozen=True, array_like=True, tag=7):
    """From the hub: the answer."""

    number: int
    word: str


class Handed(msgspec.Struct, frozen=True, array_like=True, tag=8):
    """A connection for the worker in some place, with the bytes that were read on it; the connection comes along.

    ``back``: nobody is in that place now.
    """

    place: int
    read: bytes
    back: bool = False


class Here(msgspec.Struct, frozen=True, array_like=True, tag=9):
    """To the hub: whoever says this takes connections for its place from now on, or (``leaving``) no more.

    From the hub, to whoever leaves: none comes after this.
    """

    leaving: bool = False


Word: TypeAlias = Said | Follow | Unfollow | Wanted | Unwanted | Asked | Answered | Handed | Here

_read = msgspec.msgpack.Decoder[Word](Word)
_written = msgspec.msgpack.Encoder()


def write_word(word: Word) -> bytes:
    """Write something out.

    >>> read_word(write_word(Said("weather", b"sand")))
    Said(topic='weather', text=b'sand')
    """
    return _written.encode(word)


def read_word(text: bytes) -> Word:
    """Read something."""
    word: Word = _read.decode(text)
    return word
