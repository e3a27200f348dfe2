"""What may come out of a monument that is turned up card by card (R64, R65), as far as the view can tell.

Cards that the viewer saw in the chamber are there. Each of the others may be any treasure that the viewer has not
located, all equally likely; never a map (R4).
"""

from __future__ import annotations

from digsite.editions import MINE_LIMIT, SPHINX_DRAWS, Setup
from digsite.editions.deck import MAP
from digsite.game import View


def chances(view: View, chamber: int = 0) -> dict[str, float]:
    """Say of each kind how likely the next card of a chamber is one."""
    known, turned = view.chambers[chamber].known, view.turned_up
    size = view.chambers[chamber].size - sum(turned.values())
    if size <= 0:
        return {}
    there = {card: known.get(card, 0) - turned.get(card, 0) for card in {**known, **turned}}
    sure = {card: count for card, count in there.items() if count > 0}
    hidden = {card: count + min(0, there.get(card, 0)) for card, count in view.unseen.items() if card != MAP}
    rest, pool = size - sum(sure.values()), sum(hidden.values())
    found = {}
    for card in {**hidden, **sure}:
        expected = sure.get(card, 0) + (rest * hidden.get(card, 0) / pool if pool > 0 else 0)
        if expected > 0:
            found[card] = expected / size
    return found


def chance_of_cave_in(view: View, setup: Setup) -> float:
    """Say how likely one more card takes the mine over its limit (R64)."""
    values = setup.trade_values
    up = sum(values[card] * count for card, count in view.turned_up.items())
    chamber = view.exploring or 0
    return sum(chance for card, chance in chances(view, chamber).items() if up + values[card] > MINE_LIMIT)


def expected_in_chamber(view: View) -> dict[str, float]:
    """Say how many cards of each kind the chamber of mine or sphinx holds on average."""
    size = view.chambers[0].size
    return {card: round(size * chance, 3) for card, chance in sorted(chances(view).items())}


def expected_at_the_sphinx(view: View) -> dict[str, float]:
    """Say how many cards of each kind are turned up on average (R65)."""
    draws = min(SPHINX_DRAWS, view.chambers[0].size)
    return {card: chance * draws for card, chance in chances(view).items()}
