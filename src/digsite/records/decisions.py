"""A recorded game decision by decision: what its player knew, what was legal, what was done, what chance did before.

The game is replayed through the rules, so a record that tells of something forbidden is a ``RecordError`` here too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from digsite.game import Game, LegalMoves, Move, View
from digsite.game.moves import as_move
from digsite.game.steps import small_steps
from digsite.records.reading import Record
from digsite.records.replay import replaying


class Decision(NamedTuple):
    """One decision of a player."""

    number: int
    """Which decision of the game it is, from 0."""
    seat: int
    view: View
    """What the player knew."""
    legal: LegalMoves
    move: Move
    steps: tuple[int, ...] | None
    """The small steps that make the move; None for a trade that they do not make, as it gives more than needed."""
    chance: tuple[str, ...]
    """What chance brought since the decision before: cards, in order; and who starts, by seat, after the deal."""
    events: int
    """How many events the log had."""


def decisions_of(record: Record) -> Iterator[Decision]:
    """Go through a record."""
    game = _Watched.of(record.header.setup, record.header.players)
    assert isinstance(game, _Watched)  # noqa: S101
    for _ in replaying(record, game):
        yield from game.take_decisions()
    yield from game.take_decisions()


class _Watched(Game):
    """A game that notes every decision before it is carried out."""

    _decided: list[Decision]
    _chance: list[str]
    _count: int

    def _begin(self, *told: object) -> None:
        self._decided, self._chance, self._count = [], [], 0
        super()._begin(*told)  # type: ignore[arg-type]

    def play(self, move: Move | str, by: int | None = None) -> None:
        read = as_move(move)
        refused = self.why_not(read)
        if refused is not None:
            raise refused
        seat, legal = self.player, self.legal_moves
        steps = small_steps(legal.position, self.setup, read)
        said = Decision(self._count, seat, self.view(seat), legal, read, steps, tuple(self._chance), len(self.log))
        super().play(read, by)
        self._decided.append(said)
        self._count += 1
        self._chance.clear()

    def happen(self, outcome: str) -> None:
        super().happen(outcome)
        self._chance.append(outcome)

    def take_decisions(self) -> list[Decision]:
        """Hand over what was decided since the last time."""
        decided, self._decided = self._decided, []
        return decided
