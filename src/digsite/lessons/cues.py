"""What a coach says, and what at the table that is about."""

from __future__ import annotations

import msgspec

from digsite.words.message import Message


class Cue(msgspec.Struct, frozen=True):
    """One short thing that the coach says.

    ``at`` names what it is about: ``market/coin``, ``hand/coin``, ``sell/coin/5``, ``do/end``, ``do/sell/coin``,
    ``site``, ``market``, ``monument``, ``museum``, ``tent``, ``hand``, ``opponent``. ``until`` says what the player
    lays out on their own screen before the next cue: ``taken/coin`` or ``given/coin`` on the scales, ``selling`` or
    ``exploring`` begun; empty: it stays until the move is made.
    """

    say: Message
    at: str
    until: str


class Coach(msgspec.Struct, frozen=True):
    """What the coach says now: first what is to be read, one after the other; then what is to be done."""

    step: str
    number: int  # of this step, from 1
    of: int  # so many steps has the lesson
    reads: tuple[Cue, ...]
    acts: tuple[Cue, ...]
    rule: str  # the rule behind it, to look up
