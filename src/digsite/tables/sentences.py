"""The one sentence: what is going on, and what the viewer can do. It offers nothing that is greyed."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.game import View
from digsite.game.events import Dug, Stolen
from digsite.game.question import question_of
from digsite.tables import messages as m
from digsite.telling.events import tell
from digsite.telling.words import Words, counted


def sentence(view: View, words: Words, ask: m.AnyAsk | None, winners: Sequence[int] | None) -> str:
    """Say what is going on, and what the viewer can do."""
    if winners is not None:
        return tell(view.log[-1], words).plain
    if ask is None:
        return f"{words.names[view.player or 0]} {_OTHERS[view.phase]}"
    return f"{_lately(view, words)}{_asked(view, words, ask)}"


def _asked(view: View, words: Words, ask: m.AnyAsk) -> str:
    match ask:
        case m.Act() if ask.end is None:
            return _free_to(ask)
        case m.Thief(victims):
            there = [victim.seat for victim in victims if victim.why is None]
            if len(there) == 1:
                return f"A thief. Rob {words.names[there[0]]}."
    return str(question_of(view))


def _free_to(act: m.Act) -> str:
    """List what is open in the free part of a turn; ending it is."""
    sell = any(sale.why is None for sale in act.sales)
    doings = {"trade": act.trade is None, "explore": act.explore is None, "sell": sell}
    free = [doing for doing, is_open in doings.items() if is_open]
    if not free:
        return "Nothing left to do: end your turn."
    told = ", ".join(free).capitalize()
    return f"{told}, or end your turn."


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
