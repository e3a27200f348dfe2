"""The benchmark's rows: what is measured is what they say. (No figure is judged here.)"""

from __future__ import annotations

import pytest

from digsite.arena import bench
from digsite.editions import load_edition


def test_every_row_says_what_both_sides_do_and_has_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PEERS", {})
    monkeypatch.setattr(
        bench,
        "INSIDE",
        {"counting": ("json", lambda _seed, games: (games, sum(10 for _ in range(games))))},
    )
    monkeypatch.setattr(bench, "ROUNDS", 1)
    setup = load_edition("new-expedition").setup(2, "mine")
    rows = bench.rows(setup, 1000.0, 100.0, {"somebody": 10.0}, 0.001)
    assert [row["row"] for row in rows] == ["a", "b", "e"]
    for row in rows:
        assert row["what"]
        assert row["digsite"]
        assert row["peers"]
    assert rows[0]["times"]["somebody"] == 100
    assert rows[1]["times"] == {"somebody": 10}
    assert set(rows[2]) >= {"rollouts_per_s_1_thread", "rollouts_per_s_2_threads", "imagine_us", "copy_us"}


def test_the_steps_that_are_measured_are_whole_games() -> None:
    setup = load_edition("new-expedition").setup(2, "mine")
    for checked in (True, False):
        games, decisions = bench.steps_from_python(setup, 3, 2, checked=checked)
        assert (games, decisions) == bench.steps_from_python(setup, 3, 2)
        assert decisions > 100
    assert bench.rollouts_from_view(3) == 3
