"""The documented fast path: the same games as everywhere else, one or thousands, and no way to crash it."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from digsite import DigsiteError, Game, kernel
from digsite.dealers import seed_of
from digsite.game.view import seen_position
from digsite.rules import take_step
from examples import examples
from kinds import Kind, choices, kinds, seeds

pytestmark = pytest.mark.kernel

PAGE = Path(__file__).parent.parent.parent / "docs" / "kernel.md"


def one(kind: Kind, seed: int, **how: Any) -> kernel.OneGame:
    return kernel.OneGame(
        kind.players, edition=kind.edition, monument=kind.monument, variants=kind.variants, seed=seed, **how
    )


def batch(kind: Kind, count: int, seed: int, **how: Any) -> kernel.Games:
    return kernel.Games(
        count, kind.players, edition=kind.edition, monument=kind.monument, variants=kind.variants, seed=seed, **how
    )


@examples(30)
@given(kinds, seeds, choices)
def test_one_game_is_the_game_of_the_same_seed_step_by_step(kind: Kind, seed: int, choice: random.Random) -> None:
    game, fast = kind.game(seed), one(kind, seed)
    game.forget_past()
    while not game.is_over:
        assert fast.legal == game.legal_steps
        assert fast.states.tobytes() == game.position.states.tobytes()
        assert (fast.player, fast.turn) == (game.player, game.turn)
        step = choice.choice(fast.legal)
        game.step(step)
        fast.step(step, by=fast.player)
    assert fast.is_over
    assert game.outcome is not None
    assert (tuple(fast.money), tuple(fast.winners)) == (game.outcome.money, game.outcome.winners)


@examples(15)
@given(kinds, seeds, choices)
def test_every_game_of_a_batch_is_the_single_game_of_its_seed(kind: Kind, seed: int, choice: random.Random) -> None:
    games = batch(kind, 5, seed)
    singles = [one(kind, seed_of(seed, number)) for number in range(5)]
    masks = np.zeros((5, kernel.ACTIONS), np.uint8)
    while not games.is_over.all():
        actions = [choice.choice(single.legal) if not single.is_over else kernel.NO_ACTION for single in singles]
        for place, (single, mask) in enumerate(zip(singles, games.masks(masks), strict=True)):
            assert np.flatnonzero(mask).tolist() == single.legal
            assert single.mask().tolist() == mask.astype(bool).tolist()
            assert games.states[place : place + 1].tobytes() == single.states.tobytes()
        games.step(np.array(actions, np.int16))
        for single, action in zip(singles, actions, strict=True):
            if action != kernel.NO_ACTION:
                single.step(action)
    assert games.money.tolist() == [single.money for single in singles]
    for shares, single in zip(games.shares(), singles, strict=True):
        assert np.flatnonzero(shares).tolist() == single.winners
        assert shares.sum() == pytest.approx(1)


def test_chance_draws_each_games_monument_as_it_does_for_a_game() -> None:
    games = kernel.Games(40, players=3, seed=11)
    for number in range(40):
        game = Game(3, seed=seed_of(11, number))
        assert games.playing.monuments[games.which[number]] == game.setup.monument.id
        assert games.states[number : number + 1].tobytes() == game.position.states.tobytes()
    assert len(set(games.which.tolist())) == 6


def test_threads_play_the_same_games() -> None:
    alone, shared = (kernel.Games(101, players=3, monument="temple", seed=3, threads=threads) for threads in (1, 3))
    for _ in range(60):
        actions = alone.random_actions()
        assert (shared.random_actions() == actions).all()
        alone.step(actions)
        shared.step(actions)
    assert alone.play_randomly() == shared.play_randomly()
    assert alone.states.tobytes() == shared.states.tobytes()


def test_a_game_that_is_over_begins_again_and_says_how_it_ended() -> None:
    games, twin = (kernel.Games(64, players=2, monument="sphinx", seed=5) for _ in range(2))
    ended, money, shares = np.zeros(64, np.bool_), np.zeros((64, 2), np.int16), np.zeros((64, 2), np.float32)
    finished = 0
    while finished < 100:
        actions = games.random_actions()
        over = games.step_and_restart(actions, ended, money, shares)
        twin.step(actions)
        assert (twin.is_over == ended).all()
        assert (money[ended] == twin.money[ended]).all()
        assert (shares[ended] == twin.shares()[ended]).all()
        assert over == ended.sum() == twin.restart()
        assert not games.is_over.any()
        assert games.states.tobytes() == twin.states.tobytes()
        twin.random_actions()  # its own choices keep step
        finished += over


@examples(20)
@given(kinds, seeds, choices)
def test_a_batch_hides_and_deals_anew_as_a_game_does(kind: Kind, seed: int, choice: random.Random) -> None:
    games = batch(kind, 6, seed)
    for _ in range(choice.randrange(80)):
        games.step(games.random_actions())
    before = games.states.copy()
    for viewer in (None, *range(kind.players), "player"):
        seen = games.seen(viewer)
        guessed = games.copy()
        guessed.resample(viewer, seed=choice.getrandbits(60))
        assert guessed.seen(viewer).tobytes() == seen.tobytes(), "what the viewer knows is what it was"
        if viewer != "player":
            single = kernel.OneGame.of(games.playing.setups[0], games.states[2:3], boxes=games.playing.boxes)
            assert single.seen(viewer).tobytes() == seen[2:3].tobytes()
    assert games.states.tobytes() == before.tobytes()


def test_chance_can_be_told() -> None:
    game = kernel.OneGame(players=2, monument="mine", seed=3, settle=False)
    other = Game.of(game.setup, ("Ann", "Ben"))
    choice = random.Random(1)
    for _ in range(200):
        if game.is_over:
            break
        if game.chance_decides:
            assert game.legal == []
            weights = game.chances.tolist()
            outcome = choice.choices(range(kernel.OUTCOMES), weights)[0]
            game.happen(outcome)
            take_step(other.position.boxes, other.position.states, outcome)
        else:
            assert not game.chances.any()
            action = choice.choice(game.legal)
            game.step(action)
            take_step(other.position.boxes, other.position.states, action)
        assert game.states.tobytes() == other.position.states.tobytes()


@pytest.mark.parametrize(
    "way", [kernel.OneGame.copy, copy.copy, copy.deepcopy, lambda g: pickle.loads(pickle.dumps(g))]
)
def test_a_copy_has_the_same_luck_and_goes_its_own_way(way: Callable[[kernel.OneGame], kernel.OneGame]) -> None:
    game = kernel.OneGame(players=3, seed=8)
    twin = way(game)
    assert twin == game
    choice = random.Random(2)
    steps = []
    while not twin.is_over:
        steps.append(choice.choice(twin.legal))
        twin.step(steps[-1])
    assert twin != game
    for step in steps:
        game.step(step)
    assert twin == game


def test_places_can_be_taken_several_times_and_a_batch_pickles() -> None:
    games = kernel.Games(8, players=2, monument="mine", seed=1, threads=2)
    games.step(games.random_actions())
    more = games.take([7, 7, 0])
    assert more.states[0] == games.states[7] == more.states[1]
    more.reseed(4)
    assert len(set(more.luck.tolist())) == 3
    again = pickle.loads(pickle.dumps(games))
    assert again.play_randomly() == games.play_randomly()
    assert again.states.tobytes() == games.states.tobytes()


# Nothing that is handed in makes it crash.


def refused(code: str, do: Callable[[], object]) -> None:
    with pytest.raises(DigsiteError) as error:
        do()
    assert error.value.code == code
    assert str(error.value).endswith(".")


@pytest.mark.parametrize("action", [10_000_000, -1, -(10**30), 10**30, 126, 2.5, "60", None, True, np.float64(1), [60]])
def test_what_is_no_action_is_refused(action: Any) -> None:
    game = kernel.OneGame(players=2, monument="mine", seed=1)
    before = game.states.tobytes()
    refused("bad-action", lambda: game.step(action))
    assert game.states.tobytes() == before


def test_an_action_that_is_not_legal_is_refused_and_says_what_is() -> None:
    game = kernel.OneGame(players=2, monument="mine", seed=1)
    for action in set(range(kernel.ACTIONS)) - set(game.legal):
        refused("illegal-action", lambda action=action: game.step(action))  # type: ignore[misc]
    refused("not-your-turn", lambda: game.step(game.legal[0], by=1 - game.player))
    refused("no-chance", lambda: game.happen(0))
    games = game.times(3, seed=1)
    games.play_randomly()
    refused("game-over", lambda: games.step([kernel.END_TURN] * 3))
    chance = kernel.OneGame(players=2, monument="mine", seed=1, settle=False)
    refused("chance-decides", lambda: chance.step(0))
    refused("impossible-outcome", lambda: chance.happen(kernel.THIEF))
    refused("bad-outcome", lambda: chance.happen(99))


def test_one_wrong_action_changes_no_game_of_a_batch() -> None:
    games = kernel.Games(50, players=2, monument="mine", seed=1)
    before = games.states.tobytes()
    actions = games.random_actions()
    for wrong, code in ((kernel.STOP, "illegal-action"), (10_000_000, "bad-action"), (-7, "bad-action")):
        actions[31] = wrong
        refused(code, lambda: games.step(actions))
        assert games.states.tobytes() == before


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        (np.zeros(7, np.int64), "bad-shape"),
        (np.zeros((50, 1), np.int64), "bad-shape"),
        (np.zeros(50), "bad-dtype"),
        (np.array(["end"] * 50), "bad-dtype"),
        (3, "bad-shape"),
        (None, "bad-dtype"),
        (np.full(50, 2**64 - 1, np.uint64), "bad-action"),
    ],
)
def test_actions_in_a_wrong_array_are_refused(actions: object, code: str) -> None:
    games = kernel.Games(50, players=2, monument="mine", seed=1)
    refused(code, lambda: games.step(actions))


def test_room_that_is_too_small_or_of_another_kind_is_refused() -> None:
    games = kernel.Games(5, players=2, monument="mine", seed=1)
    wide = np.zeros((5, 2 * kernel.ACTIONS), np.bool_)
    fixed = np.zeros((5, kernel.ACTIONS), np.bool_)
    fixed.flags.writeable = False
    refused("bad-shape", lambda: games.masks(np.zeros((4, kernel.ACTIONS), np.bool_)))
    refused("bad-dtype", lambda: games.masks(np.zeros((5, kernel.ACTIONS))))
    refused("bad-array", lambda: games.masks(wide[:, ::2]))
    refused("bad-array", lambda: games.masks(fixed))
    refused("bad-dtype", lambda: games.random_actions(np.zeros(5, np.int32)))
    refused("bad-shape", lambda: games.shares(np.zeros((5, 3), np.float32)))
    refused("bad-dtype", lambda: games.restart([1, 0, 1, 0, 1]))
    refused("bad-shape", lambda: games.restart(np.ones(4, np.bool_)))
    refused("bad-viewer", lambda: games.seen(2 + 1))
    refused("bad-viewer", lambda: games.seen("ann"))
    refused("bad-viewer", lambda: games.seen([0, 1, 2, 3, 0]))
    refused("bad-places", lambda: games.take([9]))
    refused("bad-places", lambda: games.take("all"))
    refused("bad-count", lambda: kernel.Games(0))
    refused("bad-count", lambda: kernel.Games(2, threads=0))
    refused("bad-seed", lambda: kernel.Games(2, seed=-1))


@examples(60)
@given(kinds, seeds, choices)
def test_states_from_elsewhere_are_looked_at(kind: Kind, seed: int, choice: random.Random) -> None:
    """Whatever one number is changed to, the state is refused or can be played to its end."""
    games = batch(kind, 4, seed)
    for _ in range(choice.randrange(60)):
        games.step(games.random_actions(), settle=choice.random() < 0.5)
        games.settle()
    states = games.states.copy()
    numbers = states.view(np.int16).reshape(4, -1)
    place = choice.randrange(numbers.shape[1])
    numbers[choice.randrange(4), place] = choice.choice([-300, -1, 1, 2, 7, 200, 32767, -32768])
    try:
        other = kernel.Games.of(games.playing, states, seed=1)
    except kernel.KernelError:
        refused("bad-state", lambda: kernel.Games.of(games.playing, states, seed=1))
        return
    for _ in range(20):
        other.settle()
        other.step(other.random_actions())


def test_what_is_no_state_is_refused() -> None:
    games = kernel.Games(3, players=2, monument="mine", seed=1)
    refused("bad-dtype", lambda: kernel.Games.of(games.playing, np.zeros(3)))
    refused("bad-dtype", lambda: kernel.Games.of(games.playing, "states"))  # type: ignore[arg-type]
    refused("bad-shape", lambda: kernel.Games.of(games.playing, games.states[:0]))
    refused("bad-state", lambda: kernel.Games.of(games.playing, np.zeros(3, kernel.STATE)))
    refused("bad-state", lambda: kernel.Games.of(games.playing, games.seen(0)))


def test_numbers_that_are_no_step_do_not_crash_the_rules_themselves() -> None:
    game = Game(players=2, monument="mine", seed=1)
    for wild in (10_000_000, -10_000_000, kernel.ACTIONS):
        with pytest.raises(ValueError, match="no action"):
            take_step(game.position.boxes, game.position.states, wild)
    undealt = Game.of(game.setup, ("Ann", "Ben"))
    for wild in (10_000_000, -1, kernel.THIEF):
        with pytest.raises(ValueError, match="chance cannot"):
            take_step(undealt.position.boxes, undealt.position.states, wild)


# The tables.


def test_the_tables_in_the_docs_are_current() -> None:
    """``python tools/kernel_tables.py`` writes them anew."""
    page = PAGE.read_text(encoding="utf-8")
    assert kernel.with_tables(page) == page
    for name in ("actions", "phases", "outcomes", "state", "box"):
        assert f"<!-- {name} -->" in page


def test_every_action_is_in_the_table_once_and_does_what_it_says() -> None:
    told = [block for block in kernel.ACTION_BLOCKS for _ in range(block.numbers)]
    assert [block.first for block in kernel.ACTION_BLOCKS] == sorted(block.first for block in kernel.ACTION_BLOCKS)
    for action, block in enumerate(told):
        word = kernel.describe(action, ()).split()[0]
        assert block.first <= action < block.first + block.numbers
        assert word.upper() in block.name or word in block.meaning


def test_a_seen_state_is_what_a_games_hidden_position_is() -> None:
    game = Game(players=3, monument="tomb", seed=5)
    fast = kernel.OneGame(players=3, monument="tomb", seed=5)
    for viewer in (0, 1, 2, None):
        assert fast.seen(viewer).tobytes() == seen_position(game.position, viewer).states.tobytes()


@examples(20)
@given(kinds, seeds, choices)
def test_an_observation_is_what_the_game_observes_one_at_a_time_and_by_the_batch(
    kind: Kind, seed: int, choice: random.Random
) -> None:
    game = kind.game(seed)
    for _ in range(choice.randrange(80)):
        if game.is_over:
            break
        game.step(choice.choice(game.legal_steps))
    one = kernel.OneGame.of(game.setup, game.position.states, boxes=game.position.boxes, seed=1)
    room = np.ones(413, np.uint8)
    batch = one.times(3, seed=1, threads=2)
    for viewer in (None, *range(kind.players)):
        seen = game.observation(viewer)
        assert np.array_equal(one.observation(viewer), seen)
        assert np.array_equal(one.observation(viewer, room), seen)
        assert np.array_equal(batch.observations(viewer), np.stack([seen] * 3))
    if not game.is_over:
        assert np.array_equal(batch.observations()[2], game.observation(game.player))


def test_an_observation_into_a_wrong_place_is_refused() -> None:
    game = kernel.OneGame(players=2, monument="mine", seed=1)
    refused("bad-shape", lambda: game.observation(0, np.zeros(412, np.uint8)))
    refused("bad-dtype", lambda: game.observation(0, np.zeros(413, np.int8)))
    refused("bad-viewer", lambda: game.observation(3))
    refused("bad-shape", lambda: game.times(4).observations(out=np.zeros((3, 413), np.uint8)))
