"""The observation, number by number: one layout for all games there are, 2 to 5 players, every monument.

An observation is a row of whole numbers from 0 to 255, made from what one viewer knows (``observing``). Seats are told
as places: place 0 is the viewer, place 1 the seat to the viewer's left, and so on round the table; for the public,
place and seat are the same. What a game does not have (a fifth seat, a third chamber) is 0.

>>> LAYOUT["market"].slice
slice(95, 105, None)
>>> LAYOUT.describe(LAYOUT["known"].start + 13)
'known[1, 3]'
>>> LAYOUT.describe(0)
'players[0]'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod

import numpy as np
import numpy.typing as npt

from digsite.rules.actions import CHAMBERS, KINDS, SEATS
from digsite.rules.phases import FIRST_DECISION, OVER

#: Kinds of monuments (``rules.box``).
MONUMENT_KINDS = 6

#: Phases of chance, of decisions, and the end, one after the other without gaps.
CHANCE_PHASES = 7
DECISION_PHASES = 10
PHASE_PLACES = CHANCE_PHASES + DECISION_PHASES + 1

#: One observation, or many of them, one in each row.
Observation = npt.NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Field:
    """Some numbers of the observation that belong together."""

    name: str
    start: int
    shape: tuple[int, ...]
    axes: tuple[str, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers these are."""
        return prod(self.shape)

    @property
    def stop(self) -> int:
        """Where the next field begins."""
        return self.start + self.size

    @property
    def slice(self) -> slice:
        """Where the numbers are in an observation."""
        return slice(self.start, self.stop)

    def of(self, observation: Observation) -> Observation:
        """Return the field's numbers in their shape, of one observation or of many; they share its memory."""
        found = observation[..., self.slice]
        return found.reshape((*observation.shape[:-1], *self.shape))


_PLACES, _CARDS, _ROOMS = (SEATS,), (KINDS,), (CHAMBERS,)
_BY_PLACE, _BY_KIND, _BY_CHAMBER = ("place",), ("kind",), ("chamber",)
_PLACE_CARDS, _ROOM_CARDS = ((SEATS, KINDS), ("place", "kind")), ((CHAMBERS, KINDS), ("chamber", "kind"))
_ONE: tuple[tuple[int, ...], tuple[str, ...]] = ((), ())

#: Name, shape and axes, meaning; in the order of the observation.
_FIELDS: tuple[tuple[str, tuple[tuple[int, ...], tuple[str, ...]], str], ...] = (
    # The game.
    ("players", ((4,), ("players - 2",)), "1 at the number of players"),
    ("monument", ((MONUMENT_KINDS,), ("kind of monument",)), "1 at take_all, temple, tomb, mine, sphinx or ruins"),
    ("price", (_ROOMS, _BY_CHAMBER), "what a chamber costs, in maps"),
    ("beginners_luck", _ONE, "1: totals were told after the deal (R82)"),
    # Where it stands.
    ("phase", ((PHASE_PLACES,), ("phase",)), "1 at the phase (table of phases)"),
    ("turn", (_PLACES, _BY_PLACE), "1 at whose turn it is"),
    ("player", (_PLACES, _BY_PLACE), "1 at who decides, or decided last"),
    ("first", (_PLACES, _BY_PLACE), "1 at who started"),
    ("victim", (_PLACES, _BY_PLACE), "1 at who is being robbed (R12)"),
    ("at", (_ROOMS, _BY_CHAMBER), "1 at the chamber that is being explored or uncovered"),
    # The table.
    ("dig_size", _ONE, "cards in the dig site"),
    ("thieves", _ONE, "thieves still to come"),
    ("sandstorms", _ONE, "sandstorms still to come"),
    ("pile_size", _ONE, "cards in the pile of the buried ruins"),
    ("maps_spent", _ONE, "maps out of the game"),
    # The turn.
    ("dug", _ONE, "1: the turn began with a dig (R70)"),
    ("acted", _ONE, "1: something was done this turn"),
    ("sold_now", _ONE, "1: something was sold this turn"),
    ("explored", _ONE, "explorations this turn"),
    ("trades", _ONE, "trades this turn"),
    ("may_trade", _ONE, "1: small steps may begin a trade (R33)"),
    ("must_sell", _ONE, "1: the turn began with the duty to sell (R71, R73)"),
    ("passes", _ONE, "passes in a row (R71)"),
    ("idle", _ONE, "turns in a row without sale or exploration (R73)"),
    # What is under way.
    ("deal_to", _ONE, "how far the deal has come: hands, marketplace, chambers, pile"),
    ("deal_left", _ONE, "cards still to be dealt there"),
    ("asked", _ONE, "how far a storm has come round the table"),
    ("owed", _ONE, "cards still to discard, keep or draw; trade value still to pay (255: so much or more)"),
    ("half_made", _ONE, "1: the viewer's decision is begun and not complete"),
    ("last", _ONE, "where the viewer's small steps have come in their order"),
    ("named", ((2, KINDS), ("name", "kind")), "1 at each treasure named to the sphinx"),
    # Cards, by kind.
    ("market", (_CARDS, _BY_KIND), "cards in the marketplace"),
    ("unseen", (_CARDS, _BY_KIND), "cards of which the viewer does not know where they are"),
    ("turned", (_CARDS, _BY_KIND), "mine and sphinx: cards turned up"),
    ("taking", (_CARDS, _BY_KIND), "cards the viewer asks for in a trade under way"),
    ("giving", (_CARDS, _BY_KIND), "cards the viewer pays with so far"),
    ("kept", (_CARDS, _BY_KIND), "cards the viewer has chosen in the tomb so far"),
    # Seats, from the viewer on.
    ("hand_size", (_PLACES, _BY_PLACE), "cards in the hand"),
    ("tents", (_PLACES, _BY_PLACE), "uses of the tent that are left"),
    ("sheltered", (_PLACES, _BY_PLACE), "1: in the tent in this storm"),
    ("money", (_PLACES, _BY_PLACE), "money, modulo 256"),
    ("money_256", (_PLACES, _BY_PLACE), "money, in steps of 256"),
    ("sold_cards", (_PLACES, _BY_PLACE), "cards sold"),
    ("announced", (_PLACES, _BY_PLACE), "the total told after the deal (R82)"),
    ("most_maps", (_PLACES, _BY_PLACE), "at most so many maps are in the hand, as far as the viewer knows"),
    ("most_maps_to_all", (_PLACES, _BY_PLACE), "the same, as far as everybody knows"),
    ("known", _PLACE_CARDS, "cards the viewer knows to be in the hand; place 0: the viewer's own hand"),
    ("known_to_all", _PLACE_CARDS, "cards everybody knows to be in the hand"),
    ("sold", _PLACE_CARDS, "cards in the museum"),
    # The monument.
    ("chamber_size", (_ROOMS, _BY_CHAMBER), "cards in the chamber"),
    ("chamber", _ROOM_CARDS, "cards the viewer knows to be in the chamber"),
    ("chamber_to_all", _ROOM_CARDS, "cards everybody knows to be in the chamber"),
)


class Layout(Mapping[str, Field]):
    """All fields by name, in the order of the observation."""

    def __init__(self) -> None:
        self._fields: dict[str, Field] = {}
        start = 0
        for name, (shape, axes), meaning in _FIELDS:
            self._fields[name] = Field(name, start, shape, axes, meaning)
            start += prod(shape)
        self.size = start

    def __getitem__(self, name: str) -> Field:
        return self._fields[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)

    def __repr__(self) -> str:
        return f"<Layout of {self.size} numbers in {len(self)} fields>"

    def describe(self, index: int) -> str:
        """Name one number of the observation."""
        for field in self._fields.values():
            if field.start <= index < field.stop:
                place = np.unravel_index(index - field.start, field.shape) if field.shape else ()
                return f"{field.name}[{', '.join(str(int(number)) for number in place)}]" if place else field.name
        raise IndexError(f"An observation has the numbers 0 to {self.size - 1}; there is no {index}.")


#: The one layout there is.
LAYOUT = Layout()

#: How many numbers an observation has; each is one byte.
SIZE = LAYOUT.size


def phase_place(phase: int) -> int:
    """Where a phase of the kernel (``rules.phases``) stands in the field ``phase``.

    >>> phase_place(0), phase_place(8), phase_place(20)
    (0, 7, 17)
    """
    if phase == OVER:
        return PHASE_PLACES - 1
    return phase if phase < FIRST_DECISION else phase - FIRST_DECISION + CHANCE_PHASES


def table() -> str:
    """Write the layout as a Markdown table (``tools/observation_table.py`` puts it into docs/environments.md)."""
    lines = ["| numbers | field | by | what they are |", "|---|---|---|---|"]
    for field in LAYOUT.values():
        numbers = f"{field.start}" if field.size == 1 else f"{field.start}–{field.stop - 1}"
        shape = ", ".join(f"{axis} ({extent})" for axis, extent in zip(field.axes, field.shape, strict=True))
        lines.append(f"| {numbers} | `{field.name}` | {shape} | {field.meaning} |")
    return "\n".join(lines)


def with_table(page: str) -> str:
    """Return a page with the table put in between its two marks."""
    before, begin, rest = page.partition("<!-- observation -->\n")
    _, end, after = rest.partition("<!-- end -->")
    return f"{before}{begin}{table()}\n{end}{after}"
