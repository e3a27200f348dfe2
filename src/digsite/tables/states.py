"""The state of a game as one seat, or a spectator, is told it: nothing in it depends on what they cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from digsite.game import Game, View
from digsite.game.events import Dealt, Dug, Ended, Explored, Looked, Stolen
from digsite.game.worth import best_price
from digsite.tables import messages as m
from digsite.tables.asks import ask, cards_of
from digsite.tables.sentences import sentence
from digsite.telling.events import beginning, nothing_to_steal, passed, seen_inside, tell
from digsite.telling.words import Words


def state_now(game: Game, seat: int | None, number: int, since: int = 0) -> m.StateNow:
    """Tell a seat the state of this number, with the lines of the log from a place on."""
    view = game.view(seat)
    words = Words(game.setup, game.names, you=seat)
    outcome = game.outcome
    asked = ask(game, view)
    return m.StateNow(
        number=number,
        sentence=sentence(view, words, asked, outcome.winners if outcome else None),
        view=msgspec.structs.replace(view, log=()),
        hand=tuple(_hand(game, view)),
        ask=asked,
        since=since,
        lines=tuple(lines(view, words, since)),
        winners=outcome.winners if outcome else None,
    )


def _hand(game: Game, view: View) -> Iterator[m.HeldKind]:
    for treasure in game.setup.treasures:
        held = view.hand.get(treasure.id, 0)
        if held:
            now, then = best_price(treasure.sells, held), best_price(treasure.sells, held + 1)
            yield m.HeldKind(treasure.id, held, now, then - now, min(held, len(treasure.sells)))


def lines(view: View, words: Words, since: int) -> Iterator[m.Line]:
    """Tell the log from a place on, an event a line."""
    for place in range(since, len(view.log)):
        yield m.Line(place, view.log[place], _in_words(view, words, place))


def _in_words(view: View, words: Words, place: int) -> str:
    event = view.log[place]
    before = view.log[place - 1] if place else None
    if isinstance(event, Ended) and isinstance(before, Ended):
        return passed(event.by, words).plain  # R70
    if isinstance(event, Looked) and event.by == view.seat:
        return seen_inside(event, _inside(view, event.chamber), words).plain
    told = tell(event, words).plain
    if isinstance(event, Dealt):
        told += f" {beginning(view, words).plain}"
    if isinstance(event, Dug) and event.card == "thief" and _found_nobody(view, place):
        told += f" {nothing_to_steal(event.by, words).plain}"
    return told


def _inside(view: View, chamber: int) -> tuple[str, ...] | None:
    """Give the cards of a chamber of the temple that the viewer looked into: they stay until somebody takes them all.

    Once another player has, the view does not tell them any more.
    """
    there = view.chambers[chamber]
    if there.size:
        return cards_of(there.known)
    taken = (event for event in view.log if isinstance(event, Explored) and event.chamber == chamber)
    return next((event.got for event in taken), None)


def _found_nobody(view: View, place: int) -> bool:
    """Say whether a thief found nobody with a card (R12): the record has no event for it."""
    after = view.log[place + 1] if place + 1 < len(view.log) else None
    return view.phase != "victim" if after is None else not isinstance(after, Stolen)
