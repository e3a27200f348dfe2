"""What is said at a live table: by players (``Said``), and to them (``Told``). The browser's types are made from these.

Players say what they want under a number of their own choosing (``id``), and every saying is answered under that number
(``to``): with ``Done``, with the answer, or with ``Refused``. The table and the state come unasked and whole: after a
missed one, the next brings a player up to date.

>>> import msgspec
>>> msgspec.json.decode(
...     b'{"say":"play","id":7,"number":12,"move":{"move":"sell","treasure":"coin","count":5}}', type=AnySaid
... )
Play(id=7, number=12, move=Sell(treasure='coin', count=5))
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from digsite.editions.deck import MOST_CARDS
from digsite.editions.setup import TreasureFigures
from digsite.game.events import AnyEvent
from digsite.game.moves import AnyMove
from digsite.game.view import View
from digsite.game.withdrawn import Exchange
from digsite.lessons.cues import Coach
from digsite.seat import AnyQuestion, Draft, HeldKind, Why
from digsite.telling.story import TookBack
from digsite.words.message import Message

#: Numbers that players give to what they say.
Id = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
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


# What players say.


class Said(msgspec.Struct, frozen=True, tag_field="say", forbid_unknown_fields=True):
    """Something a player says."""

    id: Id


class Hello(Said, frozen=True, tag="hello"):
    """The first thing said on every connection: which seat this is; without a secret, a spectator.

    A page says which version of the wire it speaks; programs need not. Whoever was here before says how far the log
    was then: if the stored log does not hold that any more, the server says so instead of playing on.
    """

    secret: Secret | None = None
    wire: Annotated[str, Meta(max_length=64)] | None = None
    head: LogHead | None = None


class Ready(Said, frozen=True, tag="ready"):
    """Commit to random bytes of one's own before the deal (after a rematch; whoever sits down can do so then).

    Programs may add bytes in the open instead; the record then names their seat as one that did not commit.
    """

    entropy: Entropy = ""
    commitment: Digest | None = None


class Reveal(Said, frozen=True, tag="reveal"):
    """Show the bytes one committed to, once nobody can change anything any more; with the last the table deals."""

    entropy: Entropy


class Sand(Said, frozen=True, tag="sand"):
    """Say who last had their feet in sand, the most recent first (R6, R82); nobody: chance names the first."""

    seats: Annotated[tuple[SeatNumber, ...], Meta(max_length=5)]


class SeatBot(Said, frozen=True, tag="seat_bot"):
    """Before the deal, give a seat where no person sits to a bot of this level; without a level, make it free."""

    seat: SeatNumber
    level: Level | None


class FillSeats(Said, frozen=True, tag="fill_seats"):
    """Before the deal, give every seat that is still free to a bot of this level."""

    level: Level


class StandUp(Said, frozen=True, tag="stand_up"):
    """Before the deal, give up one's own seat: anybody may take it, and its secret opens nothing any more."""


class Start(Said, frozen=True, tag="start"):
    """Deal, once every seat is taken."""


class Play(Said, frozen=True, tag="play"):
    """Make a move in the state of this number."""

    number: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    move: AnyMove


class Undo(Said, frozen=True, tag="undo"):
    """In the state of this number, take back one's last trade or sale of this turn, where the table allows it."""

    number: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Weigh(Said, frozen=True, tag="weigh"):
    """Ask how a trade stands; nothing is done. Answered with ``Balance``."""

    give: Cards
    take: Cards


class Pay(Said, frozen=True, tag="pay"):
    """Ask for the cheapest payment for these cards; nothing is done. Answered with ``Payment``."""

    take: Cards


class StandIn(Said, frozen=True, tag="stand_in"):
    """Let a bot of this level play for somebody who is not here."""

    seat: SeatNumber
    level: Level


class TakeBack(Said, frozen=True, tag="take_back"):
    """Take one's own seat back from the bot that stood in."""


class Leave(Said, frozen=True, tag="leave"):
    """Give one's own seat to a bot of the table's level; with no person left, the game ends unfinished."""

    why: Leaving


class AskDevices(Said, frozen=True, tag="devices"):
    """Ask which devices are on one's own seat. Answered with ``Devices``."""


class SignOut(Said, frozen=True, tag="sign_out"):
    """Close all other lines on one's own seat: from now on only this new secret, made by whoever says it, opens it."""

    secret: Secret


class ComeAlong(Said, frozen=True, tag="come_along"):
    """Go along to the rematch: only this new secret, made by whoever says it, opens one's seat there."""

    secret: Secret


class SetPace(Said, frozen=True, tag="pace"):
    """Set how fast bots act."""

    pace: Pace


class Rematch(Said, frozen=True, tag="rematch"):
    """Open another table with the same seats, when the game is over; the others ``come_along`` or ``decline``."""


class Decline(Said, frozen=True, tag="decline"):
    """Say no to the rematch: one's seat there is free for somebody else."""


class Emote(Said, frozen=True, tag="emote"):
    """Call something across the table. It is shown for a moment, and kept nowhere."""

    what: EmoteKind


class ListTable(Said, frozen=True, tag="list"):
    """Before the deal, put the table on the list of open tables, for strangers to find, or take it off."""

    listed: bool
    language: Language | None = None  # of whoever says it


AnySaid = (
    Hello
    | Ready
    | Reveal
    | Sand
    | SeatBot
    | FillSeats
    | StandUp
    | Start
    | Play
    | Undo
    | Weigh
    | Pay
    | StandIn
    | TakeBack
    | Leave
    | AskDevices
    | SignOut
    | ComeAlong
    | SetPace
    | Rematch
    | Decline
    | Emote
    | ListTable
)


# Clocks.


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: seconds a move, minutes a game, or days a move; and what then happens."""

    kind: Literal["move", "game", "days"]
    amount: Annotated[int, Meta(ge=1, le=3600)]  # seconds, minutes or days
    then: Literal["once", "on"] = "once"  # a bot decides this once, or plays the seat on until it is taken back


# What a table is.


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


# What players are told.


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
    sentence: str = ""  # in English, where the page may be too old to know the message


class Balance(Told, frozen=True, tag="balance"):
    """How a trade stands."""

    to: int
    draft: Draft


class Payment(Told, frozen=True, tag="payment"):
    """The cheapest payment: what the hand misses least."""

    to: int
    give: tuple[str, ...]


AnyTold = TableNow | StateNow | TimesNow | Emoted | Done | Refused | Balance | Payment | Devices


# Opening a table and sitting down.


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is meant for: a bot of a level, or somebody who is still to come."""

    kind: Literal["open", "bot"]
    level: Level | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played, and by how many."""

    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=5)]
    edition: Annotated[str, Meta(max_length=32)] = "new-expedition"
    monument: Annotated[str, Meta(max_length=32)] = "random"
    variants: Annotated[tuple[Annotated[str, Meta(max_length=32)], ...], Meta(max_length=3)] = ()
    sand: Annotated[tuple[SeatNumber, ...], Meta(max_length=5)] = ()
    pace: Pace = "brisk"
    undo: bool | None = None  # whether trades and sales may be taken back; None: by whoever plays alone against bots
    clock: ClockRule | None = None
    bot: Level = "digger"  # plays on for those who leave, and decides where time is up
    lesson: Annotated[str, Meta(max_length=32)] | None = None  # a lesson settles everything else by itself
    listed: bool = False  # strangers find it among the open tables
    language: Language | None = None  # of whoever opens it


class TableMade(msgspec.Struct, frozen=True):
    """A table was opened; its commitment is told before anybody adds random bytes."""

    table: str
    commitment: str


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down under a name, and commit to random bytes for the deal; or add them in the open, as programs may."""

    name: Name
    entropy: Entropy = ""
    commitment: Digest | None = None


class SeatTaken(msgspec.Struct, frozen=True):
    """The seat is yours: whoever says this secret sits there."""

    table: str
    seat: int
    secret: str


# Tables for strangers.


class OpenTable(msgspec.Struct, frozen=True):
    """A table that waits for players: what anybody who opens its link is told, too."""

    id: str
    edition: str
    edition_name: str
    monument: str  # "random": chance chooses at the deal
    variants: tuple[str, ...]
    players: int
    free: int  # seats
    people: tuple[str, ...]  # by name
    bots: int
    clock: ClockRule | None
    undo_by: UndoBy
    language: str | None  # of whoever opened or listed it


class OpenTables(msgspec.Struct, frozen=True):
    """The tables that wait for strangers, the newest first."""

    tables: tuple[OpenTable, ...]
    more: int  # so many more there are


# What can be chosen, before there is a table.


class MonumentOption(msgspec.Struct, frozen=True):
    """A monument of an edition; the catalogues know its name and what it does."""

    id: str


class VariantOption(msgspec.Struct, frozen=True):
    """A variant of an edition's rules."""

    id: str
    players: tuple[int, int]  # fewest and most players


class EditionOption(msgspec.Struct, frozen=True):
    """An edition and what can be chosen in it."""

    id: str
    name: str
    year: int
    players: tuple[int, int]
    monuments: tuple[MonumentOption, ...]
    first_monument: str  # suggested for a first game
    variants: tuple[VariantOption, ...]
    sand: bool  # whether the first player may be named


class LevelOption(msgspec.Struct, frozen=True):
    """A level of bots."""

    id: str


class PaceOption(msgspec.Struct, frozen=True):
    """A pace of bots."""

    id: Pace
    seconds: float


class Options(msgspec.Struct, frozen=True):
    """Everything that can be chosen for a new table."""

    editions: tuple[EditionOption, ...]
    levels: tuple[LevelOption, ...]
    paces: tuple[PaceOption, ...]


class KernelNow(msgspec.Struct, frozen=True):
    """What the server can do by now."""

    ready: bool  # a game can be dealt
    searches: bool  # bots can search; until then they play like the professor


class Reach(msgspec.Struct, frozen=True):
    """From where this server can be opened."""

    only_here: bool  # from this machine alone
    others: tuple[str, ...]  # addresses that other machines can open, as far as they are known
    public: bool = False  # whoever runs the server named them: links for others always lead there


# The rules, for people to read.


class RuleText(msgspec.Struct, frozen=True):
    """One rule, or one worked example."""

    id: str
    title: str
    text: str  # what the printed rules say; empty where all of it is a ruling
    ruling: str  # what digsite settles here; empty where it settles nothing
    editions: tuple[str, ...]  # the printed editions it holds in


class RuleSection(msgspec.Struct, frozen=True):
    """Rules that belong together."""

    id: str  # the section's English name
    title: str
    rules: tuple[RuleText, ...]


class SourcedFigure(msgspec.Struct, frozen=True):
    """A figure, and where it comes from."""

    value: int
    source: str


class TreasureSheet(msgspec.Struct, frozen=True):
    """The figures of a treasure."""

    id: str
    cards: SourcedFigure
    trade: SourcedFigure
    sells: tuple[SourcedFigure, ...]
    left_out: tuple[int, ...]  # with so many players it stays in the box


class MonumentSheet(msgspec.Struct, frozen=True):
    """The figures of a monument."""

    id: str
    chambers: tuple[int, ...]
    maps: tuple[int, ...]
    pile: int
    rule: str


class EditionSheet(msgspec.Struct, frozen=True):
    """The figures of a printed edition."""

    id: str
    name: str
    year: int
    players: tuple[int, int]
    treasures: tuple[TreasureSheet, ...]
    thieves: tuple[SourcedFigure, ...]  # from the fewest players on
    sandstorms: tuple[SourcedFigure, ...]
    monuments: tuple[MonumentSheet, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules in one language, and all figures with their sources."""

    language: str
    ruling: str  # the word before a ruling
    sections: tuple[RuleSection, ...]
    editions: tuple[EditionSheet, ...]


class Problem(msgspec.Struct, frozen=True):
    """What was wrong with a request."""

    code: str
    why: Message
    sentence: str  # the same in English, for whoever reads it in a terminal
