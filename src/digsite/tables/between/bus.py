"""What carries notices from server to server (publish/subscribe), and keeps a few short-lived words for all of them.

Nothing on a bus is needed for a table to be right: its log alone decides what happened. A bus makes it quick. So no
method here raises when the bus is away: what is said then is lost, and servers look into the database instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias

#: What became of asking for a turn: got now, had already, or another server has it.
Turn: TypeAlias = Literal["new", "kept", "theirs"]


class Bus(Protocol):
    """Publish/subscribe by topic, and words that expire."""

    @property
    def is_up(self) -> bool:
        """Whether what is said now is heard."""

    async def start(self, heard: Callable[[str, bytes], None], back: Callable[[], None]) -> None:
        """Begin; ``heard`` gets what is said on topics that are followed, ``back`` is called whenever the bus is there.

        Whatever was said before ``back`` may have been missed.
        """

    async def stop(self) -> None:
        """Say what is left to say, and end."""

    def say(self, topic: str, text: bytes) -> None:
        """Say something to whoever follows a topic, soon."""

    def is_wanted(self, topic: str) -> bool:
        """Whether anybody else may follow a topic: where nobody does, nothing need be said."""

    def follow(self, topic: str, ready: Callable[[], None]) -> None:
        """Hear what is said on a topic; ``ready`` is called from when on nothing is missed."""

    def unfollow(self, topic: str) -> None:
        """Hear it no more."""

    async def take(self, name: str, who: str, seconds: float) -> Turn:
        """Take a turn for so long (a lease); where nobody can be asked, everybody may."""

    async def let_go(self, name: str, who: str) -> None:
        """Let somebody else have their turn."""

    async def agree(self, name: str, value: str, seconds: float) -> str:
        """Give the word that was the first of this name; it is kept for so long after it was last asked for."""


class SilentBus:
    """No bus: servers find out from the database alone what the others did."""

    is_up = False

    async def start(self, _heard: Callable[[str, bytes], None], back: Callable[[], None]) -> None:
        """There is nothing to start."""
        back()

    async def stop(self) -> None:
        """There is nothing to stop."""

    def say(self, _topic: str, _text: bytes) -> None:
        """Nobody hears it."""

    def is_wanted(self, _topic: str) -> bool:
        """Nobody can."""
        return False

    def follow(self, _topic: str, ready: Callable[[], None]) -> None:
        """Nothing is said there."""
        ready()

    def unfollow(self, _topic: str) -> None:
        """Nothing is said there."""

    async def take(self, _name: str, _who: str, _seconds: float) -> Turn:
        """Everybody may."""
        return "new"

    async def let_go(self, _name: str, _who: str) -> None:
        """Nobody has it."""

    async def agree(self, _name: str, value: str, _seconds: float) -> str:
        """Nobody else says anything."""
        return value
