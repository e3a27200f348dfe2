"""The tool that lets the referee read many games: it finds what is wrong, and goes on where it stopped."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from digsite.arena.simulation import Simulation
from digsite.errors import DigsiteError
from kinds import KINDS


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The tool as a module."""
    path = Path(__file__).resolve().parent.parent / "tools" / "referee.py"
    spec = importlib.util.spec_from_file_location("referee_tool", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_all_kinds_come_up_and_are_read(tool: ModuleType) -> None:
    chunks = list(tool.chunks(len(KINDS) * tool.CHUNK, 1, set()))
    assert [chunk.kind for chunk in chunks] == KINDS
    assert {bot for chunk in chunks for bot in chunk.bots} == set(tool.AT_TABLES)
    found = tool.read(tool.Chunk(3, 1, 2))
    assert (found.games, found.problems, found.records) == (2, (), ())
    assert found.events > 100


def test_a_game_that_was_recorded_wrong_is_found_and_kept(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    run = Simulation.run

    def forgetful(simulation: Simulation, games: int, **more: Any) -> Iterator[tuple[Any, bytes]]:
        for number, (result, record) in enumerate(run(simulation, games, **more)):
            lines = record.splitlines(keepends=True)
            yield result, b"".join(lines[:-2] + lines[-1:] if number == 1 else lines)

    monkeypatch.setattr(Simulation, "run", forgetful)
    found = tool.read(tool.Chunk(0, 1, 3))
    assert (found.games, len(found.problems), len(found.records)) == (3, 1, 1)


def test_the_next_run_goes_on_from_the_notes(tool: ModuleType, tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    for chunk in tool.chunks(45, 1, set()):
        tool._note(notes, tool.Read(1, chunk.number, chunk.games, 100))
    with notes.open("a") as lines:
        lines.write('{"seed":1,"num')  # stopped in the middle of a line
    before = tool.noted(notes, 1, 65)
    assert [one.number for one in before] == [0, 1], "the third chunk was a short one, and is read again"
    left = list(tool.chunks(65, 1, {one.number for one in before}))
    assert [(chunk.number, chunk.games) for chunk in left] == [(2, 20), (3, 5)]
    assert notes.read_text().endswith("\n")
    with pytest.raises(DigsiteError, match="another seed"):
        tool.noted(notes, 2, 65)
