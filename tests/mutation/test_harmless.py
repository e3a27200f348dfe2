"""What is said to change nothing stands in the source as it is named, once."""

from __future__ import annotations

import pytest

from mutation.harmless import HARMLESS, Harmless, places
from mutation.trying import PACKAGE


@pytest.mark.parametrize("change", HARMLESS, ids=lambda change: f"{change.file}-{change.now[:24]}")
def test_every_harmless_change_is_one_of_its_file(change: Harmless) -> None:
    assert len(places((PACKAGE / change.file).read_text(encoding="utf-8"), change)) == 1
    assert HARMLESS[change]


def test_a_change_that_is_not_in_a_source_is_not_found() -> None:
    source = "def f(cards):\n    return cards + 1\n"
    assert len(places(source, Harmless("f.py", "return cards + 1", "return cards - 1"))) == 1
    assert places(source, Harmless("f.py", "return cards + 2", "return cards - 2")) == []
