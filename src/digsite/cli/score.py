"""Counting who wins how often, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from digsite.arena.tournament.estimate import wilson


@dataclass(slots=True)
class BotScore:
    """What one bot did in all its games, in however many seats."""

    bot: str
    seats: int
    even_share: float
    """Its part of the victories if all seats were equal."""
    games: int = 0
    wins: float = 0.0
    """A shared victory counts as a share (R76)."""
    money: int = 0

    @property
    def win_rate(self) -> float:
        """The part of the games it won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_money(self) -> float:
        """The money of one seat, on average."""
        return self.money / (self.games * self.seats) if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true win rate lies, 95 times in 100."""
        return wilson(self.win_rate, self.games)

    def to_json(self) -> dict[str, object]:
        """Return plain JSON values."""
        low, high = self.interval
        return {
            "bot": self.bot,
            "seats": self.seats,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "low": low,
            "high": high,
            "even_share": self.even_share,
            "mean_money": self.mean_money,
        }


class Scores:
    """The scores of all bots at a table."""

    def __init__(self, seated: Sequence[str]) -> None:
        self._seated = tuple(seated)
        self.games = 0
        self.decisions = 0
        self.bots = {
            bot: BotScore(bot, self._seated.count(bot), self._seated.count(bot) / len(self._seated))
            for bot in dict.fromkeys(self._seated)
        }

    def add(self, money: Sequence[int], winners: Sequence[int], decisions: int) -> None:
        """Count one game.

        >>> scores = Scores(["greedy", "random"])
        >>> scores.add([10, 10], [0, 1], 40)
        >>> scores.bots["random"].wins
        0.5
        """
        self.games += 1
        self.decisions += decisions
        for score in self.bots.values():
            score.games += 1
        for seat, earned in enumerate(money):
            self.bots[self._seated[seat]].money += earned
        for seat in winners:
            self.bots[self._seated[seat]].wins += 1 / len(winners)
