"""A seat of a live table: who sits there, and who decides for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Final, Literal

from digsite.bots.levels import LEVELS
from digsite.tables.wire.messages import Leaving, SeatPlan
from digsite.words.message import Level, Message, message
from digsite.words.voice import Voice

#: So many bots of a level have a name of their own (home.ftl).
_CALLED: Final = 5


@dataclass(slots=True)
class SeatAt:
    """One seat, as the log says."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str | None = None  # of a bot whose seat it is
    stand_in: str | None = None  # the level of the bot that plays for the person
    why: Literal["away", "left", "resigned", "clock"] = "away"  # that bot plays
    from_event: int = 0  # of the game's log: that bot plays from there on
    secret_hash: str | None = None  # None at a rematch: they have not come along yet
    commitment: str | None = None  # to bytes that are shown when the deal is asked for (docs/fair-dealing.md)
    entropy: bytes | None = None  # shown by now, or added in the open; a bot adds nothing

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides here; None: a person does."""
        return self.stand_in or self.level

    @property
    def number(self) -> int | None:
        """Which of its level a bot is that is called by it, from 1: everybody reads its name in their own language."""
        if self.kind != "bot" or self.level not in LEVELS:  # a bot of somebody's own has one name in all languages
            return None
        beginning, _, number = self.name.rpartition(" ")
        if self.name == LEVELS[self.level].name:
            return 1
        if beginning == LEVELS[self.level].name and number.isdecimal():
            return int(number)
        return next((known for known in range(1, _CALLED + 1) if self.name == _known_as(self.level, known)), None)

    @property
    def called(self) -> str | Message:
        """What the seat is called in a sentence: a person's name, or the name that a bot of this level goes by."""
        if self.number is None or self.level is None:
            return self.name
        return _bot_called(self.level, self.number)

    @property
    def recorded(self) -> str:
        """What the seat is called in the game's record: as everybody calls it at the table.

        >>> SeatAt("bot", "Novice 2", "novice").recorded, SeatAt("bot", "Tilly", "novice").number
        ('Tilly', 2)
        """
        return self.name if self.number is None or self.level is None else _known_as(self.level, self.number)

    @property
    def is_played_by_a_person(self) -> bool:
        """Whether a person sits here and decides."""
        return self.kind == "person" and self.stand_in is None

    @property
    def left(self) -> Leaving | None:
        """How the person gave the seat up; None: they did not."""
        return self.why if self.stand_in is not None and self.why in ("left", "resigned") else None

    @property
    def ready(self) -> bool:
        """Whether it has committed to its random bytes, or none are to come."""
        return self.kind == "bot" or self.commitment is not None or self.entropy is not None

    @property
    def is_awaited(self) -> bool:
        """Whether the deal waits for this person to commit: not for somebody a bot stands in for."""
        return self.kind == "person" and not self.ready and self.stand_in is None


def _bot_called(level: str, number: int) -> Message:
    if number <= _CALLED:
        return message(f"bot-called-{level}", number=number)
    return message("bot-name", level=Level(level), number=number)


@cache
def _known_as(level: str, number: int) -> str:
    """Say the name of a bot as records have it, which are in no language: in English."""
    return Voice("en").say(_bot_called(level, number))


def bot_name(level: str, others: Iterable[str]) -> str:
    """Name a bot by its level and a number, which stand for the name it goes by at the table.

    Nobody else there is called so; capitals do not tell names apart.

    >>> bot_name("digger", ["Ann", "Pharaoh"]), bot_name("digger", ["DIGGER", "Digger 3"])
    ('Digger', 'Digger 2')
    >>> bot_name("digger", ["Bruno"])  # who would be the first
    'Digger 2'
    """
    taken = {other.casefold() for other in others}
    ours = level in LEVELS
    name = LEVELS[level].name if ours else level

    def free(number: int) -> bool:
        both = {_numbered(name, number), _known_as(level, number) if ours else ""}
        return taken.isdisjoint(one.casefold() for one in both)

    return _numbered(name, next(filter(free, count(1))))


def _numbered(name: str, number: int) -> str:
    return name if number == 1 else f"{name} {number}"


def bot_names(plans: Sequence[SeatPlan]) -> tuple[str | None, ...]:
    """Name all bots that are planned, before anybody sits at the table.

    >>> bot_names([SeatPlan("open"), SeatPlan("bot", "digger"), SeatPlan("bot", "digger")])
    (None, 'Digger', 'Digger 2')
    """
    names: list[str | None] = []
    for plan in plans:
        names.append(None if plan.level is None else bot_name(plan.level, filter(None, names)))
    return tuple(names)
