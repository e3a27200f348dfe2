"""JSON as a record has it: no duplicate keys, no NaN, whole numbers written as whole numbers."""

from __future__ import annotations

import json
from typing import Any

import msgspec

#: No line of a record is longer than this.
LONGEST_LINE = 65_536


def check_strict(line: bytes) -> None:
    """Refuse what JSON readers forgive; ValueError says what."""
    json.loads(line, object_pairs_hook=_no_duplicates, parse_constant=_no_constant, parse_float=_no_fraction)


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"The key {key!r} stands there twice.")
        found[key] = value
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a number.")


def _no_fraction(text: str) -> Any:
    raise ValueError(f"{text[:40]} is not a whole number.")


def reason_of(error: Exception) -> str:
    """Turn a reader's complaint into a sentence."""
    if isinstance(error, msgspec.ValidationError):
        return f"{error}."
    if isinstance(error, (msgspec.DecodeError, json.JSONDecodeError, UnicodeDecodeError)):
        return "This is not JSON."
    return str(error)
