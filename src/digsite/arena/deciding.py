"""One decision of a bot. Whoever fails or breaks the rules is named, with the game it happened in."""

from __future__ import annotations

import time
import traceback
from pathlib import Path

from digsite.bots import Bot
from digsite.errors import DigsiteError
from digsite.game import Game, IllegalMove, MalformedMove, Move


def let_decide(bot: Bot, name: str, game: Game, seconds: float, where: str) -> float:
    """Let the bot whose turn it is make its move; return the seconds it took to choose."""
    view, legal = game.view(game.player), game.legal_moves
    start = time.perf_counter()
    try:
        move = bot.choose(view, legal, seconds)
    except Exception as error:
        spot = traceback.extract_tb(error.__traceback__)[-1]
        told = f"{type(error).__name__}: {error} ({Path(spot.filename).name}, line {spot.lineno})"
        raise DigsiteError("bot-failed", f"The bot {name!r} failed in {where}: {told}.") from error
    took = time.perf_counter() - start
    if not isinstance(move, Move | str):
        raise DigsiteError("bot-broke-rules", f"The bot {name!r} chose no move in {where}, but {move!r:.80}.")
    try:
        game.play(move)
    except (IllegalMove, MalformedMove) as error:
        sentence = f"The bot {name!r} broke the rules in {where} with {str(move)!r}: {error}"
        raise DigsiteError("bot-broke-rules", sentence) from None
    return took
