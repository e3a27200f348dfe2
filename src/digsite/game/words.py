"""Words for people: counts of treasures, and what is asked of a player, in one plain sentence."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.editions import Setup
from digsite.game.phase import PHASES, Phase
from digsite.game.position import Position
from digsite.game.view import View
from digsite.rules import must_sell
from digsite.rules.phases import ACT


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
    size = position.number("hand_size", position.player)
    duty = must_sell(position.boxes, position.states) if position.phase == ACT else False
    return question(PHASES[position.phase], position.number("owed"), size, duty)


def question_of(view: View) -> str:
    """Say what is asked of the player who decides."""
    size = 0 if view.player is None else view.seats[view.player].hand_size
    return question(view.phase, view.owed, size, view.must_sell)


def question(phase: Phase, owed: int, hand_size: int, must_sell: bool) -> str:
    """Say what a phase asks of the player who decides."""
    if phase is Phase.ACT:
        if must_sell:
            return "Sell at least one card before you end your turn."
        return "Trade, explore, sell, or end your turn."
    if phase is Phase.LOSING:
        return f"Sandstorm. You lose {amount(owed, 'card')} of {hand_size}: choose which."
    if phase is Phase.KEEPING:
        return f"Keep {amount(owed, 'card')} of the chamber: choose which."
    return _QUESTIONS.get(phase, "Chance decides what comes next.")


_QUESTIONS = {
    Phase.TAKING: "A trade is under way: take more, or begin to pay.",
    Phase.PAYING: "A trade is under way: pay for what you take.",
    Phase.VICTIM: "A thief. Choose whom to rob.",
    Phase.TENTS: "Sandstorm. Shelter in your tent, or keep it?",
    Phase.LOOKING: "You may look into one chamber of the temple.",
    Phase.MINING: "Turn up one more card, or stop and take what is up.",
    Phase.NAMING: "Name two treasures to the sphinx.",
    Phase.OVER: "The game is over.",
}
