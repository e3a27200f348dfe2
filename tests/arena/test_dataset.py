"""Datasets: every row is a decision of the games, and a stopped one goes on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyarrow.parquet as parquet
import pytest

from digsite.arena import Simulation
from digsite.arena.dataset import Dataset, rows_of_record
from digsite.arena.dataset.rows import Walker
from digsite.errors import DigsiteError
from digsite.game import Game
from digsite.records import read_record

BOTS = ("expert", "random", "greedy")


@pytest.mark.kernel
@pytest.mark.parametrize("monument", ["sphinx", "mine", "tomb"])
def test_rows_of_the_trail_are_rows_of_the_record(monument: str) -> None:
    simulation = Simulation(bots=BOTS, monument=monument, variants=("fierce_weather",), seed=6, records=True)
    result, lines = simulation.play(1)
    record = read_record(lines)
    quick, slow = Walker(record.header.setup).rows(result.trail), rows_of_record(record)
    for name in ("observation", "mask", "decision", "step", "seat", "action"):
        assert np.array_equal(getattr(quick, name), getattr(slow, name)), name
    assert len(set(quick.decision.tolist())) == result.decisions
    assert quick.legal[np.arange(len(quick)), quick.action].all()


@pytest.mark.kernel
def test_a_row_holds_what_its_player_knew_and_nothing_else() -> None:
    game = Game(players=3, monument="tomb", seed=4)
    other = game.resampled(game.player, 9)
    assert np.array_equal(game.observation(game.player), other.observation(game.player))


def dataset(folder: Path, games: int = 10) -> Dataset:
    return Dataset(folder, Simulation(bots=BOTS, seed=3), games, shard=4)


def files(folder: Path) -> Iterator[tuple[str, bytes]]:
    return ((path.name, path.read_bytes()) for path in sorted(folder.glob("part-*")))


@pytest.mark.kernel
def test_a_dataset_has_every_game_with_its_outcome(tmp_path: Path) -> None:
    assert list(dataset(tmp_path).make()) == [4, 8, 10]
    table = parquet.read_table(tmp_path).to_pydict()
    results = [result for result, _ in Simulation(bots=BOTS, seed=3).run(10)]
    assert set(table["game"]) == set(range(10))
    for game, seat, money, share, lead, first in zip(
        *(table[name] for name in ("game", "seat", "money", "share", "lead", "first")), strict=True
    ):
        result = results[game]
        assert money == result.money[seat]
        assert share == pytest.approx((seat in result.winners) / len(result.winners))
        assert lead == money - max(other for at, other in enumerate(result.money) if at != seat)
        assert first == result.first
    assert [len(row) for row in table["observation"][:2]] == [413, 413]
    assert all(legal[action] for legal, action in zip(table["legal"], table["action"], strict=True))
    assert json.loads((tmp_path / "_dataset.json").read_text())["bots"] == list(BOTS)


def test_a_stopped_dataset_goes_on_and_comes_out_the_same(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    list(dataset(whole).make())
    making = dataset(stopped).make()
    next(making)
    making.close()  # type: ignore[attr-defined]
    assert len(list(files(stopped))) == 1
    assert list(dataset(stopped).make()) == [4, 8, 10]
    assert dict(files(stopped)) == dict(files(whole))
    assert list(dataset(stopped).make()) == []


def test_more_games_are_added_to_a_dataset(tmp_path: Path) -> None:
    list(dataset(tmp_path, games=6).make())
    list(dataset(tmp_path, games=10).make())
    assert set(parquet.read_table(tmp_path).to_pydict()["game"]) == set(range(10))


def test_another_dataset_in_the_folder_is_refused(tmp_path: Path) -> None:
    list(dataset(tmp_path).make())
    with pytest.raises(DigsiteError, match="holds another dataset: its seed is 3, not 4") as caught:
        Dataset(tmp_path, Simulation(bots=BOTS, seed=4), 10, shard=4).make()
    assert caught.value.code == "dataset-other"


def test_fewer_games_than_there_are_are_refused(tmp_path: Path) -> None:
    fewer = Dataset(tmp_path, Simulation(bots=["greedy"], seed=3), games=10, shard=5)
    fewer.path_of(2).touch()  # the eleventh game and more
    with pytest.raises(DigsiteError, match="more than 10 games already") as refused:
        fewer.make()
    assert refused.value.code == "dataset-fewer"
    assert not (tmp_path / "_dataset.json").exists()


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "{}", '{"games": "many"}', "\xff"])
def test_a_folder_that_cannot_be_read_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "_dataset.json").write_text(text, encoding="latin-1")
    with pytest.raises(DigsiteError, match=r"_dataset\.json cannot be read") as refused:
        Dataset(tmp_path, Simulation(bots=["greedy"], seed=3), games=10).make()
    assert refused.value.code == "dataset-folder"


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "games").touch()
    with pytest.raises(DigsiteError, match=r"games cannot be used: File exists\.$"):
        Dataset(tmp_path / "games", Simulation(bots=["greedy"], seed=3), games=10).make()


def test_bots_of_ones_own_make_datasets_too(tmp_path: Path) -> None:
    list(Dataset(tmp_path, Simulation(bots=["quick_seller:QuickSeller", "greedy"], seed=3), 2).make())
    table = parquet.read_table(tmp_path).to_pydict()
    assert set(table["bot"]) == {"quick_seller:QuickSeller", "greedy"}


def test_the_examples_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text(encoding="utf-8")
    for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(compile(block, "docs/datasets.md", "exec"), {})
    told = capsys.readouterr().out
    assert "20 games are there" in told
    columns = {name for row in re.findall(r"^\| (`.*?) \|", page, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}
    assert str(sorted(columns)) == str(sorted(_columns_told(told)))


def _columns_told(told: str) -> list[str]:
    line = next(line for line in told.splitlines() if "rows;" in line)
    return re.findall(r"'(\w+)'", line)
