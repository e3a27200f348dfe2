"""What a server says of itself, and what it says when a request was wrong."""

from __future__ import annotations

import msgspec

from digsite.words.message import Message


class KernelNow(msgspec.Struct, frozen=True):
    """What the server can do by now."""

    ready: bool  # a game can be dealt
    searches: bool  # bots can search; until then they play like the professor


class Reach(msgspec.Struct, frozen=True):
    """From where this server can be opened."""

    only_here: bool  # from this machine alone
    others: tuple[str, ...]  # addresses that other machines can open, as far as they are known
    public: bool = False  # whoever runs the server named them: links for others always lead there


class Problem(msgspec.Struct, frozen=True):
    """What was wrong with a request."""

    code: str
    why: Message
    sentence: str  # the same in English, for whoever reads it in a terminal
