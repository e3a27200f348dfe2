"""Trades and sales that were taken back: no log and no record holds them, but everybody saw them."""

from __future__ import annotations

import msgspec

from digsite.game.events import Sold, Traded

#: What can be taken back.
Exchange = Traded | Sold


class Withdrawn(msgspec.Struct, frozen=True):
    """A trade or a sale that was taken back.

    Places are those of the story, which only grows: every event in it, and every taking back, has one.
    """

    event: Exchange
    line: int  # its own place in the story
    at: int  # the place where it was taken back
