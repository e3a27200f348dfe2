"""docs/bots.md: its bot plays, its Python runs, and what it says of views is so."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from digsite.arena import Simulation
from digsite.arena.tournament import Tournament
from digsite.game import View

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "my_bots.py").write_text(BLOCKS[0], encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "my_bots:Patient"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_example_bot_beats_chance_clearly(my_bots: str, players: int) -> None:
    assert len(BLOCKS[0].splitlines()) <= 20
    simulation = Simulation(players=players, bots=(my_bots, "random"), seed=2)
    own = {seat for seat, bot in enumerate(simulation.seated) if bot == my_bots}
    games = [result for result, _ in simulation.run(60)]
    share = sum(len(own & set(game.winners)) / len(game.winners) for game in games) / len(games)
    assert share > len(own) / players + 0.15


@pytest.mark.parametrize("players", [3, 5])
def test_the_example_bot_finishes_every_kind_of_game(my_bots: str, players: int) -> None:
    tournament = Tournament(bots=(my_bots, "greedy"), players=players, variants=("fierce_weather",), seed=2)
    assert tournament.play(0, 6).games == 12


def test_the_python_example_runs(my_bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[1], "docs/bots.md", "exec"), {})
    lines = capsys.readouterr().out.splitlines()
    assert {line.split()[0] for line in lines[-2:]} == {"seller", "random"}


def test_the_example_in_any_language_plays(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(BLOCKS[2], encoding="utf-8")
    simulation = Simulation(bots=(f"process:{sys.executable} {tmp_path / 'bot.py'}", "random"), seed=2)
    assert simulation.play(0)[0].winners


def test_every_field_of_a_view_is_explained() -> None:
    table = PAGE[PAGE.index("### What a view holds") : PAGE.index("### What the legal moves can do")]
    told = {name for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert told == set(View.__struct_fields__)


def test_the_league_has_its_place() -> None:
    assert re.search(r"<!-- league -->\n(.*\n)*<!-- /league -->", PAGE)
