"""Results with the luck taken out: the same figures on average, with narrower intervals.

Each game comes with what luck did to every seat, by stages of the game (``judge.luck``); each of these figures is 0 on
average. So a result less any multiple of them is unbiased, as long as the multiple does not depend on that very game.
How much of each stage to take out is found by regression from *other* deals (cross-fitting: ten parts, each adjusted
with what the nine others say), starting from "all of it" while there are few deals. The multiples are the same for all
bots, so shares still add up to 1 at every table.

All variances and intervals are over whole deals, played from every seat, as those of the raw results are.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.arena.tournament.estimate import Estimate, student

#: Parts that the deals are divided into: each is adjusted with what the others say.
PARTS = 10
#: The belief that luck is to be taken out in full counts as much as so many deals.
BELIEF = 60.0

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Adjusted:
    """A bot's results with the luck taken out."""

    win_share: Estimate
    money: Estimate
    margin: Estimate
    """Money, less the mean money of the others at the table."""
    factors: dict[str, float | None]
    """How many times smaller the variance is than that of the raw results, deal by deal: each counts as so many."""
    game_factors: dict[str, float | None]
    """The same for single games, as if deals were not played from every seat."""

    def to_json(self) -> dict[str, Any]:
        """Return plain JSON values."""
        return {
            "win_share": self.win_share.to_json(),
            "money": self.money.to_json(),
            "margin": self.margin.to_json(),
            "variance_factor": self.factors["win_share"],
            "variance_factors": self.factors,
            "variance_factors_of_games": self.game_factors,
        }


def adjust(figures: Floats, luck: Floats) -> Floats:
    """Take luck out of figures.

    ``figures`` has a row for each deal and a column for each bot (or for each bot and game), ``luck`` the same and the
    stages of the game besides.

    >>> lots = np.random.default_rng(1)
    >>> luck = lots.standard_normal((4000, 2, 1))
    >>> figures = 0.5 + 0.1 * luck[:, :, 0]  # the estimate makes ten times too much of luck
    >>> adjusted = adjust(figures, luck)
    >>> bool(adjusted.std() < 0.2 * figures.std())
    True
    """
    adjusted = np.array(figures)
    parts = np.arange(len(figures)) % PARTS
    for part in range(min(PARTS, len(figures))):
        there = parts == part
        adjusted[there] -= luck[there] @ multiples(figures[~there], luck[~there])
    return adjusted


def multiples(figures: Floats, luck: Floats) -> Floats:
    """Find how much of each stage's luck is to be taken out: a regression that begins with the belief in all of it."""
    stages = luck.shape[-1]
    if not len(figures):
        return np.ones(stages)
    off = (figures - figures.mean(axis=0)).reshape(-1)
    rows = luck.reshape(-1, stages)
    each = rows.shape[0] / len(figures)  # figures of one deal
    products = rows.T @ rows
    belief = np.diag(BELIEF * each * np.diag(products) / max(1, len(rows)) + 1e-12)
    return np.asarray(np.linalg.solve(products + belief, rows.T @ off + belief @ np.ones(stages)))


def estimate_of(rows: Floats) -> Estimate:
    """The mean of deals, with its 95 % interval."""
    deals = len(rows)
    mean = float(rows.mean())
    reach = student(deals - 1) * sqrt(float(rows.var(ddof=1)) / deals)
    return Estimate(mean, mean - reach, mean + reach)


def factor(raw: Floats, adjusted: Floats) -> float | None:
    """Say how many times smaller the variance of adjusted results is; None where raw results do not differ at all."""
    before, after = float(raw.var(axis=0).mean()), float(adjusted.var(axis=0).mean())
    return before / after if before > 0 and after > 0 else None


def margins(money: Floats) -> Floats:
    """Each seat's money (or luck with it), less the mean of the others; seats are the last axis."""
    seats = money.shape[-1]
    return np.asarray((money - money.mean(axis=-1, keepdims=True)) * seats / (seats - 1))
