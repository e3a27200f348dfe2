"""Every limit on a figure, in one place, for edition files and game records alike.

A check takes a value of any type, since both come from files, and gives it back typed or raises ``CheckFailed``.

>>> TRADE.check(3, "treasures.coin.trade")
3
>>> TRADE.check(12, "treasures.coin.trade")
Traceback (most recent call last):
    ...
digsite.editions.refusals.CheckFailed: treasures.coin.trade is 12; allowed are whole numbers from 1 to 9.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from digsite.editions.deck import HAND_DEALT, MAP, MARKET_DEALT, MOST_CARDS, SPECIAL_CARDS
from digsite.editions.monuments import MONUMENTS, Monument
from digsite.editions.refusals import CheckFailed
from digsite.editions.rulesets import RULESETS, RuleSet

MOST_TREASURES: Final = 10
MOST_PRICES: Final = 6
MOST_MONEY: Final = 32767
"""Of a game; a state keeps money in 16 bits."""
FEWEST_KINDS_DEALT: Final = 2
"""R65: two treasures that may lie in the sphinx must be there to be named."""

_ID_LENGTH = 32
_NAME_LENGTH = 40
_TREASURE_ID = re.compile(r"[a-z][a-z0-9_]*")
_EDITION_ID = re.compile(r"[a-z][a-z0-9_-]*")


@dataclass(frozen=True, slots=True)
class Range:
    """Whole numbers from least to most."""

    least: int
    most: int

    def check(self, value: object, key: str) -> int:
        """The value, if it is a whole number in this range."""
        # A TOML or JSON `true` is a bool, which Python counts as an int.
        if not isinstance(value, int) or isinstance(value, bool):
            raise CheckFailed("type", key, f"is {as_written(value)}; {self}.")
        if not self.least <= value <= self.most:
            raise CheckFailed("range", key, f"is {as_written(value)}; {self}.")
        return value

    def __str__(self) -> str:
        return f"allowed are whole numbers from {self.least} to {self.most}"


YEAR: Final = Range(1900, 2100)
CARDS: Final = Range(1, 60)
TRADE: Final = Range(1, 9)
PRICE: Final = Range(0, 999)
THIEVES: Final = Range(0, 20)
SANDSTORMS: Final = Range(0, 20)
EXTRA_THIEF: Final = 1
"""R80: thieves that a long expedition adds to what an edition says."""


def as_written(value: object) -> str:
    r"""A value from a file as it may appear in a sentence: short, on one line, of any type and size.

    >>> as_written("a\nb"), as_written(True), as_written(1.5), as_written([1, 2])
    ("'a\\nb'", 'true', '1.5', 'a list')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return shortened(repr(value[:_NAME_LENGTH]) + ("…" if len(value) > _NAME_LENGTH else ""))
    if isinstance(value, int):
        # Python refuses to print integers of thousands of digits, which hexadecimal TOML can hold.
        return str(value) if value.bit_length() < 64 else "a number far too large"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, list | tuple):
        return "a list"
    return "nothing" if value is None else f"a {type(value).__name__}"


def shortened(text: str, length: int = 100) -> str:
    """The text, cut with an ellipsis where it is too long for a sentence."""
    return text if len(text) <= length else text[: length - 1] + "…"


def listed(names: Iterable[object]) -> str:
    """What is allowed, as the end of a sentence.

    >>> listed(["card", "house"]), listed([])
    ('card, house', 'none')
    """
    return ", ".join(str(name) for name in names) or "none"


def did_you_mean(word: str, allowed: Iterable[str]) -> str:
    """A question about the nearest allowed word, or nothing if none is near.

    >>> did_you_mean("sels", ["cards", "sells"])
    " Did you mean 'sells'?"
    """
    near = nearest(word, allowed)
    return f" Did you mean '{near}'?" if near else ""


def nearest(word: str, allowed: Iterable[str]) -> str | None:
    """Find the allowed word that was probably meant, if any is near."""
    return next(iter(get_close_matches(word[: 2 * _NAME_LENGTH], list(allowed), n=1)), None)


def text(value: object, key: str) -> str:
    """The value, if it is text."""
    if not isinstance(value, str):
        raise CheckFailed("type", key, f"is {as_written(value)}; allowed is text.")
    return value


def sequence(value: object, key: str) -> Sequence[object]:
    """The value, if it is a list."""
    if not isinstance(value, list | tuple):
        raise CheckFailed("type", key, f"is {as_written(value)}; allowed is a list.")
    return value


def word(value: object, key: str, allowed: Iterable[str], kind: str) -> str:
    """The value, if it is one of the words allowed."""
    choices = tuple(allowed)
    given = text(value, key)
    if given not in choices:
        hint = did_you_mean(given, choices)
        raise CheckFailed(kind, key, f"is {as_written(given)}; allowed are: {listed(choices)}.{hint}")
    return given


def edition_id(value: object, key: str) -> str:
    """The id of an edition, printed or of one's own."""
    given = text(value, key)
    if len(given) > _ID_LENGTH or not _EDITION_ID.fullmatch(given):
        raise CheckFailed(
            "id",
            key,
            f"is {as_written(given)}; allowed are up to {_ID_LENGTH} of a-z, 0-9, _ and -, first a letter.",
        )
    return given


def treasure_id(value: object, key: str) -> str:
    """The id of a treasure: a plain word that is no other card's."""
    given = text(value, key)
    if len(given) > _ID_LENGTH or not _TREASURE_ID.fullmatch(given) or given in SPECIAL_CARDS:
        raise CheckFailed(
            "id",
            key,
            f"is {as_written(given)} as a treasure's id; allowed are up to {_ID_LENGTH} of a-z, 0-9 and _, "
            f"first a letter, except {' and '.join(SPECIAL_CARDS)}.",
        )
    return given


def name(value: object, key: str) -> str:
    """A name for people."""
    given = text(value, key)
    if not given.strip() or len(given) > _NAME_LENGTH or not given.isprintable():
        raise CheckFailed(
            "name",
            key,
            f"is {as_written(given)}; allowed are 1 to {_NAME_LENGTH} printable characters on one line.",
        )
    return given


def price_list(value: object, key: str) -> tuple[int, ...]:
    """The money for a set of 1, 2, 3 … cards (R50)."""
    prices = sequence(value, key)
    if not 1 <= len(prices) <= MOST_PRICES:
        raise CheckFailed("range", key, f"has {len(prices)} prices; allowed are 1 to {MOST_PRICES}.")
    return tuple(PRICE.check(price, f"{key}[{index}]") for index, price in enumerate(prices))


def ruleset(value: object, key: str) -> RuleSet:
    """The rules of a printed edition, by its id."""
    return RULESETS[word(value, key, RULESETS, "rules")]


def number_of_treasures(ids: Iterable[str], key: str) -> None:
    """Not too many, and maps among them."""
    kinds = tuple(ids)
    if len(kinds) > MOST_TREASURES:
        raise CheckFailed("range", key, f"has {len(kinds)} treasures; allowed are at most {MOST_TREASURES}.")
    if MAP not in kinds:
        raise CheckFailed("map", key, f"has no treasure with the id '{MAP}'; it is required: maps open the monument.")


def total_of_cards(total: int, key: str) -> None:
    """All treasures, thieves and sandstorms together."""
    if total > MOST_CARDS:
        raise CheckFailed(
            "range",
            key,
            f"come to {total} cards, thieves and sandstorms included; allowed are at most {MOST_CARDS}.",
        )


def total_of_money(treasures: Iterable[tuple[int, Sequence[int]]], key: str) -> None:
    """All treasures, each sold in the sets that pay best: pairs of how many there are and what they sell for.

    >>> total_of_money([(4, (4, 12, 26, 50)), (100, (999,))], "treasures")
    Traceback (most recent call last):
    ...
    digsite.editions.refusals.CheckFailed: treasures could bring 99950 money in all; allowed are at most 32767.
    """
    total = sum(
        max(cards * price // count for count, price in enumerate(sells, 1)) for cards, sells in treasures if sells
    )
    if total > MOST_MONEY:
        raise CheckFailed("range", key, f"could bring {total} money in all; allowed are at most {MOST_MONEY}.")


def deal(cards: Mapping[str, int], players: int, monument: Monument, key: str) -> None:
    """There are cards enough to deal to hands, marketplace and monument without maps (R2-R4)."""
    dealt = {kind: count for kind, count in cards.items() if kind != MAP}
    if len(dealt) < FEWEST_KINDS_DEALT:
        raise CheckFailed(
            "deal",
            key,
            f"leave {len(dealt)} treasures besides maps for {players} players; allowed are at least "
            f"{FEWEST_KINDS_DEALT}.",
        )
    needed = HAND_DEALT * players + MARKET_DEALT + monument.cards
    if sum(dealt.values()) < needed:
        raise CheckFailed(
            "deal",
            key,
            f"have {sum(dealt.values())} cards besides maps for {players} players; allowed are at least "
            f"{needed}: {HAND_DEALT} a player, {MARKET_DEALT} in the marketplace, {monument.cards} in the "
            f"{monument.name}.",
        )


def monuments_of(rules: RuleSet) -> tuple[Monument, ...]:
    """The monuments that can be met under these rules."""
    return tuple(MONUMENTS[monument] for monument in rules.monuments)
