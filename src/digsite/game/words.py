"""Words for people: counts of treasures, and what is asked of a player, in one plain sentence."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.editions import Setup
from digsite.game.position import Position
from digsite.rules import must_sell
from digsite.rules.phases import (
    ACT,
    KEEPING,
    LOOKING,
    LOSING,
    MINING,
    NAMING,
    OVER,
    PAYING,
    TAKING,
    TENTS,
    VICTIM,
)


def amount(count: int, name: str) -> str:
    """Say how many of a treasure.

    >>> amount(1, "Coin"), amount(3, "Pot Shard")
    ('1 Coin', '3 Pot Shards')
    """
    return f"{count} {name}" if count == 1 else f"{count} {name}s"


def amounts(counts: Sequence[int], setup: Setup) -> str:
    """Say what lies together, in table order.

    >>> from digsite.editions import load_edition
    >>> amounts([2, 0, 1], load_edition("card-game").setup(2, "pyramid"))
    '2 Pot Shards and 1 Coin'
    """
    parts = [amount(count, treasure.name) for count, treasure in zip(counts, setup.treasures, strict=False) if count]
    return listed(parts) or "nothing"


def listed(parts: Sequence[str], joint: str = "and") -> str:
    """Join words as a sentence does.

    >>> listed(["a map", "a coin", "a cup"]), listed(["a map"])
    ('a map, a coin and a cup', 'a map')
    """
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {joint} {parts[-1]}"


def what_is_asked(position: Position) -> str:
    """Say what is asked of the player who decides."""
    phase = position.phase
    player = position.player
    if phase == ACT:
        if must_sell(position.boxes, position.states):
            return "Sell at least one card before you end your turn."
        return "Trade, explore, sell, or end your turn."
    if phase == LOSING:
        size = position.number("hand_size", player)
        return f"Sandstorm. You lose {amount(position.number('owed'), 'card')} of {size}: choose which."
    if phase == KEEPING:
        return f"Keep {amount(position.number('owed'), 'card')} of the chamber: choose which."
    return _QUESTIONS.get(phase, "Chance decides what comes next.")


_QUESTIONS = {
    TAKING: "A trade is under way: take more, or begin to pay.",
    PAYING: "A trade is under way: pay for what you take.",
    VICTIM: "A thief. Choose whom to rob.",
    TENTS: "Sandstorm. Shelter in your tent, or keep it?",
    LOOKING: "You may look into one chamber of the temple.",
    MINING: "Turn up one more card, or stop and take what is up.",
    NAMING: "Name two treasures to the sphinx.",
    OVER: "The game is over.",
}
