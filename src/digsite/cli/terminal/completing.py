"""What Tab completes: exactly the words that are possible here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from digsite.cli.terminal.asking import Asking
from digsite.cli.terminal.lines import last_word
from digsite.cli.terminal.typed_moves import EVERY_VERB, VERBS
from digsite.game import View
from digsite.game.phase import Phase
from digsite.seat import Act, AnyQuestion, TempleLook, Thief, TombKeep


class Completions:
    """Completes what one player types, from what that player is asked and sees."""

    def __init__(self, asking: Asking, commands: Sequence[str]) -> None:
        self._asking = asking
        self._speech = asking.speech
        self._commands = tuple(commands)

    def after(self, text: str, view: View, asked: AnyQuestion | None) -> list[str]:
        """List the words that may stand where the last one is being typed."""
        last = last_word(text)
        before = text[: len(text) - len(last)].lower().replace(",", " ").split()
        verbs, typed = VERBS.get(view.phase, ()), self._asking.typed
        before = typed.joined([typed.exact(word, (*EVERY_VERB, *self._commands)) or word for word in before])
        if before[:1] == ["why"]:
            words: Iterable[str] = self._next(before[1:], view, asked) if before[1:] else verbs
        elif not before:
            words = (*verbs, *self._commands)
        else:
            words = self._next(before, view, asked)
        return self._asking.completed(last, words)

    def _next(self, before: Sequence[str], view: View, asked: AnyQuestion | None) -> Iterable[str]:
        verb, rest = before[0], before[1:]
        if verb == "rules":
            from digsite.rulebook import rules

            return [rule.id for rule in rules()]
        match verb, asked:
            case "trade", _:
                return view.market if "for" in rest else (*view.hand, "for")
            case "explore", Act():
                return self._exploring(rest, asked)
            case "steal", Thief(victims):
                return [self._speech.names[victim.seat] for victim in victims if victim.why is None]
            case "look", TempleLook(chambers):
                return [self._speech.ordinal(choice.chamber) for choice in chambers if choice.why is None]
            case "keep", TombKeep(cards=cards):
                return cards
        after = {"log": ["all"], "turn": ["up"], "no": ["tent"] if view.phase is Phase.TENTS else ["look"]}
        return after.get(verb) or (view.hand if verb in ("sell", "discard") else ())

    def _exploring(self, rest: Sequence[str], asked: Act) -> Iterable[str]:
        if "naming" in rest:
            return [card for card in asked.naming if card not in rest and self._asking.speech_word(card) not in rest]
        if asked.naming:
            return ["naming"]
        return [self._speech.ordinal(choice.chamber) for choice in asked.chambers if choice.why is None]
