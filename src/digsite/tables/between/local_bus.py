"""The bus of one machine: workers hear each other over the hub between them, and nothing has to be installed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from digsite.tables.between.bus import Turn
from digsite.tables.between.spoke import Spoke

_TURNS: Final[dict[str | None, Turn]] = {"theirs": "theirs", "new": "new", "kept": "kept"}


class LocalBus:
    """One worker's part of it."""

    def __init__(self, spoke: Spoke) -> None:
        self._spoke = spoke

    @property
    def is_up(self) -> bool:
        """Whether the hub is there."""
        return self._spoke.is_up

    async def start(self, heard: Callable[[str, bytes], None], back: Callable[[], None]) -> None:
        """Begin to listen."""
        self._spoke.heard = heard
        await self._spoke.open()
        back()

    async def stop(self) -> None:
        """Listen no more; the line stays open for as long as connections are handed on over it."""
        self._spoke.heard = lambda _topic, _text: None

    def say(self, topic: str, text: bytes) -> None:
        """Say something to those who follow a topic."""
        self._spoke.say(topic, text)

    def is_wanted(self, topic: str) -> bool:
        """Say whether another worker follows a topic."""
        return self._spoke.is_wanted(topic)

    def follow(self, topic: str, ready: Callable[[], None]) -> None:
        """Hear what is said on a topic."""
        self._spoke.follow(topic, ready)

    def unfollow(self, topic: str) -> None:
        """Hear it no more."""
        self._spoke.unfollow(topic)

    async def take(self, name: str, who: str, seconds: float) -> Turn:
        """Take a turn for so long."""
        return _TURNS.get(await self._spoke.ask("take", name, who, seconds), "new")

    async def let_go(self, name: str, who: str) -> None:
        """Let somebody else have their turn."""
        await self._spoke.ask("let-go", name, who, 0)

    async def agree(self, name: str, value: str, seconds: float) -> str:
        """Give the word that was the first of this name."""
        word = await self._spoke.ask("agree", name, value, seconds)
        return value if word is None else word
