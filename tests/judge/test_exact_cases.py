"""The judge against full enumeration: every way the hidden cards can lie, every way chance can go."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import comb

import numpy as np
import pytest

from digsite.bots.policies import AN_EXPERT, EXPERT, decide_seen
from digsite.dealers import new_luck
from digsite.editions import Setup
from digsite.game import EndTurn, Game, Move, Position, Sell
from digsite.game.steps import small_steps
from digsite.game.view import seen_position
from digsite.judge import Judge
from digsite.judge.accounts import result_of
from digsite.judge.trying import LEAST, expert_move, try_moves
from digsite.rules import BOX, OUTCOMES, SANDSTORM, STATE, THIEF, chances, take_step
from scenes import run, scene

pytestmark = pytest.mark.kernel

#: So many standard errors hold in all these cases together.
SURE = 4.5


def after(position: Position, *steps: int) -> Position:
    there = position.copy()
    for step in steps:
        take_step(there.boxes, there.states, step)
    return there


def outcomes(position: Position) -> dict[int, float]:
    """What chance can bring, and how likely."""
    weights = np.zeros(OUTCOMES, np.int16)
    total = int(chances(position.boxes, position.states, weights))
    return {outcome: int(weights[outcome]) / total for outcome in range(OUTCOMES) if weights[outcome]}


def exact(position: Position) -> np.ndarray:
    """What every seat gets on average if experts play on with all cards as they lie: shares and money."""
    return _exact(position.boxes.tobytes(), position.to_bytes())


@cache
def _exact(box: bytes, state: bytes) -> np.ndarray:
    position = Position(np.frombuffer(box, BOX).copy(), np.frombuffer(state, STATE).copy())
    if position.is_over:
        return result_of(position)
    if position.chance_decides:
        return sum((w * exact(after(position, one)) for one, w in outcomes(position).items()), np.zeros(1))
    seen = seen_position(position, position.player)
    return exact(after(position, int(decide_seen(seen.boxes, seen.states, EXPERT, new_luck(0), AN_EXPERT))))


def worlds(seen: Position, viewer: int) -> Iterator[tuple[float, Position]]:
    """Every way the hidden cards can lie, as docs/bots.md says: first the maps, then all other cards."""
    players, map_kind = seen.players, int(seen.boxes["map"][0])
    kinds, chambers = int(seen.boxes["kinds"][0]), int(seen.boxes["chambers"][0])
    s = seen.states[0]
    cards = seen.boxes["cards"][0]
    unseen = cards - s["market"] - s["hand"].sum(axis=0) - s["sold"].sum(axis=0) - s["chamber"].sum(axis=0)
    unseen[map_kind] -= s["maps_spent"]
    room = [int(s["hand_size"][p] - s["hand"][p].sum()) for p in range(players)]
    room += [int(s["chamber_size"][c] - s["chamber"][c].sum()) for c in range(chambers)]
    dug = int(s["dig_size"] - s["dig"][THIEF] - s["dig"][SANDSTORM])
    can_hold = [
        max(0, min(room[p], int(s["maps_at_most"][viewer, p] - s["hand"][p, map_kind]))) for p in range(players)
    ]
    maps = int(unseen[map_kind])
    for placed in product(*(range(min(maps, most) + 1) for most in can_hold)):
        left = maps - sum(placed)
        if not 0 <= left <= dug:
            continue
        ways = comb(dug, left)
        for count, most in zip(placed, can_hold, strict=True):
            ways *= comb(most, count)
        share = ways / comb(sum(can_hold) + dug, maps)
        world = seen.copy()
        for p, count in enumerate(placed):
            world.states[0]["hand"][p, map_kind] += count
        world.states[0]["dig"][map_kind] += left
        open_room = [size - (placed[p] if p < players else 0) for p, size in enumerate(room)]
        rest = unseen[:kinds].copy()
        rest[map_kind] = 0
        yield from _dealt(world, share, [int(n) for n in rest], open_room, 0)


def _dealt(
    world: Position, share: float, rest: list[int], room: list[int], place: int
) -> Iterator[tuple[float, Position]]:
    """Deal the rest of the cards to one place after the other; what is left lies in the dig site."""
    if place == len(room):
        done = world.copy()
        for t, count in enumerate(rest):
            done.states[0]["dig"][t] += count
        _let_know(done)
        yield share, done
        return
    for counts in _choices(rest, room[place]):
        ways = 1
        for count, there in zip(counts, rest, strict=True):
            ways *= comb(there, count)
        then = world.copy()
        field, at = ("hand", place) if place < world.players else ("chamber", place - world.players)
        for t, count in enumerate(counts):
            then.states[0][field][at, t] += count
        left = [there - count for there, count in zip(rest, counts, strict=True)]
        yield from _dealt(then, share * ways / comb(sum(rest), room[place]), left, room, place + 1)


def _choices(rest: list[int], size: int) -> Iterator[tuple[int, ...]]:
    if len(rest) == 1:
        if size <= rest[0]:
            yield (size,)
        return
    for count in range(min(rest[0], size) + 1):
        for others in _choices(rest[1:], size - count):
            yield (count, *others)


def _let_know(position: Position) -> None:
    """Everybody knows what is public, and their own hand; the viewer's own knowledge is there already."""
    s, public = position.states[0], position.players
    for v in range(position.players):
        if v != position.player:
            s["known"][v] = s["known"][public]
            s["known_chamber"][v] = s["known_chamber"][public]
            s["maps_at_most"][v] = s["maps_at_most"][public]
            s["known"][v, v] = s["hand"][v]
            s["maps_at_most"][v, v] = s["hand"][v, int(position.boxes["map"][0])]


def made_in(position: Position, setup: Setup, move: Move) -> Position:
    """The position after a whole move."""
    steps = small_steps(position, setup, move)
    assert steps is not None
    return after(position, *steps)


def known_value(position: Position, setup: Setup, move: Move) -> np.ndarray:
    """What every seat gets on average after a move, as its player can know: over all worlds, exactly."""
    player = position.player
    total, value = 0.0, np.zeros((position.players, 2))
    for share, world in worlds(seen_position(position, player), player):
        value += share * exact(made_in(world, setup, move))
        total += share
    assert total == pytest.approx(1.0)
    return value


def near_the_end() -> list[Game]:
    """Games with few cards left to dig and something hidden: Ann decides."""
    first = scene(["4 coin", "coin, 3 talisman"], dig="map, pharaohs_mask, 3 coin")
    run(first, "dig coin", "end", "dig pharaohs_mask", "sell 3 talisman", "end", "dig coin")
    second = scene(["3 talisman, coin", "2 broken_cup, 2 coin"], dig="map, thief, talisman, coin", monument="mine")
    run(second, "dig talisman", "end", "dig thief", "steal 0", "rob coin", "end", "dig coin")
    third = scene(["3 coin, talisman", "2 coin, 2 talisman"], dig="map, sandstorm, 2 coin", monument="pyramid")
    run(third, "dig coin", "end", "dig coin", "end", "dig map")
    return [first, second, third]


def moves_of(game: Game) -> list[Move]:
    """The expert's move, the end of the turn, and some sales."""
    usual = expert_move(game.legal_moves)
    return list(dict.fromkeys([usual, EndTurn(), *list(game.legal_moves.of(Sell))[:3]]))


def test_what_a_player_knows_is_judged_as_enumerated_within_its_error() -> None:
    for game in near_the_end():
        judged = Judge(games=600, seed=5).known(game.position, game.player)
        value = known_value(game.position, game.setup, expert_move(game.legal_moves))
        for seat in range(2):
            assert abs(judged.wins[seat] - value[seat, 0]) <= SURE * judged.wins_error[seat] + 1e-12
            assert abs(judged.money[seat] - value[seat, 1]) <= SURE * judged.money_error[seat] + 1e-9


def test_what_a_decision_cost_is_what_enumeration_says_within_its_error() -> None:
    told = 0
    for game in near_the_end():
        values = {move: known_value(game.position, game.setup, move)[game.player] for move in moves_of(game)}
        for made, own in values.items():
            trial = try_moves(game.legal_moves, game.player, Judge(300, seed=2), made)
            for tried in trial.tried:
                if tried.move in values:
                    gain = values[tried.move] - own
                    too_rare = LEAST if tried.error == 0 else 0  # to come up in so many games
                    assert abs(tried.gain - gain[0]) <= SURE * tried.error + too_rare + 1e-12
                    assert abs(tried.money - gain[1]) <= SURE * tried.money_error + 1e-9
                    told += tried.move != made
            if trial.best.move != made and trial.best.move in values:  # what is called better, is better
                better = values[trial.best.move] - own
                assert better[0] > 0 or better[1] > 0
    assert told >= 6
