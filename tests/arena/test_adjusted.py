"""Tournaments with the luck taken out: the same games, right on average, less scattered."""

from __future__ import annotations

import io
import json
from itertools import islice

import numpy as np
import pytest

from digsite.arena.tournament import Deals, Standings, Tournament, run
from digsite.arena.tournament import tournament as tournaments
from digsite.arena.tournament.adjusting import adjust, estimate_of, factor, margins
from digsite.arena.tournament.files import CsvFile, read_csv
from digsite.bots import Bot, find_bot
from digsite.game import LegalMoves, Move, View

pytestmark = pytest.mark.kernel


class Twin:
    """The greedy bot, but in Python."""

    def __init__(self, seed: int) -> None:
        self._bot: Bot = find_bot("greedy", seed)

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
        return self._bot.choose(view, legal, seconds)


def played(tournament: Tournament, deals: int, workers: int = 1) -> Deals:
    return Deals.joined([part for part in run(tournament, deals, workers) if part is not None])


def test_the_games_stay_the_same() -> None:
    """Played in Python there is no account of luck that could disturb them, and nothing more to compile."""
    plain = Tournament(bots=("expert", Twin), players=2, seed=5)
    adjusted = Tournament(bots=("expert", "greedy"), players=2, seed=5, adjusted=True)
    one, other = plain.play(0, 4), adjusted.play(0, 4)
    for name in ("money", "sold", "won", "first", "monument", "decisions"):
        assert np.array_equal(getattr(one, name), getattr(other, name)), name
    assert one.luck.size == 0
    assert other.luck.any()


def test_luck_with_wins_adds_up_to_nothing_at_every_table() -> None:
    deals = Tournament(bots=("expert", "greedy", "random"), players=3, seed=5, adjusted=True).play(0, 4)
    assert deals.luck[..., 0].sum(axis=3) == pytest.approx(np.zeros(deals.luck.shape[:3]), abs=1e-9)


def test_games_in_python_have_the_same_luck_as_in_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "THOROUGH", tournaments.QUICK)
    kernel = Tournament(bots=("greedy", "expert"), players=2, monument="tomb", seed=9, adjusted=True).play(0, 1)
    python = Tournament(bots=(Twin, "expert"), players=2, monument="tomb", seed=9, adjusted=True).play(0, 1)
    assert np.array_equal(kernel.money, python.money)
    assert kernel.luck == pytest.approx(python.luck, abs=1e-12)
    assert python.judging[0] > 0


def test_any_number_of_workers_gives_the_same_file_and_it_can_be_read_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments, "KERNEL_GAMES", 50)
    tournament = Tournament(bots=("expert", "greedy"), players=2, seed=3, adjusted=True)
    texts = []
    for workers in (1, 2):
        stream = io.StringIO()
        rows = CsvFile(tournament, stream)
        for part in run(tournament, 60, workers):
            if part is not None:
                rows.add(part)
        texts.append(stream.getvalue())
    assert texts[0] == texts[1]
    back = read_csv(tournament, islice(io.StringIO(texts[0]), 1 + 40 * 4))
    assert back is not None
    again = tournament.play(0, 40)
    assert np.array_equal(back.luck, again.luck)
    assert _table(tournament, back) == _table(tournament, again)


def _table(tournament: Tournament, deals: Deals) -> str:
    standings = Standings(tournament.bots, tournament.seatings)
    standings.add(deals)
    return json.dumps([standing.adjusted and standing.adjusted.to_json() for standing in standings.table(rated=False)])


def test_standings_tell_adjusted_figures_that_add_up() -> None:
    tournament = Tournament(bots=("expert", "greedy", "random"), players=3, seed=2, adjusted=True)
    standings = Standings(tournament.bots, tournament.seatings)
    standings.add(tournament.play(0, 40))
    told = [standing.to_json()["adjusted"] for standing in standings.table(rated=False)]
    assert sum(bot["win_share"]["value"] for bot in told) == pytest.approx(1)
    assert sum(bot["margin"]["value"] for bot in told) == pytest.approx(0, abs=1e-6)
    for bot in told:
        for name in ("win_share", "money", "margin"):
            assert bot[name]["low"] <= bot[name]["value"] <= bot[name]["high"]
        assert bot["variance_factor"] == bot["variance_factors"]["win_share"]


def test_one_deal_tells_nothing_of_its_scatter() -> None:
    tournament = Tournament(bots=("expert", "greedy"), players=2, seed=2, adjusted=True)
    standings = Standings(tournament.bots, tournament.seatings)
    standings.add(tournament.play(0, 1))
    assert all(standing.adjusted is None for standing in standings.table(rated=False))


# The arithmetic


def test_adjusting_is_unbiased_for_any_luck_and_narrower_for_good_luck() -> None:
    lots = np.random.default_rng(4)
    values, widths = [], []
    for _ in range(200):
        luck = lots.standard_normal((200, 1, 2))
        figures = 3.0 + luck[:, :, 0] + 0.3 * lots.standard_normal((200, 1))  # the second stage is mere noise
        adjusted = adjust(figures, luck)
        values.append(float(adjusted.mean()))
        widths.append(factor(figures[:, 0], adjusted[:, 0]))
    error = np.std(values) / np.sqrt(len(values))
    assert abs(np.mean(values) - 3.0) < 4 * error
    assert np.mean([width for width in widths if width]) > 4


def test_a_deal_is_never_adjusted_by_what_it_says_itself() -> None:
    lots = np.random.default_rng(5)
    luck, figures = lots.standard_normal((30, 2, 3)), lots.standard_normal((30, 2))
    before = adjust(figures, luck)
    changed = figures.copy()
    changed[7] += 100
    after = adjust(changed, luck)
    assert after[7] - before[7] == pytest.approx([100, 100])
    same_part = np.arange(30) % 10 == 7
    same_part[7] = False
    assert after[same_part] == pytest.approx(before[same_part])
    assert abs(after[8] - before[8]).max() > 0


def test_margins_are_over_the_mean_of_the_others() -> None:
    assert margins(np.array([[60.0, 30.0, 0.0]])).tolist() == [[45.0, 0.0, -45.0]]


def test_an_interval_of_deals() -> None:
    found = estimate_of(np.array([0.0, 1.0] * 50))
    assert found.value == 0.5
    assert found.high - found.value == pytest.approx(1.984 * np.sqrt(0.25 * 100 / 99 / 100), rel=1e-3)
