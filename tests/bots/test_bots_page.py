"""The bots on the page about bots: they run as they stand there, and the one that looks ahead is worth its time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"


def written(name: str) -> dict[str, object]:
    """What an example of the page comes to; examples are found by a word in them."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    space: dict[str, object] = {}
    exec(next(block for block in blocks if name in block), space)
    return space


def test_the_bot_that_looks_ahead_is_the_one_of_the_examples() -> None:
    """Which beats greedy: tests/project/test_examples.py."""
    example = (PAGE.parents[1] / "examples" / "small_search.py").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (block,) = (block for block in blocks if "class SmallSearch" in block)
    shown = block[block.index("class SmallSearch") :]
    assert shown in example
    assert len(shown.splitlines()) <= 30
    written("class SmallSearch")


def test_the_search_can_be_looked_into(capsys: pytest.CaptureFixture[str]) -> None:
    written("principal_variation")
    assert len(capsys.readouterr().out.splitlines()) == 4


def test_moves_become_small_steps_and_moves_again(capsys: pytest.CaptureFixture[str]) -> None:
    written("move_of")
    assert " True\n" in capsys.readouterr().out
