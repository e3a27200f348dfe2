"""Whoever has no browser is told how to get one; nothing is left out in silence."""

from __future__ import annotations

import pytest

from browser.chromium import chromium, launch_options


def test_the_one_that_is_named_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIGSITE_CHROMIUM", "/bin/sh")
    assert launch_options()["executable_path"] == "/bin/sh"


@pytest.mark.parametrize("variables", [{"DIGSITE_CHROMIUM": "/nowhere/chromium"}, {"PATH": "/nowhere"}])
def test_without_one_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str]) -> None:
    monkeypatch.delenv("DIGSITE_CHROMIUM", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(FileNotFoundError, match="apt-get install chromium"):
        chromium()
