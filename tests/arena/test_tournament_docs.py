"""docs/bots.md: its bot plays, its Python runs, and what it says of views is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from digsite.arena.tournament import Standings, Tournament
from digsite.game import View

pytestmark = pytest.mark.kernel

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "my_bots.py").write_text(BLOCKS[0], encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "my_bots:Patient"


def test_the_example_bot_beats_chance(my_bots: str) -> None:
    assert len(BLOCKS[0].splitlines()) <= 18
    tournament = Tournament(bots=(my_bots, "random"), players=2, seed=1)
    standings = Standings(tournament.bots, tournament.seatings)
    standings.add(tournament.play(0, 15))
    assert standings.table()[0].bot == my_bots


@pytest.mark.parametrize("players", [3, 5])
def test_the_example_bot_finishes_every_kind_of_game(my_bots: str, players: int) -> None:
    tournament = Tournament(bots=(my_bots, "greedy"), players=players, variants=("fierce_weather",), seed=2)
    assert tournament.play(0, 6).games == 12


def test_the_python_example_runs(my_bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[1], "docs/bots.md", "exec"), {})
    lines = capsys.readouterr().out.splitlines()
    assert {line.split()[0] for line in lines} == {my_bots, "random"}


def test_every_field_of_a_view_is_explained() -> None:
    table = PAGE[PAGE.index("### What a view holds") : PAGE.index("### What the legal moves can do")]
    told = {name for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert told == set(View.__struct_fields__)


def test_the_league_has_its_place() -> None:
    assert re.search(r"<!-- league -->\n(.*\n)*<!-- /league -->", PAGE)
