"""Through whose eyes a game is seen: all cards face up, a spectator's, or those of one seat."""

from __future__ import annotations

from dataclasses import dataclass

from digsite.game import Game, View


@dataclass(frozen=True, slots=True)
class Onlooker:
    """What somebody who watches may see."""

    everything: bool = True
    seat: int | None = None

    def view(self, game: Game, length: int) -> View:
        """Return what is seen when the log had this many events."""
        return game.view_face_up(length) if self.everything else game.view_at(length, self.seat)
