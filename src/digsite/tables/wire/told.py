"""What players are told: answers under the number of what they said (``to``), and, unasked, the table and the state.

Both come whole: after a missed one, the next brings a player up to date.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from digsite.editions.setup import TreasureFigures
from digsite.game.events import AnyEvent
from digsite.game.view import View
from digsite.game.withdrawn import Exchange
from digsite.lessons.cues import Coach
from digsite.seat import AnyQuestion, Draft, HeldKind, Why
from digsite.tables.wire.values import (
    ClockRule,
    Device,
    EmoteKind,
    Leaving,
    LogHead,
    Pace,
    RematchAnswer,
    Stage,
    UndoBy,
)
from digsite.telling.story import TookBack
from digsite.words.message import Message


class SetupFigures(msgspec.Struct, frozen=True):
    """What the game is played with."""

    treasures: tuple[TreasureFigures, ...]
    monument: str
    thieves: int
    sandstorms: int
    tents: int
    map: str  # the treasure that opens chambers


class SeatFigures(msgspec.Struct, frozen=True):
    """Who sits where."""

    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    level: str | None  # of the bot that sits or stands in here
    number: int | None  # of a bot that is called by its level: the first of them is 1; None: the name says who it is
    plays_as: str | None  # the level this bot plays at meanwhile, until the game is compiled
    stood_in: bool  # a bot plays for the person whose seat it is
    here: bool  # somebody is connected on this seat; bots always are
    ready: bool  # they have committed to their random bytes, or none are to come
    left: Leaving | None  # they gave their seat up themselves
    rematch: RematchAnswer | None = None  # what they say to the rematch


class FairFigures(msgspec.Struct, frozen=True):
    """The promise that nobody chose a card: commitments before the deal, the seed when the game is over."""

    commitment: str  # the server's; empty in a lesson, whose cards are laid out in advance: nobody promises anything
    seed: str | None
    commitments: tuple[str, ...]  # the seats', as far as they take part in the deal; "" where there is none
    voided: int  # deals that failed, because somebody did not show their bytes


class LogLine(msgspec.Struct, frozen=True):
    """One line of the game's story as this seat saw it: an event, or that an earlier one was taken back.

    The story only grows: what was taken back stays in it.
    """

    number: int  # its place in the story, from 0
    event: AnyEvent | TookBack
    told: tuple[Message, ...]
    news: bool  # not the plain end of a turn


class Ending(msgspec.Struct, frozen=True):
    """How the game came out, when it is over."""

    winners: tuple[int, ...]
    standings: tuple[int, ...]  # the seats from first to last
    sold: tuple[int, ...]  # cards sold, by seat
    lost: tuple[int, ...]  # cards lost to storms and thieves, by seat


class UndoFigures(msgspec.Struct, frozen=True):
    """Whether this seat may take something back now, and what."""

    why: Why  # why not; None: it may
    event: Exchange | None  # the trade or the sale that would be taken back; None: there is none
    told: Message | None  # the same in words
    left: int  # how often more in this turn


class Told(msgspec.Struct, frozen=True, tag_field="tell"):
    """Something a player is told."""


class TableNow(Told, frozen=True, tag="table"):
    """The table: who sits there, what will be played. Told at the beginning and whenever it changes."""

    id: str
    you: int | None
    stage: Stage
    edition: str
    edition_name: str
    players: int
    monument: str  # "random" until the deal, where chance chooses
    variants: tuple[str, ...]
    sand: tuple[int, ...]
    pace: Pace
    seats: tuple[SeatFigures, ...]
    setup: SetupFigures | None  # from the deal on
    fair: FairFigures
    start: Why  # why the deal cannot be made yet
    rematch: str | None  # the id of the table that was opened for it
    undo: bool  # players may take back their own trades and sales here, as things stand
    clock: ClockRule | None  # None: everybody takes their time
    bot: str  # the level of the bots that play on for those who leave, or whose time is up
    lines: int  # on your own seat
    lesson: str | None = None  # the lesson that is played here
    undo_by: UndoBy = "nobody"  # who may take back trades and sales, as the table was opened
    listed: bool = False  # until the deal: strangers find it among the open tables
    head: LogHead | None = None  # until the deal: how far the log is stored


class StateNow(Told, frozen=True, tag="state"):
    """The game as this seat may know it. Told at the beginning and after every move."""

    number: int  # grows with every move; said with the next one
    now: Message  # what goes on and what you can do
    view: View  # with an empty log: the lines below tell it
    hand: tuple[HeldKind, ...]
    ask: AnyQuestion | None  # None: it is not for you to decide
    since: int  # the place of the first line; 0: forget the lines before
    lines: tuple[LogLine, ...]
    ending: Ending | None  # when the game is over
    undo: UndoFigures | None  # None: to spectators
    head: LogHead | None = None  # how far the log is stored
    coach: Coach | None = None  # in a lesson: what its coach says to whoever learns


class SeatTime(msgspec.Struct, frozen=True):
    """How long somebody may still think, in milliseconds."""

    seat: int
    left: int
    runs: bool


class Absence(msgspec.Struct, frozen=True):
    """Somebody whose line dropped: so many milliseconds until a bot may stand in for them."""

    seat: int
    grace: int


class TimesNow(Told, frozen=True, tag="times"):
    """What depends on the time, told as what is left, so that it does not matter how the reader's clock is set."""

    clocks: tuple[SeatTime, ...]  # of the people who play, at a table with a clock
    away: tuple[Absence, ...]


class Emoted(Told, frozen=True, tag="emote"):
    """Somebody calls something across the table. Told once, while it is fresh."""

    seat: int
    what: EmoteKind


class DeviceFigures(msgspec.Struct, frozen=True):
    """One line on a seat: roughly what it comes from, for how many milliseconds, and whether it is the one asking."""

    device: Device
    since: int
    this: bool


class Devices(Told, frozen=True, tag="devices"):
    """The lines on one's own seat, the oldest first."""

    to: int
    devices: tuple[DeviceFigures, ...]


class Done(Told, frozen=True, tag="done"):
    """What was said is done, and safely stored."""

    to: int


class Refused(Told, frozen=True, tag="refused"):
    """What was said cannot be; nothing changed. The connection lives on."""

    to: int | None  # None: it could not be read at all
    code: str
    why: Message
    sentence: str = ""  # in English, for programs, and for a page that may be too old to know the message


class Balance(Told, frozen=True, tag="balance"):
    """How a trade stands."""

    to: int
    draft: Draft


class Payment(Told, frozen=True, tag="payment"):
    """The cheapest payment: what the hand misses least."""

    to: int
    give: tuple[str, ...]


AnyTold = TableNow | StateNow | TimesNow | Emoted | Done | Refused | Balance | Payment | Devices
