"""The same cards and the same luck of bots every time."""

from __future__ import annotations

import hashlib
from itertools import count

import pytest

from digsite.arena.compiling import compile_ahead


@pytest.fixture(autouse=True, scope="session")
def compiled() -> None:
    """Compile first: a table deals only when everything it needs is compiled."""
    compile_ahead(lambda part: None, ("professor",))


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take secrets and seeds from a row instead of from the operating system."""
    secrets, minds = count(), count()
    for module in ("opening", "starting"):
        monkeypatch.setattr(
            f"digsite.tables.room.{module}.new_secret", lambda: hashlib.sha256(b"%d" % next(secrets)).digest()
        )
    monkeypatch.setattr("digsite.tables.host.thinking.new_mind", lambda: next(minds))
