"""What cards are worth to whoever holds them, and the cheapest way to part with some.

A hand is valued at what it sells for now: every kind in the sets that bring most.

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


class Values:
    """What the treasures of one game are worth."""

    def __init__(self, setup: Setup) -> None:
        self.sells = {treasure.id: treasure.sells for treasure in setup.treasures}
        self.trade = {treasure.id: treasure.trade for treasure in setup.treasures}

    def money(self, cards: Stock) -> int:
        """Say what cards sell for, all of them."""
        return sum(best_price(self.sells[card], count) for card, count in cards.items())

    def trade_value(self, cards: Stock) -> int:
        """Add up trade values."""
        return sum(self.trade[card] * count for card, count in cards.items())

    def loss(self, hand: Stock, card: str, count: int) -> int:
        """Say how much less the hand sells for without so many cards of a kind."""
        held = hand.get(card, 0)
        return best_price(self.sells[card], held) - best_price(self.sells[card], held - count)

    def gain(self, hand: Stock, card: str, count: int) -> int:
        """Say how much more the hand sells for with so many cards of a kind."""
        held = hand.get(card, 0)
        return best_price(self.sells[card], held + count) - best_price(self.sells[card], held)

    def cheapest_payment(self, hand: Stock, take: Stock, loss: Loss | None = None) -> Picked | None:
        """Find what pays for these cards (R30, R32) and costs the hand least; None if nothing does.

        ``loss`` says what so many cards of a kind are missed by; without it, what they would sell for now.
        """
        price = self.trade_value(take)
        stock = {card: count for card, count in hand.items() if card not in take}
        found = _ways(stock, self.trade, loss or (lambda card, count: self.loss(hand, card, count)))
        enough = [(cost, paid, picked) for paid, (cost, picked) in found.items() if paid >= price > 0]
        return min(enough, key=lambda way: (way[0][0], way[1], way[0][1]))[2] if enough else None

    def least_missed(self, hand: Stock, count: int) -> Picked:
        """Find so many cards that the hand can best do without."""
        found = _ways(hand, dict.fromkeys(hand, 1), lambda card, lost: self.loss(hand, card, lost))
        return found[count][1]

    def most_welcome(self, hand: Stock, chamber: Stock, count: int) -> Picked:
        """Find so many cards of a chamber that add most to the hand."""
        found = _ways(chamber, dict.fromkeys(chamber, 1), lambda card, kept: -self.gain(hand, card, kept))
        return found[count][1]


def _ways(stock: Stock, weight: Mapping[str, int], cost: Loss) -> dict[int, tuple[tuple[float, int], Picked]]:
    """For every total weight that can be picked from a stock: the least cost (and number of cards), and the cards."""
    found: dict[int, tuple[tuple[float, int], Picked]] = {0: ((0, 0), {})}
    for card, there in stock.items():
        wider = dict(found)
        for total, ((spent, cards), picked) in found.items():
            for count in range(1, there + 1):
                key = (spent + cost(card, count), cards + count)
                at = total + weight[card] * count
                if at not in wider or key < wider[at][0]:
                    wider[at] = (key, {**picked, card: count})
        found = wider
    return found
