"""What was called across a table a moment ago. It is told to whoever is there, and never stored.

The log holds what makes a table what it is; an emote changes nothing, and after a restart nobody wants to hear it.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from digsite.tables.wire.messages import Emoted

#: Milliseconds for which an emote is told: whoever was slow for longer has missed it.
FRESH: Final = 5_000
#: So many of them are remembered.
_MOST: Final = 16


class Emotes:
    """The last emotes of one table, counted from its first moment in memory on.

    >>> emotes = Emotes()
    >>> emotes.add(Emoted(0, "hello"), 1_000)
    >>> emotes.add(Emoted(1, "nice"), 2_000)
    >>> emotes.count, emotes.since(1, 2_500), emotes.since(0, 6_500)
    (2, [Emoted(seat=1, what='nice')], [Emoted(seat=1, what='nice')])
    """

    __slots__ = ("_recent", "count")

    def __init__(self) -> None:
        self.count = 0
        self._recent: deque[tuple[int, int, Emoted]] = deque(maxlen=_MOST)

    def add(self, emote: Emoted, now: int) -> None:
        """Somebody calls something."""
        self.count += 1
        self._recent.append((self.count, now, emote))

    def since(self, told: int, now: int) -> list[Emoted]:
        """List the emotes after those that somebody has been told of, as far as they are fresh."""
        return [emote for number, at, emote in self._recent if number > told and now - at < FRESH]
