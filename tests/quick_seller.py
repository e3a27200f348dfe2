"""A bot of somebody's own, as simple as can be, for tests that need one."""

from __future__ import annotations

import time

from digsite import Move, Sell, View
from digsite.game import LegalMoves


class QuickSeller:
    """Sells whatever it can, at once."""

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
        return next(legal.of(Sell), None) or next(iter(legal))


class SlowSeller(QuickSeller):
    """The same, after a nap."""

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
        time.sleep(0.01)
        return super().choose(view, legal, seconds)
