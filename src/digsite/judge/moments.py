"""The moments of a recorded game: what chance brought and what players chose, each with the position before it."""

from __future__ import annotations

from dataclasses import dataclass

from digsite.game import Game, Move, Position
from digsite.game.moves import as_move
from digsite.records import Record
from digsite.records.replay import replaying
from digsite.rules.phases import DEAL, FIRST


@dataclass(frozen=True, slots=True)
class Chosen:
    """A move, and the position its player made it in."""

    event: int  # how long the log was then
    position: Position
    by: int
    move: Move


@dataclass(frozen=True, slots=True)
class Happened:
    """An outcome of chance, and the position before it."""

    event: int
    position: Position
    outcome: int  # as the kernel numbers it


Moment = Chosen | Happened


class WatchedGame(Game):
    """A game that keeps its moments. The deal, and who goes first, is not among them: it is one whole."""

    moments: list[Moment]

    def play(self, move: Move | str, by: int | None = None) -> None:
        """Make a move, and keep it."""
        before, event, player = self.position.copy(), len(self.log), self.player
        super().play(move, by)
        self.moments.append(Chosen(event, before, player, as_move(move)))

    def happen(self, outcome: str) -> None:
        """Let chance bring something, and keep it."""
        before, event, names = self.position.copy(), len(self.log), self._outcome_names()
        choice = self._choice(names.index(outcome)) if outcome in names else 0  # what is not there, is refused below
        super().happen(outcome)
        if before.phase not in (DEAL, FIRST):
            self.moments.append(Happened(event, before, choice))


def watched(record: Record) -> WatchedGame:
    """Replay a record, and keep its moments."""
    game = WatchedGame.of(record.header.setup, record.header.players)
    assert isinstance(game, WatchedGame)  # noqa: S101  # Game.of makes one of its own kind
    game.moments = []
    for _ in replaying(record, game):
        pass
    return game
