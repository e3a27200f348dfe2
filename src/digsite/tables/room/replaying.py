"""Folding a game into frames: what some eyes saw after every event, and nothing else."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from digsite.bots.levels import LEVELS
from digsite.editions import PRINTED, Setup
from digsite.game import Game, View
from digsite.game.hand_value import HandValue
from digsite.records import Record, RecordError, read_records, replay
from digsite.seat.asking import hand_of
from digsite.tables.errors import TableError
from digsite.tables.room.game_state import state_now
from digsite.tables.room.live_table import Table
from digsite.tables.room.printed_editions import printed
from digsite.tables.room.seats import SeatAt
from digsite.tables.room.table_state import setup_figures
from digsite.tables.wire.messages import FairFigures, LogLine, SeatFigures, TableNow
from digsite.tables.wire.replays import Frame, Replay
from digsite.telling import Line, lines
from digsite.telling.marks import marks_of, turns_of
from digsite.telling.onlooker import Onlooker
from digsite.words.message import Message, message

#: A game with more events than this is told by ``digsite replay`` only: real ones have some 250.
MOST_EVENTS: Final = 1_500

ALL: Final = "all"
PUBLIC: Final = "public"


def replay_of_record(text: bytes, eyes: str, number: int = 1, table: str = "") -> Replay:
    """Fold one of the records of a file; ``table``: the live table it comes from, if it does."""
    found = list(read_records(io.BytesIO(text), errors="yield"))
    if not found:
        raise TableError("no-record")
    if not 1 <= number <= len(found):
        raise TableError("no-such-record", message("no-such-record", number=number, count=len(found)))
    record = found[number - 1]
    if isinstance(record, RecordError):
        raise _refused(record)
    if len(record.events) > MOST_EVENTS:
        raise TableError("long-record", message("long-record", most=MOST_EVENTS))
    try:
        game = replay(record)
    except RecordError as error:
        raise _refused(error) from None
    date = record.header.extras.get("date")
    return Replay(
        table=_table_of(record, game, table),
        eyes=eyes,
        stage="over" if game.is_over else "unfinished",
        frames=frames_of(game, _onlooker(eyes, game.setup.players)),
        turns=turns_of(game.log),
        marks=marks_of(game.log),
        ending=state_now(game, None, 0).ending,
        date=date[:32] if isinstance(date, str) else None,
        record=number,
        records=len(found),
    )


def replay_so_far(table: Table, now: TableNow, seat: int | None) -> Replay:
    """Fold what one seat, or (None) a spectator, has seen of a live game; the table must remember its past."""
    game = table.game
    if game is None:
        raise TableError("not-dealt")
    return Replay(
        table=now,
        eyes=PUBLIC if seat is None else str(seat),
        stage="over" if game.is_over else "unfinished" if table.unfinished else "playing",
        frames=frames_of(game, Onlooker(everything=False, seat=seat)),
        turns=turns_of(game.log),
        marks=marks_of(game.log),  # thieves, storms, explorations and sales are seen by all
        ending=state_now(game, None, 0).ending,
        date=None,
        record=1,
        records=1,
    )


def frames_of(game: Game, onlooker: Onlooker) -> tuple[Frame, ...]:
    """Make a frame of every event."""
    value = HandValue(game.setup)
    return tuple(_frame(game, onlooker, value, length) for length in range(1, len(game.log) + 1))


def _frame(game: Game, onlooker: Onlooker, value: HandValue, length: int) -> Frame:
    view = onlooker.view(game, length)
    # Who begins is found out right after the deal, and told with it.
    teller = onlooker.view(game, 2) if length == 1 < len(game.log) else view
    # What was taken back is not shown again; what everybody learned by it is in the view.
    line = next(lines(msgspec.structs.replace(teller, withdrawn=()), game.setup, length - 1))
    return Frame(
        line=LogLine(*line),
        now=_in_a_sentence(line),
        view=msgspec.structs.replace(view, log=(), withdrawn=()),
        hand=hand_of(view, game.setup),
        worth=tuple(_worth(view, value, onlooker)),
    )


def _in_a_sentence(line: Line) -> Message:
    told, *further = line.told
    for more in further:
        told = message("news-and-question", news=told, asked=more)
    return told


def _worth(view: View, value: HandValue, onlooker: Onlooker) -> list[int | None]:
    return [
        value.money(seat.known) if onlooker.everything or place == onlooker.seat else None
        for place, seat in enumerate(view.seats)
    ]


def _onlooker(eyes: str, players: int) -> Onlooker:
    if eyes == ALL:
        return Onlooker()
    if eyes == PUBLIC:
        return Onlooker(everything=False)
    if int(eyes) >= players:
        raise TableError("no-such-seat", message("no-such-seat", most=players - 1, given=eyes))
    return Onlooker(everything=False, seat=int(eyes))


def _refused(error: RecordError) -> TableError:
    return TableError("bad-record", message("bad-record", reason=str(error)))


def _table_of(record: Record, game: Game, table: str) -> TableNow:
    """Tell a record's table as a live one is told: for whoever draws it, both are the same."""
    setup, bots = game.setup, record.header.extras.get("bots")
    levels: Sequence[object] = bots if isinstance(bots, list) and len(bots) == setup.players else [None] * setup.players
    left = {one.seat: one.why for one in record.header.left}
    seats = [_seat(place, name, levels[place], left.get(place)) for place, name in enumerate(game.names)]
    return TableNow(
        id=table,
        you=None,
        stage="over",
        edition=setup.edition,
        edition_name=_edition_name(setup),
        players=setup.players,
        monument=setup.monument.id,
        variants=setup.variants,
        sand=(),
        pace="instant",
        seats=tuple(seats),
        setup=setup_figures(setup),
        fair=FairFigures("", None, (), 0),
        start=None,
        rematch=None,
        undo=False,
        clock=None,
        bot="digger",
        lines=0,
    )


def _edition_name(setup: Setup) -> str:
    return printed(setup.edition).name if setup.edition in PRINTED else setup.edition


def _seat(place: int, name: str, level: object, why: str | None) -> SeatFigures:
    """Tell who sat there; a bot that a header names by a level of ours is called by it in every language."""
    known = isinstance(level, str) and level in LEVELS
    is_bot = isinstance(level, str) and why is None
    number = SeatAt("bot", name, str(level)).number if known and is_bot else None
    kind: Literal["bot", "person"] = "bot" if is_bot and number is not None else "person"
    return SeatFigures(
        seat=place,
        name=name,
        kind=kind,
        level=str(level) if known else None,
        number=number,
        plays_as=None,
        stood_in=False,
        here=True,
        ready=True,
        left="resigned" if why == "resigned" else None,
    )
