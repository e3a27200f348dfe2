"""A trade in the making, told in one sentence."""

from __future__ import annotations

from digsite.game.view import Tally
from digsite.seat.draft import Draft
from digsite.words.message import Cards, Message, message


def trade_so_far(draft: Draft, give: Tally, take: Tally) -> Message:
    """Say what is laid down, and how the two sides stand."""
    if not take:
        return message("draft-give", give=Cards(give)) if give else message("draft-empty")
    if not give:
        return message("draft-take-owes", take=Cards(take), owed=draft.owed)
    sides = {"give": Cards(give), "take": Cards(take)}
    if draft.owed:
        return message("draft-owes", **sides, owed=draft.owed)
    if draft.lost:
        return message("draft-loses", **sides, lost=draft.lost)
    return message("draft-even", **sides)
