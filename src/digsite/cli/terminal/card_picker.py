"""Choosing several cards step by step: what to lose in a storm, what to keep of the tomb, what to name to the sphinx.

Nothing is done before ``ok``; ``undo`` takes back a step and ``cancel`` all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from digsite.cli.terminal.asking import Asking, PutBack
from digsite.cli.terminal.layout import width_of
from digsite.cli.terminal.misunderstood import Misunderstood, misunderstood
from digsite.cli.terminal.palette import QUIET, TITLE
from digsite.game.view import Tally
from digsite.words import Cards, Kind, Message, Several, message

WORDS = ("ok", "cheapest", "clear", "undo", "cancel")


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be picked: so many cards of a stock."""

    title: Message
    prompt: str
    stock: Tally
    count: int
    suggested: Tally
    remark: Callable[[str], Message]
    names: bool = False
    """Whether kinds are named, not cards."""


def pick(asking: Asking, wish: Wish) -> Tally:
    """Let the player pick."""
    suggested = {card: wish.suggested[card] for card in wish.stock if card in wish.suggested}
    picked = suggested
    earlier: list[Tally] = []
    _show(asking, wish, picked)
    while True:
        line = asking.line(asking.prompt(wish.prompt), (*WORDS, *wish.stock))
        try:
            word = _word(asking, line)
            if word == "cancel":
                raise PutBack
            if word == "ok" and _is_complete(wish, picked):
                return picked
            if word == "undo":
                picked = _taken_back(earlier)
            else:
                wanted = suggested if word == "cheapest" else _wanted(asking, wish, picked, word, line)
                if wanted != picked:
                    earlier.append(picked)
                    picked = wanted
        except Misunderstood as error:
            asking.refuse(error.message)
            continue
        _show(asking, wish, picked)


def _is_complete(wish: Wish, picked: Tally) -> bool:
    if sum(picked.values()) == wish.count:
        return True
    raise Misunderstood(_missing(wish, picked))


def _taken_back(earlier: list[Tally]) -> Tally:
    if not earlier:
        raise misunderstood("nothing-to-take-back")
    return earlier.pop()


def _wanted(asking: Asking, wish: Wish, picked: Tally, word: str | None, line: str) -> Tally:
    return {} if word == "clear" else _changed(asking, wish, picked, line)


def _word(asking: Asking, line: str) -> str | None:
    word = line.strip().lower()
    if word == "y" or asking.typed.is_one(word, "yes"):
        return "ok"
    return asking.typed.meant(word, WORDS) if word.isalpha() else None


def _changed(asking: Asking, wish: Wish, picked: Tally, line: str) -> Tally:
    """Read what is added or taken back."""
    card, count = asking.card_of(line, list(wish.stock))
    wanted = picked.get(card, 0) + count
    if wanted < 0:
        raise misunderstood("so-many-chosen", count=picked.get(card, 0))
    if wanted > wish.stock[card]:
        raise misunderstood("only-so-many-there", count=wish.stock[card])
    if sum(picked.values()) + count > wish.count:
        raise misunderstood("all-chosen", count=wish.count, id=asking.speech_word(card))
    return {there: number for there in wish.stock if (number := wanted if there == card else picked.get(there, 0))}


def _missing(wish: Wish, picked: Tally) -> Message:
    return message("choose-more", count=wish.count - sum(picked.values()))


def _show(asking: Asking, wish: Wish, picked: Tally) -> None:
    console, speech = asking.console, asking.speech
    console.print(speech.text(wish.title, TITLE))
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", no_wrap=True, width=4)
    table.add_column(no_wrap=True)
    for number, (card, there) in enumerate(wish.stock.items(), 1):
        count = picked.get(card, 0)
        chosen = message("laying-chosen") if wish.names else message("laying-chosen-count", count=count)
        name = speech.text(Kind(card)) if wish.names else speech.text(Cards({card: there}), form="figure")
        mark = speech.text(chosen, TITLE) if count else Text("")
        table.add_row(Text(f"[{number}]", TITLE), name, mark, speech.text(wish.remark(card)))
    console.print(table)
    told = speech.text(
        message("laying-kinds-so-far", kinds=Several(tuple(map(Kind, picked))))
        if wish.names
        else message("laying-so-far", cards=Cards(picked))
    )
    done = sum(picked.values()) == wish.count
    told.append(" ").append_text(speech.text(message("laying-done") if done else _missing(wish, picked), TITLE))
    console.print(told, width=width_of(console))
    console.print(speech.words("laying-hint", QUIET), width=width_of(console))
