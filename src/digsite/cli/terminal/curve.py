r"""The curve of win chances, drawn with letters: one sign for each seat, and what happened below.

>>> print("\n".join(line.plain.rstrip() for line in curve([(0.5, 0.5), (1.0, 0.0)], [" ", "!"], width=2, height=3)))
100  ●
    ●
  0  ○
     !
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from rich.text import Text

from digsite.cli.terminal.palette import QUIET, seat_style

#: One sign for each seat, so that lines can be told apart without colours.
SIGNS = "●○■□◆"

#: What can stand below the curve, from what is covered to what covers: nothing, a find, a thief, a storm, a mistake.
MARKS = " +TS!"

#: How much room the scale takes.
MARGIN = 4


def curve(points: Sequence[Sequence[float]], marks: Sequence[str], width: int, height: int) -> list[Text]:
    """Draw win chances by seat, one point after the other, and the mark of each point below."""
    columns = _columns(len(points), width)
    rows = [[(" ", "")] * len(columns) for _ in range(height)]
    for place, column in enumerate(columns):
        chances = points[column[-1]]
        for seat in range(len(chances) - 1, -1, -1):
            share = min(1.0, max(0.0, chances[seat]))
            rows[round((1 - share) * (height - 1))][place] = SIGNS[seat], seat_style(seat)
    drawn = []
    for number, row in enumerate(rows):
        percent = 100 * (height - 1 - number) / (height - 1)
        label = f"{percent:>3.0f} " if number % 2 == 0 else " " * MARGIN
        drawn.append(Text.assemble((label, QUIET), *row))
    below = "".join(max((marks[one] for one in column), key=MARKS.find) for column in columns)
    drawn.append(Text(" " * MARGIN + below))
    return drawn


def _columns(points: int, width: int) -> list[range]:
    """Share the points out among at most so many columns."""
    step = max(1, ceil(points / max(1, width)))
    return [range(start, min(start + step, points)) for start in range(0, points, step)]
