"""What messages are made of: numbers, names and words that may come from anybody, with how long they may be."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from digsite.editions.deck import MOST_CARDS

#: Numbers that players give to what they say.
Id = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
#: So many characters of a name have room at a table.
LONGEST_NAME: Final = 24
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
#: A seat's secret: whoever says it sits there.
Secret = Annotated[str, Meta(min_length=20, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
#: A SHA-256 in hex: what somebody commits to (see docs/fair-dealing.md).
Digest = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]+$")]
#: Random bytes from a player's own machine, in hex (see docs/fair-dealing.md).
Entropy = Annotated[str, Meta(max_length=128, pattern="^([0-9a-f]{2})*$")]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
Card = Annotated[str, Meta(min_length=1, max_length=32)]
Cards = Annotated[tuple[Card, ...], Meta(max_length=MOST_CARDS)]
Pace = Literal["calm", "brisk", "instant"]
#: Unfinished: nobody who played is left.
Stage = Literal["open", "revealing", "playing", "over", "unfinished"]
#: Why somebody gives their seat to a bot: they may come back, or they give the game up for good.
Leaving = Literal["left", "resigned"]
#: What somebody may call across the table. Everybody reads it in their own language.
EmoteKind = Literal["hello", "nice", "thanks", "ouch", "moment", "good-game"]
#: Who may take back their own trades and sales: nobody, whoever plays alone against bots, everybody.
UndoBy = Literal["nobody", "alone", "everybody"]
#: What a seat says to a rematch.
RematchAnswer = Literal["asked", "accepted", "declined"]
#: A language's code, such as de.
Language = Annotated[str, Meta(min_length=2, max_length=8, pattern="^[a-z-]+$")]
#: Roughly what a line comes from, and no more than that.
Device = Literal["computer", "phone", "program"]


class LogHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a table's log was stored: the number of an entry, and the mark that was drawn for it at random."""

    number: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    mark: Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]+$")]


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: seconds a move, minutes a game, or days a move; and what then happens."""

    kind: Literal["move", "game", "days"]
    amount: Annotated[int, Meta(ge=1, le=3600)]  # seconds, minutes or days
    then: Literal["once", "on"] = "once"  # a bot decides this once, or plays the seat on until it is taken back
