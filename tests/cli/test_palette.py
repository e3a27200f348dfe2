"""The terminal's colours: the page's hues, legible on dark and on light terminals."""

from __future__ import annotations

import colorsys
import json
from pathlib import Path

import pytest

from digsite.cli.terminal.palette import TREASURES, seat_style

PAGE = json.loads((Path(__file__).parents[2] / "web/src/art/palette.json").read_text(encoding="utf-8"))


def rgb(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def luminance(colour: str) -> float:
    """As WCAG defines it."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_every_treasure_of_the_page_has_a_colour_of_its_own() -> None:
    assert set(TREASURES) == set(PAGE)
    assert len(set(TREASURES.values())) == len(TREASURES)
    assert len({seat_style(seat) for seat in range(5)}) == 5


@pytest.mark.parametrize("treasure", TREASURES)
def test_a_treasure_has_the_hue_it_has_in_the_page(treasure: str) -> None:
    here, there = (colorsys.rgb_to_hls(*rgb(colour))[0] for colour in (TREASURES[treasure], PAGE[treasure]["colour"]))
    assert abs(here - there) % 1 < 10 / 360


@pytest.mark.parametrize("treasure", TREASURES)
def test_a_treasure_can_be_read_on_black_and_on_white(treasure: str) -> None:
    bright = luminance(TREASURES[treasure]) + 0.05
    assert bright / 0.05 >= 3.4
    assert 1.05 / bright >= 3.4
