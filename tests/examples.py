"""How many examples a test tries that needs more or fewer than others: its share, whatever the pass."""

from __future__ import annotations

from typing import Final

from hypothesis import settings

#: What the passes' own figures (``conftest.py``) are a multiple or a part of.
_USUAL: Final = 100


def examples(usual: int) -> settings:
    """So many in the usual pass, a fifth of them in a quick one, ten times as many in a thorough one."""
    return settings(max_examples=max(1, usual * settings().max_examples // _USUAL))
