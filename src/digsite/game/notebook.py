"""A view for notebooks: the table as a picture, and all it tells in words below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import TYPE_CHECKING

from digsite.game.picture import as_svg
from digsite.words import Cards, Monument, english

if TYPE_CHECKING:
    from digsite.game.view import View


def as_html(view: View) -> str:
    """Lay out what a view tells."""
    rows = "".join(
        f"<tr><th style='text-align:left'>{escape(name)}</th><td style='text-align:left'>{escape(told)}</td></tr>"
        for name, told in _rows(view)
    )
    return f"<div>{as_svg(view)}<details><summary>in words</summary><table>{rows}</table></details></div>"


def _rows(view: View) -> Iterator[tuple[str, str]]:
    whose = "a spectator" if view.seat is None else view.seats[view.seat].name
    yield english(Monument(view.monument)), f"as {whose} sees it; {view.phase}"
    for place, seat in enumerate(view.seats):
        mark = "▸ " if place == view.player else ""
        known = f": {_cards(seat.known)}" if seat.known else ""
        tents = f", {seat.tents} tents" if seat.tents != 1 else ", a tent"
        yield f"{mark}{seat.name}", f"${seat.money}, {seat.hand_size} cards{known}{tents if seat.tents else ''}"
    yield "Marketplace", _cards(view.market)
    yield "Dig site", f"{view.dig_size} cards, {view.thieves} thieves, {view.sandstorms} sandstorms"
    for number, chamber in enumerate(view.chambers):
        known = f": {_cards(chamber.known)}" if chamber.known else ""
        yield f"Chamber {number}", f"{chamber.size} cards for {chamber.maps} maps{known}"


def _cards(cards: Mapping[str, int]) -> str:
    return english(Cards(dict(cards)))
