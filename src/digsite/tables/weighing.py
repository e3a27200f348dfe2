"""A trade in the making: how it stands, what may still be laid down, and the cheapest way to pay."""

from __future__ import annotations

from collections import Counter

from digsite.bots.expert.advice import HandWorth
from digsite.game import Game, LegalMoves, MalformedMove, Trade, View
from digsite.game.worth import Loss, Values
from digsite.tables import messages as m
from digsite.tables.asks import cards_of, why_not_take

NOT_YOURS = "It is not for you to trade now."

#: What is wrong with a trade only because it is not finished.
_UNFINISHED = ("nothing-given", "nothing-taken", "pays-too-little")


def balance(game: Game, seat: int | None, weigh: m.Weigh) -> m.Balance | m.Refused:
    """Say how a trade stands."""
    if seat is None or game.is_over or game.player != seat:
        return m.Refused(weigh.id, "not-your-turn", NOT_YOURS)
    view, legal = game.view(seat), game.legal_moves
    try:
        trade = Trade(weigh.give, weigh.take)
    except MalformedMove as error:
        return m.Refused(weigh.id, error.code, str(error))
    refused = legal.why_not(trade)
    if isinstance(refused, MalformedMove):
        return m.Refused(weigh.id, refused.code, str(refused))
    values = Values(game.setup)
    paid, price = values.trade_value(Counter(weigh.give)), values.trade_value(Counter(weigh.take))
    return m.Balance(
        to=weigh.id,
        paid=paid,
        price=price,
        owed=max(0, price - paid),
        lost=max(0, paid - price) if weigh.take else 0,
        why=None if refused is None else str(refused),
        takes={card: _one_more_taken(view, legal, trade, card) for card in view.market},
        gives={card: _one_more_given(legal, trade, card) for card in view.hand},
    )


def _one_more_taken(view: View, legal: LegalMoves, trade: Trade, card: str) -> m.Why:
    """Could it be paid for with all that is left in the hand?"""
    take = (*trade.take, card)
    rest = {held: count for held, count in view.hand.items() if held not in take}
    rest |= {given: view.hand.get(given, 0) for given in trade.give}
    return why_not_take(legal, Trade(cards_of(rest), take))


def _one_more_given(legal: LegalMoves, trade: Trade, card: str) -> m.Why:
    refused = legal.why_not(Trade((*trade.give, card), trade.take))
    return None if refused is None or refused.code in _UNFINISHED else str(refused)


def _missed(view: View, legal: LegalMoves) -> Loss:
    """Value cards as the adviser does whom storms ask, by what they may become: a single cup is more than its 2."""
    worth, ids = HandWorth(legal.seen), legal.setup.ids
    return lambda card, count: round(worth.loss(ids.index(card), view.hand[card], count), 3)


def payment(game: Game, seat: int | None, pay: m.Pay) -> m.Payment | m.Refused:
    """Find the cheapest payment for some cards of the marketplace."""
    if seat is None or game.is_over or game.player != seat:
        return m.Refused(pay.id, "not-your-turn", NOT_YOURS)
    view, legal = game.view(seat), game.legal_moves
    take = Counter(pay.take)
    known = all(card in game.setup.ids for card in take)
    found = Values(game.setup).cheapest_payment(view.hand, take, _missed(view, legal)) if known else None
    # Where nothing is enough, the reason why not all of it would be is told.
    give = {card: count for card, count in view.hand.items() if card not in take} if found is None else found
    try:
        trade = Trade(cards_of(give), pay.take)
    except MalformedMove as error:
        return m.Refused(pay.id, error.code, str(error))
    refused = legal.why_not(trade)
    if refused is None:
        return m.Payment(pay.id, trade.give)
    return m.Refused(pay.id, refused.code, why_not_take(legal, trade) or str(refused))
