"""The programs in examples/: each runs, in a small version, and finds what it says."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

from digsite import Simulation, load_edition

EXAMPLES = Path(__file__).parents[2] / "examples"
DOCS = Path(__file__).parents[2] / "docs"


def example(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)  # dataclasses look for it there
    spec.loader.exec_module(module)
    return module


def test_the_designers_tour_counts_cards_seats_and_monuments_and_draws_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tour = example("designers_tour", monkeypatch)
    lines = tour.tour(tmp_path, games=12)
    assert (tmp_path / "tour.txt").read_text(encoding="utf-8").splitlines() == lines
    shares = [float(line.split()[1]) for line in lines if line.endswith(" %")]
    assert len(shares) == 3
    assert abs(sum(shares) - 100) < 0.2, "somebody wins every game"
    assert load_edition(tmp_path / "mask_60.toml").treasure("pharaohs_mask").sells == (4, 12, 26, 60)
    ET.parse(tmp_path / "tour.svg")  # our own


def test_what_a_card_is_worth_in_the_deal_is_found_where_it_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    tour = example("designers_tour", monkeypatch)
    edition = load_edition("new-expedition")
    kinds = [treasure.id for treasure in edition.treasures]
    tally = tour.Tally()
    for number in range(60):  # the lead is 5 for each coin and 1 for each talisman, and nothing else
        coins, talismans = number % 3, number % 2
        hand = ["coin"] * coins + ["talisman"] * talismans + ["pot_shard"] * (4 - coins - talismans)
        tally.dealt.append([hand.count(kind) for kind in kinds])
        tally.lead.append(5.0 * coins + talismans)
    worth = {card: round(value, 6) for card, (value, _) in tour.worth_in_the_deal(tally, edition).items()}
    assert worth == {"coin": 5, "talisman": 1}


@pytest.mark.parametrize("page", ["training", "designing"])
def test_the_pages_own_python_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", (DOCS / f"{page}.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(block, f"docs/{page}.md", "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.slow
def test_the_small_search_beats_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    search = example("small_search", monkeypatch)
    won = 0.0
    for bots in ([search.SmallSearch, "greedy"], ["greedy", search.SmallSearch]):
        for result, _ in Simulation(bots=bots, monument="mine", seed=1).run(4):
            won += (bots.index(search.SmallSearch) in result.winners) / len(result.winners)
    assert won >= 6, "of 8"


def test_a_program_learns_goes_on_from_its_checkpoint_and_draws_its_curve_where_torch_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch")
    ppo = example("train_ppo", monkeypatch)
    small = {"games": 16, "length": 8, "batch": 64, "width": 16, "measure_every": 1, "measure_games": 8}
    told: list[str] = []
    first = ppo.train(ppo.Options(minutes=1e-9, **small), tmp_path, told.append)
    assert [point["updates"] for point in first] == [0, 1]
    used = ppo.Learner(ppo.Options(**small), tmp_path).used
    curve = ppo.train(ppo.Options(minutes=used / 60 + 1e-9, **small), tmp_path, told.append)
    assert [point["updates"] for point in curve] == [0, 1, 2]
    assert "going on after 1 updates" in told
    assert (tmp_path / "curve.csv").read_text(encoding="utf-8").count("\n") == 4
    ET.parse(tmp_path / "curve.svg")  # our own


def test_what_is_not_legal_gets_no_chance_where_torch_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch")
    ppo = example("train_ppo", monkeypatch)
    network = ppo.Network(8, ppo.np.ones(ppo.SIZE, ppo.np.float32))
    masks = torch.zeros(500, ppo.STEPS, dtype=torch.int8)
    masks[:, 3] = masks[:, 60] = 1
    chances, _ = network.think(torch.zeros(500, ppo.SIZE, dtype=torch.uint8), masks)
    drawn = ppo.draw(chances)
    assert set(drawn.tolist()) == {3, 60}
    assert abs(float(chances.detach().exp()[0, 3]) - 0.5) < 0.1


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_program_learns_to_beat_greedy_clearly_where_torch_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch")
    ppo = example("train_ppo", monkeypatch)
    last = ppo.train(ppo.Options(minutes=4.0, measure_games=2000), tmp_path)[-1]
    assert last["low"] > 0.6
