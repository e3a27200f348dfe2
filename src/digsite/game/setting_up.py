"""What a game is set up with, looked at before it begins: names, edition, dealer."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from digsite.editions import Edition, SetupError, load_edition
from digsite.errors import shown
from digsite.words.message import message

#: Let chance choose the monument (R4).
RANDOM = "random"


def check_names(names: Sequence[str]) -> None:
    """Refuse two players of one name."""
    twins = [name for place, name in enumerate(names) if name in names[:place]]
    if twins:
        raise SetupError("names", "players", message("setup-players-twins", name=twins[0]))


def edition_of(edition: object) -> Edition:
    """Return an edition: as given, of a printed one's name, or of a file."""
    if isinstance(edition, Edition):
        return edition
    if not isinstance(edition, str | os.PathLike):
        raise SetupError("edition", "edition", message("setup-edition", given=shown(edition)))
    return load_edition(edition if isinstance(edition, str) else Path(edition))


def check_dealer(dealer: object) -> None:
    """Refuse a dealer that lacks a skill."""
    for skill in ("draw", "tell", "seek"):
        if not callable(getattr(dealer, skill, None)):
            raise SetupError("dealer", "dealer", message("setup-dealer", given=shown(dealer), skill=skill))
