"""The header line: what is being played, by whom, with which figures."""

from dataclasses import dataclass
from typing import Any

from .printed import (
    FIERCE,
    LONG,
    MONUMENTS,
    PRINTED,
    Figure,
    Monument,
    sandstorms_in_game,
    thieves_in_game,
    treasures_in_game,
)
from .reading import RECORD, Event, Fault


@dataclass(frozen=True)
class Setting:
    """A header that has been read; `rules` is the printed edition whose rules hold."""

    edition: str
    rules: str
    seats: int
    monument: str
    variants: list[str]
    first: int
    figures: dict[str, Figure]
    order: dict[str, int]
    thieves: int
    sandstorms: int

    @property
    def site(self) -> Monument:
        return MONUMENTS[self.monument]


def _required(header: Event, key: str, kind: type) -> Any:
    if key not in header:
        raise Fault(RECORD, f"the header lacks {key!r}")
    value = header[key]
    if type(value) is not kind:  # `is`: true is not a number here, nor is 1.0
        raise Fault(RECORD, f"{key!r} in the header is not {kind.__name__}")
    return value


def _strings(header: Event, key: str) -> list[str]:
    value: list[str] = _required(header, key, list)
    if any(type(item) is not str for item in value):
        raise Fault(RECORD, f"{key!r} in the header is not a list of strings")
    return value


def _count(header: Event, key: str) -> int:
    value: int = _required(header, key, int)
    if value < 0:
        raise Fault(RECORD, f"{key!r} in the header is below 0")
    return value


def _figure(kind: str, value: object) -> Figure:
    if type(value) is not dict or value.keys() != {"cards", "trade", "sells"}:
        raise Fault(RECORD, f"the figures of {kind!r} are not cards, trade and sells")
    cards, trade, sells = value["cards"], value["trade"], value["sells"]
    if type(cards) is not int or type(trade) is not int or type(sells) is not list:
        raise Fault(RECORD, f"the figures of {kind!r} have a wrong type")
    if any(type(price) is not int for price in sells):
        raise Fault(RECORD, f"the prices of {kind!r} are not whole numbers")
    if cards < 1 or trade < 0 or not sells or min(sells) < 0:
        raise Fault(RECORD, f"the figures of {kind!r} make no sense")
    return Figure(cards, trade, tuple(sells))


def _figures(header: Event) -> dict[str, Figure]:
    listed: dict[str, object] = _required(header, "figures", dict)
    figures = {kind: _figure(kind, value) for kind, value in listed.items()}
    for kind in ("thief", "sandstorm"):
        if kind in figures:
            raise Fault(RECORD, f"{kind!r} is not a treasure")
    return figures


def read_header(header: Event) -> Setting:
    """The setting a header describes, if the rules know it. Further keys are ignored."""
    if _required(header, "digsite", int) != 1:
        raise Fault(RECORD, "only format 1 is known")
    edition: str = _required(header, "edition", str)
    rules = edition
    if edition not in PRINTED:  # an edition of somebody's own says whose rules it follows
        rules = _required(header, "rules", str)
        if rules not in PRINTED:
            raise Fault(RECORD, f"no printed edition is called {rules!r}")
    book = PRINTED[rules]

    seats = len(_strings(header, "players"))
    if seats not in book.thieves:
        raise Fault("section 1", f"{rules} is not played by {seats}")
    monument: str = _required(header, "monument", str)
    if monument not in book.monuments:
        raise Fault("R4", f"{rules} has no monument {monument!r}")
    variants = _strings(header, "variants")
    for variant in variants:
        if variant not in book.variants or variants.count(variant) > 1:
            raise Fault("R83", f"{variant!r} is not a variant of {rules}, or is named twice")
    if LONG in variants and seats > 3:
        raise Fault("R80", "the long expedition is for 2 or 3 players")
    first = _count(header, "first")
    if first >= seats:
        raise Fault("R6", f"there is no seat {first}")

    figures = _figures(header)
    if edition in PRINTED:
        expected = list(treasures_in_game(edition, seats, variants))
        if list(figures) != expected:
            raise Fault("R1", f"the treasures in this game, in table order, are {', '.join(expected)}")
    sandstorms = _count(header, "sandstorms")
    if edition in PRINTED and FIERCE in variants and sandstorms != sandstorms_in_game(edition, seats, variants):
        raise Fault("R81", f"in fierce weather all sandstorms are in, not {sandstorms}")
    return Setting(
        edition=edition,
        rules=rules,
        seats=seats,
        monument=monument,
        variants=variants,
        first=first,
        figures=figures,
        order={kind: place for place, kind in enumerate(figures)},
        thieves=_count(header, "thieves"),
        sandstorms=sandstorms,
    )


def compare_with_print(setting: Setting) -> None:
    """Only asked for by `printed=True`: a printed edition's figures must be those in print."""
    if setting.edition not in PRINTED:
        return
    chosen = (setting.edition, setting.seats, setting.variants)
    for kind, figure in treasures_in_game(*chosen).items():
        if setting.figures[kind] != figure:
            raise Fault("section 1", f"printed is {kind} {figure}, not {setting.figures[kind]}")
    thieves, sandstorms = thieves_in_game(*chosen), sandstorms_in_game(*chosen)
    if setting.thieves != thieves:
        raise Fault("section 1", f"printed are {thieves} thieves, not {setting.thieves}")
    if setting.sandstorms != sandstorms:
        raise Fault("section 1", f"printed are {sandstorms} sandstorms, not {setting.sandstorms}")
