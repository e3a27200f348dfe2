"""Settings for all tests: deterministic, without timing, and without what only `make long` runs."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from engines import Postgres, Redis

# A shell without a terminal lets its background jobs ignore Ctrl-C, and they hand that down to whatever they start.
# Tests press Ctrl-C on the programs they start, so these must hear it wherever the tests were started from.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Whatever the terminal speaks that the tests run in.
os.environ["DIGSITE_LANGUAGE"] = "en"

settings.register_profile(
    "digsite",
    deadline=None,  # no timing in tests: compiled code takes its time once
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    print_blob=True,
)
settings.register_profile("quick", settings.get_profile("digsite"), max_examples=20)
settings.register_profile("thorough", settings.get_profile("digsite"), derandomize=False, max_examples=1000)
settings.load_profile(os.environ.get("DIGSITE_TESTS", "digsite"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked ``long``, unless it is asked for (``-m long``)."""
    if "long" in config.option.markexpr:
        return
    left_out = [item for item in items if item.get_closest_marker("long") is not None]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item.get_closest_marker("long") is None]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL, the same for all tests of a process."""
    from engines import Postgres

    with Postgres() as found:
        yield found


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis, the same for all tests of a process."""
    from engines import Redis

    with Redis() as found:
        yield found
