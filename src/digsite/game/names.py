"""What a player may be called, in a game and in its record.

>>> why_not_name("Ann"), why_not_name("Zoë 👩‍🔬")
(None, None)
>>> why_not_name(" ")
"A name has 1 to 80 characters and is not all spaces, unlike ' '."
"""

from __future__ import annotations

import unicodedata

from digsite.errors import shown

LONGEST_NAME = 80

#: Control characters, line and paragraph ends, and halves of characters, which no file can hold.
_NOT_IN_A_NAME = frozenset({"Cc", "Zl", "Zp", "Cs"})


def why_not_name(name: str) -> str | None:
    """Say in a sentence why nobody can be called this, or None; two players may have the same name."""
    if not name.strip() or len(name) > LONGEST_NAME:
        return f"A name has 1 to {LONGEST_NAME} characters and is not all spaces, unlike {shown(name)}."
    if any(unicodedata.category(letter) in _NOT_IN_A_NAME for letter in name):
        return f"A name stands on one line, without control characters, unlike {shown(name)}."
    return None
