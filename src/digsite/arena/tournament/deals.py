"""What came out of a row of deals, each played in all its seatings: compact enough for millions of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True)
class Deals:
    """The results of deals ``start`` onwards. Rows are deals, then seatings, then seats.

    Which bot sat where follows from the deals' numbers; the clock is kept apart from the results, for it is never the
    same twice.
    """

    start: int
    money: npt.NDArray[np.int32]
    sold: npt.NDArray[np.int32]
    won: npt.NDArray[np.int32]
    """By game: the winners as bits."""
    first: npt.NDArray[np.int32]
    """By game: the seat that started."""
    monument: npt.NDArray[np.int32]
    """By deal: its place among the tournament's monuments."""
    decisions: npt.NDArray[np.int32]
    """Whole moves, as at a table of people."""
    luck: npt.NDArray[np.float64]
    """By game, stage of the game, seat and what is noted (share of the victory, money); empty if nobody asked."""
    judging: npt.NDArray[np.float64]
    """How many seconds it took to keep account of luck."""
    seconds: npt.NDArray[np.float64]
    """By bot: how long it thought in all these games."""

    @classmethod
    def blank(cls, start: int, deals: int, games: int, seats: int, bots: int, stages: int = 0) -> Deals:
        """Lay out room for results."""
        return cls(
            start=start,
            money=np.zeros((deals, games, seats), np.int32),
            sold=np.zeros((deals, games, seats), np.int32),
            won=np.zeros((deals, games), np.int32),
            first=np.zeros((deals, games), np.int32),
            monument=np.zeros(deals, np.int32),
            decisions=np.zeros((deals, games, seats), np.int32),
            luck=np.zeros((deals, games, stages, seats, 2), np.float64),
            judging=np.zeros(1, np.float64),
            seconds=np.zeros(bots, np.float64),
        )

    @classmethod
    def joined(cls, parts: Sequence[Deals]) -> Deals:
        """Put rows of deals that follow each other together."""
        arrays = ("money", "sold", "won", "first", "monument", "decisions", "luck")
        return cls(
            start=parts[0].start,
            judging=np.sum([part.judging for part in parts], axis=0),
            seconds=np.sum([part.seconds for part in parts], axis=0),
            **{name: np.concatenate([getattr(part, name) for part in parts]) for name in arrays},
        )

    def __len__(self) -> int:
        return len(self.money)

    @property
    def stop(self) -> int:
        """The number of the deal after the last."""
        return self.start + len(self)

    @property
    def games(self) -> int:
        """How many games these are."""
        return int(self.won.size)

    @property
    def shares(self) -> npt.NDArray[np.float64]:
        """Each seat's share of the victory (R76): they add up to 1 in every game."""
        seats = np.arange(self.money.shape[2])
        winners = (self.won[:, :, None] >> seats & 1).astype(np.float64)
        return np.asarray(winners / winners.sum(axis=2, keepdims=True))
