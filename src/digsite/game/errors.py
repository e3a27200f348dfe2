"""Two ways for a move to be wrong: malformed (no move at all) and illegal (a move the rules refuse now)."""

from __future__ import annotations

from digsite.errors import DigsiteError


class MalformedMove(DigsiteError):
    """This is no move: unreadable, unknown words, impossible numbers."""


class IllegalMove(DigsiteError):
    """This is a move, but the rules do not allow it now. The game is unchanged."""
