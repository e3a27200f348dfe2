"""Setting things side by side on the screen, in lines that are easy to read."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

CARD = "▮"
TENT = "▲"
WIDEST = 110


def width_of(console: Console) -> int:
    """Return how wide lines may be."""
    return min(console.width, WIDEST)


def packed(pieces: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Set pieces side by side, beginning a new line only between them.

    >>> [line.plain for line in packed([Text("Ann $12"), Text("Ben $7"), Text("31 to dig")], 18)]
    ['Ann $12  Ben $7', '31 to dig']
    """
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1].append(gap).append_text(piece)
        else:
            lines.append(piece.copy())
    return lines
