"""``digsite tournament``: what it prints and writes, and how it ends."""

from __future__ import annotations

import csv
import importlib.util
import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.running import SOURCE, Run, environment, press_ctrl_c

TESTS = Path(__file__).parents[1]
BOT = {"bot", "games", "wins", "win_rate", "rating", "mean_money", "decisions_per_s"}


def test_json(run: Run) -> None:
    result = run("tournament", "--games", "90", "--players", "4", "--seed", "1", "--workers", "1", "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert (told["games"], told["deals"], told["finished"], told["seed"]) == (90, 45, True, 1)
    assert [bot["bot"] for bot in told["bots"]] == ["greedy", "random"]
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(90)
    for bot in told["bots"]:
        assert set(bot) == BOT
        assert bot["games"] == 180
        for what in ("win_rate", "rating"):
            assert set(bot[what]) == {"value", "low", "high"}
            assert bot[what]["low"] <= bot[what]["value"] <= bot[what]["high"]
        assert bot["win_rate"]["value"] == pytest.approx(bot["wins"] / bot["games"])
        assert bot["decisions_per_s"] > 0


def test_luck_taken_out(run: Run, tmp_path: Path) -> None:
    rows = tmp_path / "games.csv"
    command = ["tournament", "--bots", "expert,greedy", "--games", "20", "--seed", "1", "--workers", "1", "--adjusted"]
    result = run(*command, "--json", "--csv", str(rows))
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    for bot in told["bots"]:
        assert set(bot) == BOT | {"adjusted"}
        for what in ("win_share", "money"):
            assert bot["adjusted"][what]["low"] <= bot["adjusted"][what]["value"] <= bot["adjusted"][what]["high"]
        assert bot["adjusted"]["variance_factor"] is None or bot["adjusted"]["variance_factor"] > 0
    assert sum(bot["adjusted"]["win_share"]["value"] for bot in told["bots"]) == pytest.approx(1)
    assert told["adjusting_seconds"] >= 0
    with rows.open() as stream:
        assert "luck_money_4" in next(csv.reader(stream))
    shown = run(*command)
    assert shown.exit_code == 0
    assert "With the luck taken out" in shown.stdout


def test_table(run: Run) -> None:
    result = run("tournament", "--games", "60", "--players", "2", "--seed", "1", "--workers", "1")
    assert result.exit_code == 0
    assert result.stdout.split()[:2] == ["Bot", "Rating"]
    assert "60 games" in result.stdout
    assert "30 deals, each from every seat. An even share of wins is 50.0%. Seed 1." in result.stdout


def test_files(run: Run, tmp_path: Path) -> None:
    rows, picture, drawing = tmp_path / "games.csv", tmp_path / "plot.png", tmp_path / "plot.svg"
    command = ["tournament", "--games", "40", "--seed", "3", "--workers", "1", "--csv", str(rows)]
    assert run(*command, "--plot", str(picture), "--parquet", str(tmp_path / "games.parquet")).exit_code == 0
    with rows.open() as stream:
        read = list(csv.DictReader(stream))
    assert len(read) == 40 * 2
    assert list(read[0]) == [
        "deal",
        "seating",
        "seat",
        "bot",
        "money",
        "sold",
        "share",
        "first",
        "monument",
        "decisions",
    ]
    assert sum(float(row["share"]) for row in read) == pytest.approx(40, abs=1e-3)
    assert picture.read_bytes().startswith(b"\x89PNG")
    before = rows.read_bytes()
    assert run(*command, "--plot", str(drawing)).exit_code == 0
    assert rows.read_bytes() == before
    drawn = drawing.read_bytes()
    assert b"<svg" in drawn
    assert run(*command, "--plot", str(drawing)).exit_code == 0
    assert drawing.read_bytes() == drawn


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["--bots", "greedy"], "A tournament has 2 to 24 bots, not 1."),
        (["--bots", "greedy,greedy"], "'greedy' is named twice"),
        (["--bots", "greedy,gready"], "There is no bot 'gready'"),
        (["--players", "9"], "'--players': '9' is not a whole number from 2 to 5."),
        (["--games", "0"], "--games"),
        (["--monument", "tom"], "monument is 'tom'"),
        (["--plot", "a.pdf"], "A plot is written as .svg or .png, not as '.pdf'."),
        (["--csv", "no/such/folder/file"], "no/such/folder/file: No such file or directory."),
    ],
)
def test_wrong_usage(run: Run, arguments: list[str], sentence: str) -> None:
    result = run("tournament", *arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith("Error: ")
    assert sentence in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    "module, option, value, sentence",
    [
        ("pyarrow", "--parquet", "x.parquet", "Parquet files need pyarrow"),
        ("matplotlib", "--plot", "x.svg", "Plots need matplotlib"),
        ("ray", "--ray", "local", "Tournaments on a cluster need ray"),
    ],
)
def test_a_missing_extra_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str, option: str, value: str, sentence: str
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *more: None if name == module else find(name, *more))
    monkeypatch.chdir(tmp_path)
    result = run("tournament", option, value, "--games", "4")
    assert result.exit_code == 2
    extra = "ray" if module == "ray" else "arena"
    how = f"pip install 'digsite[{extra}]', or in a checkout: .venv/bin/pip install -e '.[{extra}]'."
    assert f"{sentence}, which is not installed: {how}" in result.stderr
    assert not list(tmp_path.iterdir())


def test_without_the_library_that_rates(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *more: None if name == "choix" else find(name, *more))
    result = run("tournament", "--games", "20", "--workers", "1", "--seed", "1")
    assert result.exit_code == 0
    how = "pip install 'digsite[arena]', or in a checkout: .venv/bin/pip install -e '.[arena]'."
    assert f"For ratings: {how}" in result.stdout
    told = json.loads(run("tournament", "--games", "20", "--workers", "1", "--seed", "1", "--json").stdout)
    assert [bot["rating"] for bot in told["bots"]] == [None, None]


@pytest.mark.parametrize(
    "bots, workers", [("greedy,random", "1"), ("greedy,random", "2"), ("greedy,quick_seller:SlowSeller", "1")]
)
def test_ctrl_c_keeps_whole_deals(bots: str, workers: str, tmp_path: Path) -> None:
    rows = tmp_path / "games.csv"
    command = ["tournament", "--bots", bots, "--players", "2", "--games", "100000000", "--seed", "1"]
    with subprocess.Popen(
        [sys.executable, "-m", "digsite.cli", *command, "--workers", workers, "--csv", str(rows), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment() | {"PYTHONPATH": f"{SOURCE}:{TESTS}"},
    ) as process:
        deadline = time.monotonic() + 300
        while not (rows.exists() and rows.stat().st_size > 200) and time.monotonic() < deadline:
            time.sleep(0.05)
        out, err = press_ctrl_c(process)
    assert process.returncode == 130
    assert err == ""
    told = json.loads(out)
    assert not told["finished"]
    assert told["games"] == 2 * told["deals"] > 0
    with rows.open() as stream:
        assert sum(1 for _ in stream) == 1 + 2 * told["games"]
