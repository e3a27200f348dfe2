"""A view as a picture of the table (SVG) with the page's own artwork, for notebooks.

The artwork has one source, ``web/src/art``; the wheel carries a copy of it beside the code.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from digsite.words import Card, Monument, english

if TYPE_CHECKING:
    from digsite.game.view import View

_WIDTH = 880
_CARD = (40, 56)
_STEP = 46
_ROW = 74
_LEFT = 180
_INK, _PAPER, _LINE = "#3b2a1e", "#f6ecd6", "#c4a874"

_PACKED = Path(__file__).parents[1] / "art"
_CHECKOUT = Path(__file__).parents[3] / "web" / "src" / "art"


@cache
def _art(name: str) -> str | None:
    """One piece of artwork as a symbol to be used by its name; None: there is none of this name."""
    for folder in (_PACKED, _CHECKOUT):
        file = folder / f"{name}.svg"
        if file.is_file():
            svg = file.read_text(encoding="utf-8")
            box = re.search(r'viewBox="([^"]*)"', svg)
            inside = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
            return f'<symbol id="digsite-{name}" viewBox="{box[1] if box else "0 0 96 96"}">{inside}</symbol>'
    return None


@cache
def _tints() -> dict[str, str]:
    for folder in (_PACKED, _CHECKOUT):
        file = folder / "palette.json"
        if file.is_file():
            return {name: colours["tint"] for name, colours in json.loads(file.read_bytes()).items()}
    return {}


class _Sheet:
    """What is drawn so far, and which artwork it uses."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self._symbols: dict[str, str] = {}

    def art(self, name: str, x: float, y: float, width: float, height: float) -> bool:
        """Put a piece of artwork somewhere; say whether there is one of this name."""
        symbol = _art(name)
        if symbol is None:
            return False
        self._symbols[name] = symbol
        self.parts.append(f'<use href="#digsite-{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>')
        return True

    def text(self, words: str, x: float, y: float, size: int = 14, weight: int = 400, anchor: str = "start") -> None:
        """Write something."""
        style = f'font-size="{size}" font-weight="{weight}" text-anchor="{anchor}"'
        self.parts.append(f'<text x="{x:g}" y="{y:g}" {style}>{escape(words)}</text>')

    def card(self, card: str, x: float, y: float, count: int = 1) -> None:
        """Lay a card face up, with its number where there are several."""
        width, height = _CARD
        tint = _tints().get(card, "#fff8e6")
        name = escape(english(Card(card)))
        self.parts.append(
            f'<g><title>{count} {name}</title><rect x="{x:g}" y="{y:g}" width="{width}" height="{height}" rx="4" '
            f'fill="{tint}" stroke="{_LINE}"/>'
        )
        if not self.art(card, x + 3, y + 6, width - 6, width - 6):  # a treasure of somebody's own edition
            self.text(english(Card(card))[:6], x + width / 2, y + 30, 10, anchor="middle")
        if count > 1:
            self.text(f"×{count}", x + width / 2, y + height - 4, 12, 700, "middle")
        self.parts.append("</g>")

    def back(self, name: str, x: float, y: float, count: int) -> None:
        """Lay cards face down, with their number."""
        width, height = _CARD
        self.parts.append(f"<g><title>{count} face down</title>")
        self.art(name, x, y, width, height)
        self.parts.append(f'<circle cx="{x + width / 2:g}" cy="{y + height / 2:g}" r="12" fill="{_PAPER}"/>')
        self.text(str(count), x + width / 2, y + height / 2 + 5, 14, 700, "middle")
        self.parts.append("</g>")

    def cards(self, cards: Mapping[str, int], hidden: int, x: float, y: float, back: str) -> None:
        """Lay a row: known cards face up, the others face down."""
        for card, count in cards.items():
            self.card(card, x, y, count)
            x += _STEP
        if hidden:
            self.back(back, x, y, hidden)

    def whole(self, height: int, told: str) -> str:
        """Return the picture."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {_WIDTH} {height}" '
            f'width="{_WIDTH}" height="{height}" style="max-width:100%" font-family="Georgia, serif" fill="{_INK}">'
            f"<title>{escape(told)}</title><defs>{''.join(self._symbols.values())}</defs>"
            f'<rect width="{_WIDTH}" height="{height}" rx="10" fill="{_PAPER}"/>{"".join(self.parts)}</svg>'
        )


def as_svg(view: View) -> str:
    """Draw the table as a view's player, or a spectator, sees it."""
    sheet = _Sheet()
    whose = "a spectator" if view.seat is None else view.seats[view.seat].name
    told = f"{english(Monument(view.monument))}, as {whose} sees it"
    sheet.art(view.monument, 20, 14, 144, 90)
    sheet.text(told, _LEFT, 34, 18, 700)
    x = float(_LEFT)
    for number, chamber in enumerate(view.chambers):
        price = "1 map" if chamber.maps == 1 else f"{chamber.maps} maps"
        sheet.text(f"Chamber {number}: {price}", x, 56, 12)
        sheet.cards(chamber.known, chamber.size - sum(chamber.known.values()), x, 62, "back-chamber")
        x += max(150, _STEP * (len(chamber.known) + 2))
    y = _dig_and_market(sheet, view, 132)
    for number, seat in enumerate(view.seats):
        if number == view.player:
            mark = f'<rect x="8" y="{y - 6}" width="{_WIDTH - 16}" height="{_ROW - 4}" rx="6" fill="#ecd9a8"/>'
            sheet.parts.append(mark)
        sheet.text(seat.name[:22], 20, y + 22, 15, 700)
        sheet.art("coin-money", 20, y + 32, 18, 18)
        sheet.text(str(seat.money), 42, y + 46)
        for tent in range(seat.tents):
            sheet.art("tent", 78 + 26 * tent, y + 28, 24, 24)
        sheet.cards(seat.known, seat.hand_size - sum(seat.known.values()), _LEFT, y, "back-dig")
        y += _ROW
    return sheet.whole(y + 6, told)


def _dig_and_market(sheet: _Sheet, view: View, y: int) -> int:
    """Draw what lies in the middle of the table; return where the next row begins."""
    sheet.text("Marketplace", 20, y + 32, 15, 700)
    sheet.cards(view.market, 0, _LEFT, y, "back-dig")
    y += _ROW
    sheet.text("Dig site", 20, y + 32, 15, 700)
    sheet.back("back-dig", _LEFT, y, view.dig_size)
    x = _LEFT + 2.0 * _STEP
    for special, count in (("thief", view.thieves), ("sandstorm", view.sandstorms)):
        sheet.art(special, x, y + 8, 40, 40)
        sheet.text(f"× {count} to come", x + 46, y + 33)
        x += 160
    if view.turned_up:
        sheet.text("turned up:", x, y + 33)
        sheet.cards(view.turned_up, 0, x + 74, y, "back-dig")
    return y + _ROW
