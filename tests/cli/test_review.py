"""``digsite review``: the sentence first, then the curve, the turning points and the moves; or JSON, or a picture."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.running import Run
from digsite.arena import Simulation
from digsite.cli.commands import review as command
from digsite.judge.review import GAMES


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of somebody who plays at random against an expert."""
    file = tmp_path_factory.mktemp("review") / "game.jsonl"
    games = Simulation(players=2, monument="mine", bots=("random", "expert"), seed=3, records=True)
    file.write_bytes(games.play(0)[1])
    return file


def test_the_result_and_what_it_is_made_of_come_first(run: Run, game: Path) -> None:
    result = run("review", str(game), "--as", "0", "--rollouts", "40", "--language", "en")
    assert result.exit_code == 0
    told = " ".join(result.stdout.split())
    assert told.startswith("You lost $")
    assert "Even chances 50, luck " in told
    assert "with even luck you win this" in told
    money = re.search(
        r"In money: even share \$(\d+), luck (.)\$(\d+), the others’ moves (.)\$(\d+), yours −\$(\d+)\.", told
    )
    assert money is not None
    signs = {"+": 1, "−": -1, "±": 0}
    even, luck, others, own = (int(money[group]) for group in (1, 3, 5, 6))
    end = re.match(r"You lost \$(\d+) ", told)
    assert end is not None
    assert even + signs[money[2]] * luck + signs[money[4]] * others - own == pytest.approx(int(end[1]), abs=2)
    for part in ("Win chances", "Turning points", "Your moves: in ", "Better: "):
        assert part in told


@pytest.mark.parametrize(("language", "begins"), [("de", "Du hast mit "), ("fr", "Tu as perdu ")])
def test_it_is_told_in_every_language(run: Run, game: Path, language: str, begins: str) -> None:
    result = run("review", str(game), "--as", "0", "--rollouts", "8", "--language", language)
    assert result.exit_code == 0
    assert result.stdout.startswith(begins)


def test_json_tells_every_seat_event_and_decision(run: Run, game: Path) -> None:
    found = json.loads(run("review", str(game), "--rollouts", "8", "--json").stdout)
    for seat in found["seats"]:
        assert seat["even"] + seat["luck"] + seat["decisions"] == pytest.approx(seat["result"], abs=1e-9)
    assert found["games"] == 8
    assert found["decisions"]
    assert found["chances"]


@pytest.mark.parametrize("suffix", [".svg", ".png"])
def test_the_curve_can_be_drawn(run: Run, game: Path, tmp_path: Path, suffix: str) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / f"chances{suffix}"
    assert run("review", str(game), "--rollouts", "8", "--plot", str(picture)).exit_code == 0
    assert picture.stat().st_size > 5000


def test_what_cannot_be_reviewed_is_one_sentence(run: Run, game: Path, tmp_path: Path) -> None:
    unfinished = tmp_path / "unfinished.jsonl"
    unfinished.write_bytes(b"".join(game.read_bytes().splitlines(keepends=True)[:20]))
    for arguments, sentence in (
        ((str(unfinished),), "Only a finished game can be reviewed"),
        ((str(game), "--as", "Zoë"), "Nobody called 'Zoë' is at this table."),
        ((str(game), "--rollouts", "2"), "'2' is not a whole number from 8 to 10000."),
        ((str(game), "--plot", "curve.gif"), "A plot is written as .svg or .png"),
        ((str(game), "--record", "2"), "there is no record 2"),
    ):
        result = run("review", *arguments)
        assert result.exit_code == 2
        assert sentence in result.stderr


def test_the_command_and_python_judge_by_as_many_games() -> None:
    assert command.GAMES == GAMES
