"""How long the game still goes, as bots reckon it."""

from __future__ import annotations

from digsite.rules import SANDSTORM, Box, State, inlined


@inlined
def turns_left(b: Box, s: State) -> float:
    """Return how many more times each player will dig, about (R13: after a storm one digs again)."""
    return (s.dig_size - s.dig[SANDSTORM]) / b.players
