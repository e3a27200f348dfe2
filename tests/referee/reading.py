"""One line of text to one JSON object, and nothing else let through."""

import json
from dataclasses import dataclass
from typing import Any

Event = dict[str, Any]

RECORD = "RECORD"  # stands in the place of a rule id when the record format, not a rule, is broken


class Fault(Exception):
    """Something a record may not say: the rule it breaks, and how."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule = rule


@dataclass(frozen=True)
class Problem:
    """A fault with its place: records and lines are counted from 1."""

    record: int
    line: int
    event: str
    reason: str

    def __str__(self) -> str:
        event = self.event if len(self.event) <= 300 else self.event[:300] + "…"
        return f"record {self.record}, line {self.line}: {self.reason}\n    {event}"


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key appears twice in one object")
    return found


def _constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_constant)


def text_of(line: str | bytes) -> str:
    """The line without its line end, for showing; bytes that are not UTF-8 are replaced."""
    text = line if isinstance(line, str) else line.decode("utf-8", "replace")
    return text.removesuffix("\n")


def read_object(line: str | bytes) -> Event:
    """The JSON object on a line."""
    if isinstance(line, bytes):
        try:
            line = line.decode("utf-8")
        except UnicodeDecodeError as error:
            raise Fault(RECORD, f"not UTF-8 ({error.reason})") from None
    line = line.removesuffix("\n")
    if line.endswith("\r"):
        raise Fault(RECORD, "line ends are \\n alone")
    if not line or line.isspace():
        raise Fault(RECORD, "an empty line")
    try:
        found = _DECODER.decode(line)
    except (ValueError, RecursionError) as error:
        raise Fault(RECORD, f"not JSON ({error})") from None
    if type(found) is not dict:
        raise Fault(RECORD, "a line holds one JSON object")
    return found


def is_header(found: Event) -> bool:
    """A header names the format; an event says what to `do`."""
    return "digsite" in found and "do" not in found
