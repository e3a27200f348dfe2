"""Real tables in the middle of a game: played out here, move by move, and laid into a server's database.

Everything follows from a seed: the deal from the table's secret, the moves from the policy below. So the same position
is the same table, card by card, wherever it is laid out.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from copy import copy
from functools import cache
from typing import Final

import msgspec

from digsite.bots.levels import level_bot
from digsite.dealers import commitment
from digsite.game import Discard, EndTurn, Explore, Game, Look, Move, Sell, Steal, Stop, Trade, TurnUp, UseTent
from digsite.tables.log.entries import Opened, Seated, write_entry
from digsite.tables.log.rows import Added, Addition, NewRow
from digsite.tables.log.storage import Storage
from digsite.tables.room.live_table import Table
from digsite.tables.room.seat_secrets import hashed, new_table_id
from digsite.tables.room.seats import bot_names
from digsite.tables.wire.messages import NewTable, Pace, SeatPlan
from digsite.web.process import ServerProcess

#: Games that are played out in search of a position.
_MOST_GAMES: Final = 200
_MAP: Final = "map"

Wanted = Callable[[Game], bool]


def free_turn(game: Game) -> bool:
    """Everything is allowed that a turn allows."""
    legal = game.legal_moves
    return all(next(legal.of(kind), None) is not None for kind in (Explore, Sell, Trade, EndTurn))


@cache
def phase(name: str) -> Wanted:
    """Want a phase of the game."""

    def in_phase(game: Game) -> bool:
        return game.phase == name

    return in_phase


@cache
def before(name: str, ends: int) -> Wanted:
    """Want a turn of which one knows that this comes of it, after so many turns in which everybody only ends theirs.

    The bots of the other seats must want just that; of a professor one knows.
    """

    def comes(game: Game) -> bool:
        if game.phase != "act":
            return False
        twin = copy(game)  # with the same luck to come
        for _ in range(ends):
            if twin.phase != "act" or EndTurn() not in twin.legal_moves:
                return False
            if twin.player and not _only_ends(twin):
                return False
            twin.play(EndTurn())
        return not twin.is_over and (twin.phase, twin.player) == (name, 0)

    return comes


def _only_ends(game: Game) -> bool:
    view, legal = game.view(game.player), game.legal_moves
    return level_bot("professor", 1).choose(view, legal, 1.0) == EndTurn()


class Position(msgspec.Struct, frozen=True):
    """A table's log up to some moment, and the secret of its first seat."""

    secret: bytes
    entries: tuple[str, ...]
    seat_secret: str


class LayingOut:
    """Lays positions into the database of a server that runs."""

    def __init__(self, server: ServerProcess) -> None:
        self._storage = Storage(str(server.database))
        self._storage.open()

    def __call__(self, position: Position) -> str:
        """Make a table of its own of a position; give the path that leads to its first seat."""
        table = new_table_id()
        row = NewRow(table, position.secret, position.entries)
        (added,) = self._storage.add([Addition(table, len(position.entries), (), row)])
        assert isinstance(added, Added)
        return f"/table/{table}#seat=0&secret={position.seat_secret}"

    def close(self) -> None:
        """Let go of the database."""
        self._storage.close()


@cache
def position(
    wanted: Wanted,
    *,
    monument: str = "great_pyramid",
    players: int = 3,
    pace: Pace = "instant",
    variants: tuple[str, ...] = (),
    level: str = "novice",
) -> Position:
    """Play games until the first seat is asked something in a game that is wanted; on the others sit bots."""
    seats = (SeatPlan("open"), *[SeatPlan("bot", level)] * (players - 1))
    new = NewTable(seats, monument=monument, variants=variants, pace=pace)
    for seed in range(_MOST_GAMES):
        secret = hashlib.sha256(f"position {seed}".encode()).digest()
        found = _played_out(new, secret, random.Random(seed), wanted)  # a game's luck
        if found is not None:
            return found
    raise AssertionError(f"In {_MOST_GAMES} games there was no such moment.")


@cache
def finished(*, monument: str = "great_pyramid", players: int = 3) -> Position:
    """Play one game to its end; Ann sat first, bots on the other seats."""
    seats = (SeatPlan("open"), *[SeatPlan("bot", "novice")] * (players - 1))
    secret = hashlib.sha256(b"finished").digest()
    found = _played_out(NewTable(seats, monument=monument), secret, random.Random(1), lambda game: game.is_over)
    assert found is not None
    return found


def _played_out(new: NewTable, secret: bytes, luck: random.Random, wanted: Wanted) -> Position | None:
    opened = Opened(new, bot_names(new.seats), commitment(secret), undo="alone")
    table = Table("", secret, opened)
    entries: list[str] = [write_entry(opened)]
    seat_secret = secret.hex()[:32]
    seated = Seated(0, "Ann", hashed(seat_secret), "00" * 32)
    table.note(seated)
    entries += [write_entry(seated), write_entry(table.deal())]
    game = table.game
    assert game is not None
    while not game.is_over:
        if game.player == 0 and wanted(game):
            return Position(secret, tuple(entries), seat_secret)
        entries.append(write_entry(table.play(game.player, _choose(game, luck))))
    return Position(secret, tuple(entries), seat_secret) if wanted(game) else None


def _choose(game: Game, luck: random.Random) -> Move:
    """Keep the hand full and come by maps; explore whenever that can be."""
    legal = game.legal_moves
    if game.phase == "act":
        if explore := next(legal.of(Explore), None):
            return explore
        if (trade := _for_a_map(game)) in legal:
            return trade
        end = EndTurn()
        return end if end in legal else next(iter(legal))
    if game.phase == "tents":
        return UseTent(luck.random() < 0.5)
    if game.phase == "mining":
        return TurnUp() if luck.random() < 0.5 and TurnUp() in legal else Stop()
    if game.phase == "victim":
        return luck.choice(list(legal.of(Steal)))
    if game.phase == "looking":
        return luck.choice(list(legal.of(Look)))
    if game.phase == "losing":
        return next(legal.of(Discard))
    return next(iter(legal))


def _for_a_map(game: Game) -> Trade:
    """Offer the cheapest cards that come to a map's worth."""
    trades = {treasure.id: treasure.trade for treasure in game.setup.treasures}
    hand = game.view(game.player).hand
    cards = sorted((card for card, count in hand.items() for _ in range(count) if card != _MAP), key=trades.__getitem__)
    give: list[str] = []
    while cards and sum(trades[card] for card in give) < trades[_MAP]:
        give.append(cards.pop(0))
    return Trade(tuple(give), (_MAP,))
