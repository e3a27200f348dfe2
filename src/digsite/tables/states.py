"""The state of a game as one seat, or a spectator, is told it: nothing in it depends on what they cannot know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from digsite.game import Game, View
from digsite.game.events import Dug, Ended, Stolen
from digsite.game.worth import best_price
from digsite.tables import messages as m
from digsite.tables.asks import ask
from digsite.telling.events import nothing_to_steal, passed, tell
from digsite.telling.words import Words, counted


def state_now(game: Game, seat: int | None, number: int, since: int = 0) -> m.StateNow:
    """Tell a seat the state of this number, with the lines of the log from a place on."""
    view = game.view(seat)
    words = Words(game.setup, game.names, you=seat)
    outcome = game.outcome
    return m.StateNow(
        number=number,
        sentence=sentence(view, words, outcome.winners if outcome else None),
        view=msgspec.structs.replace(view, log=()),
        hand=tuple(_hand(game, view)),
        ask=ask(game, view),
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
    told = tell(event, words).plain
    if isinstance(event, Dug) and event.card == "thief" and _found_nobody(view, place):
        told += f" {nothing_to_steal(event.by, words).plain}"
    return told


def _found_nobody(view: View, place: int) -> bool:
    """Say whether a thief found nobody with a card (R12): the record has no event for it."""
    after = view.log[place + 1] if place + 1 < len(view.log) else None
    return view.phase != "victim" if after is None else not isinstance(after, Stolen)


def sentence(view: View, words: Words, winners: Sequence[int] | None) -> str:
    """Say what is going on, and what the viewer can do."""
    if winners is not None:
        return tell(view.log[-1], words).plain
    if view.player == view.seat:
        return f"{_lately(view, words)}{view.asked}"
    return f"{words.names[view.player or 0]} {_OTHERS[view.phase]}"


def _lately(view: View, words: Words) -> str:
    """Say what the viewer has just dug up, if nothing was done since."""
    if view.phase != "act":
        return ""
    last = view.log[-1] if view.log else None
    if isinstance(last, Dug) and last.by == view.seat and last.card not in (None, "sandstorm", "thief"):
        return f"Your dig: {words.amount(str(last.card), 1).plain}. "
    if isinstance(last, Stolen) and last.by == view.seat and last.card is not None:
        return f"Your thief brings {words.amount(last.card, 1).plain}. "
    if view.dig_size == 0 and not isinstance(last, Dug):
        held = sum(view.hand.values())
        return f"The dig site is empty; you hold {counted(held, 'card')}. "
    return ""


_OTHERS = {
    "act": "is on the move.",
    "taking": "is trading.",
    "paying": "is trading.",
    "victim": "has dug up a thief and chooses whom to rob.",
    "tents": "decides whether to shelter in the tent.",
    "losing": "chooses what the storm takes.",
    "looking": "may look into a chamber of the temple.",
    "keeping": "searches the tomb.",
    "mining": "is in the mine: one more card, or stop?",
    "naming": "stands before the sphinx.",
}
