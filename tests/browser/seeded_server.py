"""``digsite`` with the same luck every time: the deal follows from the players' bytes alone, and bots think by count.

Started in place of ``python -m digsite.cli``. Everything else is the real server.
"""

from __future__ import annotations

import hashlib
from itertools import count
from typing import Final
from unittest.mock import patch
from zlib import crc32

from digsite.bots import Bot, find_bot
from digsite.bots.levels import needs
from digsite.cli import main
from digsite.game import LegalMoves, Move, View
from digsite.tables.host import lines, thinking
from digsite.tables.room import opening, starting

SECRET: Final = bytes(range(32))
#: After a deal that came to nothing: each is another one.
SECRETS_ANEW: Final = (hashlib.sha256(number.to_bytes(4, "big")).digest() for number in count())
#: Instead of seconds, so that a busy machine plays no other game than an idle one.
ITERATIONS: Final = 400


class SameAgain:
    """A bot of a level that answers the same view with the same move."""

    def __init__(self, level: str, _mind: int) -> None:
        self._name = f"search@{ITERATIONS}" if "search" in needs(level) else level

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
        """Choose with luck that comes from what is seen: from decision to decision it is another."""
        bot: Bot = find_bot(self._name, crc32(view.to_json()))
        return bot.choose(view, legal, seconds)


#: Milliseconds: who is gone is long gone sooner here.
GRACE: Final = 2_500

if __name__ == "__main__":
    with (
        patch.object(opening, "new_secret", lambda: SECRET),
        patch.object(starting, "new_secret", lambda: next(SECRETS_ANEW)),
        patch.object(thinking, "find_bot", SameAgain),
        patch.object(lines, "GRACE", GRACE),
    ):
        main()
