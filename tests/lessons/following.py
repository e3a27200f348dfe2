"""Somebody who learns: they do what the coach says, and in the free part what they like."""

from __future__ import annotations

from collections.abc import Callable

from digsite.dealers import commitment
from digsite.game import Discard, EndTurn, Game, Move, Sell
from digsite.lessons import FIRST_DIG, opponent_s_move
from digsite.lessons.lesson import LEARNER
from digsite.tables.log.entries import AnyEntry, Opened, Seated
from digsite.tables.room.live_table import Table
from digsite.tables.room.opening import new_table
from digsite.tables.wire.messages import NewTable, SeatPlan

Choose = Callable[[Game], Move]

NEW = NewTable((SeatPlan("open"), SeatPlan("bot", "novice")), lesson=FIRST_DIG.id)
_SECRET = bytes(32)


def begun() -> tuple[Table, list[AnyEntry]]:
    """Open the lesson's table, sit down and deal; give the table and its log."""
    _, opened = new_table(NEW)
    opened = Opened(opened.new, opened.bots, commitment(_SECRET), undo=opened.undo)
    table = Table("t", _SECRET, opened)
    seated = Seated(LEARNER, "Ann", "ab" * 32, None)
    table.note(seated)
    return table, [opened, seated, table.deal()]


def as_taught(game: Game) -> Move:
    """Keep the coins, sell five of them, and everything at the end."""
    if game.phase == "losing":
        return Discard(("pot_shard", "pot_shard", "parchment_scrap"))
    sales = [sale for sale in game.legal_moves.of(Sell) if sale.count == 5 or game.view(LEARNER).dig_size == 0]
    return max(sales, key=game.money_for, default=EndTurn())


def next_move(table: Table, choose: Choose = as_taught) -> Move:
    """Say what whoever decides does next."""
    game = table.game
    assert game is not None
    seat, made = game.player, table.decisions[game.player]
    if seat != LEARNER:
        return opponent_s_move(FIRST_DIG, game.legal_moves, game.view(seat), made)
    taught = FIRST_DIG.steps[made].move if made < len(FIRST_DIG.steps) else None
    return taught or choose(game)


def play(table: Table, choose: Choose = as_taught, most: int = 200) -> list[AnyEntry]:
    """Play the lesson to its end; give what was added to the log."""
    game, added = table.game, list[AnyEntry]()
    assert game is not None
    while not game.is_over:
        assert len(added) < most, "it does not end"
        added.append(table.play(game.player, next_move(table, choose)))
    return added
