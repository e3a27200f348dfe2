"""The search against exact expectations: small end-games, worked out completely beside it."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

import numpy as np
import pytest

from digsite.bots.search import DEFAULTS, Search, SearchBot
from digsite.game import EndTurn, Game, Move, Position, Sell
from digsite.rules import OUTCOMES, STATE, actions, actions_in, chances, legal_steps, take_step, winners
from scenes import run, scene

pytestmark = pytest.mark.kernel

#: Enough for every step of these small trees to be told apart.
ENOUGH = 20_000


#: A marketplace in which little can be paid for.
DEAR = "5 pharaohs_mask"


class Exact:
    """The value of a position to both players, if both play perfectly and see all cards."""

    def __init__(self) -> None:
        self._known: dict[bytes, tuple[float, float]] = {}

    def of(self, position: Position) -> tuple[float, float]:
        key = _key(position)
        if key not in self._known:
            self._known[key] = self._work_out(position)
        return self._known[key]

    def _work_out(self, position: Position) -> tuple[float, float]:
        if position.is_over:
            return _worth(position)
        if position.chance_decides:
            weights = np.zeros(OUTCOMES, np.int16)
            total = chances(position.boxes, position.states, weights)
            found = [(w / total, self.after(position, o)) for o, w in enumerate(weights.tolist()) if w]
            return (sum(w * value[0] for w, value in found), sum(w * value[1] for w, value in found))
        steps = actions_in(*legal_steps(position.boxes, position.states))
        return max((self.after(position, step) for step in steps), key=lambda value: value[position.player])

    def after(self, position: Position, step: int) -> tuple[float, float]:
        then = position.copy()
        take_step(then.boxes, then.states, step)
        return self.of(then)

    def best(self, position: Position) -> tuple[int, float]:
        """The best step, and how much worse the next best is."""
        me = position.player
        steps = actions_in(*legal_steps(position.boxes, position.states))
        ranked = sorted(((self.after(position, step)[me], step) for step in steps), reverse=True)
        return ranked[0][1], ranked[0][0] - ranked[1][0]


def _key(position: Position) -> bytes:
    """All that matters for what can still happen: not what players know, nor which sets were sold for the money."""
    numbers = position.snapshot()
    numbers[_SOLD] = 0
    return numbers[: _KNOWN.start].tobytes()


def _places(field: str) -> slice:
    fields: Any = STATE.fields
    start = fields[field][1] // 2
    return slice(start, start + fields[field][0].itemsize // 2)


_SOLD, _KNOWN = _places("sold"), _places("known")


def _worth(position: Position) -> tuple[float, float]:
    """What a finished game of two is worth to each, as the search counts it."""
    won = int(winners(position.boxes, position.states))
    money = position.row("money")
    found = []
    for p in (0, 1):
        share = (won >> p & 1) / won.bit_count()
        by = 1.0 / (1.0 + exp(-(money[p] - money[1 - p]) / DEFAULTS.lead))
        found.append(DEFAULTS.winning * share + (1.0 - DEFAULTS.winning) * by)
    return found[0], found[1]


def searched(game: Game, iterations: int = ENOUGH, seed: int = 1) -> Search:
    search = Search(game.legal_moves.seen, seed)
    search.run(iterations)
    return search


# In these scenes every card that Ann does not see is a pot shard or the last of the dig site, so that she knows as much
# as whoever sees all cards.


# The marketplace is dear, which keeps the trees small.


def storm_before_the_last_dig() -> Game:
    """Ben has sold everything. A storm has come, another one may come before Ann sells."""
    game = scene(["3 coin, broken_cup", "4 pot_shard"], DEAR, "pot_shard, map, 2 sandstorm", first=1)
    run(game, "dig pot_shard", "sell 5 pot_shard", "end", "dig sandstorm")
    assert game.phase == "tents"
    return game


def last_turns() -> Game:
    """The dig site is empty, Ben has sold everything; Ann is to act."""
    game = scene(["2 coin, 2 broken_cup", "4 pot_shard"], DEAR, "pot_shard, map", first=1)
    run(game, "dig pot_shard", "sell 5 pot_shard", "end", "dig map", "sell 1 map")
    return game


def one_card_to_dig() -> Game:
    """Ann is to act; Ben, with one card left, will dig up the last one: a storm."""
    game = scene(["3 coin, broken_cup", "4 pot_shard"], DEAR, "pot_shard, map, sandstorm", first=1, monument="mine")
    run(game, "dig pot_shard", "sell 4 pot_shard", "end", "dig map", "sell 1 map")
    return game


@pytest.mark.parametrize("begin", [storm_before_the_last_dig, last_turns, one_card_to_dig])
def test_the_value_converges_to_the_exact_expectation(begin: Callable[[], Game]) -> None:
    game = begin()
    exact = Exact().of(game.position)[game.player]
    errors = []
    for iterations in (300, ENOUGH):
        found = [searched(game, iterations, seed).result().value for seed in (1, 2, 3)]
        errors.append(float(np.mean([abs(value - exact) for value in found])))
    assert errors[1] < 0.02
    assert errors[1] < errors[0]


@pytest.mark.parametrize("begin", [storm_before_the_last_dig, last_turns, one_card_to_dig])
def test_it_takes_a_step_as_good_as_the_best(begin: Callable[[], Game]) -> None:
    game = begin()
    exact = Exact()
    best = exact.of(game.position)[game.player]
    step = searched(game).result().best
    assert exact.after(game.position, step)[game.player] >= best - 0.01


def test_the_last_storm_is_sat_out_in_the_tent() -> None:
    game = scene(["2 broken_cup, 2 pharaohs_mask", "4 pot_shard"], dig="map, sandstorm", first=1)
    run(game, "dig sandstorm")
    assert game.phase == "tents"
    assert game.player == 0
    assert searched(game, 3000).result().best == actions.TENT


def test_a_full_set_is_sold_before_a_storm_that_is_sure_to_come() -> None:
    """Without tents (card-game) Ben digs a storm for certain: four masks held would be two. A trade may come first."""
    game = scene(["4 pharaohs_mask", "4 pot_shard"], monument="pyramid", dig="map, sandstorm")
    run(game, "dig map")
    bot = SearchBot(seed=1, iterations=3000)
    moves: list[Move] = []
    while game.player == 0 and (not moves or moves[-1] != EndTurn()):
        moves.append(bot.choose(game.view(0), game.legal_moves, 1.0))
        game.play(moves[-1])
    assert Sell("pharaohs_mask", 4) in moves


def test_without_storms_or_thieves_a_set_that_can_still_grow_is_held() -> None:
    """A broken cup brings 2, a pair 15: the other one is the next card but one."""
    game = scene(
        ["broken_cup, pharaohs_mask, coin, talisman", "4 pot_shard"], dig="map, 2 broken_cup", market="5 pot_shard"
    )
    run(game, "dig broken_cup", "sell 1 pharaohs_mask", "end", "dig map", "end")
    run(game, "dig broken_cup")
    cup = game.setup.ids.index("broken_cup")
    result = searched(game, 5000).result()
    one = {tried.step: tried for tried in result.steps}[actions.SELL + cup * actions.LONGEST_SET]
    assert result.best != one.step
    assert one.value < result.value


class TestMine:
    """R64: turn up one more, or stop. What lies hidden is counted out beforehand."""

    def mining(self, chamber: str, up: str, hand: str) -> Game:
        game = scene([hand, "4 pot_shard"], monument="mine", chambers=[chamber], dig="map")
        run(game, "dig map", "explore 0", f"bring {up}")
        assert game.phase == "mining"
        return game

    def expectation(self, game: Game) -> tuple[float, float]:
        """Ann's money if she stops now, and if she turns up one card more and then plays on as well as can be.

        The dig site is empty and Ben cannot hinder her, so that each of her sets brings its price.
        """
        seen = game.legal_moves.seen
        kinds = range(len(game.setup.ids))
        treasures = game.setup.treasures
        unseen = [t.cards for t in treasures]
        for row in (seen.row("market"), seen.row("hand", 0), seen.row("chamber", 0)):
            unseen = [unseen[k] - row[k] for k in kinds]
        unseen = [unseen[k] + seen.row("chamber", 0)[k] - seen.row("turned")[k] for k in kinds]
        unseen[game.setup.map_index] = 0
        hand = seen.row("hand", 0)

        def money(turned: list[int]) -> float:
            total = 0
            for k in kinds:
                count = hand[k] + turned[k]
                while count:
                    size = min(count, len(treasures[k].sells))
                    total += treasures[k].sells[size - 1]
                    count -= size
            return total

        def further(turned: list[int], left: list[int]) -> float:
            value = 0.0
            for k in kinds:
                if left[k]:
                    more = [n + (i == k) for i, n in enumerate(turned)]
                    rest = [n - (i == k) for i, n in enumerate(left)]
                    bust = sum(n * t.trade for n, t in zip(more, treasures, strict=False)) > 5
                    then = money([0] * len(more)) if bust else max(money(more), further(more, rest))
                    value += left[k] / sum(left) * then
            return value

        turned = seen.row("turned")[: len(unseen)]
        return money(turned), further(turned, unseen)

    @pytest.mark.parametrize(
        ("chamber", "up", "hand"),
        [
            ("5 pot_shard, 10 talisman", "talisman", "talisman, 2 coin, broken_cup"),
            ("14 pot_shard, coin", "coin", "4 pot_shard"),
            ("7 pot_shard, 8 broken_cup", "broken_cup", "broken_cup, 3 talisman"),
            ("7 pot_shard, 8 broken_cup", "broken_cup", "4 talisman"),
            ("3 pot_shard, 12 broken_cup", "broken_cup", "4 coin"),
        ],
    )
    def test_it_turns_up_or_stops_as_the_expectation_says(self, chamber: str, up: str, hand: str) -> None:
        game = self.mining(chamber, up, hand)
        stop, further = self.expectation(game)
        assert abs(stop - further) > 0.5, "the case decides nothing"
        best = searched(game).result().best
        assert best == (actions.STOP if stop > further else actions.TURN_UP)
