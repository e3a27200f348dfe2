"""Choosing several cards step by step: what to lose in a storm, what to keep of the tomb, what to name to the sphinx.

Nothing is done before ``ok``; ``undo`` takes back a step and ``cancel`` all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from digsite.cli.playing.asking import Asking, PutBack, meant
from digsite.cli.playing.choices import laid_out
from digsite.cli.playing.tongue import Misunderstood
from digsite.telling.palette import QUIET, TITLE
from digsite.telling.words import counted, joined

WORDS = ("ok", "cheapest", "clear", "undo", "cancel")
_HINT = "A number or name adds one, -2 takes one back; ok cheapest clear undo cancel."


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be picked: so many cards of a stock."""

    title: str
    prompt: str
    stock: Mapping[str, int]
    count: int
    suggested: Mapping[str, int]
    remark: Callable[[str], str]
    names: bool = False
    """Whether kinds are named, not cards."""


def pick(asking: Asking, wish: Wish) -> dict[str, int]:
    """Let the player pick."""
    picked = dict(wish.suggested)
    earlier: list[dict[str, int]] = []
    _show(asking, wish, picked)
    while True:
        line = asking.line(f"{wish.prompt}> ", (*WORDS, *wish.stock))
        try:
            word = _word(line)
            if word == "cancel":
                raise PutBack
            if word == "ok" and _is_complete(wish, picked):
                return picked
            if word == "undo":
                picked = _taken_back(earlier)
            else:
                wanted = _wanted(asking, wish, picked, word, line)
                if wanted != picked:
                    earlier.append(picked)
                    picked = wanted
        except Misunderstood as error:
            asking.refuse(str(error))
            continue
        _show(asking, wish, picked)


def _is_complete(wish: Wish, picked: Mapping[str, int]) -> bool:
    if sum(picked.values()) == wish.count:
        return True
    raise Misunderstood(f"{_missing(wish, picked)}.")


def _taken_back(earlier: list[dict[str, int]]) -> dict[str, int]:
    if not earlier:
        raise Misunderstood("There is nothing to undo.")
    return earlier.pop()


def _wanted(asking: Asking, wish: Wish, picked: dict[str, int], word: str | None, line: str) -> dict[str, int]:
    if word == "clear":
        return {}
    if word == "cheapest":
        return dict(wish.suggested)
    return _changed(asking, wish, picked, line)


def _word(line: str) -> str | None:
    word = line.strip().lower()
    return meant({"done": "ok", "yes": "ok", "y": "ok"}.get(word, word), WORDS)


def _changed(asking: Asking, wish: Wish, picked: dict[str, int], line: str) -> dict[str, int]:
    """Read what is added or taken back."""
    card, count = asking.card_of(line, list(wish.stock))
    wanted = picked.get(card, 0) + count
    if wanted < 0:
        raise Misunderstood(f"{picked.get(card, 0)} of them {'is' if picked.get(card) == 1 else 'are'} chosen.")
    if wanted > wish.stock[card]:
        raise Misunderstood(f"There {'is' if wish.stock[card] == 1 else 'are'} no more than {wish.stock[card]}.")
    if sum(picked.values()) + count > wish.count:
        raise Misunderstood(f"{counted(wish.count, 'card')} is all: take one back first, such as -{card}.")
    return {there: number for there in wish.stock if (number := wanted if there == card else picked.get(there, 0))}


def _missing(wish: Wish, picked: Mapping[str, int]) -> str:
    return f"Choose {wish.count - sum(picked.values())} more"


def _show(asking: Asking, wish: Wish, picked: Mapping[str, int]) -> None:
    asking.console.print(Text(wish.title, TITLE))
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", no_wrap=True, width=4)
    table.add_column(no_wrap=True)
    for number, (card, there) in enumerate(wish.stock.items(), 1):
        count = picked.get(card, 0)
        mark = Text("chosen" if wish.names else f"chosen {count}", TITLE) if count else Text("")
        name = asking.words.kind(card) if wish.names else asking.words.amount(card, there, figure=True)
        table.add_row(Text(f"[{number}]", TITLE), name, mark, wish.remark(card))
    asking.console.print(table)
    owed = wish.count - sum(picked.values())
    kinds = [asking.words.kind(card) for card in picked]
    chosen = (joined(kinds) if kinds else Text("nothing")) if wish.names else asking.words.cards(laid_out(dict(picked)))
    told = Text.assemble("Chosen: ", chosen, ". ")
    told.append(f"{_missing(wish, picked)}." if owed else "Say ok.", TITLE)
    asking.console.print(told)
    asking.console.print(Text(_HINT, QUIET))
