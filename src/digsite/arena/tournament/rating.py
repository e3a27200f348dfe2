"""Ratings: how strong each bot is, on a scale on which differences mean odds.

The model is Plackett and Luce's (Bradley and Terry's, for more than two): the chances of winning at one table are in
proportion to the bots' strengths. A game counts as one comparison of its winner with each other seat, a shared victory
as a share of them; broken up like this, the strengths come out right for tables of any size. choix fits them
(``ilsr_pairwise_dense``). They are shown as Elo does: 400 points more win 10 times as often at the same table. The
bots' average is 1500, so ratings of different fields cannot be compared.

Why not OpenSkill: it keeps a running belief, which depends on the order of the games and takes every game for new
evidence. Its sigma says when to stop matching people, not how far off the rating of a bot is whose games share deals.

The 95 % intervals come from a Bayesian bootstrap over deals (Rubin 1981): a thousand times every deal gets a random
weight and the fit is made anew. Besides the deals played, one more is imagined for each pair, of unknown outcome
(Jeffreys' prior): it keeps ratings finite, and it is what makes the interval of a bot that never lost honest. Few deals
make the intervals wider (``stretch``). Tried on games of known strengths with shared luck: from 30 deals on, 95 of 100
intervals held the truth, with 10 or fewer rather 98 (``tests/arena/test_tournament_figures.py`` tries it again).
"""

from __future__ import annotations

from math import log
from typing import Any

import numpy as np
import numpy.typing as npt

from digsite.arena.tournament.estimate import Estimate, stretch
from digsite.arena.tournament.extras import need

#: Points for which the odds are ten to one, and the average.
TENFOLD = 400.0
AVERAGE = 1500.0

REPLICATES = 1000
#: More deals than this are bundled before they are weighted: as good, and quick.
BUNDLES = 2000

Wins = npt.NDArray[np.floating[Any]]


def comparisons(shares: Wins, seated: npt.NDArray[np.int64], bots: int) -> npt.NDArray[np.float32]:
    """Count, deal by deal, how often each bot (row) won against each other (column) at the same table.

    >>> comparisons(np.array([[[1.0, 0.0, 0.0]]]), np.array([[[2, 0, 1]]]), 3)[0].tolist()
    [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [1.0, 1.0, 0.0]]
    """
    found = np.zeros((len(shares), bots, bots), np.float32)
    deals = np.arange(len(shares))[:, None]
    for one in range(seated.shape[2]):
        for other in range(seated.shape[2]):
            if one != other:
                np.add.at(found, (deals, seated[:, :, one], seated[:, :, other]), shares[:, :, one])
    found[:, range(bots), range(bots)] = 0  # against itself nobody wins
    return found


def ratings(wins: Wins, seed: int = 0, replicates: int = REPLICATES) -> list[Estimate]:
    """Rate the bots from their comparisons deal by deal.

    >>> deals = np.zeros((200, 2, 2))
    >>> deals[:, 0, 1], deals[:, 1, 0] = 1.5, 0.5  # three to one, in every deal
    >>> [round(rating.value) for rating in ratings(deals)]
    [1595, 1405]
    """
    deals, bots = len(wins), wins.shape[1]
    total = wins.sum(axis=0, dtype=np.float64)
    imagined = (total + total.T) / deals  # of one deal
    fit = _points(total + imagined / 2)
    bundles = np.array_split(wins, min(deals, BUNDLES))
    rows = np.array([bundle.sum(axis=0, dtype=np.float64) for bundle in bundles]).reshape(len(bundles), -1)
    lots = np.random.default_rng(seed)
    weighted = (lots.standard_exponential((replicates, len(rows))) @ rows).reshape(-1, bots, bots)
    weighted += lots.standard_gamma(0.5, (replicates, bots, bots)) * imagined
    spread = np.array([_points(again, fit) for again in weighted])
    low, high = np.percentile(spread, [2.5, 97.5], axis=0)
    wider = stretch(deals)
    return [
        Estimate(value, min(value, value - wider * (value - bottom)), max(value, value + wider * (top - value)))
        for value, bottom, top in zip(fit.tolist(), low.tolist(), high.tolist(), strict=True)
    ]


def _points(wins: npt.NDArray[np.float64], start: npt.NDArray[np.float64] | None = None) -> npt.NDArray[np.float64]:
    """Fit strengths and put them on the scale."""
    choix = need("choix", "arena", "Ratings")
    scale = TENFOLD / log(10)
    initial = None if start is None else (start - AVERAGE) / scale
    strengths = choix.ilsr_pairwise_dense(wins, initial_params=initial, max_iter=10_000, tol=1e-6)
    return np.asarray((strengths - strengths.mean()) * scale + AVERAGE)
