"""The interface does what its description says, whatever is sent: schemathesis makes it up."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import given
from schemathesis import GenerationMode

from digsite.web.process import ServerProcess
from examples import examples

OPERATIONS = [
    ("GET", "/api/options"),
    ("GET", "/api/kernel"),
    ("GET", "/api/reach"),
    ("GET", "/api/rules/{language}"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/record"),
    ("GET", "/api/tables/{table}/result"),
    ("GET", "/api/turns"),
    ("GET", "/api/tables/{table}/replay"),
    ("POST", "/api/tables/{table}/seen"),
    ("POST", "/api/replays"),
    ("POST", "/api/tables/{table}/seats/{seat}"),
]
#: Where nothing is sent, nothing can be sent wrong.
TRIES = [
    (method, path, mode)
    for method, path in OPERATIONS
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE or "{" in path or method == "POST"
]


@pytest.fixture(scope="session")
def described(server: ServerProcess) -> Any:
    """The description, as the server gives it."""
    return schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")


def test_all_operations_are_tried(described: Any) -> None:
    found = [operation.ok() for operation in described.get_all_operations()]
    assert sorted((operation.method.upper(), operation.path) for operation in found) == sorted(OPERATIONS)


# Schemathesis draws from the random module inside its strategies, which Hypothesis seeds and complains about.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning")
@pytest.mark.slow
@pytest.mark.parametrize("method, path, mode", TRIES)
def test_every_answer_is_as_described(described: Any, method: str, path: str, mode: GenerationMode) -> None:
    @examples(30)
    @given(case=described[path][method].as_strategy(generation_mode=mode))
    def answered(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate()

    answered()
