"""The types of the kernel's records are those of its fields."""

from __future__ import annotations

from typing import get_type_hints

import numpy as np
import pytest

from digsite.rules import BOX, STATE
from digsite.rules.records import Box, Numbers, State


@pytest.mark.parametrize(("kind", "record"), [(Box, BOX), (State, STATE)])
def test_every_field_is_typed_in_its_place(kind: type, record: np.dtype[np.void]) -> None:
    hints = get_type_hints(kind)
    assert list(hints) == list(record.names or ())
    assert {field: hint is Numbers or hint == Numbers for field, hint in hints.items()} == {
        field: bool(record[field].shape) for field in hints
    }
