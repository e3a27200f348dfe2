"""What a treasure is called whose file gives only its id.

>>> treasure_name("pharaohs_mask"), treasure_name("golden_idol")
("Pharaoh's Mask", 'Golden Idol')
"""

from __future__ import annotations

_NOT_SPELT_LIKE_THE_ID = {"pharaohs_mask": "Pharaoh's Mask"}


def treasure_name(treasure: str) -> str:
    """The id's words with capitals, or the printed name where that is spelt otherwise."""
    return _NOT_SPELT_LIKE_THE_ID.get(treasure, treasure.replace("_", " ").title().strip())
