"""What messengers show beside a link (Open Graph): written into the page, for those who have not opened it yet.

Everything here follows from what a spectator of the table is told, and nothing from the game on it: whatever anybody
holds, the same bytes are sent, and a finished game does not give away who won.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import Final

from digsite.game import RANDOM
from digsite.tables.wire.messages import TableNow
from digsite.words.message import Message, Monument, Several, message
from digsite.words.voice import Voice

#: Where the pictures are (tools/previews.py draws them), by monument; and the one for everything else.
PICTURES: Final = "/preview/"
USUAL: Final = f"{PICTURES}digsite.png"


def preview_of(table: TableNow, language: str, *, replay: bool) -> dict[str, str]:
    """Tell of a table, or of looking back at it, in a language: the properties and what they say."""
    voice = Voice(language)
    free = sum(seat.kind == "open" for seat in table.seats)
    waits = table.stage in ("open", "revealing")
    over = table.stage in ("over", "unfinished")
    if waits:
        title, way = ("open", "take-a-seat") if free else ("full", "watch")
    else:
        title, way = ("over", "look-back" if replay else "watch") if over else ("playing", "watch")
    chance = table.monument == RANDOM
    place = message("lobby-random-monument") if chance else Monument(table.monument)
    what = message("preview-what", edition=table.edition_name, monument=voice.say(place), players=table.players)
    told = (_who(table), what, message(f"preview-{way}"))
    return {
        "title": voice.say(message(f"preview-{title}", free=free) if title == "open" else message(f"preview-{title}")),
        "description": " ".join(voice.say(one) for one in told),
        "image": USUAL if chance else f"{PICTURES}{table.monument}.png",
    }


def _who(table: TableNow) -> Message:
    people: list[str | Message] = [seat.name for seat in table.seats if seat.kind == "person"]
    bots = sum(seat.kind == "bot" for seat in table.seats)
    if not people:
        return message("preview-nobody")
    return message("preview-who", people=Several((*people, *([message("open-bots", count=bots)] if bots else []))))


def filled_in(page: bytes, told: Mapping[str, str]) -> bytes:
    """Write the properties into a page that has them; whatever people call themselves stays text.

    >>> filled_in(b'<meta property="og:title" content="digsite" />', {"title": 'Ann "<b>" & Ben'})
    b'<meta property="og:title" content="Ann &quot;&lt;b&gt;&quot; &amp; Ben" />'
    """
    for name, text in told.items():
        value = escape(text).encode().replace(b"\\", rb"\\")  # a backslash means itself
        page = re.sub(rb'(property="og:%s"\s+content=")[^"]*' % name.encode(), rb"\g<1>" + value, page)
    return page
