"""Everybody's museum, laid out as a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from digsite.cli.columns import plain_table
from digsite.cli.terminal.board import set_for
from digsite.cli.terminal.speech import Speech
from digsite.game import View
from digsite.game.view import SoldSet
from digsite.telling import standings
from digsite.words import Message, Money, message


def museums(view: View, speech: Speech) -> Table:
    """Lay out what everybody sold, whoever is first at the top (R75)."""
    heads = [speech.words(f"museums-{head}").plain for head in ("player", "money", "sold", "museum")]
    table = plain_table(heads[0], f"{heads[1]}>", f"{heads[2]}>", heads[3])
    for seat in standings(view, ()):
        there = view.seats[seat]
        sold = sum(kept.count for kept in there.museum)
        sets = Text(", ").join(speech.text(told) for told in _told(there.museum))
        table.add_row(speech.name(seat), speech.text(Money(there.money)), str(sold), sets)
    return table


def _told(museum: Sequence[SoldSet]) -> list[Message]:
    """Tell the sets, the dearest first, equal ones once."""
    dearest = sorted(museum, key=lambda sold: -sold.money)
    told = []
    for sold, times in Counter(dearest).items():
        once = set_for(sold)
        told.append(once if times == 1 else message("set-for-again", **once.facts, times=times))
    return told
