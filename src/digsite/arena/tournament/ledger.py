"""Results and luck, deal by deal and bot by bot, as they come in."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from digsite.arena.tournament.adjusting import Adjusted, adjust, estimate_of, factor, margins
from digsite.arena.tournament.deals import Deals
from digsite.arena.tournament.seatings import Places, Seatings
from digsite.judge.playing_out import MONEY, WON

#: What is adjusted.
FIGURES = ("win_share", "money", "margin")

Floats = npt.NDArray[np.float64]


class Ledger:
    """Keeps what each bot got in each deal, and what luck did to it there.

    A bot sits in every seat once in a deal. ``_got`` has, for each figure, deals, bots and these places; ``_luck`` the
    stages of the game besides.
    """

    def __init__(self, bots: int, seatings: Seatings) -> None:
        self._bots = bots
        self._seats = seatings.seats
        self._got: dict[str, list[Floats]] = {name: [] for name in FIGURES}
        self._luck: dict[str, list[Floats]] = {name: [] for name in FIGURES}

    def add(self, played: Deals, seated: Places) -> None:
        """Enter some deals."""
        money = played.money.astype(np.float64)
        luck = np.moveaxis(played.luck, 2, 3)  # deal, game, seat, stage, what
        got = {"win_share": played.shares, "money": money, "margin": margins(money)}
        stages = {
            "win_share": luck[..., WON],
            "money": luck[..., MONEY],
            "margin": np.moveaxis(margins(np.moveaxis(luck[..., MONEY], 2, 3)), 3, 2),
        }
        where = np.argsort(seated.reshape(len(played), -1), axis=1, kind="stable")
        for name in FIGURES:
            flat = got[name].reshape(len(played), -1)
            self._got[name].append(np.take_along_axis(flat, where, axis=1).reshape(-1, self._bots, self._seats))
            rows = stages[name].reshape(len(played), where.shape[1], -1)
            rows = np.take_along_axis(rows, where[:, :, None], axis=1)
            self._luck[name].append(rows.reshape(len(played), self._bots, self._seats, -1))

    def without_luck(self, name: str) -> Floats:
        """Return figures with the luck taken out: a row for each deal, a column for each bot."""
        got, luck = np.concatenate(self._got[name]), np.concatenate(self._luck[name])
        return adjust(got.mean(axis=2), luck.mean(axis=2))

    def adjusted(self) -> list[Adjusted | None]:
        """Return every bot's results with the luck taken out; None where fewer than two deals tell of luck."""
        if sum(map(len, self._got["money"])) < 2:
            return [None] * self._bots
        values: dict[str, Floats] = {}
        factors: dict[str, list[float | None]] = {}
        of_games: dict[str, list[float | None]] = {}
        for name in FIGURES:
            got, luck = np.concatenate(self._got[name]), np.concatenate(self._luck[name])
            raw = got.mean(axis=2)
            values[name] = self.without_luck(name)
            single = adjust(got, luck)
            factors[name] = [factor(raw[:, i], values[name][:, i]) for i in range(self._bots)]
            of_games[name] = [factor(got[:, i], single[:, i]) for i in range(self._bots)]
        return [
            Adjusted(
                win_share=estimate_of(values["win_share"][:, i]),
                money=estimate_of(values["money"][:, i]),
                margin=estimate_of(values["margin"][:, i]),
                factors={name: factors[name][i] for name in FIGURES},
                game_factors={name: of_games[name][i] for name in FIGURES},
            )
            for i in range(self._bots)
        ]
