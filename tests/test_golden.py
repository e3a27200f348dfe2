"""Golden records: one game of every kind, byte for byte. A missing one fails."""

from __future__ import annotations

import pytest

from digsite.records import read_record, record_lines, replay
from golden_games import FOLDER, golden_kinds, make, path_of
from kinds import Kind
from referee import check_lines as referee_check

pytestmark = pytest.mark.kernel


@pytest.mark.parametrize("kind", golden_kinds(), ids=lambda kind: kind.label)
def test_the_golden_record_is_there_and_comes_out_the_same(kind: Kind) -> None:
    path = path_of(kind)
    assert path.exists(), f"{path.name} is missing: make golden writes it"
    golden = path.read_bytes()
    lines = golden.splitlines(keepends=True)
    record = read_record(lines)
    game = replay(record)
    assert game.is_over
    assert b"".join(record_lines(game, record.header.extras)) == golden
    assert make(kind) == golden
    assert referee_check(lines, printed=True) == []


def test_there_is_no_golden_record_of_a_kind_that_is_not_played() -> None:
    assert {path.name for path in FOLDER.glob("*.jsonl")} == {path_of(kind).name for kind in golden_kinds()}
