"""The one sentence: what is going on, and what the viewer can do. It offers nothing that is greyed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from digsite.editions import SPECIAL_CARDS, THIEF, MonumentKind, Setup
from digsite.game import View
from digsite.game.events import Dug, Explored, Stolen
from digsite.game.phase import Phase
from digsite.game.question import question_of
from digsite.seat.questions import Act, AnyQuestion, MineDraw, Shelter, Thief
from digsite.telling.events import cards, tell
from digsite.words.message import Card, Message, Percent, Seat, message


def what_goes_on(
    view: View,
    setup: Setup,
    asked: AnyQuestion | None,
    winners: Sequence[int] | None,
    instead: Message | None = None,
) -> Message:
    """Say what is going on, and what the viewer can do; ``instead`` is asked where a coach says what comes next."""
    if winners is not None:
        return tell(view.log[-1], setup)
    if asked is None:
        if view.player is None:
            return message("asked-chance")
        return _waiting(view.phase, view.player)
    news = _lately(view, setup)
    question = instead or asked_in_words(view, asked)
    return question if news is None else message("news-and-question", news=news, asked=question)


def asked_in_words(view: View, asked: AnyQuestion) -> Message:
    """Ask the question, with only the choices that are open."""
    match asked:
        case Act() if asked.end is None:
            sell = any(sale.why is None for sale in asked.sales)
            return _free(trade=asked.trade is None, explore=asked.explore is None, sell=sell)
        case Thief(victims):
            there = [victim.seat for victim in victims if victim.why is None]
            if len(there) == 1:
                return message("asked-only-victim", victim=Seat(there[0]))
        case Shelter(loses):
            return message("asked-shelter" if view.sandstorms else "asked-shelter-last", count=loses)
    return question_of(view)


# Said again and again, and never changed.


@cache
def _waiting(phase: Phase, player: int) -> Message:
    return message(f"waiting-{phase}", who=Seat(player))


@cache
def _free(**doings: bool) -> Message:
    return message("asked-free", free="-".join(doing for doing, is_open in doings.items() if is_open))


def beside(asked: AnyQuestion | None) -> Message | None:
    """Say what helps to answer: the odds of the mine, why a sale is due."""
    match asked:
        case MineDraw(points=points, limit=limit, over=over):
            return message("mine-odds", points=points, limit=limit, chance=Percent(over))
        case Act() if asked.end is not None:
            return message("must-sell-why")
    return None


def _lately(view: View, setup: Setup) -> Message | None:
    """Say what the viewer has just dug up, stolen or found, if nothing was done since."""
    if view.phase is not Phase.ACT:
        return None
    last = view.log[-1] if view.log else None
    if isinstance(last, Dug) and last.by == view.seat and last.card not in (None, *SPECIAL_CARDS):
        return message("news-dug" if view.dig_size else "news-dug-last", card=Card(str(last.card)))
    if isinstance(last, Stolen) and last.by == view.seat and last.card is not None:
        return message("news-stolen", card=Card(last.card))
    if isinstance(last, Explored) and last.by == view.seat and last.got is not None:
        return _explored(last, setup)
    if view.dig_size == 0:
        return message("news-dig-site-empty", count=sum(view.hand.values()))
    if isinstance(last, Dug) and last.by == view.seat and last.card == THIEF:
        return message("news-thief-in-vain")
    return None


def _explored(event: Explored, setup: Setup) -> Message:
    if event.got:
        return message("news-found", cards=cards(event.got, setup))
    return message("news-cave-in" if setup.monument.kind is MonumentKind.MINE else "news-found-nothing")
