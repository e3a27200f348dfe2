"""What things are called: a treasure whose file gives only its id, a chamber of a monument.

>>> treasure_name("pharaohs_mask"), treasure_name("golden_idol")
("Pharaoh's Mask", 'Golden Idol')
>>> ordinal(0), ordinal(9), ordinal(10)
('first', 'tenth', '11th')
"""

from __future__ import annotations

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")

_NOT_SPELT_LIKE_THE_ID = {"pharaohs_mask": "Pharaoh's Mask"}


def treasure_name(treasure: str) -> str:
    """The id's words with capitals, or the printed name where that is spelt otherwise."""
    return _NOT_SPELT_LIKE_THE_ID.get(treasure, treasure.replace("_", " ").title().strip())


def ordinal(place: int) -> str:
    """Count a place, from 0, as people do: they begin with the first."""
    return ORDINALS[place] if place < len(ORDINALS) else f"{place + 1}th"


def chamber_name(monument: str, chambers: int, chamber: int) -> str:
    """Name a chamber of a monument, or the monument where it is the only one.

    >>> chamber_name("Great Pyramid", 3, 1), chamber_name("Mine", 1, 0)
    ('the second chamber', 'the mine')
    """
    return f"the {monument.lower()}" if chambers == 1 else f"the {ordinal(chamber)} chamber"
