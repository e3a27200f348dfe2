"""The wrong changes themselves: each is one, each can be run, and none is made in the checkout."""

from __future__ import annotations

import ast

import pytest

from mutation.changes import mutant, number_of_changes
from mutation.trying import PACKAGE, files, slips


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("a < b", "a <= b"),
        ("a == b", "a != b"),
        ("a in b", "a not in b"),
        ("a and b", "a or b"),
        ("not a", "not not a"),
        ("a + b", "a - b"),
        ("a % b", "a + b"),
        ("a << b", "a >> b"),
        ("a if b else c", "c if b else a"),
        ("f(True)", "f(False)"),
        ("f(1)", "f(0)"),
        ("f(4)", "f(5)"),
        ("min(a, b)", "max(a, b)"),
    ],
)
def test_a_slip_of_the_pen_is_made_in_every_kind_of_expression(line: str, changed: str) -> None:
    source = f"x = {line}"
    assert f"x = {changed}" in [mutant(source, number).now for number in range(number_of_changes(source))]


@pytest.mark.parametrize("line", ["s.phase = ACT", "row[at] = here", "total += here", "close(b, s)", "raise wrong"])
def test_a_line_that_does_something_is_left_out(line: str) -> None:
    source = f"def f():\n    {line}"
    assert "pass" in [mutant(source, number).now for number in range(number_of_changes(source))]


def test_a_reason_why_not_becomes_none() -> None:
    source = "def f():\n    return reasons.NOT_NOW"
    assert "return 0" in [mutant(source, number).now for number in range(number_of_changes(source))]


@pytest.mark.parametrize(
    "source",
    [
        '"""Text 1 < 2."""',
        "__all__ = ['a' + 'b']",
        "@cached(2)\ndef f(x: Tally[3] = 1) -> Row[4]:\n    pass",
        "class Sale(Struct, frozen=True):\n    count: int",
    ],
)
def test_what_is_not_carried_out_stays(source: str) -> None:
    assert number_of_changes(source) == 0


@pytest.mark.parametrize("file", files())
def test_every_change_of_a_file_is_one_other_source_that_can_be_read(file: str) -> None:
    source = (PACKAGE / file).read_text(encoding="utf-8")
    same = ast.unparse(ast.parse(source))
    # Some, well spread: all of them take a minute.
    for number in range(0, number_of_changes(source), 17):
        made = mutant(source, number)
        assert made.source != same
        assert made.was != made.now
        ast.parse(made.source)
    assert (PACKAGE / file).read_text(encoding="utf-8") == source


def test_the_same_seed_chooses_the_same_changes() -> None:
    chosen = slips(files(), 30, 7)
    assert chosen == slips(files(), 30, 7)
    assert chosen != slips(files(), 30, 8)
    assert len(set(chosen)) == 30
