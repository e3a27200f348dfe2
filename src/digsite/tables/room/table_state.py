"""The table as everybody is told it: who sits there, what is played. Nothing of it is hidden from anybody."""

from __future__ import annotations

from collections.abc import Container

from digsite.bots.levels import meanwhile
from digsite.editions import Setup
from digsite.tables.room.listing import is_listed
from digsite.tables.room.live_table import Table
from digsite.tables.room.printed_editions import printed
from digsite.tables.room.rematches import answer_of
from digsite.tables.room.starting import why_no_start
from digsite.tables.room.taking_back import is_allowed
from digsite.tables.wire.messages import FairFigures, SeatFigures, SetupFigures, TableNow


def table_now(table: Table, seat: int | None, here: Container[int], *, searches: bool, lines: int = 0) -> TableNow:
    """Tell a seat, or a spectator, how the table stands; ``searches``: bots can; ``lines``: how many are on it."""
    new, game, stage = table.opened.new, table.game, table.stage
    refused = why_no_start(table)
    return TableNow(
        id=table.id,
        you=seat,
        stage=stage,
        edition=new.edition,
        edition_name=printed(new.edition).name,
        players=len(table.seats),
        monument=new.monument if game is None else game.setup.monument.id,
        variants=new.variants if game is None else game.setup.variants,
        sand=table.sand,
        pace=table.pace,
        seats=seats_now(table, here, searches=searches),
        setup=None if game is None else setup_figures(game.setup),
        fair=_fair(table),
        start=None if refused is None else refused.message,
        rematch=table.rematch,
        undo=is_allowed(table),
        clock=new.clock,
        bot=new.bot,
        lines=lines,
        lesson=new.lesson,
        undo_by=table.opened.undo,
        listed=is_listed(table),
    )


def _fair(table: Table) -> FairFigures:
    """Tell the commitments, which anybody may see; the bytes are told by the record, when the game is over."""
    if table.lesson is not None:
        return FairFigures("", None, ("",) * len(table.seats), 0)
    if table.making is not None:
        noted = table.making.commitments
    else:
        noted = tuple(seat.commitment or "" for seat in table.seats)
    seed = table.secret.hex() if table.stage in ("over", "unfinished") else None
    return FairFigures(table.commitment, seed, noted, table.voided)


def seats_now(table: Table, here: Container[int], *, searches: bool) -> tuple[SeatFigures, ...]:
    """Tell who sits where."""
    return tuple(_seat(table, place, here, searches=searches) for place in range(len(table.seats)))


def _seat(table: Table, place: int, here: Container[int], *, searches: bool) -> SeatFigures:
    seat = table.seats[place]
    return SeatFigures(
        seat=place,
        name=seat.name,
        kind=seat.kind,
        level=seat.bot,
        number=seat.number,
        plays_as=None if searches else meanwhile(seat.bot),
        stood_in=seat.stand_in is not None,
        here=seat.kind == "bot" or place in here,
        ready=seat.ready,
        left=seat.left,
        rematch=answer_of(table, place),
    )


def setup_figures(setup: Setup) -> SetupFigures:
    """Tell what a game is played with."""
    return SetupFigures(
        treasures=setup.treasures,
        monument=setup.monument.id,
        thieves=setup.thieves,
        sandstorms=setup.sandstorms,
        tents=setup.tents,
        map=setup.ids[setup.map_index],
    )
