"""The deal of a live table: from the table's secret and what the seats added (see docs/fair-dealing.md)."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.dealers import FairDealer, FairSheet, commitment
from digsite.dealers.fair_sheet import Choice
from digsite.editions import BEGINNERS_LUCK
from digsite.game import RANDOM, Game
from digsite.game.names import why_not_name
from digsite.lessons import LESSONS, new_game
from digsite.tables.room.printed_editions import printed
from digsite.tables.wire.messages import NewTable


def deal(new: NewTable, sand: Sequence[int], names: Sequence[str], secret: bytes, entropy: Sequence[bytes]) -> Game:
    """Set up and deal; all chance follows from the secret and the entropy, but for a lesson's, which is laid down."""
    # Earlier versions allowed names without a visible letter, and people still play at their tables.
    seen = [name if why_not_name(name) is None else f"Seat {seat}" for seat, name in enumerate(names, 1)]
    if new.lesson is not None:
        return new_game(LESSONS[new.lesson], seen)
    return Game(
        players=seen,
        edition=printed(new.edition),
        monument=new.monument,
        variants=new.variants,
        first=tuple(sand) or None,
        dealer=FairDealer(secret, entropy),
    )


def sheet_of(
    game: Game,
    new: NewTable,
    sand: Sequence[int],
    secret: bytes,
    entropy: Sequence[bytes],
    commitments: tuple[str, ...] | None,
    voided: int,
) -> FairSheet:
    """Say all it takes to deal a finished game again; without commitments it was dealt by an earlier version."""
    drawn: list[Choice] = []
    if new.monument == RANDOM:
        drawn.append("monument")
    if _first_was_drawn(game, sand):
        drawn.append("first")
    sheet = FairSheet(commitment(secret), tuple(entropy), tuple(drawn), None, commitments, voided)
    return sheet.revealed(secret)


def _first_was_drawn(game: Game, sand: Sequence[int]) -> bool:
    """Say whether chance and the rules named the first player (R6, R82), and not the table."""
    if BEGINNERS_LUCK not in game.setup.variants:
        return not sand
    totals = [seat.announced or 0 for seat in game.view(None).seats]
    poorest = [seat for seat, total in enumerate(totals) if total == min(totals)]
    return len(poorest) == 1 or not set(poorest) & set(sand)
