"""One live table: the fold of its log.

The caller changes the table here first and then stores the entries. If storing fails, the caller drops the table and
loads it again. So a table always is what its log says.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TypeVar

import msgspec

from digsite.errors import DigsiteError
from digsite.game import Game, Move
from digsite.game.events import AnyEvent
from digsite.lessons import LESSONS, Lesson, why_not_now
from digsite.records import record_lines
from digsite.tables.errors import TableBroken, TableError
from digsite.tables.log.entries import (
    AnyEntry,
    BotSeated,
    Closed,
    Entry,
    Listed,
    Moved,
    Opened,
    PaceSet,
    Readied,
    RematchAnswered,
    RematchOpened,
    Revealed,
    Revealing,
    SandNamed,
    Seated,
    SeatFreed,
    SecretRenewed,
    Started,
    StoodIn,
    TakenBack,
    Timed,
    Undone,
    Unfinished,
    Voided,
)
from digsite.tables.log.rows import StoredTable
from digsite.tables.room.clocks import Clocks
from digsite.tables.room.dealing import deal, sheet_of
from digsite.tables.room.revealing import DealInTheMaking, check_reveal
from digsite.tables.room.seats import SeatAt
from digsite.tables.wire.messages import Pace, Stage
from digsite.words.message import message

T = TypeVar("T", bound=Entry)


class Table:
    """A table as its log says."""

    def __init__(self, table_id: str, secret: bytes, opened: Opened) -> None:
        new = opened.new
        self.id = table_id
        self.secret = secret
        self.commitment = opened.commitment
        self.making: DealInTheMaking | None = None  # from when the deal is asked for
        self.voided = 0  # deals that failed
        self.opened = opened
        self.seats = [
            SeatAt("bot", name or "", plan.level) if plan.kind == "bot" else SeatAt("open")
            for plan, name in zip(new.seats, opened.bots, strict=True)
        ]
        self.sand: tuple[int, ...] = new.sand
        self.pace: Pace = new.pace
        self.rematch: str | None = None
        self.rematch_by: int | None = None
        self.rematch_answers: dict[int, bool] = {}  # by seat
        self.listed = new.listed
        self.language = new.language
        self.game: Game | None = None
        self.moves = 0  # made so far: the number of the state
        self.decisions = [0] * len(new.seats)  # made so far, by seat
        self.last_move_began = 0  # its place in the game's story
        self.length = 1  # of this table's log, in entries
        self.unfinished = False  # nobody who played is left, or the table was closed
        self.closed = False
        self.clocks = None if new.clock is None else Clocks(new.clock, len(new.seats))
        self.remembers = False  # the game can be looked back at; that takes ten times the memory
        self.time: int | None = None  # when what comes next happens; whoever changes the table says it

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is played here."""
        lesson = self.opened.new.lesson
        return None if lesson is None else LESSONS[lesson]

    @property
    def stage(self) -> Stage:
        """Whether the table waits, is about to deal, plays, or has played."""
        if self.game is None:
            return "open" if self.making is None else "revealing"
        if self.game.position.is_over:
            return "over"
        return "unfinished" if self.unfinished else "playing"

    @property
    def bot_to_decide(self) -> int | None:
        """The seat that decides, if a bot does it."""
        if self.game is None or self.stage != "playing":
            return None
        return self.game.player if self.seats[self.game.player].bot else None

    @property
    def person_to_decide(self) -> int | None:
        """The seat that decides, if a person does it."""
        if self.game is None or self.stage != "playing":
            return None
        return None if self.seats[self.game.player].bot else self.game.player

    @property
    def time_is_up(self) -> bool:
        """Whether somebody's time is up."""
        due = None if self.clocks is None else self.clocks.due
        return due is not None and self.time is not None and self.time >= due

    @property
    def plays_unattended(self) -> bool:
        """Whether bots decide although nobody is connected: by correspondence, for as long as any person plays."""
        waits = self.clocks is None or not self.clocks.waits_for_nobody
        return not waits and any(seat.is_played_by_a_person for seat in self.seats)

    @property
    def entropy(self) -> tuple[bytes, ...]:
        """What each seat added to the deal."""
        if self.making is None:  # dealt by an earlier version: everybody added in the open
            return tuple(seat.entropy or b"" for seat in self.seats)
        return self.making.entropy(self.seats)

    @property
    def secret_hashes(self) -> dict[int, str]:
        """The hashes of the secrets of the seats that people sit on."""
        return {place: seat.secret_hash for place, seat in enumerate(self.seats) if seat.secret_hash is not None}

    # What makes the log longer.

    def deal(self, names: Sequence[str] | None = None) -> Started:
        """Deal the cards; the names are those of the seats unless the log has them already."""
        names = tuple(seat.recorded for seat in self.seats) if names is None else tuple(names)
        self.game = deal(self.opened.new, self.sand, names, self.secret, self.entropy)
        if not self.remembers:
            self.game.forget_past()  # what is stored is not taken back
        self.length += 1
        self._tick(decided=True)
        return self.stamped(Started(names, _events(self.game, 0)))

    def play(self, seat: int, move: Move, *, by_clock: bool = False) -> Moved:
        """Make a move; what the rules refuse is an error and changes nothing."""
        if self.game is None:
            raise TableError("not-dealt")
        later = None if self.lesson is None else why_not_now(self.lesson, seat, self.decisions[seat], move)
        if later is not None and seat == self.game.player:
            raise TableError("lesson-later", later)
        before, told = len(self.game.log), self.game.story_length
        self.game.play(move, by=seat)
        self.decisions[seat] += 1
        self._changed_state(told)
        self._tick(decided=True)
        events = _events(self.game, before)
        return self.stamped(Moved(seat, move, events, by_clock))  # type: ignore[arg-type]  # all moves are in AnyMove

    def stamped(self, entry: T) -> T:
        """Write down when it happens, if clocks go by it."""
        return entry if self.clocks is None or not isinstance(entry, Timed) else _at(entry, self.time)

    def _tick(self, *, decided: bool) -> None:
        if self.clocks is not None and self.time is not None:
            self.clocks.note(self.time, self.person_to_decide, decided=decided)

    def undo(self, seat: int) -> Undone:
        """Take back a seat's last trade or sale; what the rules refuse is an error and changes nothing."""
        if self.game is None:
            raise TableError("not-dealt")
        told = self.game.story_length
        event = self.game.take_back(by=seat)
        self._changed_state(told)
        return Undone(seat, event)

    def _changed_state(self, told: int) -> None:
        self.moves += 1
        self.last_move_began = told
        self.length += 1

    def note(self, entry: AnyEntry) -> None:
        """Take in an entry that is not about the game itself."""
        match entry:
            case Seated(seat, name, secret_hash, entropy, commitment):
                self.seats[seat] = SeatAt("person", name, secret_hash=secret_hash)
                self._readied(seat, entropy, commitment)
            case BotSeated(seat, name, level, _):
                self.seats[seat] = SeatAt("bot", name, level)
            case SeatFreed(seat, _):
                self.seats[seat] = SeatAt("open")
            case Readied(seat, entropy, commitment):
                self._readied(seat, entropy, commitment)
            case Revealing():
                self.making = DealInTheMaking.among(self.seats)
            case Revealed(seat, entropy):
                shown = bytes.fromhex(entropy)
                check_reveal(self.making, self.seats, self.commitment, seat, shown)
                self.seats[seat].entropy = shown
            case Voided(_, commitment, secret):
                self.secret, self.commitment = bytes.fromhex(secret), commitment
                self.voided += 1
                self.making = None
                for one in self.seats:
                    one.commitment = one.entropy = None
            case SandNamed(seats):
                self.sand = seats
            case StoodIn(seat, level, _, why):
                there = self.seats[seat]
                if there.stand_in is None:
                    there.from_event = 0 if self.game is None else len(self.game.log)
                there.stand_in, there.why = level, why
                self._tick(decided=False)
            case TakenBack(seat):
                self.seats[seat].stand_in = None
                self._tick(decided=False)
            case Unfinished():
                self.unfinished = True
            case Closed():
                self.unfinished = self.closed = True
            case SecretRenewed(seat, secret_hash):
                self.seats[seat].secret_hash = secret_hash
            case PaceSet(pace):
                self.pace = pace
            case RematchOpened(table, by):
                self.rematch, self.rematch_by = table, by
            case RematchAnswered(seat, yes):
                self.rematch_answers[seat] = yes
            case Listed(listed, language):
                self.listed, self.language = listed, language or self.language
            case _:
                raise ValueError(f"{type(entry).__name__} is not noted: it is played again")
        self.length += 1

    def _readied(self, seat: int, entropy: str | None, commitment: str | None) -> None:
        self.seats[seat].entropy = None if entropy is None else bytes.fromhex(entropy)
        self.seats[seat].commitment = commitment

    # What can be had when the game is over.

    def record(self, dealt_at: int, left: Sequence[object] = ()) -> bytes:
        """Write the game's record, the seed revealed in it; ``left``: which seats bots played on (leaving.py)."""
        if self.game is None or self.stage == "playing":
            raise TableError("not-over-yet", message("not-over-yet-record"))
        date = datetime.fromtimestamp(dealt_at / 1000, UTC).date().isoformat()
        bots = [seat.bot for seat in self.seats]
        further: dict[str, object] = {"date": date, "bots": bots}
        if self.lesson is None:
            noted = None if self.making is None else self.making.commitments
            sheet = sheet_of(self.game, self.opened.new, self.sand, self.secret, self.entropy, noted, self.voided)
            further["fair"] = sheet.to_json()
        else:  # laid out in advance: there is nothing to prove
            further["lesson"] = self.lesson.id
        return b"".join(record_lines(self.game, {**further, "left": left} if left else further))


def load_table(stored: StoredTable, *, remembers: bool = False) -> Table:
    """Fold a log; what was played is played again, and must come out as it was stored.

    ``remembers``: for whoever wants to look back.
    """
    if not stored.entries or not isinstance(stored.entries[0], Opened):
        raise TableBroken(0, "a log begins with the opening of its table.")
    table = Table(stored.id, stored.secret, stored.entries[0])
    table.remembers = remembers
    fold(table, stored.entries[1:])
    return table


def fold(table: Table, entries: Sequence[AnyEntry]) -> None:
    """Bring a table up to date with entries that come next in its log."""
    for entry in entries:
        number = table.length
        try:
            _again(table, entry)
        except TableBroken:
            raise
        except (DigsiteError, ValueError, IndexError) as error:
            raise TableBroken(number, f"{error}") from error


def _again(table: Table, entry: AnyEntry) -> None:
    made: AnyEntry
    table.time = entry.at if isinstance(entry, Timed) else None
    match entry:
        case Started(names, _):
            made = table.deal(names)
        case Moved(by, move, _, by_clock):
            made = table.play(by, move, by_clock=by_clock)
        case Undone(by, _):
            made = table.undo(by)
        case _:
            table.note(entry)
            return
    if made != entry:
        raise TableBroken(table.length - 1, "it comes out differently now.")


def _events(game: Game, since: int) -> tuple[AnyEvent, ...]:
    return tuple(game.log[since:])  # type: ignore[arg-type]  # all kinds of events are in AnyEvent


def _at(entry: T, time: int | None) -> T:
    return msgspec.structs.replace(entry, at=time)
