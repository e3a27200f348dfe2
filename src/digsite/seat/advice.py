"""Advice, as the expert judges: which cards to lose in a storm, keep in the tomb, and pay with."""

from __future__ import annotations

from digsite.bots import find_bot
from digsite.bots.expert.advice import HandWorth
from digsite.game import Discard, Keep, LegalMoves, View
from digsite.game.hand_value import Loss

ADVISER = "expert"


def advise(view: View, legal: LegalMoves) -> tuple[str, ...]:
    """Say which cards to lose or to keep; nothing where something else is asked."""
    match find_bot(ADVISER, 0).choose(view, legal, 1.0):
        case Discard(cards) | Keep(cards):
            return cards
    return ()


def missed(view: View, legal: LegalMoves) -> Loss:
    """Value the cards of a hand by what they may become: a single cup is worth more than the 2 it sells for."""
    worth, ids = HandWorth(legal.position), legal.setup.ids
    return lambda card, count: round(worth.loss(ids.index(card), view.hand[card], count), 3)
