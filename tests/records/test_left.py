"""``left`` in a record's header: who gave up their seat, and from which event on a bot played it."""

from __future__ import annotations

import json

import pytest

from digsite.game import Game
from digsite.records import RecordError, read_record, record_lines


def lines_with(left: object) -> list[bytes]:
    """A record of a few events, with this in its header."""
    lines = record_lines(Game(players=["Ann", "Ben"], monument="tomb", seed=7), {"left": left})
    assert json.loads(lines[0])["left"] == left
    return lines


def test_who_left_is_read_and_kept() -> None:
    left = [{"seat": 1, "event": 1, "why": "resigned"}, {"seat": 0, "event": 0, "why": "clock"}]
    lines = lines_with(left)
    assert lines[0].endswith(b',"left":[{"seat":1,"event":1,"why":"resigned"},{"seat":0,"event":0,"why":"clock"}]}\n')
    header = read_record(lines).header
    assert [(one.seat, one.event, one.why) for one in header.left] == [(1, 1, "resigned"), (0, 0, "clock")]
    assert read_record(record_lines(Game(players=2, seed=1))).header.left == ()


@pytest.mark.parametrize(
    "left, told",
    [
        ({}, "Expected `array`, got `object`"),
        ([{"seat": 2, "event": 0, "why": "left"}], "seats 0 to 1, not 2"),
        ([{"seat": 0, "event": -1, "why": "left"}], "Expected `int` >= 0"),
        ([{"seat": 0, "event": 0.5, "why": "left"}], "Expected `int`"),
        ([{"seat": 0, "event": 0, "why": ""}], "length >= 1"),
        ([{"seat": 0, "event": 0}], "missing required field `why`"),
        ([{"seat": 0, "event": 0, "why": "left", "how": 1}], "unknown field `how`"),
        ([{"seat": 0, "event": 0, "why": "left"}] * 2, "each seat stands there once"),
        ([{"seat": 0, "event": 99, "why": "left"}], "events, and none 99"),
    ],
)
def test_what_cannot_be_is_refused_with_the_line_and_the_reason(left: object, told: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(lines_with(left))
    assert (caught.value.code, caught.value.line) == ("bad-header", 1)
    assert told in str(caught.value)
