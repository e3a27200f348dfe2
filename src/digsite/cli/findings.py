"""What ``digsite check`` finds in a file, game by game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from digsite.editions import OwnFigure
    from digsite.records import Verdict


@dataclass(slots=True)
class WrongGame:
    """One game that is not legal."""

    number: int
    line: int
    event: str | None
    code: str
    reason: str


@dataclass(slots=True)
class OwnGame:
    """One legal game of a printed edition that was played with figures of its own."""

    number: int
    line: int
    figures: tuple[OwnFigure, ...]


@dataclass(slots=True)
class Findings:
    """What was found in one file."""

    file: str
    unreadable: str | None = None
    """Why nothing was found in it."""
    games: int = 0
    legal: int = 0
    unfinished: int = 0
    wrong: list[WrongGame] = field(default_factory=list)
    own_figures: list[OwnGame] = field(default_factory=list)

    def add(self, verdict: Verdict) -> WrongGame | None:
        """Count a verdict; return what is wrong, if anything."""
        self.games += 1
        if verdict.error is None:
            self.legal += 1
            self.unfinished += not verdict.finished
            if verdict.own:
                self.own_figures.append(OwnGame(verdict.number, verdict.line, verdict.own))
            return None
        error = verdict.error
        self.wrong.append(WrongGame(verdict.number, error.line, error.event, error.code, error.reason))
        return self.wrong[-1]


def summary(findings: Sequence[Findings]) -> str:
    """Say in a sentence what was found in all files.

    >>> summary([Findings("a", games=2, legal=2, unfinished=1), Findings("b", games=1)])
    '3 games: 2 legal (1 of them not finished), 1 wrong.'
    """
    games, legal, unfinished = (
        sum(getattr(found, what) for found in findings) for what in ("games", "legal", "unfinished")
    )
    own = sum(len(found.own_figures) for found in findings)
    notes = [f"{unfinished} of them not finished"] if unfinished else []
    notes += [f"{own} of them with figures of {'its' if own == 1 else 'their'} own"] if own else []
    parts = [f"{legal} legal" + (f" ({', '.join(notes)})" if notes else "")]
    if games > legal:
        parts.append(f"{games - legal} wrong")
    return f"{games} game{'' if games == 1 else 's'}: {', '.join(parts)}."


def as_json(findings: Sequence[Findings]) -> dict[str, Any]:
    """Give everything that was found, for programs."""
    games, legal = sum(found.games for found in findings), sum(found.legal for found in findings)
    return {
        "games": games,
        "legal": legal,
        "wrong": games - legal,
        "unfinished": sum(found.unfinished for found in findings),
        "files": [asdict(found) for found in findings],
    }
