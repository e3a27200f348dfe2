"""What cards sell for, and the cheapest way to part with some.

>>> best_price((1, 2, 3, 4, 15), 7)
17
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from digsite.editions import Setup

#: Cards by treasure id, as in a view.
Stock = Mapping[str, int]
Picked = dict[str, int]
#: How much less a hand is worth without so many cards of a kind.
Loss = Callable[[str, int], float]


@cache
def best_price(sells: tuple[int, ...], count: int) -> int:
    """Say what so many cards of a kind bring, sold in the best sets (R50)."""
    if not count:
        return 0
    return max(sells[size - 1] + best_price(sells, count - size) for size in range(1, min(count, len(sells)) + 1))


class HandValue:
    """What the cards of one game sell for."""

    def __init__(self, setup: Setup) -> None:
        self.sells = {treasure.id: treasure.sells for treasure in setup.treasures}

    def money(self, hand: Stock) -> int:
        """Say what a hand sells for."""
        return sum(best_price(self.sells[card], count) for card, count in hand.items())

    def loss(self, hand: Stock, card: str, count: int) -> int:
        """Say how much less the hand sells for without so many cards of a kind."""
        held = hand.get(card, 0)
        return best_price(self.sells[card], held) - best_price(self.sells[card], held - count)

    def gain(self, hand: Stock, card: str, count: int) -> int:
        """Say how much more the hand sells for with so many cards of a kind."""
        held = hand.get(card, 0)
        return best_price(self.sells[card], held + count) - best_price(self.sells[card], held)


def cheapest(hand: Stock, take: Stock, trade_values: Mapping[str, int], loss: Loss) -> Picked | None:
    """Find the payment for these cards (R30, R32) that costs the hand least; None: nothing is enough."""
    price = sum(trade_values[card] * count for card, count in take.items())
    found: dict[int, tuple[tuple[float, int], Picked]] = {0: ((0, 0), {})}  # by what it pays: cost, cards, which
    for card, there in hand.items():
        if card in take:
            continue
        wider = dict(found)
        for paid, ((spent, cards), picked) in found.items():
            for count in range(1, there + 1):
                key = (spent + loss(card, count), cards + count)
                at = paid + trade_values[card] * count
                if at not in wider or key < wider[at][0]:
                    wider[at] = (key, {**picked, card: count})
        found = wider
    enough = [(cost, paid, picked) for paid, (cost, picked) in found.items() if paid >= price > 0]
    return min(enough, key=lambda payment: (payment[0][0], payment[1], payment[0][1]))[2] if enough else None
