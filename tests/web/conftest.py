"""Servers to talk to: one that trusts everybody, and one with limits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from digsite.web.process import ServerProcess
from servers import running
from web.worlds import two_worlds


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server without limits, the same for all tests of a process."""
    folder = tmp_path_factory.mktemp("server")
    with running(folder, "--no-limits") as found:
        yield found
    assert "traceback" not in (folder / "log").read_text()


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server as people run it, for one test alone: what it allows is soon used up."""
    with running(tmp_path) as found:
        yield found


@pytest.fixture
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    """A client of the server without limits."""
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        yield client


@pytest.fixture(scope="session")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """The true world and the other one."""
    folders = [tmp_path_factory.mktemp(name) for name in ("true", "other")]
    with two_worlds(folders) as both:
        yield both
    for folder in folders:
        assert "traceback" not in (folder / "log").read_text()
