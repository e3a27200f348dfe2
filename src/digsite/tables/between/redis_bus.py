"""The bus over Redis, or Valkey: publish/subscribe, and keys with a time to live.

A lost connection is made anew, as often as it takes. Meanwhile nothing waits: what is said is lost, everybody may take
a turn, and servers look into the database more often.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, cast

from digsite.errors import DigsiteError
from digsite.tables.between.bus import Turn
from digsite.tables.between.redis_line import RedisLine

#: Seconds: until a connection or an answer is given up, and between two tries to connect.
_PATIENCE: Final = 2.0
_TRIES: Final = (0.1, 1.0)
#: Seconds until a task that was told to stop is told so again.
_TO_STOP: Final = 1.0
#: So many topics are followed with one command.
_AT_ONCE: Final = 500

#: Each is one step in Redis: no other server comes in between.
_TAKE: Final = """
local has = redis.call('GET', KEYS[1])
if has and has ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return has and 2 or 1
"""
_LET_GO: Final = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0"
_AGREE: Final = """
local said = redis.call('GET', KEYS[1])
if not said then said = ARGV[1] end
redis.call('SET', KEYS[1], said, 'PX', ARGV[2])
return said
"""
_TURNS: Final[dict[int, Turn]] = {0: "theirs", 1: "new", 2: "kept"}

_log = logging.getLogger("digsite.tables")


class RedisBus:
    """One server's connection to Redis."""

    def __init__(self, url: str, *, patience: float = _PATIENCE) -> None:
        """Take an address such as ``redis://localhost:6379/0``, and how many seconds an answer may take.

        Nothing is connected yet.
        """
        try:
            import hiredis  # noqa: F401  # the library goes without; the line does not
            from redis import asyncio as aioredis
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
            from redis.exceptions import RedisError
        except ImportError as error:
            raise DigsiteError(
                "no-redis", "--fan-out needs the parts for servers: pip install 'digsite[servers]'."
            ) from error
        self._failures = (RedisError, OSError, TimeoutError)
        waits: dict[str, Any] = {
            "socket_timeout": patience,
            "socket_connect_timeout": patience,
            "retry": Retry(NoBackoff(), 0),
        }
        try:
            self._redis = aioredis.Redis.from_url(url, protocol=3, **waits)
        except ValueError as error:
            raise DigsiteError(
                "no-fan-out", f"--fan-out is an address such as redis://localhost:6379/0: {error}."
            ) from error
        self._take = self._redis.register_script(_TAKE)
        self._let_go = self._redis.register_script(_LET_GO)
        self._agree = self._redis.register_script(_AGREE)
        self._line: RedisLine | None = None  # while there is one
        self._topics: dict[str, Callable[[], None]] = {}  # and whom to tell once they are followed
        self._heard: Callable[[str, bytes], None] = lambda _topic, _text: None
        self._back: Callable[[], None] = lambda: None
        self._unconfirmed = 0  # topics that were there when the connection was made
        self._staying: asyncio.Task[None] | None = None
        self.is_up = False

    async def start(self, heard: Callable[[str, bytes], None], back: Callable[[], None]) -> None:
        """Begin to connect; a server starts without a bus, too."""
        self._heard, self._back = heard, back
        self._staying = asyncio.create_task(self._stay_connected())

    async def stop(self) -> None:
        """Say what is left to say, and end."""
        # Once is not always enough: the library's own waits may take a cancel for one of theirs, or hang on closing.
        while self._staying is not None and not self._staying.done():
            self._staying.cancel()
            await asyncio.wait([self._staying], timeout=_TO_STOP)
        with suppress(*self._failures):
            await self._redis.aclose()

    # Saying and hearing.

    def say(self, topic: str, text: bytes) -> None:
        """Say something; if nobody can be reached, never."""
        if self.is_up:
            self._send("PUBLISH", topic, text)

    def is_wanted(self, _topic: str) -> bool:
        """Redis alone knows who follows what."""
        return self.is_up

    def follow(self, topic: str, ready: Callable[[], None]) -> None:
        """Hear what is said on a topic."""
        self._topics[topic] = ready
        self._send("SUBSCRIBE", topic)

    def unfollow(self, topic: str) -> None:
        """Hear it no more."""
        if self._topics.pop(topic, None) is not None:
            self._send("UNSUBSCRIBE", topic)

    def _send(self, *words: str | bytes) -> None:
        if self._line is not None:
            self._line.send(*words)

    async def _stay_connected(self) -> None:
        pause = _TRIES[0]
        while True:
            pool: Any = self._redis.connection_pool
            line = RedisLine(pool.make_connection())
            try:
                await line.connect()
                self._follow_all(line)
                pause = _TRIES[0]
                await line.hear(self._take_in)
            except self._failures as error:
                if self.is_up or pause == _TRIES[0]:
                    _log.warning("fan-out-lost", extra={"about": {"reason": str(error)}})
            finally:
                self.is_up, self._line = False, None
                with suppress(*self._failures):
                    await line.close()
            await asyncio.sleep(pause)
            pause = min(_TRIES[1], 2 * pause)

    def _follow_all(self, line: RedisLine) -> None:
        """Follow everything that is to be followed; once Redis has said so, the bus is there."""
        topics = list(self._topics)
        self._unconfirmed = len(topics)
        self._line = line
        for first in range(0, len(topics), _AT_ONCE):
            line.send("SUBSCRIBE", *topics[first : first + _AT_ONCE])
        if not topics:
            self._is_back()

    def _is_back(self) -> None:
        self.is_up = True
        _log.info("fan-out")
        self._back()

    def _take_in(self, told: list[Any]) -> None:
        match told:
            case [b"message", bytes() as topic, bytes() as text]:
                self._heard(topic.decode(), text)
            case [b"subscribe", bytes() as topic, _]:
                if self._unconfirmed:
                    self._unconfirmed -= 1
                    if not self._unconfirmed:
                        self._is_back()
                ready = self._topics.get(topic.decode())
                if ready is not None and self.is_up:
                    ready()

    # Words that all servers share for a while.

    async def take(self, name: str, who: str, seconds: float) -> Turn:
        """Take a turn for so long."""
        found = await self._asked(self._take, name, who, seconds)
        return "new" if found is None else _TURNS[int(found)]

    async def let_go(self, name: str, who: str) -> None:
        """Let somebody else have their turn."""
        await self._asked(self._let_go, name, who, 0)

    async def agree(self, name: str, value: str, seconds: float) -> str:
        """Give the word that was the first of this name."""
        found = await self._asked(self._agree, name, value, seconds)
        return value if found is None else cast("bytes", found).decode()

    async def _asked(self, script: Callable[..., Awaitable[Any]], name: str, word: str, seconds: float) -> Any:
        """Run a script; None: Redis is away."""
        if not self.is_up:
            return None
        with suppress(*self._failures):
            return await script(keys=[name], args=[word, max(1, int(1000 * seconds))])
        return None
