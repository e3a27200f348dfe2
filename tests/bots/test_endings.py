"""Perfect endgames against brute force: every small step, every outcome, in small endings of every kind."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from digsite.bots import find_bot
from digsite.bots.endings import Solver, open_ending
from digsite.bots.search import SearchBot
from digsite.editions import load_edition
from digsite.game import Game, Position
from digsite.game.steps import small_steps
from digsite.rules import OUTCOMES, STATE, actions_in, chances, legal_steps, make_box, take_step, winners
from digsite.rules.actions import END_TURN
from digsite.rules.phases import ACT
from kinds import PLAIN, Kind

pytestmark = pytest.mark.kernel

#: What matters of a state: not what players know, nor which sets were sold for the money.
_MATTERS = STATE.fields["known"][1] // 2  # type: ignore[index]
_SOLD = slice(STATE.fields["sold"][1] // 2, STATE.fields["sold_cards"][1] // 2)  # type: ignore[index]

Figures = tuple[tuple[float, float], ...]


class TooLargeError(Exception):
    """Too many positions for brute force."""


class BruteForce:
    """Every seat takes what is best for it: all small steps in any order, all chance, by plain recursion."""

    def __init__(self) -> None:
        self._known: dict[bytes, Figures] = {}

    def of(self, position: Position) -> Figures:
        numbers = position.snapshot()
        numbers[_SOLD] = 0
        key = numbers[:_MATTERS].tobytes()
        if key not in self._known:
            self._known[key] = self._work_out(position)
            if len(self._known) > 2_000:
                raise TooLargeError
        return self._known[key]

    def _work_out(self, position: Position) -> Figures:
        if position.is_over:
            return figures_of_end(position)
        if position.chance_decides:
            weights = np.zeros(OUTCOMES, np.int16)
            total = int(chances(position.boxes, position.states, weights))
            then = [(w / total, self.of(after(position, o))) for o, w in enumerate(weights.tolist()) if w]
            seats = range(position.players)
            return tuple((sum(w * v[p][0] for w, v in then), sum(w * v[p][1] for w, v in then)) for p in seats)
        steps = actions_in(*legal_steps(position.boxes, position.states))
        return max((self.of(after(position, step)) for step in steps), key=lambda value: score(value[position.player]))


def score(figures: tuple[float, float]) -> float:
    """The share of the victory first, then the lead."""
    return round(figures[0] + 1e-6 * figures[1], 12)


def figures_of_end(position: Position) -> Figures:
    won = int(winners(position.boxes, position.states))
    money = position.row("money")[: position.players]
    others = position.players - 1
    return tuple(
        ((won >> seat & 1) / won.bit_count(), coins - (sum(money) - coins) / others) for seat, coins in enumerate(money)
    )


def after(position: Position, step: int) -> Position:
    then = position.copy()
    take_step(then.boxes, then.states, step)
    return then


def small_ending(kind: Kind, seed: int, cards: int = 2) -> Position:
    """An ending made up by lot: few cards in hands, marketplace and chambers, and money that is nearly level."""
    chance = Random(seed)
    setup = load_edition(kind.edition).setup(kind.players, kind.monument, kind.variants)
    boxes = make_box(setup)
    states = np.zeros(1, STATE)
    position = Position(boxes, states)
    s = states[0]
    kinds = chance.sample(range(len(setup.ids)), 4)
    if chance.random() < 0.7 and setup.map_index not in kinds:
        kinds[0] = setup.map_index
    s["phase"], s["named"] = ACT, -1
    s["turn"] = s["player"] = chance.randrange(kind.players)
    s["may_trade"], s["dug"] = 1, chance.randrange(2)
    for seat in range(kind.players):
        s["money"][seat], s["sold_cards"][seat] = chance.randrange(6), chance.randrange(3)
        for _ in range(chance.randint(0 if seat != s["turn"] else 1, cards)):
            s["hand"][seat, chance.choice(kinds)] += 1
    for _ in range(chance.randint(1, 3)):
        s["market"][chance.choice(kinds)] += 1
    for chamber in range(len(setup.monument.chambers)):
        for _ in range(chance.randint(0, 2)):
            s["chamber"][chamber, chance.choice([k for k in range(len(setup.ids)) if k != setup.map_index])] += 1
    s["hand_size"] = s["hand"].sum(axis=1)
    s["chamber_size"] = s["chamber"].sum(axis=1)
    return position


KINDS = [kind for kind in PLAIN if kind.players in (2, 3)]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.label)
def test_small_endings_are_worth_what_brute_force_says(kind: Kind) -> None:
    compared = 0
    for seed in range(60):
        position = small_ending(kind, seed, cards=2 if kind.players == 2 else 1)
        try:
            value = BruteForce().of(position)
        except TooLargeError:
            continue
        solved, me = Solver(position).value(position), position.player
        assert solved is not None
        assert solved.shares[me] == pytest.approx(value[me][0], abs=1e-9), seed
        assert solved.leads[me] == pytest.approx(value[me][1], abs=1e-6), seed
        compared += 1
        if compared == 5:
            return
    assert compared >= 3


@pytest.mark.parametrize("monument", ["great_pyramid", "sphinx"])
def test_the_value_in_the_middle_of_a_turn_is_what_brute_force_says(monument: str) -> None:
    """After a trade another one can follow a sale (R33), whatever the order in which the solver likes them."""
    compared = 0
    for seed in range(60):
        position = small_ending(Kind("new-expedition", 2, monument), seed)
        for _ in range(1 + seed % 3):
            steps = actions_in(*legal_steps(position.boxes, position.states))
            if len(steps) > 1 and not position.is_over:
                position = after(position, Random(seed).choice([step for step in steps if step != END_TURN]))
        if position.is_over or position.chance_decides:
            continue
        try:
            value = BruteForce().of(position)
        except TooLargeError:
            continue
        solved, me = Solver(position).value(position), position.player
        assert solved is not None
        assert solved.shares[me] == pytest.approx(value[me][0], abs=1e-9), seed
        assert solved.leads[me] == pytest.approx(value[me][1], abs=1e-6), seed
        compared += 1
        if compared == 12:
            return
    assert compared >= 8


def test_a_solver_that_may_look_at_too_little_says_so() -> None:
    position = next(
        ending.position for _, ending in endings_of_experts(seeds=range(20)) if hands_are_large(ending.position)
    )
    assert Solver(position, 3).value(position) is None
    assert Solver(position, 3).best_step(position, 0) is None


def hands_are_large(position: Position) -> bool:
    return min(position.row("hand_size")[:2]) >= 3


def endings_of_experts(seeds: range, players: int = 2):  # type: ignore[no-untyped-def]
    """Decisions of experts in which all that is hidden can be deduced."""
    monuments = load_edition("new-expedition").rules.monuments
    for seed in seeds:
        game = Game(players, monument=monuments[seed % len(monuments)], seed=seed)
        expert = find_bot("expert", 0)
        while not game.is_over:
            legal = game.legal_moves
            ending = open_ending(legal.seen) if len(game.legal_steps) > 1 else None
            if ending is not None:
                yield game, ending
            game.play(expert.choose(game.view(game.player), legal, 1.0))


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_deduced_is_the_truth_and_follows_from_what_the_player_knows(players: int) -> None:
    reached = 0
    for game, ending in endings_of_experts(range(18), players):
        reached += 1
        for seat in range(players):
            assert ending.position.row("hand", seat) == game.position.row("hand", seat)
        other = game.resampled(game.player, 7)
        again = open_ending(other.legal_moves.seen)
        assert again is not None
        assert again.position == ending.position
    assert reached > 20


def test_nothing_is_deduced_while_something_that_matters_is_hidden() -> None:
    """With cards left to dig, or two places that hide cards, there is more than one world."""
    game = Game(2, monument="tomb", seed=3)
    expert = find_bot("expert", 0)
    hidden = 0
    while not game.is_over:
        seen = game.legal_moves.seen
        if open_ending(seen) is None and game.position.number("dig_size") == 0:
            hands = {str(game.resampled(game.player, n).position.row("hand", 1 - game.player)) for n in range(30)}
            hidden += len(hands) > 1
        elif game.position.number("dig_size") > 0:
            assert open_ending(seen) is None
        game.play(expert.choose(game.view(game.player), game.legal_moves, 1.0))
    assert hidden


@pytest.mark.parametrize("players", [2, 3])
def test_the_search_loses_nothing_where_it_can_work_the_ending_out(players: int) -> None:
    played = 0
    for game, ending in endings_of_experts(range(12), players):
        solver = Solver(ending.position, 2_000)
        before = solver.value(ending.position)
        if before is None:
            continue
        move = SearchBot(seed=1, iterations=1_000).choose(game.view(game.player), game.legal_moves, 1.0)
        other = game.resampled(game.player, 3)
        assert SearchBot(seed=1, iterations=1_000).choose(other.view(game.player), other.legal_moves, 1.0) == move
        then = ending.position
        for step in small_steps(ending.position, game.setup, move) or ():
            then = after(then, step)
        value = Solver(then).value(then)
        assert value is not None
        assert value.shares[game.player] == pytest.approx(before.shares[game.player])
        assert value.leads[game.player] == pytest.approx(before.leads[game.player])
        played += 1
    assert played > 10
