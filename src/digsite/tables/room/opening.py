"""Opening a table, and sitting down at it."""

from __future__ import annotations

from collections.abc import Container, Sequence

import msgspec

from digsite.bots.levels import LEVELS
from digsite.dealers import commitment, new_secret
from digsite.editions import SetupError
from digsite.errors import shown
from digsite.game import RANDOM
from digsite.game.names import why_not_name
from digsite.lessons import LESSONS
from digsite.lessons.lesson import LEARNER
from digsite.tables.errors import TableError
from digsite.tables.log.entries import Entry, Opened, Seated, StoodIn, write_entry
from digsite.tables.log.rows import NewRow
from digsite.tables.room.clocks import check_clock
from digsite.tables.room.live_table import Table
from digsite.tables.room.own_choices import BOTS
from digsite.tables.room.printed_editions import printed
from digsite.tables.room.seat_secrets import hashed, new_seat_secret, new_table_id
from digsite.tables.room.seats import SeatAt, bot_names
from digsite.tables.room.taking_back import undo_by
from digsite.tables.wire.messages import NewTable, SeatPlan, TakeSeat
from digsite.tables.wire.values import LONGEST_NAME
from digsite.words.message import message


def new_table(new: NewTable, table_id: str | None = None) -> tuple[NewRow, Opened]:
    """Open a table as wished, or refuse and say what there is."""
    if new.lesson is not None:
        new = _as_taught(new, new.lesson)
    _check(new)
    return _row(new, bot_names(new.seats), (), table_id=table_id)


def rematch_of(table: Table, here: Container[int]) -> NewRow:
    """Open another table for the same people and bots: a new deal, and new secrets and random bytes to come.

    Everybody keeps the seat they had at the end of the game. Bots go on playing for those who are away.
    """
    plans = tuple(SeatPlan("bot", seat.level) if seat.kind == "bot" else SeatPlan("open") for seat in table.seats)
    bots = tuple(seat.name if seat.kind == "bot" else None for seat in table.seats)
    new = msgspec.structs.replace(
        table.opened.new, seats=plans, sand=table.sand, pace=table.pace, listed=False, language=table.language
    )
    people: list[Entry] = []
    for place, seat in enumerate(table.seats):
        if seat.kind == "person":
            people.append(Seated(place, seat.name, None, None))
    for place, seat in enumerate(table.seats):
        if seat.stand_in is not None and place not in here:
            people.append(StoodIn(place, seat.stand_in, place))
    return _row(new, bots, people, table.id)[0]


def _row(
    new: NewTable,
    bots: tuple[str | None, ...],
    people: Sequence[Entry],
    previous: str | None = None,
    table_id: str | None = None,
) -> tuple[NewRow, Opened]:
    secret = new_secret()
    opened = Opened(new, bots, commitment(secret), previous, undo_by(new))
    entries = tuple(write_entry(entry) for entry in (opened, *people))
    return NewRow(table_id or new_table_id(), secret, entries), opened


def _as_taught(new: NewTable, lesson: str) -> NewTable:
    """Settle a table as its lesson needs it: one learner, one bot, no clock, and nothing is taken back."""
    if lesson not in LESSONS:
        there = ", ".join(LESSONS)
        raise TableError("no-such-lesson", message("no-such-lesson", given=shown(lesson), there=there))
    taught = LESSONS[lesson]
    return NewTable(
        seats=(SeatPlan("open"), SeatPlan("bot", taught.level)),
        monument=taught.setup.monument.id,
        sand=(LEARNER,),
        pace=new.pace,
        undo=False,
        lesson=lesson,
        language=new.language,
    )


def _check(new: NewTable) -> None:
    edition = printed(new.edition)
    monument = edition.rules.monuments[0] if new.monument == RANDOM else new.monument
    try:
        edition.setup(len(new.seats), monument, new.variants)
    except SetupError as error:
        raise TableError(error.code, error.message) from None
    for plan in new.seats:
        if plan.kind == "bot":
            check_level(plan.level or "")
        elif plan.level is not None:
            raise TableError("level-without-bot")
    if all(plan.kind == "bot" for plan in new.seats):
        raise TableError("nobody-to-play")
    check_sand(new, new.sand)
    check_clock(new.clock)
    check_level(new.bot)


def check_level(level: str) -> None:
    """Refuse a level that does not exist."""
    if level not in LEVELS and level not in BOTS:
        there = ", ".join((*LEVELS, *BOTS))
        raise TableError("no-such-level", message("no-such-level", given=shown(level), there=there))


def check_sand(new: NewTable, sand: Sequence[int]) -> None:
    """Refuse to rank seats by sand where the rules draw lots (R6)."""
    if not sand:
        return
    if not printed(new.edition).rules.first_player_may_be_named:
        raise TableError("drawn-by-lot")
    if len(set(sand)) != len(sand) or not all(0 <= seat < len(new.seats) for seat in sand):
        raise TableError("no-such-seat", message("no-such-seat-in-sand", most=len(new.seats) - 1))


def seat_taken(table: Table, place: int, take: TakeSeat) -> tuple[Seated, str]:
    """Sit down; the secret is told once, to whoever sat down."""
    seat = seat_at(table, place)
    if seat.kind != "open":
        raise TableError("seat-taken", message("seat-taken", who=seat.called))
    name = clean_name(take.name)
    if name.casefold() in {known.casefold() for other in table.seats for known in (other.name, other.recorded)}:
        raise TableError("name-taken", message("name-taken", name=name))
    secret = new_seat_secret()
    commitment, entropy = committed(take.commitment, take.entropy)
    return Seated(place, name, hashed(secret), entropy, commitment), secret


def committed(commitment: str | None, entropy: str) -> tuple[str | None, str | None]:
    """Take a commitment, or bytes in the open, or neither; never both, which would show what was committed to."""
    if commitment is not None and entropy:
        raise TableError("committed-openly")
    return commitment, entropy or None


def seat_at(table: Table, place: int) -> SeatAt:
    """Find a seat, or refuse one that does not exist."""
    if not 0 <= place < len(table.seats):
        raise TableError("no-such-seat", message("no-such-seat", most=len(table.seats) - 1, given=place))
    return table.seats[place]


def clean_name(name: str) -> str:
    """Take a name as it is meant: without spaces around it, and on one line.

    >>> clean_name("  Ann   Lee ")
    'Ann Lee'
    >>> clean_name("\N{HANGUL FILLER}")
    Traceback (most recent call last):
    digsite.tables.errors.TableError: A name has 1 to 24 characters, at least one of them visible, unlike '\u3164'.
    """
    clean = " ".join(name.split())
    why_not = why_not_name(clean, LONGEST_NAME)
    if why_not is not None:
        raise TableError("bad-name", why_not)
    return clean
