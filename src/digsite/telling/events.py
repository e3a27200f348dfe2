"""What happened, event by event, as messages. A card the viewer did not see is told as unseen.

>>> from digsite.editions import load_edition
>>> setup = load_edition("card-game").setup(2, "pyramid")
>>> print(tell(Dug(by=0, card=None), setup), tell(Sold(by=1, card="coin", count=2, money=5), setup))
Seat 0 dug up a treasure. Seat 1 sold 2 coins for $5.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import UNSET

from digsite.editions import MINE_LIMIT, MonumentKind, Setup
from digsite.game.events import (
    Dealt,
    Discarded,
    Dug,
    Ended,
    Event,
    Explored,
    Looked,
    Over,
    Sold,
    Stolen,
    TentAnswered,
    Traded,
    Uncovered,
)
from digsite.game.refusals import chamber_of
from digsite.game.withdrawn import Exchange
from digsite.words.message import Card, Cards, Kind, Message, Money, Seat, Several, message


def tell(event: Event, setup: Setup) -> Message:
    """Tell an event."""
    return _TELLERS[type(event)](event, setup)


def cards(listed: Iterable[str], setup: Setup) -> Cards:
    """Count cards by kind, in table order."""
    counts = Counter(listed)
    return Cards({card: counts[card] for card in setup.ids if counts[card]})


def _dealt(event: Dealt, setup: Setup) -> Message:
    return message("dealt", market=cards(event.market, setup))


def tell_dug(event: Dug) -> Message:
    """Tell that somebody dug a card up."""
    if event.card is None:
        return message("dug-unseen", who=Seat(event.by))
    return message("dug", who=Seat(event.by), card=Card(event.card))


def _stolen(event: Stolen, _setup: Setup) -> Message:
    if event.card is None:
        return message("stolen-unseen", who=Seat(event.by), victim=Seat(event.victim))
    return message("stolen", who=Seat(event.by), victim=Seat(event.victim), card=Card(event.card))


def _uncovered(event: Uncovered, setup: Setup) -> Message:
    parts = (
        message("uncovered-card", card=Card(card), chamber=chamber_of(setup, chamber))
        for chamber, card in enumerate(event.cards)
    )
    return message("uncovered", cards=Several(tuple(parts)))


def _tent(event: TentAnswered, _setup: Setup) -> Message:
    return message("tent-used" if event.use else "tent-kept", who=Seat(event.by))


def _discarded(event: Discarded, setup: Setup) -> Message:
    return message("discarded", who=Seat(event.by), cards=cards(event.cards, setup))


def _traded(event: Traded, setup: Setup) -> Message:
    give, take = cards(event.give, setup), cards(event.take, setup)
    lost = setup.trade_value(event.give) - setup.trade_value(event.take)
    if lost > 0:
        return message("traded-overpaid", who=Seat(event.by), give=give, take=take, lost=lost)
    return message("traded", who=Seat(event.by), give=give, take=take)


def _sold(event: Sold, _setup: Setup) -> Message:
    return message("sold", who=Seat(event.by), cards=Cards({event.card: event.count}), money=Money(event.money))


def tell_taken_back(event: Exchange, setup: Setup) -> Message:
    """Tell that a trade or a sale is taken back."""
    if isinstance(event, Sold):
        return message("took-back-sale", who=Seat(event.by), cards=Cards({event.card: event.count}))
    give, take = cards(event.give, setup), cards(event.take, setup)
    return message("took-back-trade", who=Seat(event.by), give=give, take=take)


def _looked(event: Looked, setup: Setup) -> Message:
    return message("looked", who=Seat(event.by), chamber=chamber_of(setup, event.chamber))


def looked_at(event: Looked, found: Iterable[str], setup: Setup) -> Message:
    """Tell whoever looked into a chamber what was there: the event itself does not say (R62)."""
    chamber = chamber_of(setup, event.chamber)
    return message("looked-seen", who=Seat(event.by), chamber=chamber, cards=cards(found, setup))


def _explored(event: Explored, setup: Setup) -> Message:
    who, maps = Seat(event.by), Cards({setup.ids[setup.map_index]: event.maps})
    kind = setup.monument.kind
    drawn = () if event.drawn is UNSET else event.drawn
    if kind is MonumentKind.MINE:
        if event.got:
            return message("mined", who=who, maps=maps, cards=cards(drawn, setup))
        total = setup.trade_value(drawn)
        found = cards(drawn, setup)
        return message("mined-caved-in", who=who, maps=maps, cards=found, total=total, limit=MINE_LIMIT)
    if kind is MonumentKind.SPHINX:
        named = () if event.named is UNSET else event.named
        return message(
            "guessed",
            who=who,
            maps=maps,
            named=Several(tuple(Kind(card) for card in named)),
            drawn=cards(drawn, setup),
            cards=cards(event.got or (), setup),
        )
    done = "searched" if kind is MonumentKind.TOMB else "emptied"
    chamber = chamber_of(setup, event.chamber)
    if event.got is None:
        return message(f"{done}-unseen", who=who, maps=maps, chamber=chamber)
    return message(done, who=who, maps=maps, chamber=chamber, cards=cards(event.got, setup))


def _ended(event: Ended, _setup: Setup) -> Message:
    return message("ended", who=Seat(event.by))


def _over(event: Over, _setup: Setup) -> Message:
    best = event.money[event.winners[0]]
    if len(event.winners) > 1:  # R76
        return message("won-together", winners=Several(tuple(map(Seat, event.winners))), money=Money(best))
    tied = event.money.count(best) > 1  # R75
    return message("won-fewer-cards" if tied else "won", who=Seat(event.winners[0]), money=Money(best))


_TELLERS: dict[type[Event], Callable[[Any, Setup], Message]] = {
    Dealt: _dealt,
    Dug: lambda event, _setup: tell_dug(event),
    Stolen: _stolen,
    Uncovered: _uncovered,
    TentAnswered: _tent,
    Discarded: _discarded,
    Traded: _traded,
    Sold: _sold,
    Looked: _looked,
    Explored: _explored,
    Ended: _ended,
    Over: _over,
}
