"""How the bots stand, as deals come in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from digsite.arena.tournament.adjusting import Adjusted
from digsite.arena.tournament.deals import Deals
from digsite.arena.tournament.estimate import Estimate, rate_of_deals
from digsite.arena.tournament.extras import has
from digsite.arena.tournament.ledger import Ledger
from digsite.arena.tournament.rating import comparisons, ratings
from digsite.arena.tournament.seatings import Seatings
from digsite.bots import AnyBot, names_of


@dataclass(frozen=True)
class Standing:
    """How one bot stands. A bot that sits at a table twice has played two games there."""

    bot: str
    games: int
    wins: float
    """A shared victory counts as a share (R76)."""
    win_rate: Estimate
    rating: Estimate | None
    """None without the library that rates, or without a game."""
    mean_money: float
    decisions_per_s: float | None
    adjusted: Adjusted | None = None
    """With the luck taken out, where account was kept of it in at least two deals."""

    def to_json(self) -> dict[str, Any]:
        """Return plain JSON values."""
        told = {
            "bot": self.bot,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate.to_json(),
            "rating": None if self.rating is None else self.rating.to_json(),
            "mean_money": self.mean_money,
            "decisions_per_s": self.decisions_per_s,
        }
        return told if self.adjusted is None else told | {"adjusted": self.adjusted.to_json()}


class Standings:
    """Adds up deals.

    >>> from digsite.arena.tournament import Tournament
    >>> tournament = Tournament(bots=("greedy", "random"), players=2, monument="mine", seed=1)
    >>> standings = Standings(tournament.bots, tournament.seatings)
    >>> standings.add(tournament.play(0, 50))
    >>> [(standing.bot, standing.games) for standing in standings.table()]
    [('greedy', 100), ('random', 100)]
    """

    def __init__(self, bots: Sequence[AnyBot], seatings: Seatings) -> None:
        self.bots = names_of(bots)
        self.seatings = seatings
        self.deals = 0
        self._wins = [np.zeros((0, len(bots), len(bots)), np.float32)]
        self._shares = np.zeros(len(bots))
        self._squares = np.zeros(len(bots))
        self._money = np.zeros(len(bots))
        self._decisions = np.zeros(len(bots))
        self._seconds = np.zeros(len(bots))
        self._judging = 0.0
        self.ledger = Ledger(len(bots), seatings)

    @property
    def games(self) -> int:
        """The games counted."""
        return self.deals * self.seatings.games

    @property
    def adjusting_seconds(self) -> float:
        """How long it took to keep account of luck, on all workers together."""
        return self._judging

    def add(self, played: Deals) -> None:
        """Count some deals."""
        seated = self.seatings.of_deals(played.start, played.stop)
        shares = played.shares
        of_deal = np.zeros((len(played), len(self.bots)))
        np.add.at(of_deal, (np.arange(len(played))[:, None, None], seated), shares)
        of_deal /= self.seatings.seats  # every bot has sat in every seat once
        self.deals += len(played)
        self._shares += of_deal.sum(axis=0)
        self._squares += (of_deal**2).sum(axis=0)
        self._wins.append(comparisons(shares, seated, len(self.bots)))
        everyone = seated.ravel()
        self._money += np.bincount(everyone, played.money.ravel(), len(self.bots))
        self._decisions += np.bincount(everyone, played.decisions.ravel(), len(self.bots))
        self._seconds += played.seconds
        self._judging += float(played.judging[0])
        if played.luck.size:
            self.ledger.add(played, seated)

    def table(self, *, rated: bool = True) -> list[Standing]:
        """Return how the bots stand, best first; ratings take a second or two."""
        points: Sequence[Estimate | None] = [None] * len(self.bots)
        if rated and self.deals and has("choix"):
            points = ratings(np.concatenate(self._wins))
        games = self.deals * self.seatings.seats
        adjusted = self.ledger.adjusted()
        found = [
            Standing(
                bot=bot,
                games=games,
                wins=round(float(self._shares[i]) * self.seatings.seats, 9),
                win_rate=rate_of_deals(self.deals, float(self._shares[i]), float(self._squares[i])),
                rating=points[i],
                mean_money=float(self._money[i]) / games if games else 0.0,
                decisions_per_s=float(self._decisions[i] / self._seconds[i]) if self._seconds[i] else None,
                adjusted=adjusted[i],
            )
            for i, bot in enumerate(self.bots)
        ]
        return sorted(found, key=_strength, reverse=True)


def _strength(standing: Standing) -> tuple[float, float]:
    return standing.rating.value if standing.rating else 0.0, standing.win_rate.value
