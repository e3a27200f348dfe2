"""Answers about a trade in the making, for whoever may trade now."""

from __future__ import annotations

from collections import Counter

from digsite.game import Game, Trade
from digsite.lessons import narrowed_draft, payment_for
from digsite.seat import cheapest_payment, weigh
from digsite.seat.draft import too_dear
from digsite.tables.errors import TableError
from digsite.tables.room.live_table import Table
from digsite.tables.wire import messages as m
from digsite.words.message import message


def balance(table: Table, game: Game, seat: int | None, said: m.Weigh) -> m.Balance:
    """Say how a trade stands."""
    _check_turn(game, seat)
    draft = weigh(game.view(seat), game.legal_moves, said.give, said.take)
    if table.lesson is not None and seat is not None:
        draft = narrowed_draft(table.lesson, seat, table.decisions[seat], Trade(said.give, said.take), draft)
    return m.Balance(said.id, draft)


def payment(table: Table, game: Game, seat: int | None, said: m.Pay) -> m.Payment:
    """Find the cheapest payment for some cards of the marketplace."""
    _check_turn(game, seat)
    if table.lesson is not None and seat is not None:
        taught = payment_for(table.lesson, seat, table.decisions[seat])
        if taught is not None:
            return m.Payment(said.id, taught)
    view, legal = game.view(seat), game.legal_moves
    trade = cheapest_payment(view, legal, Counter(said.take))
    refused = legal.why_not(trade)
    if refused is None:
        return m.Payment(said.id, trade.give)
    if refused.code in ("pays-too-little", "nothing-given"):
        raise TableError(refused.code, too_dear(view, legal, trade))
    raise refused


def _check_turn(game: Game, seat: int | None) -> None:
    if seat is None or game.is_over or game.player != seat:
        raise TableError("not-your-turn", message("not-your-turn-to-trade"))
