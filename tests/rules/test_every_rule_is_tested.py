"""Every rule and every worked example has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.kernel

SPANS = {1: 6, 10: 14, 20: 25, 30: 34, 40: 42, 50: 51, 60: 66, 70: 77, 80: 83}
RULES = [f"R{number}" for first, last in SPANS.items() for number in range(first, last + 1)]
EXAMPLES = [f"X{number}" for number in range(1, 9)]


@pytest.mark.parametrize("rule", RULES + EXAMPLES)
def test_this_rule_is_named_by_a_test(rule: str) -> None:
    """In lower case in the name of a test, in upper case in its docstring."""
    named = re.compile(rf'def test_(?:\w*_)?{rule.lower()}_.*\n +"""[^"]*\b{rule}\b', re.MULTILINE)
    files = Path(__file__).parent.glob("test_*.py")
    assert any(named.search(re.sub(r"\(\n.*\n\)", "()", file.read_text(encoding="utf-8"))) for file in files)
