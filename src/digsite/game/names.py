"""What a player may be called: in a game, in its record and at a table.

A name is visible, stands on one line, and does not disturb the text around it. Joined emoji count as letters.

>>> why_not_name("Ann"), why_not_name("Zoë 👩‍🔬")
(None, None)
>>> print(why_not_name("\N{HANGUL FILLER}"))
A name has 1 to 80 characters, at least one of them visible, unlike '\u3164'.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from digsite.errors import shown
from digsite.words.message import Message, message

LONGEST_NAME: Final = 80

#: Control characters, line and paragraph ends, and halves of characters, which no file can hold.
_NOT_IN_A_NAME: Final = frozenset({"Cc", "Zl", "Zp", "Cs"})
#: These reverse the text after them, so a name with one would reverse its neighbours, too.
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
#: Letters, numbers, punctuation and symbols are visible; marks need something to stand on.
_SEEN: Final = frozenset("LNPS")
#: These are invisible all the same: fillers of Hangul, the empty Braille pattern, a note without a head.
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159")


def why_not_name(name: str, longest: int = LONGEST_NAME) -> Message | None:
    """Say why nobody can be called this, or None; two players may have the same name."""
    if any(unicodedata.category(letter) in _NOT_IN_A_NAME or letter in _TURNING for letter in name):
        return message("bad-name-letters", given=shown(name))
    if len(name) > longest or not any(map(_is_seen, name)):
        return message("bad-name", most=longest, given=shown(name))
    return None


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in _SEEN and letter not in _BLANK
