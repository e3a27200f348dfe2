"""Which moves are worth a closer look: a dozen of the many that are legal.

The expert's own idea of what cards are worth sorts them; the judge then plays them out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, islice

from digsite.bots.expert.advice import HandWorth
from digsite.editions import MonumentKind
from digsite.editions.deck import MAP
from digsite.game import Discard, EndTurn, Explore, Keep, LegalMoves, Move, Sell, Trade
from digsite.game.cards import laid_out
from digsite.game.hand_value import cheapest
from digsite.game.phase import PHASES, Phase

#: No more moves than this are played out.
MOST = 12
#: So many trades at most, and so many pairs of names for the sphinx.
MOST_TRADES = 4
MOST_NAMES = 4
#: Of the choices of cards in a storm or in the tomb, no more than this are even thought of.
MOST_CHOICES = 5000

_CARD_CHOICES = (Phase.LOSING, Phase.KEEPING)


def candidates(legal: LegalMoves, first: Iterable[Move]) -> list[Move]:
    """List the moves worth a look, those of ``first`` before all others; each stands there once."""
    found = dict.fromkeys(first)
    for move in _worth_a_look(legal):
        if len(found) >= MOST:
            break
        if move not in found and move in legal:
            found[move] = None
    return list(found)


def _worth_a_look(legal: LegalMoves) -> Iterator[Move]:
    phase = PHASES[legal.position.phase]
    if phase in _CARD_CHOICES:
        yield from _choices_of_cards(legal)
    elif phase is Phase.ACT:
        yield EndTurn()
        yield from _explorations(legal)
        yield from _sales(legal)
        yield from _trades(legal)
    else:
        yield from islice(legal, MOST)


def _sales(legal: LegalMoves) -> Iterator[Move]:
    """The largest set of each kind, dearest first: smaller ones seldom bring more."""
    largest: dict[str, Sell] = {}
    for sale in legal.of(Sell):
        if sale.treasure not in largest or sale.count > largest[sale.treasure].count:
            largest[sale.treasure] = sale
    prices = {treasure.id: treasure.sells for treasure in legal.setup.treasures}
    yield from sorted(largest.values(), key=lambda sale: -prices[sale.treasure][sale.count - 1])


def _explorations(legal: LegalMoves) -> Iterator[Move]:
    if legal.setup.monument.kind is not MonumentKind.SPHINX:
        yield from legal.of(Explore)
        return
    ids, hand = legal.setup.ids, _hand(legal)
    worth = HandWorth(legal.position)
    adds = {card: worth.loss(ids.index(card), hand.get(card, 0) + 1, 1) for card in ids if card != MAP}
    best = sorted(adds, key=lambda card: -adds[card])
    pairs = sorted(combinations(best[:MOST_NAMES], 2), key=lambda pair: -(adds[pair[0]] + adds[pair[1]]))
    for one, other in pairs[:MOST_NAMES]:
        yield Explore(0, (one, other) if ids.index(one) < ids.index(other) else (other, one))


def _trades(legal: LegalMoves) -> Iterator[Move]:
    """The best trade for each kind in the marketplace, by the expert's worth of cards; of those the best."""
    ids, values, hand = legal.setup.ids, legal.setup.trade_values, _hand(legal)
    worth = HandWorth(legal.position)

    def loss(card: str, count: int) -> float:
        return worth.loss(ids.index(card), hand[card], count)

    found: list[tuple[float, Trade]] = []
    for kind, there in enumerate(legal.position.row("market")[: len(ids)]):
        card = ids[kind]
        best: tuple[float, Trade] | None = None
        for count in range(1, there + 1):
            paid = cheapest(hand, {card: count}, values, loss)
            if paid is None:
                break
            gain = worth.loss(kind, hand.get(card, 0) + count, count) - sum(loss(c, n) for c, n in paid.items())
            if best is None or gain > best[0]:
                best = gain, Trade(laid_out(paid), (card,) * count)
        if best is not None:
            found.append(best)
    found.sort(key=lambda pair: -pair[0])
    yield from (trade for _, trade in found[:MOST_TRADES])


def _choices_of_cards(legal: LegalMoves) -> Iterator[Move]:
    """Cards to lose in a storm or to keep from the tomb, in the order of what the expert thinks they are worth."""
    ids, hand, worth = legal.setup.ids, _hand(legal), HandWorth(legal.position)

    def cost(move: Move) -> float:
        match move:
            case Discard(cards):
                return sum(worth.loss(ids.index(c), hand[c], n) for c, n in Counter(cards).items())
            case Keep(cards):
                return -sum(worth.loss(ids.index(c), hand.get(c, 0) + n, n) for c, n in Counter(cards).items())
        return 0.0

    yield from sorted(islice(legal, MOST_CHOICES), key=cost)[:MOST]


def _hand(legal: LegalMoves) -> dict[str, int]:
    row = legal.position.row("hand", legal.position.player)
    return {card: count for card, count in zip(legal.setup.ids, row, strict=False) if count}
