"""Making the question: all choices of the player who decides, from a few calls of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

import numpy as np

from digsite.editions import MINE_LIMIT, MonumentKind, Setup
from digsite.editions.deck import MAP
from digsite.game import Explore, LegalMoves, Look, Sell, Steal, View
from digsite.game.hand_value import best_price
from digsite.game.phase import Phase
from digsite.game.refusals import no_chamber_left, sale_refused, why
from digsite.rules import reasons
from digsite.rules.actions import LONGEST_SET
from digsite.rules.why_not import (
    OF_CHAMBERS,
    OF_END,
    OF_GIVES,
    OF_SALES,
    OF_TAKES,
    TURN_REASONS,
    lost_without_tent,
    turn_reasons,
)
from digsite.seat.advice import advise
from digsite.seat.draft import first_cards
from digsite.seat.odds import chance_of_cave_in, expected_in_chamber
from digsite.seat.questions import (
    Act,
    AnyQuestion,
    ChamberChoice,
    HeldKind,
    MineDraw,
    Sale,
    SeatChoice,
    Shelter,
    Storm,
    TempleLook,
    Thief,
    TombKeep,
    Why,
)
from digsite.words.message import Seat, message

#: Moves are asked about again and again, and never change.
_sale, _exploration = cache(Sell), cache(Explore)


def question_for(view: View, legal: LegalMoves) -> AnyQuestion | None:
    """Return the question to the viewer, or None if somebody else decides.

    ``legal`` are the legal moves of the game the view is of.
    """
    if view.seat is None or view.player != view.seat:
        return None
    ask = _ASKS.get(view.phase)
    return None if ask is None else ask(view, legal)


def hand_of(view: View, setup: Setup) -> tuple[HeldKind, ...]:
    """Say what the viewer's cards sell for, kind by kind."""
    sells = setup.sells
    return tuple([_held(card, sells[card], held) for card, held in view.hand.items()])


@lru_cache(4096)
def _held(card: str, sells: tuple[int, ...], held: int) -> HeldKind:
    now, then = best_price(sells, held), best_price(sells, held + 1)
    return HeldKind(card, held, now, then - now, min(held, len(sells)))


def _act(view: View, legal: LegalMoves) -> Act:
    position, setup = legal.position, legal.setup
    row = np.zeros(TURN_REASONS, np.int64)
    turn_reasons(position.boxes, position.states, row)
    why_not: tuple[int, ...] = tuple(row.tolist())
    takes, gives = first_cards(view, legal, why_not[OF_TAKES:OF_GIVES], why_not[OF_GIVES:OF_SALES])
    choices = _chambers(view, legal, why_not[OF_CHAMBERS : OF_CHAMBERS + len(view.chambers)])
    kind = setup.monument.kind
    return Act(
        sales=_sales(view, legal, why_not),
        trade=_why_not_trade(view, takes),
        takes=takes,
        gives=gives,
        explore=_nothing_to_explore(view, legal, choices),
        chambers=choices,
        naming=setup.ids if kind is MonumentKind.SPHINX else (),
        expected=expected_in_chamber(view) if kind in (MonumentKind.SPHINX, MonumentKind.MINE) else {},
        end=message("must-sell") if why_not[OF_END] else None,
    )


def _sales(view: View, legal: LegalMoves, why_not: tuple[int, ...]) -> tuple[Sale, ...]:
    """Offer every set of every kind in hand, those too large as well, with the reason why not."""
    setup = legal.setup
    kinds, sells = setup.kinds, setup.sells
    sales: tuple[Sale, ...] = ()
    for card, held in view.hand.items():
        prices, start = sells[card], OF_SALES + kinds[card] * LONGEST_SET
        found = why_not[start : start + len(prices)]
        sales += _sets(card, prices, held, found) or tuple(
            Sale(card, count, money, why(legal.position, setup, _sale(card, count), reason))
            for count, (money, reason) in enumerate(zip(prices, found, strict=True), 1)
        )
    return sales


#: Reasons that follow from how many cards of a kind are in hand: what they say comes again and again.
_OF_THE_HAND = frozenset({0, reasons.NOT_IN_HAND, reasons.SET_TOO_LARGE})


@lru_cache(4096)
def _sets(card: str, sells: tuple[int, ...], held: int, why_not: tuple[int, ...]) -> tuple[Sale, ...] | None:
    """Offer all sets of one kind; None: a reason has to do with something else than how many are held."""
    if not _OF_THE_HAND.issuperset(why_not):
        return None
    return tuple(
        Sale(card, count, money, sale_refused(card, len(sells), held, count, reason) if reason else None)
        for count, (money, reason) in enumerate(zip(sells, why_not, strict=True), 1)
    )


#: The chambers as they can be explored, by all that what is said of them follows from.
_kept_chambers: dict[tuple[object, ...], tuple[ChamberChoice, ...]] = {}
_MOST_KEPT = 4096


def _chambers(view: View, legal: LegalMoves, why_not: tuple[int, ...]) -> tuple[ChamberChoice, ...]:
    """Say of every chamber whether it can be explored; the same is said again and again, in this game and in others."""
    setup = legal.setup
    maps = view.hand.get(MAP, 0)
    key = (setup.monument.id, setup.monument.maps, why_not, maps, tuple(there.size > 0 for there in view.chambers))
    choices = _kept_chambers.get(key)
    if choices is None:
        choices = tuple(
            ChamberChoice(chamber, why(legal.position, setup, _exploration(chamber), reason))
            for chamber, reason in enumerate(why_not)
        )
        if len(_kept_chambers) >= _MOST_KEPT:
            _kept_chambers.clear()
        _kept_chambers[key] = choices
    return choices


def _why_not_trade(view: View, takes: dict[str, Why]) -> Why:
    """Say why nothing can be traded: the reason of the first card of the marketplace of a kind that is not in hand."""
    if not view.hand:
        return message("hand-empty")
    if not takes:
        return message("market-empty")
    if None in takes.values():
        return None
    others = [why for card, why in takes.items() if card not in view.hand]
    return next(iter(others or takes.values()))


def _nothing_to_explore(view: View, legal: LegalMoves, chambers: Sequence[ChamberChoice]) -> Why:
    """Say why no chamber can be explored: give the reason for the cheapest one with cards."""
    for choice in chambers:
        if choice.why is None:
            return None
    left = [choice for choice in chambers if view.chambers[choice.chamber].size > 0]
    cheapest = min(left, key=lambda choice: view.chambers[choice.chamber].maps, default=None)
    return no_chamber_left(legal.setup) if cheapest is None else cheapest.why


def _storm(view: View, legal: LegalMoves) -> Storm:
    return Storm(view.owed, advise(view, legal))


def _tent(_view: View, legal: LegalMoves) -> Shelter:
    return Shelter(int(lost_without_tent(legal.position.boxes, legal.position.states)))


def _thief(view: View, legal: LegalMoves) -> Thief:
    victims = []
    for seat in range(len(view.seats)):
        if seat != view.seat:
            no = legal.why_not(Steal(seat))
            empty = no is not None and no.code == "empty-hand"
            refusal = message("no-card-to-steal", victim=Seat(seat)) if empty else None if no is None else no.message
            victims.append(SeatChoice(seat, refusal))
    return Thief(tuple(victims))


def _keep(view: View, legal: LegalMoves) -> TombKeep:
    there, sells = view.chambers[view.exploring or 0].known, legal.setup.sells
    adds = {
        card: tuple(_held(card, sells[card], view.hand.get(card, 0) + kept).next for kept in range(count))
        for card, count in there.items()
    }
    return TombKeep(view.owed, there, advise(view, legal), adds)


def _mine(view: View, legal: LegalMoves) -> MineDraw:
    up = [card for card, count in view.turned_up.items() for _ in range(count)]
    return MineDraw(
        turned_up=view.turned_up,
        points=legal.setup.trade_value(up),
        limit=MINE_LIMIT,
        over=round(chance_of_cave_in(view, legal.setup), 4),
        left=view.chambers[view.exploring or 0].size - len(up),
    )


def _look(view: View, legal: LegalMoves) -> TempleLook:
    choices = []
    for chamber in range(len(view.chambers)):
        no = legal.why_not(Look(chamber))
        choices.append(ChamberChoice(chamber, None if no is None else no.message))
    return TempleLook(tuple(choices))


_ASKS: dict[Phase, Callable[[View, LegalMoves], AnyQuestion]] = {
    Phase.ACT: _act,
    Phase.LOSING: _storm,
    Phase.TENTS: _tent,
    Phase.VICTIM: _thief,
    Phase.KEEPING: _keep,
    Phase.MINING: _mine,
    Phase.LOOKING: _look,
}
