"""Games and files that go by the name of a printed edition: how far they are what is printed.

A box owner may correct a figure, so a game may have figures of its own. Which treasures are in it (R1, R80), and that
fierce weather is all the weather there is (R81), are rules: who plays otherwise plays another edition.

>>> from digsite.editions import load_edition
>>> from dataclasses import replace
>>> setup = load_edition("card-game").setup(2, "pyramid")
>>> [str(figure) for figure in own_figures(replace(setup, thieves=9))]
['thieves 9 (printed: 8)']
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from digsite.editions.checks import listed
from digsite.editions.edition import Edition
from digsite.editions.reader import PRINTED, load_edition
from digsite.editions.refusals import CheckFailed
from digsite.editions.setup import Setup, TreasureFigures
from digsite.editions.variants import FIERCE_WEATHER

_ANOTHER = "Another game needs an id of its own"


@dataclass(frozen=True, slots=True)
class OwnFigure:
    """A figure under the name of a printed edition that is not the printed one."""

    key: str
    """Dotted: ``coin.sells``, ``thieves``."""
    value: int | tuple[int, ...]
    printed: int | tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.key.replace('.', ' ')} {_written(self.value)} (printed: {_written(self.printed)})"


def own_figures(setup: Setup) -> tuple[OwnFigure, ...]:
    """The figures of a game that differ from those of the printed edition it names; none if it names none."""
    if setup.edition not in PRINTED:
        return ()
    printed = _printed(setup.edition)
    counts = [
        ("thieves", setup.thieves, printed.thieves_in_game(setup.players, setup.variants)),
        ("sandstorms", setup.sandstorms, printed.sandstorms_in_game(setup.players, setup.variants)),
    ]
    return tuple(_differing(setup.treasures, printed, counts))


def own_figures_of(edition: Edition) -> tuple[OwnFigure, ...]:
    """The figures of an edition file that differ from those of the printed edition whose id it has.

    >>> own_figures_of(load_edition("card-game"))
    ()
    """
    if edition.id not in PRINTED:
        return ()
    printed = _printed(edition.id)
    counts = [
        (f"{name}.with {players} players", own[players], row[players])
        for name, own, row in (
            ("thieves", edition.thieves, printed.thieves),
            ("sandstorms", edition.sandstorms, printed.sandstorms),
        )
        for players in edition.player_counts
    ]
    return tuple(_differing(edition.treasures, printed, counts))


def check_setup(setup: Setup) -> None:
    """Refuse a game that names a printed edition and is not one of its games (R1, R80, R81)."""
    if setup.edition not in PRINTED:
        return
    printed = _printed(setup.edition)
    _same_rules(printed, setup.rules.id)
    right = tuple(treasure.id for treasure in printed.in_game(setup.players, setup.variants))
    if setup.ids != right:
        kind = " and ".join([f"{setup.players} players", *setup.variants])
        raise CheckFailed(
            "printed",
            "treasures",
            f"{_strangers(setup.ids, right)}; allowed for {printed.id} with {kind} are: {listed(right)}, "
            "in this order (R1, R80).",
        )
    if FIERCE_WEATHER in setup.variants and setup.sandstorms != printed.sandstorms.most:
        raise CheckFailed(
            "printed",
            "sandstorms",
            f"is {setup.sandstorms}; allowed for {printed.id} with {FIERCE_WEATHER} are all "
            f"{printed.sandstorms.most} there are (R81).",
        )


def check_edition(edition: Edition) -> None:
    """Refuse an edition file with a printed id of which not every game would be one of the printed edition."""
    if edition.id not in PRINTED:
        return
    printed = _printed(edition.id)
    _same_rules(printed, edition.rules.id)
    own, right = (tuple(treasure.id for treasure in one.treasures) for one in (edition, printed))
    if own != right:
        raise CheckFailed(
            "printed",
            "treasures",
            f"{_strangers(own, right)}; {printed.id} has {listed(right)}, in this order. {_ANOTHER}.",
        )
    for players in edition.player_counts:
        left_out, in_print = edition.left_out_with(players), printed.left_out_with(players)
        if set(left_out) != set(in_print):
            raise CheckFailed(
                "printed",
                f"left_out.{players}",
                f"has {listed(left_out)}; {printed.id} leaves out {listed(in_print)} (R1). {_ANOTHER}.",
            )
    if FIERCE_WEATHER in edition.rules.variants and edition.sandstorms.most != printed.sandstorms.most:
        raise CheckFailed(
            "printed",
            "sandstorms.by_players",
            f"has {edition.sandstorms.most} at most; the box of {printed.id} has {printed.sandstorms.most}, "
            f"which are all in with {FIERCE_WEATHER} (R81). {_ANOTHER}.",
        )


@cache
def _printed(edition: str) -> Edition:
    return load_edition(edition)


def _same_rules(printed: Edition, rules: str) -> None:
    if rules != printed.rules.id:
        raise CheckFailed("printed", "rules", f"is '{rules}'; {printed.id} has rules of its own. {_ANOTHER}.")


def _strangers(own: tuple[str, ...], right: tuple[str, ...]) -> str:
    """Say how treasures differ from the right ones.

    >>> _strangers(("coin", "idol"), ("coin", "map")), _strangers(("map", "coin"), ("coin", "map"))
    ('lack map and have idol too many', 'are in another order')
    """
    lacking = [treasure for treasure in right if treasure not in own]
    strange = [treasure for treasure in own if treasure not in right]
    parts = [f"lack {listed(lacking)}"] if lacking else []
    parts += [f"have {listed(strange)} too many"] if strange else []
    return " and ".join(parts) or "are in another order"


def _differing(
    treasures: Iterable[TreasureFigures], printed: Edition, counts: Iterable[tuple[str, int, int]]
) -> Iterator[OwnFigure]:
    for own in treasures:
        right = printed.treasure(own.id)
        for name in ("cards", "trade", "sells"):
            if getattr(own, name) != getattr(right, name):
                yield OwnFigure(f"{own.id}.{name}", getattr(own, name), getattr(right, name))
    for name, count, in_print in counts:
        if count != in_print:
            yield OwnFigure(name, count, in_print)


def _written(value: int | tuple[int, ...]) -> str:
    return " ".join(str(number) for number in value) if isinstance(value, tuple) else str(value)
