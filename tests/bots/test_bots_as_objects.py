"""Bots as objects: classes, instances, functions and programs, wherever a name can stand."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from digsite.arena import Simulation, play_game
from digsite.arena.deciding import BotFailed
from digsite.arena.tournament import Standings, Tournament, run
from digsite.bots import AnyBot, find_bot, names_of
from digsite.bots.process_bot import ProcessBot
from digsite.dealers import seed_of
from digsite.errors import DigsiteError
from digsite.game import Game, LegalMoves, Move, View
from quick_seller import QuickSeller


def first_legal(view: View, legal: LegalMoves) -> Move:
    """A bot that is a function."""
    return next(iter(legal))


class Counting:
    """An instance that counts its games and decisions."""

    name = "counting"

    def __init__(self) -> None:
        self.games = self.decisions = 0

    def new_game(self, seed: int) -> None:
        assert seed >= 0
        self.games += 1

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
        self.decisions += 1
        return next(iter(legal))


PROGRAM = "import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n    {}\n"


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], str]:
    """Write a program that answers so, and give the bot's name."""

    def write(answer: str) -> str:
        path = tmp_path / "bot.py"
        path.write_text(PROGRAM.format(answer))
        return f"process:{sys.executable} {path}"

    return write


ANSWERS = "print(json.dumps(asked['legal'][0]), flush=True)"


@pytest.mark.parametrize("bot", [first_legal, QuickSeller, QuickSeller(), "quick_seller:QuickSeller"])
def test_a_bot_is_a_name_a_class_an_instance_or_a_function(bot: AnyBot) -> None:
    results = [result for result, _ in Simulation(bots=[bot, "greedy"], seed=4).run(3)]
    assert [len(result.money) for result in results] == [2, 2, 2]
    game = Game(players=2, seed=1)
    for _ in play_game(game, [bot, "random"]):
        pass
    assert game.is_over


def test_a_class_plays_as_its_name_does() -> None:
    by_name, by_class = (
        [result for result, _ in Simulation(bots=[bot, "greedy"], seed=4).run(3)]
        for bot in ("quick_seller:QuickSeller", QuickSeller)
    )
    assert by_name == by_class
    record = Simulation(bots=[QuickSeller, first_legal], seed=4, records=True).play(0)[1]
    assert b'"bots":["quick_seller:QuickSeller","first_legal"]' in record
    assert b'"players":["QuickSeller","first_legal"]' in record


def test_an_instance_plays_itself_and_hears_of_every_game() -> None:
    counting = Counting()
    simulation = Simulation(bots=[counting, "greedy"], seed=4)
    assert simulation.seated == ("counting", "greedy")
    list(simulation.run(3))
    assert counting.games == 3
    assert counting.decisions > 30


@pytest.mark.slow
def test_objects_travel_to_several_processes_and_the_games_are_the_same() -> None:
    simulation = Simulation(bots=[QuickSeller(), first_legal], seed=4)
    here = list(simulation.run(4))
    assert list(simulation.run(4, workers=2)) == here


def test_what_cannot_travel_is_refused_before_anything_starts() -> None:
    with pytest.raises(DigsiteError, match="cannot travel to other processes") as caught:
        Simulation(bots=[lambda _view, legal: next(iter(legal))]).run(4, workers=2)
    assert caught.value.code == "bot-cannot-travel"


def test_a_tournament_takes_objects_and_tells_twins_apart() -> None:
    tournament = Tournament(bots=[QuickSeller(), QuickSeller(), "greedy"], players=2, seed=1)
    assert tournament.names == ("quick_seller:QuickSeller", "quick_seller:QuickSeller 2", "greedy")
    standings = Standings(tournament.bots, tournament.seatings)
    for deals in run(tournament, deals=2):
        if deals is not None:
            standings.add(deals)
    assert {standing.bot for standing in standings.table()} == set(tournament.names)


def test_a_program_plays_as_the_same_bot_in_python_would(program: Callable[[str], str]) -> None:
    ours, theirs = (
        [result.money for result, _ in Simulation(bots=[bot, "greedy"], monument="tomb", seed=4).run(1)]
        for bot in (first_legal, program(ANSWERS))
    )
    assert ours == theirs


def test_a_program_may_answer_in_words(program: Callable[[str], str]) -> None:
    game = Game(players=2, monument="mine", seed=4)
    bot = ProcessBot(program("print(json.dumps('end'), flush=True)").removeprefix("process:"))
    assert str(bot.choose(game.view(game.player), game.legal_moves, 1.0)) == "end"
    bot.close()


def test_a_program_is_told_all_it_needs(program: Callable[[str], str]) -> None:
    """And nothing that its player does not know: the question is the same after dealing anew."""
    from digsite.bots.process_bot import question_line

    game = Game(players=3, monument="tomb", seed=4)
    line = question_line(game.view(game.player), game.legal_moves, 1.0, 7)
    for key in (b'"protocol":1', b'"seconds":1.0', b'"seed":7', b'"sells":[', b'"hand":{', b'"move":"sell"'):
        assert key in line
    other = game.resampled(game.player, 5)
    assert question_line(other.view(game.player), other.legal_moves, 1.0, 7) == line


@pytest.mark.parametrize(
    ("answer", "code", "told"),
    [
        ("asked['nothing']", "bot-ended", "KeyError: 'nothing'"),
        ("sys.exit(3)", "bot-ended", "exit code 3"),
        ("print('hello', flush=True)", "bot-answer", "'hello', which is no move"),
        ("print('[' * 100000, flush=True)", "bot-answer", "which is no move"),
        (
            "print(json.dumps({'move': 'sell', 'treasure': 'gold'}), flush=True)",
            "bot-broke-rules",
            "There is no 'gold'",
        ),
    ],
)
def test_a_program_that_fails_is_named_with_what_it_said(
    program: Callable[[str], str], answer: str, code: str, told: str
) -> None:
    with pytest.raises(BotFailed) as caught:
        Simulation(bots=[program(answer), "greedy"], seed=4).play(2)
    error = caught.value
    assert error.code == code
    assert told in f"{error} {error.trace}"
    assert "--seed 4 --start 2 --games 1" in error.again


def test_a_program_that_does_not_answer_is_ended(
    program: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("digsite.bots.process_bot.STARTING", 0.0)
    monkeypatch.setattr("digsite.bots.process_bot.GRACE", 0.2)
    game = Game(players=2, seed=4)
    bot = ProcessBot(program("sys.stdin.read()").removeprefix("process:"))
    with pytest.raises(DigsiteError, match="did not answer within") as caught:
        bot.choose(game.view(game.player), game.legal_moves, 0.1)
    assert caught.value.code == "bot-too-slow"
    assert bot._running is None


def test_a_program_that_is_not_there_is_a_sentence() -> None:
    with pytest.raises(BotFailed, match=r"'\./not_there' cannot be started: No such file") as caught:
        Simulation(bots=["process:./not_there", "greedy"]).play(0)
    assert caught.value.code == "bot-cannot-start"


class Failing:
    """Makes a few moves, then fails two calls deep."""

    def __init__(self) -> None:
        self._moves = 0

    def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
        self._moves += 1
        return next(iter(legal)) if self._moves < 4 else self._fails(view)

    def _fails(self, view: View) -> Move:
        raise ZeroDivisionError(f"at {view.phase}")


def test_a_bot_that_fails_shows_its_own_traceback_the_seed_and_the_way_back() -> None:
    simulation = Simulation(bots=[Failing, "greedy"], seed=11)
    with pytest.raises(BotFailed) as caught:
        simulation.play(3)
    error = caught.value
    assert "failed in game 3 of seed 11: ZeroDivisionError" in str(error)
    assert "return next(iter(legal)) if self._moves < 4 else self._fails(view)" in error.trace
    assert "let_decide" not in error.trace
    assert "play game 3 of the same simulation (seed 11)" in error.again
    assert error.again in error.__notes__
    assert not error.game.is_over
    find_bot("greedy", 1).choose(error.game.view(error.game.player), error.game.legal_moves, 1.0)


@pytest.mark.skipif(not hasattr(__import__("signal"), "setitimer"), reason="the system has no alarms")
def test_a_bot_that_thinks_for_ever_is_stopped_where_there_are_alarms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.arena.deciding.LOADING", 0.0)
    monkeypatch.setattr("digsite.arena.deciding.GRACE", 0.2)

    def endless(view: View, legal: LegalMoves) -> Move:
        while True:
            with suppress(Exception):
                time.sleep(0.01)

    with pytest.raises(BotFailed, match=r"0\.01 s are allowed \(seconds=, --seconds\)") as caught:
        Simulation(bots=[endless, "greedy"], seconds=0.01).play(0)
    assert caught.value.code == "bot-too-slow"
    assert "time.sleep(0.01)" in caught.value.trace


def test_names_are_told_apart_only_where_the_bots_are_others() -> None:
    one = Counting()
    assert names_of([one, one, Counting(), "greedy", "greedy"]) == (
        "counting", "counting", "counting 2", "greedy", "greedy",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (lambda: Simulation(bots="greedy"), "bots"),
        (lambda: Simulation(bots=()), "bots"),
        (lambda: Simulation(bots=["greedy"] * 3, players=2), "bots"),
        (lambda: Simulation(bots=[3]), "not-a-bot"),  # type: ignore[list-item]
        (lambda: Simulation(bots=[Path]), "not-a-bot"),  # type: ignore[list-item]
        (lambda: Simulation(seed=-1), "bad-seed"),
        (lambda: Simulation(seed=2.5), "bad-seed"),  # type: ignore[arg-type]
        (lambda: Simulation(players="two"), "players"),  # type: ignore[arg-type]
        (lambda: Simulation().run(-1), "bad-games"),
        (lambda: Simulation().run(2, workers=0), "bad-workers"),
        (lambda: Simulation().run(2, start=-3), "bad-start"),
        (lambda: Simulation(seconds=-1), "bad-seconds"),
        (lambda: Simulation(seconds="long"), "bad-seconds"),  # type: ignore[arg-type]
        (lambda: Tournament(bots=["greedy", "random"], seconds=float("nan")), "bad-seconds"),
        (lambda: Tournament(bots=["greedy", "random"]).play(5, 2), "bad-stop"),
        (lambda: Tournament(bots=["greedy", "random"]).play(-5, 2), "bad-start"),
        (lambda: play_game(Game(players=2, seed=1), ["greedy", "random"], seconds=0), "bad-seconds"),
        (lambda: play_game(Game(players=3, seed=1), ["greedy"]), "bots"),
        (lambda: play_game(Game(players=2, seed=1), "greedy"), "bots"),
        (lambda: play_game(Game(players=2, seed=1), ["greedy", "random"], [1]), "minds"),
        (lambda: play_game("game", ["greedy"]), "game"),  # type: ignore[arg-type]
        (lambda: Tournament(bots=["greedy", "greedy"]), "bots"),
        (lambda: Tournament(bots=["greedy", "random"], seed=-1), "bad-seed"),
        (lambda: run(Tournament(bots=["greedy", "random"]), deals=-1), "bad-deals"),
        (lambda: run(Tournament(bots=["greedy", "random"]), deals=1, workers=0), "bad-workers"),
        (lambda: find_bot("process:", 1), "not-a-bot"),
        (lambda: find_bot("process:'", 1), "not-a-bot"),
    ],
)
def test_what_is_wrong_is_refused_at_once_with_a_sentence(wrong: Callable[[], object], code: str) -> None:
    with pytest.raises(DigsiteError) as caught:
        wrong()
    assert caught.value.code.removeprefix("setup-") == code
    assert str(caught.value).endswith(".")


def test_seeds_of_bots_follow_from_the_games_number() -> None:
    seeds: list[int] = []

    class Seeded:
        def __init__(self, seed: int) -> None:
            seeds.append(seed)

        def choose(self, view: View, legal: LegalMoves, seconds: float) -> Move:
            return next(iter(legal))

    Simulation(bots=[Seeded, Seeded], seed=9).play(4)
    assert [seed for seed in seeds if seed] == [seed_of(9, 4, 1), seed_of(9, 4, 2)]
