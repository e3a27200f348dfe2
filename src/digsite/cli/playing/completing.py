"""What Tab completes: the words that are possible here, and nothing that is not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from digsite.cli.playing.lines import last_word
from digsite.cli.playing.tongue import VERBS
from digsite.editions import Setup
from digsite.editions.checks import MAP
from digsite.editions.names import ordinal
from digsite.game import View


class Completions:
    """Completes what one player types, from what that player sees."""

    def __init__(self, setup: Setup, commands: Sequence[str]) -> None:
        self._setup = setup
        self._commands = tuple(commands)

    def after(self, text: str, view: View) -> list[str]:
        """List the words that may stand where the last one is being typed."""
        last = last_word(text)
        before = text[: len(text) - len(last)].lower().replace(",", " ").split()
        if before[:1] == ["why"]:
            before = before[1:]
            words: Iterable[str] = self._next(before, view) if before else VERBS.get(view.phase, ())
        elif not before:
            words = (*VERBS.get(view.phase, ()), *self._commands)
        else:
            words = self._next(before, view)
        return sorted({word for word in words if word.lower().startswith(last.lower())})

    def _next(self, before: Sequence[str], view: View) -> Iterable[str]:
        verb, rest = before[0], before[1:]
        if verb == "rules":
            from digsite.rulebook import rules

            return [rule.id for rule in rules()]
        if verb == "log":
            return ["all"]
        if verb == "trade":
            return view.market if "for" in rest else (*view.hand, "for")
        if verb == "explore":
            return self._exploring(rest, view)
        if verb == "steal":
            return [name.name for seat, name in enumerate(view.seats) if seat != view.seat and name.hand_size]
        if verb == "look":
            return [ordinal(at) for at, chamber in enumerate(view.chambers) if chamber.size]
        if verb == "keep":
            return view.chambers[view.exploring or 0].known
        after = {"turn": ["up"], "no": ["tent"] if view.phase == "tents" else ["look"]}
        return after.get(verb) or (view.hand if verb in ("sell", "discard") else ())

    def _exploring(self, rest: Sequence[str], view: View) -> Iterable[str]:
        if "naming" in rest:
            return [card for card in self._setup.ids if card != MAP and card not in rest]
        if view.monument == "sphinx":
            return ["naming"]
        held = view.hand.get(MAP, 0)
        return [ordinal(at) for at, chamber in enumerate(view.chambers) if chamber.size and chamber.maps <= held]
