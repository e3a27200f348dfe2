"""Tournaments: who sits where, the same deals for everybody, the same results on however many workers."""

from __future__ import annotations

import errno
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

import numpy as np
import pytest

from digsite.arena.games import KernelTable
from digsite.arena.simulation import Simulation
from digsite.arena.tournament import Deals, Seatings, Standings, Tournament, run
from digsite.arena.tournament.files import CsvFile, read_csv, write_parquet
from digsite.arena.tournament.kernel_deal import minds_of
from digsite.bots import Bot, find_bot
from digsite.dealers import FastDealer, new_luck, seed_of
from digsite.errors import DigsiteError
from digsite.game import LegalMoves, Move, Sell, View

FIELDS = [(bots, seats) for seats in (2, 3, 4, 5) for bots in (2, 3, 4, 5, 6, 8)]


class Twin:
    """The greedy bot, but in Python."""

    def __init__(self, seed: int) -> None:
        self._bot: Bot = find_bot("greedy", seed)

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
        return self._bot.choose(view, legal, seconds)


class Dice(Twin):
    """The random bot, but in Python."""

    def __init__(self, seed: int) -> None:
        self._bot = find_bot("random", seed)


class Confused:
    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
        raise KeyError("shovel")


class Cheat:
    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
        return Sell("map", 5)


# Seatings


@pytest.mark.parametrize("bots, seats", FIELDS)
def test_every_bot_has_every_seat_once_in_every_deal(bots: int, seats: int) -> None:
    seatings = Seatings(bots, seats)
    for deal in range(7):
        seated = seatings.of_deal(deal)
        assert seated.shape == (bots, seats)
        for seat in range(seats):
            assert sorted(seated[:, seat]) == list(range(bots))


@pytest.mark.parametrize("bots, seats", FIELDS)
def test_in_a_round_everybody_meets_everybody_equally_often(bots: int, seats: int) -> None:
    seatings = Seatings(bots, seats)
    games = seatings.of_deals(0, seatings.round).reshape(-1, seats).tolist()
    met = Counter(frozenset(pair) for game in games for pair in combinations(game, 2) if pair[0] != pair[1])
    assert len(met) == bots * (bots - 1) // 2
    assert len(set(met.values())) == 1


@pytest.mark.parametrize("bots, seats", [(5, 3), (4, 4), (6, 2)])
def test_after_all_patterns_every_table_has_played_in_every_order(bots: int, seats: int) -> None:
    seatings = Seatings(bots, seats)
    orders = len(list(permutations(range(seats - 1))))
    games = Counter(map(tuple, seatings.of_deals(0, seatings.round * orders).reshape(-1, seats).tolist()))
    assert set(games) == set(permutations(range(bots), seats))
    assert set(games.values()) == {1}


@pytest.mark.parametrize("bots, seats", [(2, 3), (2, 4), (2, 5), (3, 4), (3, 5), (4, 5)])
def test_fewer_bots_than_seats_sit_as_evenly_as_can_be(bots: int, seats: int) -> None:
    for game in Seatings(bots, seats).of_deals(0, 40).reshape(-1, seats).tolist():
        counts = Counter(game)
        assert len(counts) == bots
        assert max(counts.values()) - min(counts.values()) <= 1


def test_games_are_rounded_up_to_whole_deals_and_rounds() -> None:
    seatings = Seatings(bots=5, seats=3)
    assert seatings.round == 6
    assert [seatings.deals_for(games) for games in (1, 6, 29, 30, 31, 60, 61)] == [1, 2, 6, 6, 12, 12, 18]


# The same deals


def test_minds_are_seeded_by_deal_seating_and_seat() -> None:
    minds = minds_of(new_luck(seed_of(7, 3)), 4)
    assert minds.tolist() == [[seed_of(7, 3, 1 + game, seat) for seat in range(5)] for game in range(4)]


def test_the_same_deal_is_played_in_every_seating() -> None:
    """Everything that chance decides before the first decision is the same; afterwards the bots' decisions matter."""
    tournament = Tournament(bots=("greedy", "random"), players=3, monument="tomb", seed=5)
    beginnings = set()
    for game in range(2):
        seated = [tournament.bots[bot] for bot in tournament.seatings.of_deal(4)[game]]
        table = KernelTable(tournament.setup("tomb"), seated)
        result = table.play(new_luck(seed_of(5, 4, 0)), minds_of(new_luck(seed_of(5, 4)), 2)[game])
        played = tournament.play(4, 5)
        assert tuple(played.money[0, game]) == result.money
        assert tuple(played.sold[0, game]) == result.sold
        assert played.first[0, game] == result.first
        dealt = tournament.setup("tomb").monument.cards + 4 * 3 + 5
        beginnings.add((result.first, tuple(result.trail[:dealt].tolist())))
    assert len(beginnings) == 1
    assert tournament.play(4, 5).first.tolist()[0][0] == tournament.play(4, 5).first.tolist()[0][1]


def test_a_deal_has_one_monument_and_the_simulations_chance() -> None:
    tournament = Tournament(bots=("greedy", "random"), players=2, seed=9)
    played = tournament.play(0, 20)
    for deal in range(20):
        monument = tournament.monuments[FastDealer(seed_of(9, deal, 0)).draw([1] * len(tournament.monuments))]
        assert tournament.monuments[played.monument[deal]] == monument
    first = [Simulation(players=2, bots=("greedy", "random"), seed=9).play(deal)[0].first for deal in range(20)]
    assert played.first[:, 0].tolist() == first
    assert played.first[:, 1].tolist() == first


def test_shares_add_up() -> None:
    tournament = Tournament(bots=("greedy", "random"), players=5, seed=2)
    played = tournament.play(0, 3000)
    assert np.allclose(played.shares.sum(axis=2), 1)
    assert (played.shares.max(axis=2) < 1).any(), "no shared victory among these: the test shows nothing"
    standings = Standings(tournament.bots, tournament.seatings)
    standings.add(played)
    assert sum(standing.wins for standing in standings.table()) == pytest.approx(played.games)


@pytest.mark.kernel
def test_python_bots_play_the_very_same_games() -> None:
    """The kernel's bots, wrapped in Python classes: every result, and every count of decisions, is the same."""
    kernel = Tournament(bots=("greedy", "random"), players=3, seed=6)
    python = Tournament(bots=(f"{__name__}:Twin", f"{__name__}:Dice"), players=3, seed=6)
    assert kernel.in_kernel
    assert not python.in_kernel
    fast, slow = kernel.play(0, 8), python.play(0, 8)
    for name in ("money", "sold", "won", "first", "monument", "decisions"):
        assert getattr(fast, name).tolist() == getattr(slow, name).tolist(), name
    assert (slow.seconds > 0).all()


# On several workers, in files


def _csv(tournament: Tournament, path: Path, workers: int, deals: int) -> bytes:
    with path.open("w", newline="") as stream:
        file = CsvFile(tournament, stream)
        for part in run(tournament, deals, workers):
            if part is not None:
                file.add(part)
    return path.read_bytes()


def test_the_same_file_on_one_worker_and_on_two(tmp_path: Path) -> None:
    kernel = Tournament(bots=("greedy", "random"), players=4, seed=8)
    assert _csv(kernel, tmp_path / "1", 1, 700) == _csv(kernel, tmp_path / "2", 2, 700)
    python = Tournament(bots=("greedy", "quick_seller:QuickSeller"), players=2, seed=8)
    assert _csv(python, tmp_path / "3", 1, 3) == _csv(python, tmp_path / "4", 2, 3)


def test_results_are_read_back(tmp_path: Path) -> None:
    tournament = Tournament(bots=("greedy", "random"), players=4, seed=8)
    text = _csv(tournament, tmp_path / "1", 1, 30).decode()
    played, again = tournament.play(0, 30), read_csv(tournament, text.splitlines())
    assert again is not None
    for name in ("money", "sold", "won", "first", "monument", "decisions"):
        assert getattr(again, name).tolist() == getattr(played, name).tolist(), name
    cut = read_csv(tournament, text[: len(text) // 2].splitlines())
    assert cut is not None
    assert cut.money.tolist() == played.money[: len(cut)].tolist()
    with pytest.raises(DigsiteError, match="of other bots"):
        read_csv(Tournament(bots=("random", "greedy"), players=4), text.splitlines())
    with pytest.raises(DigsiteError, match="no file of a tournament"):
        read_csv(tournament, ["a,b", "1,2"])


def test_parquet_that_cannot_be_written_leaves_what_lies_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pyarrow import parquet

    def full(*_arguments: object, **_options: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(parquet.ParquetWriter, "write_table", full)
    tournament = Tournament(bots=("greedy", "random"), players=2, seed=3)
    path = tmp_path / "games.parquet"
    path.touch()
    with pytest.raises(OSError, match="No space left"):
        write_parquet(tournament, tournament.play(0, 1), path)
    assert path.exists()


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    from pyarrow import parquet

    tournament = Tournament(bots=("greedy", "random"), players=3, seed=8)
    played = Deals.joined([tournament.play(0, 5), tournament.play(5, 9)])
    write_parquet(tournament, played, tmp_path / "games.parquet")
    table = parquet.read_table(tmp_path / "games.parquet").to_pydict()
    assert table["money"] == played.money.ravel().tolist()
    assert table["deal"][-1] == 8
    assert table["bot"][:3] == [tournament.bots[bot] for bot in tournament.seatings.of_deal(0)[0]]


# What goes wrong


@pytest.mark.parametrize(
    "bots, told",
    [
        (("greedy",), "has 2 to 24 bots, not 1"),
        (("greedy", "greedy"), "'greedy' is named twice"),
        (("greedy", "gready"), "There is no bot 'gready'"),
    ],
)
def test_a_field_that_cannot_be(bots: tuple[str, ...], told: str) -> None:
    with pytest.raises(DigsiteError, match=told):
        Tournament(bots=bots)


@pytest.mark.parametrize(
    "bot, told",
    [
        ("Confused", r"failed in deal 0, seating 0: KeyError: 'shovel' \(test_tournament.py, line \d+\)"),
        ("Cheat", "broke the rules in deal 0, seating 0 with 'sell 5 map'"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_game(bot: str, told: str) -> None:
    tournament = Tournament(bots=(f"{__name__}:{bot}", "random"), players=2, monument="mine", seed=1)
    with pytest.raises(DigsiteError, match=told):
        tournament.play(0, 1)


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_ray_gives_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    from digsite.arena.tournament.on_ray import run_on_ray

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")  # it would report to its makers
    tournament = Tournament(bots=("greedy", "random"), players=3, seed=4)
    here = Deals.joined([part for part in run(tournament, 650) if part])
    there = Deals.joined([part for part in run_on_ray(tournament, 650, "local", workers=2) if part])
    for name in ("money", "sold", "won", "first", "monument", "decisions"):
        assert getattr(here, name).tolist() == getattr(there, name).tolist(), name
