"""Opening a box to play with: a printed edition, or a file of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from digsite.editions import Edition


def opened_box(which: str) -> Edition:
    """Load an edition; say on stderr if it has a printed edition's id and other figures."""
    from digsite.editions import load_edition

    box = load_edition(which)
    note = namesake(box)
    if note:
        from digsite.cli.screen import err

        err().print(note, style="yellow", soft_wrap=True)
    return box


def namesake(box: Edition) -> str:
    """Say how a file with the id of a printed edition differs from it, or nothing.

    >>> from digsite.editions import load_edition
    >>> namesake(load_edition("card-game"))
    ''
    """
    from digsite.editions import own_figures_of

    own = own_figures_of(box)
    if not own:
        return ""
    return (
        f"This file has the id of the printed {box.id}, and figures of its own: "
        f"{'; '.join(str(figure) for figure in own)}."
    )
