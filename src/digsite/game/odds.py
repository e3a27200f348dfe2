"""What may come out of a monument that is turned up card by card (R64, R65), as far as the view can tell.

A card of the chamber that was seen there is known to be there. Each of the others is as likely to be any treasure
whose whereabouts the viewer does not know; never a map (R4).
"""

from __future__ import annotations

from fractions import Fraction

from digsite.editions import MINE_LIMIT, SPHINX_DRAWS
from digsite.editions.checks import MAP
from digsite.game import View
from digsite.game.worth import Values


def chances(view: View, chamber: int = 0) -> dict[str, Fraction]:
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
        expected = Fraction(sure.get(card, 0))
        if pool > 0:
            expected += Fraction(rest * hidden.get(card, 0), pool)
        if expected > 0:
            found[card] = expected / size
    return found


def going_over(view: View, values: Values) -> Fraction:
    """Say how likely one more card takes the mine over its limit (R64)."""
    up = values.trade_value(view.turned_up)
    over = (chance for card, chance in chances(view).items() if up + values.trade[card] > MINE_LIMIT)
    return sum(over, Fraction(0))


def expected_at_the_sphinx(view: View) -> dict[str, Fraction]:
    """Say how many cards of each kind are turned up on average (R65)."""
    draws = min(SPHINX_DRAWS, view.chambers[0].size)
    return {card: chance * draws for card, chance in chances(view).items()}


def percent(chance: Fraction) -> str:
    """Write a chance for people.

    >>> percent(Fraction(1, 3)), percent(Fraction(0)), percent(Fraction(1, 1000))
    ('33%', '0%', 'under 1%')
    """
    if 0 < chance < Fraction(1, 100):
        return "under 1%"
    if Fraction(99, 100) < chance < 1:
        return "over 99%"
    return f"{round(chance * 100)}%"
