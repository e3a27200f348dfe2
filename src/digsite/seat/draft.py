"""A trade in the making: how it stands, what may still be laid down, and the cheapest way to pay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from digsite.game import LegalMoves, Trade, View
from digsite.game.cards import laid_out
from digsite.game.hand_value import cheapest
from digsite.game.refusals import by_kind, unknown_treasure, why
from digsite.rules import KINDS, reasons
from digsite.rules.why_not import draft_reasons
from digsite.seat.advice import missed
from digsite.seat.questions import Why
from digsite.words.message import message

NO_CARDS: tuple[str, ...] = ()
_EMPTY = Trade(NO_CARDS, NO_CARDS)


class Draft(msgspec.Struct, frozen=True):
    """How a trade in the making stands."""

    paid: int
    price: int
    owed: int  # still to pay
    lost: int  # paid beyond the price
    why: Why  # why it cannot be done as it is
    takes: dict[str, Why]  # for every kind in the marketplace: may one more of it be laid down?
    gives: dict[str, Why]  # for every kind in hand


def weigh(view: View, legal: LegalMoves, give: Sequence[str], take: Sequence[str]) -> Draft:
    """Say how a trade stands; an unknown treasure is a ``MalformedMove``."""
    trade = Trade(tuple(give), tuple(take))
    setup, position = legal.setup, legal.position
    unknown = unknown_treasure(setup, trade)
    if unknown is not None:
        raise unknown
    given, taken = (np.array(by_kind(setup, cards), np.int64) for cards in (trade.give, trade.take))
    one_more, of_hand = np.zeros((2, KINDS), np.int64)
    reason = draft_reasons(position.boxes, position.states, given, taken, one_more, of_hand)
    takes, gives = _more(view, legal, trade, one_more.tolist(), of_hand.tolist())
    paid, price = setup.trade_value(trade.give), setup.trade_value(trade.take)
    return Draft(
        paid=paid,
        price=price,
        owed=max(0, price - paid),
        lost=max(0, paid - price) if take else 0,
        why=why(position, setup, trade, int(reason)),
        takes=takes,
        gives=gives,
    )


def first_cards(
    view: View, legal: LegalMoves, takes: Sequence[int], gives: Sequence[int]
) -> tuple[dict[str, Why], dict[str, Why]]:
    """Say of every kind in the marketplace, and of every kind in hand, why no trade can begin with it."""
    return _more(view, legal, _EMPTY, takes, gives)


def _more(
    view: View, legal: LegalMoves, trade: Trade, takes: Sequence[int], gives: Sequence[int]
) -> tuple[dict[str, Why], dict[str, Why]]:
    """Say why no card more can be taken or given, from the reasons of the rules by kind."""
    kinds = legal.setup.kinds

    def why_not_take(card: str, reason: int) -> Why:
        return _told(view, legal, Trade(trade.give, (*trade.take, card)), reason)

    def why_not_give(card: str, reason: int) -> Why:
        if reason == reasons.TOO_DEAR:  # the player can afford nothing: say so about the first card
            other = next(there for there in view.market if there != card)
            return why_not_take(other, reason)
        if reason == reasons.SAME_ON_BOTH_SIDES and not trade.take:  # the marketplace has only kinds that are given
            reason = reasons.NOTHING_ELSE
        return _told(view, legal, Trade((*trade.give, card), trade.take), reason)

    return (
        {card: why_not_take(card, takes[kinds[card]]) if takes[kinds[card]] else None for card in view.market},
        {card: why_not_give(card, gives[kinds[card]]) if gives[kinds[card]] else None for card in view.hand},
    )


def _told(view: View, legal: LegalMoves, trade: Trade, reason: int) -> Why:
    if reason == reasons.TOO_DEAR:
        return too_dear(view, legal, trade)
    if reason == reasons.NOTHING_ELSE:
        return message("nothing-else-in-market" if view.market else "market-empty")
    return why(legal.position, legal.setup, trade, reason)


def too_dear(view: View, legal: LegalMoves, trade: Trade) -> Why:
    """Say that the player cannot afford cards, not even with everything in hand."""
    setup = legal.setup
    could = {card: count for card, count in view.hand.items() if card not in trade.take or card in trade.give}
    if not could:  # "at most 0" would puzzle whoever holds cards of this kind (R32)
        return message("nothing-else-to-give" if view.hand else "hand-empty")
    values = setup.trade_values
    price, most = setup.trade_value(trade.take), sum(values[card] * count for card, count in could.items())
    return message("too-dear" if len(trade.take) == 1 else "too-dear-together", price=price, most=most)


def cheapest_payment(view: View, legal: LegalMoves, take: Mapping[str, int]) -> Trade:
    """Find the payment for some cards of the marketplace that costs the hand least.

    Where nothing is enough, the trade offers everything, and the rules say why not.
    """
    known = all(card in legal.setup.ids for card in take)
    found = cheapest(view.hand, take, legal.setup.trade_values, missed(view, legal)) if known and take else None
    give = {card: count for card, count in view.hand.items() if card not in take} if found is None else found
    return Trade(laid_out(give), laid_out(take))
