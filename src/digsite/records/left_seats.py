"""Seats that bots played on: ``"left":[{"seat":1,"event":57,"why":"resigned"}]`` in a record's header.

>>> read_left(b'[{"seat":1,"event":57,"why":"resigned"}]', players=3)
(LeftSeat(seat=1, event=57, why='resigned'),)
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta


class LeftSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a bot played for somebody from an event on; the deal is event 0."""

    seat: Annotated[int, Meta(ge=0)]
    event: Annotated[int, Meta(ge=0)]
    why: Annotated[str, Meta(min_length=1, max_length=40)]  # "left", "resigned", "clock", "away"


_LEFT = msgspec.json.Decoder(tuple[LeftSeat, ...], strict=True)


def read_left(text: bytes, players: int) -> tuple[LeftSeat, ...]:
    """Read who left; what is wrong with it is a ``ValueError``."""
    left = _LEFT.decode(text)
    for one in left:
        if one.seat >= players:
            raise ValueError(f"left: there are seats 0 to {players - 1}, not {one.seat}.")
    if len({one.seat for one in left}) < len(left):
        raise ValueError("left: each seat stands there once.")
    return left
