"""One decision of a bot. Whoever fails, breaks the rules or takes too long is named, with the way to see it again."""

from __future__ import annotations

import signal
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from digsite.bots import Bot, KernelBot
from digsite.bots.levels import MoodyBot
from digsite.bots.process_bot import ProcessBot, ProcessTrouble
from digsite.bots.search import SearchBot
from digsite.errors import DigsiteError, shown
from digsite.game import Game, IllegalMove, MalformedMove, Move
from digsite.kernels import ROOT

#: A bot is stopped after twice its time and this many seconds more: other work may keep it from its processor.
GRACE = 1.0
#: Its first decision in a process may load or compile things: so many seconds more.
LOADING = 120.0
#: These keep time by themselves, or answer at once.
_OURS = (KernelBot, MoodyBot, SearchBot)

_met: set[str] = set()


class BotFailed(DigsiteError):
    """A bot failed, broke the rules or took too long.

    ``game`` is the game as it was then: ``bot.choose(game.view(game.player), game.legal_moves, 1.0)`` asks again.
    """

    def __init__(self, code: str, sentence: str, game: Game, trace: str = "", again: str = "") -> None:
        super().__init__(code, sentence)
        self.game = game
        self.trace = trace
        """The bot's own traceback, or what its program complained of."""
        self.again = again
        """How to get there again."""
        if trace:
            self.add_note(f"What the bot says itself:\n{trace}")
        if again:
            self.add_note(again)

    @property
    def besides(self) -> tuple[str, ...]:
        """What to show beside the sentence."""
        return tuple(part for part in (self.trace, self.again) if part)


class _TimeUp(BaseException):
    """The bot's time is up. No ``except Exception`` of its own swallows this."""


def let_decide(bot: Bot, name: str, game: Game, seconds: float, where: str, again: str = "") -> float:
    """Let the bot whose turn it is make its move; return the seconds it took to choose."""
    view, legal = game.view(game.player), game.legal_moves
    limit = 2 * seconds + GRACE + (0.0 if name in _met else LOADING)
    _met.add(name)
    start = time.perf_counter()
    try:
        with _stopped_after(limit, bot):
            move: object = bot.choose(view, legal, seconds)
    except _TimeUp as ring:
        raise _too_slow(name, game, seconds, limit, where, _frames(ring), again) from None
    except ProcessTrouble as error:
        told = f"The bot {name!r} failed in {where}: {error}"
        raise BotFailed(error.code, told, game, error.complaint, again) from None
    except Exception as error:
        spot = traceback.extract_tb(error.__traceback__)[-1]
        told = f"{type(error).__name__}: {error} ({Path(spot.filename).name}, line {spot.lineno})"
        raise BotFailed(
            "bot-failed", f"The bot {name!r} failed in {where}: {told}.", game, _frames(error), again
        ) from error
    took = time.perf_counter() - start
    if took > limit and not isinstance(bot, _OURS):  # where no alarm can ring
        raise _too_slow(name, game, seconds, took, where, "", again)
    if not isinstance(move, Move | str):
        told = f"The bot {name!r} chose no move in {where}, but {shown(move)}."
        raise BotFailed("bot-broke-rules", told, game, "", again)
    try:
        game.play(move)
    except (IllegalMove, MalformedMove) as error:
        sentence = f"The bot {name!r} broke the rules in {where} with {str(move)!r}: {error}"
        raise BotFailed("bot-broke-rules", sentence, game, "", again) from None
    return took


def _too_slow(name: str, game: Game, seconds: float, took: float, where: str, trace: str, again: str) -> BotFailed:
    told = f"The bot {name!r} thought for {took:.1f} s in {where}; {seconds:g} s are allowed (seconds=, --seconds)."
    return BotFailed("bot-too-slow", told, game, trace, again)


def _frames(error: BaseException) -> str:
    """Write the part of a traceback that is the bot's own, not ours."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not Path(frame.filename).is_relative_to(ROOT / "arena")]
    lines = traceback.format_list(own or frames)
    if not isinstance(error, _TimeUp):
        lines += traceback.format_exception_only(error)
    return "Traceback (most recent call last):\n" + "".join(lines).rstrip()


@contextmanager
def _stopped_after(seconds: float, bot: Bot) -> Iterator[None]:
    """Stop a bot of somebody's own that thinks for too long, where the system can: in a main thread on Unix."""
    possible = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not possible or isinstance(bot, (*_OURS, ProcessBot)):
        yield
        return
    other = signal.getitimer(signal.ITIMER_REAL)[0]
    if 0 < other <= seconds:  # somebody else's alarm rings before ours would
        yield
        return

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise _TimeUp

    start = time.monotonic()
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if other:
            signal.setitimer(signal.ITIMER_REAL, max(0.001, other - (time.monotonic() - start)))
