"""Position counts for small decks: any change of what is legal, or of what follows, changes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.editions import MONUMENTS
from perft_counting import beginning, cases, perft, read

pytestmark = pytest.mark.kernel

#: Deeper counts are in the files too; they are checked by ``make perft``.
MOST = 60_000


@pytest.mark.parametrize("path", cases(), ids=lambda path: path.stem)
def test_the_number_of_ways_to_go_on_is_as_counted(path: Path) -> None:
    case = read(path)
    position = beginning(case)
    for depth, count in enumerate(case["counts"], 1):
        if count <= MOST:
            assert perft(position, depth) == count


def test_every_monument_is_counted() -> None:
    assert {read(path)["setup"]["monument"] for path in cases()} == set(MONUMENTS)
