"""What is said at a table, and what comes of it: entries for the log, or an answer, or a refusal.

Nothing here waits or stores: the same saying at the same table always comes to the same.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from types import MappingProxyType

from digsite.tables.errors import TableError
from digsite.tables.log.entries import (
    BotSeated,
    Entry,
    Listed,
    PaceSet,
    Readied,
    Revealed,
    Revealing,
    SandNamed,
    SeatFreed,
    SecretRenewed,
    StoodIn,
    TakenBack,
    Voided,
)
from digsite.tables.log.rows import NewRow
from digsite.tables.room.bot_seats import free_seat, give_seat
from digsite.tables.room.leaving import check_not_resigned, leave, stand_up, still_played
from digsite.tables.room.listing import listing
from digsite.tables.room.live_table import Table
from digsite.tables.room.opening import check_level, check_sand, committed
from digsite.tables.room.overtaken import what_happened
from digsite.tables.room.rematches import ask_for
from digsite.tables.room.renewing import renewed
from digsite.tables.room.revealing import check_reveal, why_waiting
from digsite.tables.room.starting import voided, why_no_start
from digsite.tables.room.taking_back import undo
from digsite.tables.room.trading import balance, payment
from digsite.tables.wire.messages import (
    AnySaid,
    Balance,
    Done,
    Emote,
    FillSeats,
    Hello,
    Leave,
    ListTable,
    Pay,
    Payment,
    Play,
    Ready,
    Refused,
    Rematch,
    Reveal,
    Sand,
    SeatBot,
    SetPace,
    SignOut,
    StandIn,
    StandUp,
    Start,
    TakeBack,
    Undo,
    Weigh,
)
from digsite.words.message import message


class Outcome:
    """What a saying comes to: the answer, and what must be stored before it is given."""

    __slots__ = ("answer", "entries", "new")

    def __init__(
        self, answer: Done | Refused | Balance | Payment, entries: tuple[Entry, ...] = (), new: NewRow | None = None
    ) -> None:
        self.answer = answer
        self.entries = entries
        self.new = new


def hear(
    table: Table,
    seat: int | None,
    said: AnySaid,
    here: Container[int],
    grace: Mapping[int, int] = MappingProxyType({}),
) -> Outcome:
    """Let a seat say something; what is refused is a ``DigsiteError`` and leaves the table as it was.

    ``here`` are the seats somebody is connected on; ``grace``: for how many milliseconds no bot may stand in yet for
    somebody whose line dropped.
    """
    if isinstance(said, Hello):
        raise TableError("hello-again")
    if seat is None:
        raise TableError("spectators-watch")
    if table.seats[seat].kind != "person":
        raise TableError("wrong-secret")  # they gave it up
    if isinstance(said, (Weigh, Pay)):
        return Outcome(_asked(table, seat, said))
    if isinstance(said, Rematch):
        return _rematch(table, seat, said, here)
    if isinstance(said, StandIn):
        stood_in = _stand_in(table, seat, said, here, grace)
        void = _noted(table, voided(table)) if table.stage == "revealing" else []
        return Outcome(Done(said.id), (*void, *_noted(table, stood_in), *_dealt_by_itself(table, seat)))
    return Outcome(Done(said.id), tuple(_done(table, seat, said)))


def _asked(table: Table, seat: int, said: Weigh | Pay) -> Balance | Payment | Refused:
    if table.game is None:
        raise _not_dealt()
    return balance(table, table.game, seat, said) if isinstance(said, Weigh) else payment(table, table.game, seat, said)


def _rematch(table: Table, seat: int, said: Rematch, here: Container[int]) -> Outcome:
    asked = ask_for(table, seat, here)
    if asked is None:
        return Outcome(Done(said.id))
    entry, new = asked
    table.note(entry)
    return Outcome(Done(said.id), (entry,), new)


def _done(table: Table, seat: int, said: AnySaid) -> list[Entry]:
    match said:
        case Play():
            _check_state(table, seat, said)
            return [table.play(seat, said.move)]
        case Undo():
            _check_state(table, seat, said)
            return [undo(table, seat)]
        case Ready():
            return _ready(table, seat, said)
        case Reveal(_, entropy):
            return _reveal(table, seat, bytes.fromhex(entropy))
        case Start():
            refused = why_no_start(table)
            if refused is not None:
                raise refused
            return _asked_for(table, seat)
        case Sand(_, seats):
            _still_open(table)
            check_sand(table.opened.new, seats)
            return _noted(table, SandNamed(seats)) if seats != table.sand else []
        case SeatBot(_, place, level):
            _still_open(table)
            entry = free_seat(table, place, seat) if level is None else give_seat(table, place, level, seat)
            return [] if entry is None else _noted(table, entry)
        case FillSeats(_, level):
            return _fill(table, seat, level)
        case StandUp():
            return _noted(table, stand_up(table, seat))
        case TakeBack():
            if table.seats[seat].stand_in is None:
                raise TableError("not-stood-in")
            check_not_resigned(table, seat)
            if table.stage == "unfinished":
                still_played(table)
            return _noted(table, TakenBack(seat))
        case Leave(_, why):
            return leave(table, seat, why)
        case SignOut(_, secret):
            return _noted(table, renewed(table, seat, secret))
        case SetPace(_, pace):
            return _noted(table, PaceSet(pace)) if pace != table.pace else []
        case ListTable():
            _still_open(table)
            listed = listing(table, said)
            return [] if listed is None else _noted(table, listed)
        case Emote():
            return []  # heard by whoever is there, and written down nowhere (host/emotes.py)
    raise TableError("not-understood")


def _noted(
    table: Table,
    entry: (
        PaceSet
        | SandNamed
        | BotSeated
        | SeatFreed
        | StoodIn
        | TakenBack
        | Readied
        | Revealing
        | Revealed
        | Voided
        | SecretRenewed
        | Listed
    ),
) -> list[Entry]:
    entry = table.stamped(entry)
    table.note(entry)
    return [entry]


def _fill(table: Table, seat: int, level: str) -> list[Entry]:
    """Give all free seats to bots, one after the other: each must be there before the next one is named."""
    _still_open(table)
    check_level(level)
    entries: list[Entry] = []
    for place, free in enumerate(table.seats):
        if free.kind == "open":
            entry = give_seat(table, place, level, seat)
            entries += [] if entry is None else _noted(table, entry)
    return entries


def _check_state(table: Table, seat: int, said: Play | Undo) -> None:
    """Refuse what is meant for another state of the game, or not this seat's to do."""
    game = table.game
    if game is None:
        raise _not_dealt()
    if said.number < table.moves:
        raise TableError("late", what_happened(game, seat, table.last_move_began))
    if said.number > table.moves:
        raise TableError("no-such-state", message("no-such-state", now=table.moves, number=said.number))
    still_played(table)
    check_not_resigned(table, seat)
    if table.seats[seat].stand_in is not None:
        raise TableError("stood-in")


def _ready(table: Table, seat: int, said: Ready) -> list[Entry]:
    """Commit to random bytes, or add them in the open; at the table of a rematch the last of them ask for the deal."""
    commitment, entropy = committed(said.commitment, said.entropy)
    there = table.seats[seat]
    if there.ready:
        openly = there.entropy.hex() if there.entropy is not None and there.commitment is None else ""
        if (there.commitment, openly) == (commitment, said.entropy):
            return []  # said twice
        raise TableError("ready-already")
    _still_open(table)
    readied = Readied(seat, entropy or "", None) if commitment is None else Readied(seat, None, commitment)
    return [*_noted(table, readied), *_dealt_by_itself(table, seat)]


def _dealt_by_itself(table: Table, seat: int) -> list[Entry]:
    """Ask for the deal at the table of a rematch, once nobody who plays has still to commit."""
    is_rematch = table.opened.previous is not None
    return _asked_for(table, seat) if is_rematch and why_no_start(table) is None else []


def _asked_for(table: Table, seat: int) -> list[Entry]:
    """From here on nothing changes that shapes the deal: the seats show their bytes, and with the last it is made."""
    if table.lesson is not None:
        return [table.deal()]
    return [*_noted(table, Revealing(seat)), *_dealt_with_the_last_bytes(table)]


def _reveal(table: Table, seat: int, entropy: bytes) -> list[Entry]:
    """Show the bytes one committed to."""
    revealed = check_reveal(table.making, table.seats, table.commitment, seat, entropy)
    if revealed is None:
        return []  # said twice
    return [*_noted(table, revealed), *_dealt_with_the_last_bytes(table)]


def _dealt_with_the_last_bytes(table: Table) -> list[Entry]:
    return [] if table.making is None or table.making.silent(table.seats) else [table.deal()]


def _stand_in(table: Table, seat: int, said: StandIn, here: Container[int], grace: Mapping[int, int]) -> StoodIn:
    absent, level = said.seat, said.level
    if table.game is not None:
        still_played(table)
    if table.seats[seat].left is not None:
        raise TableError("you-left")
    if absent == seat:
        raise TableError("your-own-seat")
    if absent >= len(table.seats) or table.seats[absent].kind != "person":
        raise TableError("nobody-there")
    there = table.seats[absent]
    if there.stand_in is not None:
        raise TableError("stood-in-already", message("stood-in-already", who=there.name))
    if absent in here:
        raise TableError("still-here", message("still-here", who=there.name))
    if grace.get(absent, 0) > 0:
        seconds = -(-grace[absent] // 1000)
        raise TableError("just-gone", message("just-gone", who=there.name, seconds=seconds))
    check_level(level)
    return StoodIn(absent, level, seat)


def _still_open(table: Table) -> None:
    if table.game is not None:
        raise TableError("dealt-already")
    if table.making is not None:
        raise why_waiting(table.making, table.seats)


def _not_dealt() -> TableError:
    return TableError("not-dealt")
