"""A few thousand wrong messages (tools/fuzz_server.py sends a hundred thousand)."""

from __future__ import annotations

import pytest

from digsite.web.process import ServerProcess
from web.fuzzing import fuzz


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
def test_wrong_messages_are_answered_and_change_nothing(server: ServerProcess, seed: int) -> None:
    fuzz(server, 2400, seed, print)
