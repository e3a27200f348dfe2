"""Somebody who plays quickly, and always something that is allowed: sells what sells best, else ends the turn."""

from __future__ import annotations

from typing import Any

import msgspec

from digsite.game import Discard, EndTurn, Keep, Look, Move, Sell, Steal, Stop, UseTent
from digsite.seat import Act, AnyQuestion, MineDraw, Shelter, Storm, TempleLook, Thief, TombKeep
from digsite.tables.wire.messages import Ending
from digsite.words.message import Message

#: A set worth less than this is kept, so that games are as long as people's.
WORTH_SELLING = 6


class Seen(msgspec.Struct):
    """Just what such a player looks at in a message."""

    tell: str
    to: int | None = None
    code: str | None = None
    why: Message | None = None
    number: int = -1
    ask: AnyQuestion | None = None
    ending: Ending | None = None


_seen = msgspec.json.Decoder(Seen)


def seen(message: bytes) -> Seen:
    """Look at a message."""
    return _seen.decode(message)


def answer(ask: AnyQuestion) -> Move:
    """Answer what is asked.

    >>> answer(Storm(owed=1, suggestion=("coin",)))
    Discard(cards=('coin',))
    """
    match ask:
        case Act(sales, end=why_not):
            best = max((sale for sale in sales if sale.why is None), key=lambda sale: sale.money, default=None)
            if best is None or (best.money < WORTH_SELLING and why_not is None):
                return EndTurn()
            return Sell(best.treasure, best.count)
        case Storm(_, suggestion):
            return Discard(suggestion)
        case Shelter():
            return UseTent(True)
        case Thief(victims):
            return Steal(next(victim.seat for victim in victims if victim.why is None))
        case TombKeep(_, _, suggestion):
            return Keep(suggestion)
        case MineDraw():
            return Stop()
        case TempleLook():
            return Look(None)
    raise TypeError(f"Nobody asks such a thing: {ask!r}")


def saying(identity: int, say: str, **what: Any) -> bytes:
    """Write something that is said.

    >>> saying(7, "start")
    b'{"say":"start","id":7}'
    """
    return msgspec.json.encode({"say": say, "id": identity, **what})
