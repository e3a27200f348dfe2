"""Players of boardgame.io's counter, speaking the little of Socket.IO and Engine.IO that is needed for it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import msgspec

from digsite.web.bench.light_socket import connect
from digsite.web.bench.sitting import HOST, PLAYERS, Sitting, post

GAME: Final = "counter"
_PATH: Final = "/socket.io/?EIO=4&transport=websocket"
#: What Engine.IO sends: a greeting, and pings that want an answer.
_OPENED: Final = b"0"
_PING: Final = b"2"
_PONG: Final = b"3"
#: What Socket.IO sends inside: that somebody is let in to the game, and events.
_LET_IN: Final = f"40/{GAME},".encode()
_EVENT: Final = f"42/{GAME},".encode()


class Whose(msgspec.Struct, rename={"player": "currentPlayer"}):
    """Whose turn it is, and whether the game is over."""

    player: str
    gameover: Any = None


class Counted(msgspec.Struct, rename={"number": "_stateID"}):
    """Just what a player looks at in a state."""

    number: int
    ctx: Whose


class Synced(msgspec.Struct):
    """What is told to whoever comes."""

    state: Counted


_heard = msgspec.json.Decoder(list[msgspec.Raw])
_counted = msgspec.json.Decoder(Counted)
_synced = msgspec.json.Decoder(Synced)


class Counting(Sitting[Counted]):
    """One match of boardgame.io after the other: opened, joined and connected as its own lobby and client do it."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self._match = ""
        self._credentials: list[str] = []
        self._greeted = [asyncio.Event() for _ in range(PLAYERS)]

    async def open(self) -> None:
        """Open a match and take all seats."""
        self._match = (await post(self.port, f"/games/{GAME}/create", {"numPlayers": PLAYERS}))["matchID"]
        self._credentials = []
        for place in range(PLAYERS):
            asked = {"playerID": str(place), "playerName": f"Player {place + 1}"}
            taken = await post(self.port, f"/games/{GAME}/{self._match}/join", asked)
            self._credentials.append(taken["playerCredentials"])

    async def connect(self) -> None:
        """Connect everybody; what a game begins with is told at once."""
        for place, credentials in enumerate(self._credentials):
            self._greeted[place].clear()
            line = await connect(HOST, self.port, _PATH, partial(self.heard, place))
            self.lines.append(line)
            await self._greeted[place].wait()
            self._greeted[place].clear()
            line.send(_LET_IN)
            await self._greeted[place].wait()
            line.send(_event("sync", self._match, str(place), credentials, PLAYERS))
        await self.until(0)

    async def deal(self) -> None:
        """Begin a game: it has begun."""

    def read(self, place: int, message: bytes) -> tuple[int, Counted] | None:
        """Read what a seat hears, and answer what wants an answer."""
        if message.startswith(_EVENT):
            name, _, *more = _heard.decode(message[len(_EVENT) :])
            match bytes(name):
                case b'"update"':
                    found = _counted.decode(more[0])
                case b'"sync"':
                    found = _synced.decode(more[0]).state
                case _:
                    return None
            return found.number, found
        if message == _PING:
            self.lines[place].send(_PONG)
        elif message.startswith((_OPENED, _LET_IN)):
            self._greeted[place].set()
        return None

    def turn(self, number: int) -> tuple[int, bytes] | None:
        """Say whose turn it is, and what they say."""
        found = self.newest[0][1]
        if found is None or found.ctx.gameover is not None:
            return None
        player = found.ctx.player
        credentials = self._credentials[int(player)]
        payload = {"type": "add", "args": [], "playerID": player, "credentials": credentials}
        move = {"type": "MAKE_MOVE", "payload": payload}
        return int(player), _event("update", move, number, self._match, player)


def _event(*what: object) -> bytes:
    """Write an event."""
    return _EVENT + msgspec.json.encode(what)
