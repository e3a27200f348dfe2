"""The bus over Redis, or Valkey: publish/subscribe, and keys with a time to live.

A lost connection is made anew, as often as it takes. Meanwhile nothing waits: what is said is lost, everybody may take
a turn, and servers look into the database more often.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, cast

from digsite.errors import DigsiteError
from digsite.tables.between.bus import Turn

#: Seconds: until a connection or an answer is given up, between two tries to connect, and of silence until the
#: connection is tried, and given up.
_PATIENCE: Final = 2.0
_TRIES: Final = (0.1, 1.0)
_SILENCE: Final = (3.0, 8.0)
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
            from redis import asyncio as aioredis
            from redis.asyncio.retry import Retry
            from redis.backoff import NoBackoff
            from redis.exceptions import RedisError
        except ImportError as error:
            raise DigsiteError(
                "no-redis", "--fan-out needs the parts for servers: pip install 'digsite[servers]'."
            ) from error
        self._failures = (RedisError, OSError, TimeoutError)
        try:
            self._redis = aioredis.Redis.from_url(
                url, socket_timeout=patience, socket_connect_timeout=patience, retry=Retry(NoBackoff(), 0)
            )
        except ValueError as error:
            raise DigsiteError(
                "no-fan-out", f"--fan-out is an address such as redis://localhost:6379/0: {error}."
            ) from error
        self._take = self._redis.register_script(_TAKE)
        self._let_go = self._redis.register_script(_LET_GO)
        self._agree = self._redis.register_script(_AGREE)
        self._ear: Any = None  # the connection that listens, while there is one
        self._topics: dict[str, Callable[[], None] | None] = {}  # and whom to tell once they are followed
        self._changes: dict[str, None] = {}  # topics to follow, or not to follow any more
        self._said: list[tuple[str, bytes]] = []
        self._something_to_say = asyncio.Event()
        self._heard: Callable[[str, bytes], None] = lambda _topic, _text: None
        self._back: Callable[[], None] = lambda: None
        self._unconfirmed = 0  # topics that were there when the connection was made
        self._tasks: list[asyncio.Task[None]] = []
        self.is_up = False

    async def start(self, heard: Callable[[str, bytes], None], back: Callable[[], None]) -> None:
        """Begin to connect; a server starts without a bus, too."""
        self._heard, self._back = heard, back
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]

    async def stop(self) -> None:
        """Say what is left to say, and end."""
        # Once is not always enough: the library's own waits may take a cancel for one of theirs, or hang on closing.
        left = set(self._tasks)
        while left:
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=_TO_STOP)
        with suppress(*self._failures):
            async with asyncio.timeout(1.0):
                await self._publish()
        with suppress(*self._failures):
            await self._redis.aclose()

    # Saying and hearing.

    def say(self, topic: str, text: bytes) -> None:
        """Say something, soon; if nobody can be reached, never."""
        if self.is_up:
            self._said.append((topic, text))
            self._something_to_say.set()

    def follow(self, topic: str, ready: Callable[[], None]) -> None:
        """Hear what is said on a topic."""
        self._topics[topic] = ready
        self._change(topic)

    def unfollow(self, topic: str) -> None:
        """Hear it no more."""
        if topic in self._topics:
            del self._topics[topic]
            self._change(topic)

    def _change(self, topic: str) -> None:
        if self._ear is not None:
            self._changes[topic] = None
            self._something_to_say.set()

    async def _listen(self) -> None:
        """Stay connected."""
        pause = _TRIES[0]
        while True:
            ear: Any = self._redis.pubsub()
            try:
                await self._connect(ear)
                pause = _TRIES[0]
                await self._hear(ear)
            except self._failures as error:
                if self.is_up or pause == _TRIES[0]:
                    _log.warning("fan-out-lost", extra={"about": {"reason": str(error)}})
            finally:
                self.is_up, self._ear = False, None
                with suppress(*self._failures):
                    await ear.aclose()
            await asyncio.sleep(pause)
            pause = min(_TRIES[1], 2 * pause)

    async def _connect(self, ear: Any) -> None:
        """Follow everything that is to be followed."""
        await ear.connect()
        self._changes.clear()
        topics = list(self._topics)
        self._unconfirmed = len(topics)
        self._ear = ear
        for first in range(0, len(topics), _AT_ONCE):
            await ear.subscribe(*topics[first : first + _AT_ONCE])
        if not topics:
            self._is_back()

    def _is_back(self) -> None:
        self.is_up = True
        _log.info("fan-out")
        self._back()

    async def _hear(self, ear: Any) -> None:
        heard_at = time.monotonic()
        tried = False
        while True:
            message = None
            if ear.subscribed:
                message = await ear.get_message(timeout=1.0)
            else:
                await asyncio.sleep(0.05)  # nothing is followed yet
            silence = time.monotonic() - heard_at
            if message is not None:
                heard_at, tried = time.monotonic(), False
                self._take_in(message)
            elif silence > _SILENCE[1]:
                raise TimeoutError("Redis is silent.")
            elif silence > _SILENCE[0] and not tried and ear.subscribed:
                tried = True
                await ear.ping()

    def _take_in(self, message: dict[str, Any]) -> None:
        if message["type"] == "message":
            self._heard(message["channel"].decode(), message["data"])
        elif message["type"] == "subscribe":
            if self._unconfirmed:
                self._unconfirmed -= 1
                if not self._unconfirmed:
                    self._is_back()
            ready = self._topics.get(message["channel"].decode())
            if ready is not None and self.is_up:
                ready()

    async def _speak(self) -> None:
        """Say what is to be said, as much as there is at a time."""
        while True:
            await self._something_to_say.wait()
            self._something_to_say.clear()
            try:
                await self._change_topics()
                await self._publish()
            except self._failures:
                continue  # whoever listens notices it, too, and makes a new connection

    async def _change_topics(self) -> None:
        ear, changes = self._ear, list(self._changes)
        self._changes.clear()
        if ear is None:
            return
        followed = [topic for topic in changes if topic in self._topics]
        given_up = [topic for topic in changes if topic not in self._topics]
        for first in range(0, len(followed), _AT_ONCE):
            await ear.subscribe(*followed[first : first + _AT_ONCE])
        if given_up:
            await ear.unsubscribe(*given_up)

    async def _publish(self) -> None:
        while self._said:
            said, self._said = self._said, []
            async with self._redis.pipeline(transaction=False) as pipe:
                for topic, text in said:
                    pipe.publish(topic, text)
                await pipe.execute(raise_on_error=False)

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
