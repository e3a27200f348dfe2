"""A seat of a live table: who sits there, and who decides for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from digsite.bots.levels import LEVELS
from digsite.tables.messages import SeatPlan


@dataclass(slots=True)
class SeatAt:
    """One seat, as the log has brought it about."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str | None = None  # of a bot whose seat it is
    stand_in: str | None = None  # the level of the bot that plays for the person
    secret_hash: str | None = None
    entropy: bytes | None = None  # None: still to come; a bot adds nothing (docs/fair-dealing.md)

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides here; None: a person does."""
        return self.stand_in or self.level

    @property
    def ready(self) -> bool:
        """Whether its random bytes are in, or none are to come."""
        return self.kind == "bot" or self.entropy is not None


def bot_names(plans: Sequence[SeatPlan]) -> tuple[str | None, ...]:
    """Name the bots by their levels, so that no two have one name.

    >>> bot_names([SeatPlan("open"), SeatPlan("bot", "digger"), SeatPlan("bot", "digger")])
    (None, 'Digger', 'Digger 2')
    """
    seen: Counter[str] = Counter()
    names: list[str | None] = []
    for plan in plans:
        if plan.level is None:
            names.append(None)
            continue
        seen[plan.level] += 1
        name = LEVELS[plan.level].name
        names.append(name if seen[plan.level] == 1 else f"{name} {seen[plan.level]}")
    return tuple(names)
