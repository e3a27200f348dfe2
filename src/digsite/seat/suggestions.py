"""Suggestions for a turn: good trades, names for the sphinx.

They are measured by what the hand sells for now, which everybody can check. The adviser chooses which cards to pay
with, as for every other payment.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from digsite.editions import SPHINX_NAMES
from digsite.editions.deck import MAP
from digsite.game import LegalMoves, Trade, View
from digsite.game.cards import laid_out
from digsite.game.hand_value import HandValue, cheapest
from digsite.seat.advice import missed
from digsite.seat.draft import NO_CARDS, weigh
from digsite.seat.odds import chances

#: No more suggestions than this.
MOST_TRADES = 4


class SuggestedTrade(msgspec.Struct, frozen=True):
    """A legal trade, and how much more the hand sells for after it (or less)."""

    trade: Trade
    change: int


def suggested_trades(view: View, legal: LegalMoves) -> tuple[SuggestedTrade, ...]:
    """Find the best trade for each kind in the marketplace, and of those the best; a map is worth more than money."""
    best = sorted(_best_by_kind(view, legal), key=lambda found: -found.change)
    return tuple(found for found in best if found.change > 0 or MAP in found.trade.take)[:MOST_TRADES]


def _best_by_kind(view: View, legal: LegalMoves) -> Iterator[SuggestedTrade]:
    setup, values, loss = legal.setup, HandValue(legal.setup), missed(view, legal)
    for card, why in weigh(view, legal, NO_CARDS, NO_CARDS).takes.items():
        found: list[SuggestedTrade] = []
        for count in range(1, view.market[card] + 1) if why is None else ():
            paid = cheapest(view.hand, {card: count}, setup.trade_values, loss)
            if paid is None:
                break
            lost = sum(values.loss(view.hand, given, number) for given, number in paid.items())
            change = values.gain(view.hand, card, count) - lost
            found.append(SuggestedTrade(Trade(laid_out(paid), (card,) * count), change))
        if found:
            yield max(found, key=lambda trade: trade.change)


def suggested_names(view: View, legal: LegalMoves) -> tuple[str, ...]:
    """Choose the two treasures for the sphinx (R65) that promise most money."""
    values, likely = HandValue(legal.setup), chances(view)
    hopes = {card: likely.get(card, 0) * values.gain(view.hand, card, 1) for card in legal.setup.ids if card != MAP}
    return tuple(sorted(hopes, key=lambda card: -hopes[card])[:SPHINX_NAMES])
