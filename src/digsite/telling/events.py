"""What happened, event by event, in plain English.

A card the viewer did not see is "a card" or "a treasure".

>>> from digsite.editions import load_edition
>>> words = Words(load_edition("card-game").setup(2, "pyramid"), ["Ann", "Ben"])
>>> print(tell(Dug(by=0, card=None), words), tell(Sold(by=1, card="coin", count=2, money=5), words))
Ann digs up a treasure. Ben sells 2 coins for $5.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET
from rich.text import Text

from digsite.editions import MINE_LIMIT, Style
from digsite.game import View
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
from digsite.telling.palette import DANGER
from digsite.telling.words import Words, counted, joined, money


def tell(event: Event, words: Words) -> Text:
    """Tell an event in one sentence, or two."""
    return _TELLERS[type(event)](event, words)


def _dealt(event: Dealt, words: Words) -> Text:
    return Text.assemble(
        f"{counted(len(event.hands), 'hand')} are dealt; the marketplace has ", words.cards(event.market), "."
    )


def beginning(view: View, words: Words) -> Text:
    """Tell who has the first turn (R6), and of the hands' announced values (R82); the record has no event for it."""
    first = next((event.by for event in view.log if isinstance(event, Dug)), view.turn or 0)
    announced = [seat.announced for seat in view.seats if seat.announced is not None]
    if not announced:
        return words.does(first, "begins", "begin").append(".")
    said = [words.name(seat).append(f" ({total})") for seat, total in enumerate(announced)]
    told = Text.assemble("Announced: ", joined(said), ". ")
    least = [seat for seat, total in enumerate(announced) if total == min(announced)]
    if least == [first]:
        return told.append_text(words.does(first, "has least and begins.", "have least and begin."))
    tied = joined([words.name(seat) for seat in sorted(least, key=lambda seat: seat == words.you)])
    told.append_text(tied).append(" have least; ").append_text(words.name(first))
    return told.append(words.verb(first, " begins.", " begin."))


def _dug(event: Dug, words: Words) -> Text:
    found = Text("a treasure") if event.card is None else words.amount(event.card, 1)
    return words.does(event.by, "digs", "dig").append(" up ").append_text(found).append(".")


def _stolen(event: Stolen, words: Words) -> Text:
    loot = Text("a card") if event.card is None else words.amount(event.card, 1)
    return Text.assemble(words.does(event.by, "steals", "steal"), " ", loot, " from ", words.name(event.victim), ".")


def nothing_to_steal(by: int, words: Words) -> Text:
    """Tell of a thief who finds nobody with a card (R12); the record has no event for it."""
    return Text.assemble("Nobody has a card for ", words.name(by), " to steal.")


def _uncovered(event: Uncovered, words: Words) -> Text:
    parts = [
        Text.assemble(words.amount(card, 1), f" in {words.chamber(chamber)}")
        for chamber, card in enumerate(event.cards)
    ]
    return Text.assemble("The storm uncovers ", joined(parts), ".")


def _tent(event: TentAnswered, words: Words) -> Text:
    if event.use:
        return words.does(event.by, "shelters", "shelter").append(" in the tent.")
    return words.does(event.by, "leaves", "leave").append(" the tent folded.")


def _discarded(event: Discarded, words: Words) -> Text:
    return Text.assemble(words.does(event.by, "loses", "lose"), " ", words.cards(event.cards), " to the marketplace.")


def _traded(event: Traded, words: Words) -> Text:
    told = Text.assemble(
        words.does(event.by, "trades", "trade"), " ", words.cards(event.give), " for ", words.cards(event.take), "."
    )
    lost = words.value(event.give) - words.value(event.take)
    return told.append(f" Overpaid by {lost}." if lost > 0 else "")


def _sold(event: Sold, words: Words) -> Text:
    return Text.assemble(
        words.does(event.by, "sells", "sell"),
        " ",
        words.amount(event.card, event.count),
        " for ",
        money(event.money),
        ".",
    )


def _looked(event: Looked, words: Words) -> Text:
    return seen_inside(event, None, words)


def seen_inside(event: Looked, cards: Sequence[str] | None, words: Words) -> Text:
    """Tell of a look into a chamber, and to whoever looked also what was there: the event itself does not say (R62)."""
    told = words.does(event.by, "looks", "look").append(f" into {words.chamber(event.chamber)}")
    return told.append(".") if cards is None else told.append(": ").append_text(words.cards(cards)).append(".")


def _explored(event: Explored, words: Words) -> Text:
    spends = Text.assemble(words.does(event.by, "spends", "spend"), " ", words.amount("map", event.maps))
    style = words.setup.monument.style
    if style is Style.MINE:
        return spends.append_text(_mined(event, words))
    if style is Style.SPHINX:
        return spends.append_text(_answered(event, words))
    chamber = words.chamber(event.chamber)
    if style is Style.TOMB:
        enters, finds = words.verb(event.by, "searches", "search"), words.verb(event.by, "keeps", "keep")
    else:
        enters, finds = words.verb(event.by, "empties", "empty"), words.verb(event.by, "finds", "find")
    if event.got is None:
        return spends.append(f" and {enters} {chamber}.")
    return spends.append(f", {enters} {chamber} and {finds} ").append_text(words.cards(event.got)).append(".")


def _mined(event: Explored, words: Words) -> Text:
    """R64: what came up, in order, and what came of it."""
    drawn = () if event.drawn is UNSET else event.drawn
    turns = words.verb(event.by, "turns", "turn")
    told = Text.assemble(f" in the mine and {turns} up ", words.in_turn(drawn), ".")
    total = words.value(drawn)
    if event.got:
        told.append(" All of it is ").append_text(words.name(event.by))
        return told.append(words.verb(event.by, "'s.", "rs."))
    return told.append(f" That is {total}, more than {MINE_LIMIT}: ").append("it all goes back", DANGER).append(".")


def _answered(event: Explored, words: Words) -> Text:
    """R65: the two names, the cards turned up, what was taken."""
    named = () if event.named is UNSET else event.named
    drawn = () if event.drawn is UNSET else event.drawn
    names, turns = words.verb(event.by, "names", "name"), words.verb(event.by, "turns", "turn")
    told = Text.assemble(f", {names} ", joined([words.kind(card) for card in named]), " to the sphinx")
    told.append(f" and {turns} up ").append_text(words.cards(drawn)).append(". ")
    told.append_text(words.does(event.by, "takes", "take"))
    return told.append(" ").append_text(words.cards(event.got or ())).append(".")


def _ended(event: Ended, words: Words) -> Text:
    return words.does(event.by, "ends the", "end your").append(" turn.")


def passed(by: int, words: Words) -> Text:
    """Tell of a turn in which nothing was done once the dig site is empty (R70)."""
    return words.does(by, "passes", "pass").append(".")


def _over(event: Over, words: Words) -> Text:
    best = event.money[event.winners[0]]
    if len(event.winners) > 1:  # R76
        winners = joined([words.name(seat) for seat in sorted(event.winners, key=lambda seat: seat == words.you)])
        return Text.assemble("The game is over. ", winners, " share the victory with ", money(best), ".")
    told = Text.assemble("The game is over. ", words.does(event.winners[0], "wins", "win"), " with ", money(best))
    if list(event.money).count(best) > 1:  # R75
        told.append(", having sold fewer cards")
    return told.append(".")


_TELLERS: dict[type[Event], Callable[[Any, Words], Text]] = {
    Dealt: _dealt,
    Dug: _dug,
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
