"""Where bots think: in threads of their own, so that nobody at any table waits for them.

How long a bot takes depends only on the table's pace and on its level, never on its cards: otherwise a pause would
give them away.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from digsite.bots import find_bot
from digsite.bots.apart import ApartBot
from digsite.bots.levels import LEVELS, meanwhile, needs
from digsite.game import LegalMoves, Move, View
from digsite.tables.room.options import PACES
from digsite.tables.room.own_choices import BOTS
from digsite.tables.wire.messages import Pace

#: Seconds that a bot of a level that searches thinks about a decision.
THINKING = 1.0
#: Decides where a bot of somebody's own fails, or is not offered any more.
STAND_IN = "digger"

_log = logging.getLogger("digsite.tables")


class Thinkers:
    """Two thread pools: bots that answer at once never wait behind bots that search."""

    def __init__(self, seconds: float = THINKING, searches: Callable[[], bool] = lambda: True) -> None:
        """Take how long a search takes, and whether bots can search by now."""
        self._seconds = seconds
        self._searches = searches
        self._deep_places = max(1, (os.cpu_count() or 1) - 1)
        self._deep = ThreadPoolExecutor(self._deep_places, "digsite-search")
        self._quick = ThreadPoolExecutor(2, "digsite-bot")
        self._own = ThreadPoolExecutor(4, "digsite-own-bot")  # they wait for processes of their own
        self._searching = 0

    def pause(self, level: str, pace: Pace) -> float:
        """Say how many seconds pass from one decision to the next."""
        return max(PACES[pace], self._seconds if _searches(level) else 0.0)

    async def choose(self, level: str, view: View, legal: LegalMoves) -> Move:
        """Let a bot choose. It sees what its seat may see and nothing else."""
        loop = asyncio.get_running_loop()
        own = BOTS.get(level)
        if own is not None:
            return await loop.run_in_executor(self._own, _choose_apart, own, view, legal, self._seconds)
        if level not in LEVELS:  # a bot that this server does not offer any more
            level = STAND_IN
        if not self._searches():
            level = meanwhile(level) or level
        if not _searches(level):
            return await loop.run_in_executor(self._quick, _choose, level, view, legal, self._seconds)
        self._searching += 1
        try:
            # With more searches than processors, all of them think for a shorter time instead of queueing.
            seconds = self._seconds / max(1.0, self._searching / self._deep_places)
            return await loop.run_in_executor(self._deep, _choose, level, view, legal, seconds)
        finally:
            self._searching -= 1

    def close(self) -> None:
        """Stop the threads, without waiting for bots that still think."""
        self._deep.shutdown(wait=False, cancel_futures=True)
        self._quick.shutdown(wait=False, cancel_futures=True)
        self._own.shutdown(wait=False, cancel_futures=True)


def new_mind() -> int:
    """Give a bot a random stream of its own, which has nothing to do with the cards."""
    return secrets.randbits(63)


def _searches(level: str) -> bool:
    return "search" in needs(level)


def _choose_apart(bot: ApartBot, view: View, legal: LegalMoves, seconds: float) -> Move:
    """Ask a bot of somebody's own; if it fails or breaks the rules, another decides in its place this once."""
    about = {"about": {"bot": bot.name, "phase": view.phase}}
    try:
        move = bot.choose(view, legal, seconds, new_mind())
    except Exception as error:  # noqa: BLE001  # a bot that fails must not hold up the people at its table
        _log.error("bot-failed", exc_info=error, extra=about)
    else:
        if move in legal:
            return move
        _log.error("bot-illegal", extra=about)
    return _choose(STAND_IN, view, legal, seconds)


def _choose(level: str, view: View, legal: LegalMoves, seconds: float) -> Move:
    """Choose with a bot made for this one decision: the view holds all it needs."""
    about = {"about": {"level": level, "phase": view.phase}}
    try:
        move = find_bot(level, new_mind()).choose(view, legal, seconds)
    except Exception as error:  # noqa: BLE001  # a bot that fails must not hold up the people at its table
        _log.error("bot-failed", exc_info=error, extra=about)
    else:
        if move in legal:
            return move
        _log.error("bot-illegal", extra=about)
    return next(iter(legal))
