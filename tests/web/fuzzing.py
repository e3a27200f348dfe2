"""Saying wrong things to the server: malformed, late, doubled, foreign. Each must be answered; nothing may change."""

from __future__ import annotations

import json
import random
import sqlite3
import string
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import msgspec
import psycopg

from any_saying import SAYINGS, made_up, misread
from digsite.tables.wire.messages import AnySaid
from digsite.web.process import ServerProcess
from servers import Player, deal, play_to_the_end
from web.raw_line import RawLine

CARDS = [
    "coin",
    "parchment_scrap",
    "map",
    "pharaohs_mask",
    "thief",
    "nothing",
    "",
    "\N{GREEK SMALL LETTER ALPHA}",
    "💰",
]
MOVES: list[dict[str, Any]] = [
    {"move": "end"},
    {"move": "sell", "treasure": "coin", "count": 3},
    {"move": "trade", "give": ["coin"], "take": ["map"]},
    {"move": "explore", "chamber": 0},
    {"move": "steal", "seat": 1},
    {"move": "tent", "use": True},
    {"move": "discard", "cards": ["coin"]},
    {"move": "keep", "cards": ["coin", "coin"]},
    {"move": "look", "chamber": 2},
    {"move": "turn_up"},
    {"move": "stop"},
]
#: What would be done if it could be read, in a game that goes on between two people who are there.
WOULD_CHANGE = {"play", "pace", "leave", "sign_out", "emote", "list"}
#: As long as a batch is under way nobody waits; so that no buffer overflows, batches are small.
BATCH = 40


class Fuzzer:
    """Makes messages that must be refused, or that ask for something without changing anything."""

    def __init__(self, seed: int, number: int) -> None:
        self._chance = random.Random(seed)
        self._number = number
        self._makers: list[Callable[[], str | bytes]] = [
            self._late,
            self._early,
            self._anything,
            self._anything,
            self._of_another_stage,
            self._asking,
            self._mutated,
            self._mutated,
            self._nonsense,
            self._binary,
            self._wrong_types,
        ]

    def messages(self) -> Iterator[str | bytes]:
        """Make messages for ever."""
        while True:
            message = self._chance.choice(self._makers)()
            yield message
            if self._chance.random() < 0.1:
                yield message

    def _said(self, say: str, **more: Any) -> str:
        return json.dumps({"say": say, "id": self._chance.randrange(2**31), **more})

    def _late(self) -> str:
        return self._said("play", number=self._chance.randrange(self._number), move=self._chance.choice(MOVES))

    def _early(self) -> str:
        number = self._number + self._chance.choice([1, 2, 1000, 2**31 - 1 - self._number])
        return self._said("play", number=number, move=self._chance.choice(MOVES))

    def _anything(self) -> str:
        """Say anything there is to be said; what would change something cannot be read."""
        say = self._chance.choice(list(SAYINGS))
        made = (misread if say in WOULD_CHANGE else made_up)(say, self._chance)
        return json.dumps({"id": self._chance.randrange(2**31)} | made)

    def _of_another_stage(self) -> str:
        return self._chance.choice(
            [
                self._said("undo", number=self._chance.randrange(self._number + 2)),
                self._said("hello", secret="x" * 40),
                self._said("sand", seats=[1, 0]),
                self._said("ready", commitment="ab" * self._chance.choice([32, 32, 31])),
                self._said("stand_in", seat=self._chance.randrange(5), level="no such level"),
                self._said("leave", why=self._chance.choice(["bored", None, 7, ""])),
                self._said("sign_out", secret=self._chance.choice(["short", "x" * 65, "no spaces in a secret", None])),
            ]
        )

    def _cards(self) -> list[str]:
        return [self._chance.choice(CARDS) for _ in range(self._chance.randrange(6))]

    def _asking(self) -> str:
        if self._chance.random() < 0.5:
            return self._said("weigh", give=self._cards(), take=self._cards())
        return self._said("pay", take=self._cards())

    def _valid(self) -> str:
        return self._chance.choice([self._late, self._anything, self._of_another_stage, self._asking])()

    def _mutated(self) -> str:
        text = list(self._valid())
        for _ in range(self._chance.randrange(1, 4)):
            text = text or ["x"]
            place = self._chance.randrange(len(text))
            match self._chance.randrange(4):
                case 0:
                    text[place] = self._chance.choice(string.printable)
                case 1:
                    del text[place]
                case 2:
                    text.insert(place, self._chance.choice('{}[]",:0\\\x00\ufffd'))
                case _:
                    text = text[:place]
        return self._unless_it_could_work("".join(text))

    def _nonsense(self) -> str:
        length = self._chance.choice([0, 1, 10, 1000, 16_000, 30_000])
        return "".join(self._chance.choices(string.printable + "äß漢💰", k=length))

    def _binary(self) -> bytes:
        return self._chance.randbytes(self._chance.choice([0, 1, 100, 17_000]))

    def _wrong_types(self) -> str:
        thing: Any = json.loads(self._valid())
        odd: Any = self._chance.choice([None, -1, 2**63, 1e300, "", [], {}, [[]], True, "💰" * 50, [None] * 200])
        thing[self._chance.choice([*thing, "more"])] = odd
        return self._unless_it_could_work(json.dumps(thing))

    def _unless_it_could_work(self, text: str) -> str:
        """Keep a message that nobody could read; another one might just be allowed, and is not what is meant here."""
        try:
            msgspec.json.decode(text, type=AnySaid)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return text
        return self._early()


def stored(server: ServerProcess) -> list[tuple[Any, ...]]:
    """Everything that is in the log of all tables."""
    address = str(server.database)
    if "://" in address:
        with psycopg.connect(address.replace("+psycopg", "", 1)) as served:
            return served.execute("select * from log order by 1, 2").fetchall()
    with closing(sqlite3.connect(f"file:{address}?mode=ro", uri=True)) as database:
        return database.execute("select * from log order by 1, 2").fetchall()


def fuzz(server: ServerProcess, messages: int, seed: int, tell: Callable[[str], None]) -> None:
    """Say so many wrong things, from two seats and as a spectator; see that each is answered and nothing changes."""
    table, players = deal(server, seats=2)
    moves = play_to_the_end(players, stop_at=6)
    strangers = [*players, Player(server, table)]
    before = stored(server)
    states = [stranger.until_state(moves) for stranger in strangers]
    wrong = Fuzzer(seed, moves).messages()
    sent = 0
    while sent < messages:
        for stranger in strangers:
            batch = [next(wrong) for _ in range(BATCH)]
            for message in batch:
                stranger.send(message)
            for message in batch:
                _check(message, stranger.hear())
            sent += BATCH
        if sent % (len(strangers) * BATCH * 100) == 0:
            tell(f"{sent} of {messages} wrong messages answered")
    assert stored(server) == before
    for stranger, state in zip(strangers, states, strict=True):
        assert stranger.say("weigh", give=[], take=[])["tell"] in ("balance", "refused")  # the line is alive
        assert stranger.state == state
        stranger.close()


def _check(message: str | bytes, told: dict[str, Any]) -> None:
    assert told["tell"] in ("refused", "balance", "payment", "devices"), (message, told)
    if told["tell"] == "refused":
        assert told["code"] not in ("", "broken"), (message, told)
        assert told["why"]["id"], (message, told)
    try:
        number = json.loads(message)["id"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return
    if isinstance(message, str) and type(number) is int and told["code" if "code" in told else "tell"] != "too-long":
        assert told["to"] in (number, None), (message, told)


def fuzz_frames(server: ServerProcess, pieces: int, seed: int, progress: Callable[[str], None]) -> None:
    """Send so many pieces of broken protocol, over lines and over HTTP; others' lines must live through it."""
    chance = random.Random(seed)
    table, players = deal(server)
    play_to_the_end(players, stop_at=2)
    sent = 0
    while sent < pieces:
        for _ in range(100):
            sent += _broken_line(server.port, table, chance)
        for player in players:
            assert player.say("weigh", give=[], take=[])["tell"] in ("balance", "refused")
        progress(f"{sent} broken frames and requests sent")
    play_to_the_end(players, stop_at=4)
    for player in players:
        player.close()


def _broken_line(port: int, table: str, chance: random.Random) -> int:
    """Open a line or a connection, send some pieces of nonsense without reading, hang up; give how many."""
    count = chance.randrange(1, 40)
    line = RawLine(port, table, b'{"say":"hello","id":0}') if chance.random() < 0.7 else RawLine.unopened(port)
    make = _broken_frame if line.is_open else _broken_request
    with line:
        line.flood(b"".join(make(chance) for _ in range(count)), 1)
        if chance.random() < 0.1:
            line.is_hung_up(patience=0.2)
    return count


def _broken_frame(chance: random.Random) -> bytes:
    payload = chance.randbytes(chance.choice((0, 1, 5, 125)))
    first = chance.choice((0x80 | chance.randrange(16), chance.randrange(16), chance.randrange(256)))
    length = chance.choice((0x80 | len(payload), len(payload), 0x80 | 126, 0x80 | 127, chance.randrange(256)))
    return bytes([first, length]) + chance.choice((bytes(4), chance.randbytes(4), b"")) + payload


def _broken_request(chance: random.Random) -> bytes:
    whole = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 12\r\n\r\n" + b'{"seats": []}'
    kinds = (
        lambda: chance.randbytes(60),
        lambda: whole[: chance.randrange(len(whole))],
        lambda: bytes(byte ^ (1 << chance.randrange(8)) if chance.random() < 0.02 else byte for byte in whole),
        lambda: b"GET /" + chance.randbytes(9) + b" HTTP/1.1\r\nHost: " + chance.randbytes(5) + b"\r\n\r\n",
        lambda: b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        lambda: b"GET /api/tables/%C3%28/live HTTP/1.0\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
        lambda: whole.replace(b"Content-Length: 12", b"Transfer-Encoding: chunked"),
    )
    return chance.choice(kinds)()
