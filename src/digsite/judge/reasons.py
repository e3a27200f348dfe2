"""Why one move is better than another: messages made from what was computed, and from what the player knew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from digsite.editions import Setup
from digsite.editions.deck import MAP
from digsite.game import Discard, EndTurn, Explore, Keep, Look, Move, Sell, Steal, Stop, Trade, TurnUp, UseTent
from digsite.judge.knowledge import Knowledge
from digsite.judge.playing_out import WON
from digsite.judge.trying import Figures
from digsite.words import Cards, Chamber, Fact, Kind, Message, Money, Percent, Seat, message

#: Money that is worth a word.
_WORTH_SAYING = 0.5


def move_message(move: Move, setup: Setup) -> Message:
    """Say a move as something one may do: "sell 3 coins"."""
    monument = setup.monument
    match move:
        case Sell(treasure, count):
            return message("do-sell", cards=Cards({treasure: count}))
        case Trade(give, take):
            return message("do-trade", give=_cards(give), take=_cards(take))
        case Explore(chamber, naming):
            place = Chamber(monument.id, chamber, len(monument.chambers))
            if naming is not None:
                return message("do-explore-naming", one=Kind(naming[0]), other=Kind(naming[1]))
            return message("do-explore", chamber=place, maps=Cards({"map": monument.maps[chamber]}))
        case Discard(cards):
            return message("do-discard", cards=_cards(cards))
        case Keep(cards):
            return message("do-keep", cards=_cards(cards))
        case Steal(seat):
            return message("do-steal", victim=Seat(seat))
        case UseTent(use):
            return message("do-tent" if use else "do-no-tent")
        case Look(None):
            return message("do-no-look")
        case Look(chamber):
            return message("do-look", chamber=Chamber(monument.id, chamber or 0, len(monument.chambers)))
        case TurnUp():
            return message("do-turn-up")
        case Stop():
            return message("do-stop")
    return message("do-end")


def reason(made: Move, best: Move, knowledge: Knowledge, outlook: Figures, money: float) -> Message:
    """Say why ``best`` is better than ``made``; ``money`` is what it brings more, on average."""
    return _special(made, best, knowledge, outlook) or _general(money)


def _general(money: float) -> Message:
    if money >= _WORTH_SAYING:
        return message("why-money", money=Money(round(money)))
    return message("why-others")


def _special(made: Move, best: Move, known: Knowledge, outlook: Figures) -> Message | None:
    match made, best:
        case UseTent(), UseTent(use):
            loss = known.lost_in_a_storm()
            return message("why-use-tent" if use else "why-save-tent", loss=Money(loss), storms=known.storms)
        case Steal(seat), Steal(other):
            return _whom_to_rob(seat, other, known, outlook)
        case TurnUp(), Stop():
            return message("why-stop", danger=Percent(known.cave_in()))
        case Stop(), TurnUp():
            return message("why-turn-up", danger=Percent(known.cave_in()))
        case Discard(cards), Discard(others):
            return _hand(known.money_with(others), known.money_with(cards))
        case Keep(cards), Keep(others):
            return _hand(known.money_with(come=others), known.money_with(come=cards))
        case Trade(give, take), Trade(pay, same) if take == same:
            return message("why-pay-less", cheaper=_cards(pay), dearer=_cards(give))
        case Trade(give, take), Trade(pay, get):
            return _hand(known.money_with(pay, get), known.money_with(give, take)) or _collect(best, known)
        case Trade(give, take), EndTurn():
            return _hand(known.money_with(), known.money_with(give, take))
        case Sell(), Sell():
            return _why_sell_first(made, best, known)
        case Sell(treasure, count), _ if not isinstance(best, Sell):
            return _why_hold(treasure, count, best, known)
        case _, Sell(treasure, count):
            return _why_sell(treasure, count, known)
        case _, Trade():
            return _why_trade(best, known)
        case _, Explore(chamber):
            return _why_explore(chamber, known)
    return None


def _whom_to_rob(robbed: int, better: int, known: Knowledge, outlook: Figures) -> Message | None:
    theirs, others = float(outlook[better, WON]), float(outlook[robbed, WON])
    if theirs > others:
        return message(
            "why-rob-leader",
            victim=Seat(better),
            chance=Percent(theirs),
            other=Seat(robbed),
            less=Percent(others),
        )
    cards = known.hand_size(better)
    return message("why-rob", victim=Seat(better), count=cards) if cards else None


def _hand(then: int, now: int) -> Message | None:
    """Compare what the hand sells for; None: that speaks for the other move."""
    return message("why-hand", then=Money(then), now=Money(now)) if then > now else None


def _why_trade(trade: Trade, known: Knowledge) -> Message | None:
    """What a trade brings: at once, or towards a set."""
    return _hand(known.money_with(trade.give, trade.take), known.money_with()) or _collect(trade, known)


def _collect(trade: Trade, known: Knowledge) -> Message | None:
    """A trade towards a set: what is in hand then, and the largest set there can be."""
    found: list[tuple[int, str, int, int]] = []
    for card, count in Counter(trade.take).items():
        sells, held, out = known.values.sells[card], known.hand.get(card, 0) + count, known.unseen(card)
        size = min(len(sells), held + out)
        if card != MAP and size > held:
            found.append((sells[size - 1], card, held, size))
    if not found or not known.to_dig:
        return None
    money, card, held, size = max(found)
    return message(
        "why-collect",
        cards=Cards({card: held}),
        out=known.unseen(card),
        set=Cards({card: size}),
        money=Money(money),
    )


def _why_hold(treasure: str, count: int, best: Move, known: Knowledge) -> Message | None:
    """A set was sold too early: how much more would a card more have brought, and how many are still out?"""
    if isinstance(best, Trade):
        return _why_trade(best, known)
    if isinstance(best, Explore):
        return _why_explore(best.chamber, known)
    sells = known.values.sells[treasure]
    held = known.hand[treasure]
    out = known.unseen(treasure)
    if count < held <= len(sells):
        return message("why-larger-set", cards=Cards({treasure: held}), money=Money(sells[held - 1]))
    if held < len(sells) and out and known.to_dig:
        size = min(len(sells), held + out)  # the largest set there can still be
        return message(
            "why-hold",
            out=Cards({treasure: out}),
            cards=Cards({treasure: size}),
            then=Money(sells[size - 1]),
            now=Money(sells[count - 1]),
        )
    return None


def _why_sell_first(sold: Sell, better: Sell, known: Knowledge) -> Message | None:
    """Another set was better sold: what does each of them bring?"""
    now, then = (known.values.sells[sale.treasure][sale.count - 1] for sale in (sold, better))
    if then <= now:
        return None
    if sold.treasure == better.treasure:
        return message("why-larger-set", cards=Cards({better.treasure: better.count}), money=Money(then))
    return message(
        "why-sell-other",
        cards=Cards({better.treasure: better.count}),
        money=Money(then),
        other=Cards({sold.treasure: sold.count}),
        less=Money(now),
    )


def _why_sell(treasure: str, count: int, known: Knowledge) -> Message | None:
    """A set was held too long: what does holding it risk until the player can act again?"""
    price = known.values.sells[treasure][count - 1]
    cards = Cards({treasure: count})
    risk = round(known.storm_before_next_turn() * known.lost_in_a_storm())
    if known.to_dig and known.storms and not known.tents and risk:
        facts: dict[str, Fact] = {"cards": cards, "risk": Money(risk), "money": Money(price), "left": known.to_dig}
        if known.thieves:
            return message("why-sell-both", storms=known.storms, thieves=known.thieves, **facts)
        return message("why-sell-storm", storms=known.storms, **facts)
    if known.to_dig and known.thieves:
        return message("why-sell-thieves", thieves=known.thieves, left=known.to_dig, cards=cards, money=Money(price))
    if not known.to_dig:
        return message("why-sell-end", cards=cards, money=Money(price))
    return None


def _why_explore(chamber: int, known: Knowledge) -> Message | None:
    size = known.legal.position.row("chamber_size")[chamber]
    maps = known.setup.monument.maps[chamber]
    return message("why-explore", count=size, maps=Cards({"map": maps}))


def _cards(cards: Iterable[str]) -> Cards:
    return Cards(dict(Counter(cards)))
