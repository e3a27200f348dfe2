"""A game to look back at, as the page is told it: what was seen after every event, and where to find what."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from digsite.game.view import View
from digsite.seat import HeldKind
from digsite.tables.wire.messages import Ending, LogLine, Secret, TableNow
from digsite.telling.marks import Mark, Turn
from digsite.words.message import Message

#: Through whose eyes: all cards face up, a spectator's, or a seat's.
Eyes = Annotated[str, Meta(pattern="^(all|public|[0-4])$")]


class Frame(msgspec.Struct, frozen=True):
    """The table right after one event; the first after the deal."""

    line: LogLine
    now: Message  # what happened, in a sentence
    view: View  # with an empty log: the lines tell it
    hand: tuple[HeldKind, ...]
    worth: tuple[int | None, ...]  # what each hand would sell for; None: these eyes do not see it


class Replay(msgspec.Struct, frozen=True):
    """A game as some eyes saw it, event by event."""

    table: TableNow
    eyes: Eyes
    stage: Literal["over", "unfinished", "playing"]
    frames: tuple[Frame, ...]
    turns: tuple[Turn, ...]
    marks: tuple[Mark, ...]
    ending: Ending | None
    date: str | None  # of the deal, where it is known
    record: int  # which of a file's games this is, from 1
    records: int  # how many there are


class LookBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for all that one's own eyes have seen of a game so far; without a secret, what everybody has."""

    secret: Secret | None = None
