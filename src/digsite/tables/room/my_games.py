"""Whose turn it is at a table, and how a game came out: for browsers that are not at it."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from digsite.game import View
from digsite.game.outcome import Outcome
from digsite.game.reading import losses
from digsite.tables.errors import TableError
from digsite.tables.room.live_table import Table
from digsite.tables.room.printed_editions import printed
from digsite.tables.room.table_state import seats_now
from digsite.tables.wire.my_games import GameResult, SeatResult, TableTurn
from digsite.words.message import message

#: So many sets of each museum are told.
BEST: Final = 3


def turn_now(table: Table, here: Container[int], waits: int, *, searches: bool) -> TableTurn:
    """Tell whose turn it is, from what a spectator sees; something was last done so many milliseconds ago."""
    new, game = table.opened.new, table.game
    decides = None if game is None or table.stage != "playing" else game.view(None).player
    clocks, left = table.clocks, None
    if clocks is not None and table.time is not None and decides is not None and clocks.runs == decides:
        left = clocks.left(decides, table.time)
    return TableTurn(
        table=table.id,
        stage=table.stage,
        edition_name=printed(new.edition).name,
        monument=new.monument if game is None else game.setup.monument.id,
        seats=seats_now(table, here, searches=searches),
        decides=decides,
        number=table.moves,
        waits=max(0, waits),
        left=left,
        clock=new.clock,
        lesson=new.lesson,
    )


def result_of(table: Table, ended: int, lasted: int) -> GameResult:
    """Tell how a game came out that ended so many milliseconds ago; before that it is nobody's business."""
    game = table.game
    if game is None or table.stage == "playing":
        raise TableError("not-over-yet", message("not-over-yet-result"))
    view, outcome, new = game.view(None), game.outcome, table.opened.new
    lost = losses(view.log, len(view.seats))
    places = _places(view, outcome)
    return GameResult(
        table=table.id,
        stage=table.stage,
        edition=new.edition,
        edition_name=printed(new.edition).name,
        monument=game.setup.monument.id,
        variants=game.setup.variants,
        seats=tuple(
            SeatResult(
                seat=seat,
                money=own.money,
                sold=sum(sale.count for sale in own.museum),
                lost=len(gone.storms) + gone.thieves,
                place=place,
                won=outcome is not None and seat.seat in outcome.winners,
                best=tuple(sorted(own.museum, key=lambda sale: -sale.money)[:BEST]),
            )
            for seat, own, gone, place in zip(
                seats_now(table, (), searches=True), view.seats, lost, places, strict=True
            )
        ),
        clock=new.clock,
        lesson=new.lesson,
        ended=max(0, ended),
        lasted=max(0, lasted),
    )


def _places(view: View, outcome: Outcome | None) -> list[int | None]:
    """Give each seat's place: winners, then by money, then by fewer sold cards (R75); equal figures, equal place."""
    if outcome is None:
        return [None] * len(view.seats)
    ranks = [(seat not in outcome.winners, -outcome.money[seat], outcome.sold[seat]) for seat in range(len(view.seats))]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]
