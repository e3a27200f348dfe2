"""Settings for all tests: deterministic, and without timing."""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, settings

# A shell without a terminal lets its background jobs ignore Ctrl-C, and they hand that down to whatever they start.
# Tests press Ctrl-C on the programs they start, so these must hear it wherever the tests were started from.
signal.signal(signal.SIGINT, signal.default_int_handler)

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
