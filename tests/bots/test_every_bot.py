"""What holds for every bot: it sees only a view, it never errs, and it plays the same in the kernel and at a table."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given

from digsite.arena import Simulation, play_game
from digsite.arena.simulation import events_of
from digsite.bots import bot_names, find_bot
from digsite.bots.policies import POLICIES
from digsite.dealers import FastDealer, seed_of
from digsite.errors import DigsiteError
from digsite.game import Game
from digsite.rules import SEATS
from examples import examples
from kinds import KINDS, Kind, choices, kinds, seeds

pytestmark = pytest.mark.kernel


@examples(30)
@given(kinds, seeds, choices)
@pytest.mark.parametrize("bot", [*POLICIES, "novice", "digger", "professor"])
def test_a_bot_cannot_tell_what_it_cannot_know(bot: str, kind: Kind, seed: int, choice: random.Random) -> None:
    """The same choice, with the same seed, in the position and in resamplings that leave its view as it is."""
    game = kind.game(seed)
    for _ in range(choice.randrange(120)):
        if game.is_over:
            return
        game.step(choice.choice(game.legal_steps))
    if game.is_over or not game.legal_moves:
        return
    seat = game.player
    move = find_bot(bot, 7).choose(game.view(seat), game.legal_moves, 1.0)
    for number in range(3):
        other = game.resampled(seat, number)
        assert find_bot(bot, 7).choose(other.view(seat), other.legal_moves, 1.0) == move


def test_results_are_equal_when_the_games_went_the_same_way() -> None:
    simulation = Simulation(players=2, bots=("greedy",), seed=3)
    result, again, other = (simulation.play(number)[0] for number in (7, 7, 8))
    assert result == again
    assert hash(result) == hash(again)
    assert result != other
    assert result != result.money


@examples(30)
@given(kinds, seeds)
def test_a_game_is_the_same_in_the_kernel_and_at_a_table(kind: Kind, seed: int) -> None:
    bots = tuple(random.Random(seed).choices(list(POLICIES), k=kind.players))
    simulation = Simulation(kind.players, kind.edition, kind.monument, kind.variants, bots, seed)
    result, _ = simulation.play(3)
    minds = [seed_of(seed, 3, 1 + seat) for seat in range(SEATS)]
    game = Game(
        kind.players,
        edition=kind.edition,
        monument=kind.monument,
        variants=kind.variants,
        dealer=FastDealer(seed_of(seed, 3, 0)),
    )
    moves = sum(1 for _ in play_game(game, bots, minds))
    assert result.decisions == moves
    assert game.outcome is not None
    assert game.outcome.money == result.money
    assert list(game.log) == events_of(game.setup, result.trail.tolist())


@pytest.mark.parametrize("bot", list(POLICIES))
def test_a_bot_finishes_games_of_every_kind(bot: str) -> None:
    """Every step is checked by replaying it: an illegal one would be found."""
    for kind in KINDS:
        simulation = Simulation(kind.players, kind.edition, kind.monument, kind.variants, (bot,), 5, records=True)
        for result, record in simulation.run(2):
            assert sum(result.sold) > 0
            assert record.endswith(b"]}\n")


def test_the_same_simulation_on_one_and_on_two_workers() -> None:
    simulation = Simulation(players=2, bots=("greedy", "random"), seed=9, records=True)
    alone = [(result.money, record) for result, record in simulation.run(120)]
    together = [(result.money, record) for result, record in simulation.run(120, workers=2)]
    assert alone == together


def test_the_same_chance_for_other_bots() -> None:
    """Common deals: whoever plays, game 7 of a seed has the same deal."""
    trails = [Simulation(players=2, bots=(bot,), seed=3).play(7)[0].trail for bot in ("greedy", "random")]
    assert np.array_equal(trails[0][:28], trails[1][:28])


OWN_BOT = """
class Hoarder:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, legal, seconds):
        from digsite import EndTurn
        return EndTurn() if EndTurn() in legal else next(iter(legal))
"""


def test_a_bot_of_ones_own_plays_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hoarding_bots.py").write_text(OWN_BOT)
    monkeypatch.syspath_prepend(str(tmp_path))
    simulation = Simulation(players=2, bots=("hoarding_bots:Hoarder", "greedy"), seed=2, records=True)
    results = [result for result, _ in simulation.run(3)]
    assert all(len(result.money) == 2 for result in results)
    sys.modules.pop("hoarding_bots")


FAULTY_BOTS = """
class Fails:
    def choose(self, view, legal, seconds):
        return 1 // 0

class Cheats:
    def choose(self, view, legal, seconds):
        return "sell 5 map"

class Sleeps:
    def choose(self, view, legal, seconds):
        return None
"""


@pytest.mark.parametrize(
    ("bot", "code", "told"),
    [
        ("Fails", "bot-failed", "failed in game 0 of seed 2: ZeroDivisionError"),
        ("Cheats", "bot-broke-rules", "broke the rules in game 0 of seed 2 with 'sell 5 map'"),
        ("Sleeps", "bot-broke-rules", "chose no move in game 0 of seed 2, but None"),
    ],
)
def test_a_faulty_bot_is_named_with_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, code: str, told: str
) -> None:
    (tmp_path / "faulty_bots.py").write_text(FAULTY_BOTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    simulation = Simulation(players=2, bots=(f"faulty_bots:{bot}", "greedy"), seed=2)
    with pytest.raises(DigsiteError) as caught:
        list(simulation.run(3))
    assert caught.value.code == code
    assert f"The bot 'faulty_bots:{bot}' {told}" in str(caught.value)
    sys.modules.pop("faulty_bots")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("nobody", "no-such-bot"),
        ("search@", "bad-limit"),
        ("search@0", "bad-limit"),
        ("search@0s", "bad-limit"),
        ("search@-1s", "bad-limit"),
        ("search@many", "bad-limit"),
        ("expert@1s", "no-such-bot"),
        ("no_such_module:Bot", "no-such-bot"),
        ("json:Bot", "no-such-bot"),
        ("os:path", "not-a-bot"),
        ("json:dumps", "not-a-bot"),
        (":", "no-such-bot"),
        ("json:", "no-such-bot"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, code: str) -> None:
    with pytest.raises(DigsiteError) as caught:
        find_bot(name, 1)
    assert caught.value.code == code
    assert name in str(caught.value)


def test_every_bot_has_a_name() -> None:
    assert set(POLICIES) <= set(bot_names())
