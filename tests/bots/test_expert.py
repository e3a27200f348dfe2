"""The expert: always legal, blind to what it cannot know, and right where the right decision is plain."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from digsite import Game
from digsite.bots.expert import expert
from digsite.bots.expert.hands import MOST, Worth
from digsite.bots.expert.judgement import Judgement
from digsite.bots.expert.judging import judge
from digsite.bots.expert.prospects import Amounts, point_worth
from digsite.dealers.fast import act_and_settle, below, new_luck, settle_chance
from digsite.dealers.resample import resample
from digsite.editions import Setup, load_edition
from digsite.rules import (
    KINDS,
    Boxes,
    States,
    actions_in,
    describe,
    hide_from,
    kernel,
    legal_steps,
    make_box,
    new_state,
)
from digsite.rules.actions import CHAMBERS
from digsite.rules.knowledge import count_unseen
from scenes import run, scene, with_maps

pytestmark = pytest.mark.kernel

SETUPS = [
    (edition, players, monument, variants)
    for edition, most, variant_sets in (
        ("new-expedition", 5, ((), ("fierce_weather",), ("long_expedition", "beginners_luck"))),
        ("card-game", 4, ((),)),
    )
    for monument in load_edition(edition).rules.monuments
    for variants in variant_sets
    for players in range(2, most + 1)
    if "long_expedition" not in variants or players <= 3
]


@kernel
def choose(boxes: Boxes, states: States) -> int:
    """Ask the expert (a door for Python)."""
    return expert(boxes[0], states[0])


@kernel
def judgement(boxes: Boxes, states: States, hold: Worth, best: Worth, promises: Amounts) -> None:
    """Judge a position into tables that may have anything in them (a door for Python)."""
    b = boxes[0]
    s = states[0]
    unseen = np.zeros(KINDS)
    total = float(count_unseen(b, s, unseen))
    judge(b, s, Judgement(hold, best, promises, unseen, total, point_worth(b, s)))


def advice(boxes: Boxes, states: States) -> int:
    """Return the expert's choice, told only what the player who decides knows."""
    seen = states.copy()
    hide_from(boxes, seen, int(states["player"][0]))
    return int(choose(boxes, seen))


def positions(setup: Setup, seed: int, wild: int) -> Iterator[tuple[Boxes, States, list[int]]]:
    """Play a game by the expert, but every ``wild``-th step or so at random; yield every decision."""
    boxes, luck, whim = make_box(setup), new_luck(seed), new_luck(seed + 1)
    states = new_state(boxes)
    settle_chance(boxes, states, luck)
    while True:
        legal = actions_in(*legal_steps(boxes, states))
        if not legal:
            return
        yield boxes, states, legal
        step = advice(boxes, states)
        if wild and below(whim, wild) == 0:
            step = legal[below(whim, len(legal))]
        act_and_settle(boxes, states, luck, step)


def next_step(game: Game) -> str:
    """Say what the expert would do now, in words."""
    return describe(advice(game.position.boxes, game.position.states), game.setup.ids)


def turn(game: Game) -> list[str]:
    """Let the expert act until its turn is over or chance or somebody else decides; say what it did."""
    done = []
    seat = game.player
    while game.phase in ("act", "taking", "paying") and game.player == seat and not game.is_over:
        step = advice(game.position.boxes, game.position.states)
        done.append(describe(step, game.setup.ids))
        game.step(step)
        if done[-1] == "end":
            break
    return done


@pytest.mark.parametrize("wild", [0, 2], ids=["its own games", "games gone wild"])
def test_every_step_is_legal_in_every_setup(wild: int) -> None:
    asked = 0
    for number, (edition, players, monument, variants) in enumerate(SETUPS):
        setup = load_edition(edition).setup(players, monument, variants)
        for boxes, states, legal in positions(setup, seed=number, wild=wild):
            assert advice(boxes, states) in legal
            asked += 1
    assert asked > 5_000


def test_what_it_cannot_know_does_not_matter() -> None:
    asked = 0
    for number, (edition, players, monument, variants) in enumerate(SETUPS[::5]):
        setup = load_edition(edition).setup(players, monument, variants)
        for boxes, states, _ in positions(setup, seed=100 + number, wild=3):
            other = states.copy()
            resample(boxes, other, int(states["player"][0]), new_luck(asked))
            assert advice(boxes, other) == advice(boxes, states)
            asked += 1
    assert asked > 1_000


def test_what_lay_in_memory_before_does_not_matter() -> None:
    """Tables are made without being cleared: whatever lies there must be written before it is read."""
    with_maps_held = 0
    for number, (edition, players, monument, variants) in enumerate(SETUPS[::5]):
        setup = load_edition(edition).setup(players, monument, variants)
        for boxes, states, _ in positions(setup, seed=200 + number, wild=2):
            seen = states.copy()
            hide_from(boxes, seen, int(states["player"][0]))
            tables = []
            for litter in (0.0, np.nan):
                hold, best = (np.full((KINDS, MOST + 1), litter) for _ in range(2))
                promises = np.zeros(CHAMBERS)
                judgement(boxes, seen, hold, best, promises)
                tables.append([hold[: len(setup.ids)], best[: len(setup.ids)], promises])
            for clean, littered in zip(*tables, strict=True):
                assert np.array_equal(clean, littered)
            with_maps_held += bool(tables[0][2].any())
    assert with_maps_held > 100


def test_it_is_asked_again_and_says_the_same() -> None:
    game = scene(["4 coin", "4 talisman"])
    run(game, "dig map")
    before = game.position.states.tobytes()
    assert next_step(game) == next_step(game)
    assert game.position.states.tobytes() == before


def test_a_full_set_is_sold() -> None:
    """Four masks cannot grow any more; held, they are only in danger."""
    game = scene(["4 pharaohs_mask", "4 coin"], dig="6 map, 3 sandstorm, 4 thief")
    run(game, "dig map")
    assert "sell 4 pharaohs_mask" in turn(game)


def test_one_trade_completes_two_sets_and_both_are_sold() -> None:
    """At the very end a map and a coin sell for 5; for them come the second cup and three shards: 30 in all (R30)."""
    game = scene(["broken_cup, coin, 2 pot_shard", "4 pot_shard"], market="broken_cup, 4 pot_shard")
    run(game, "dig map")
    done = turn(game)
    assert "sell 2 broken_cup" in done
    assert "sell 5 pot_shard" in done


def test_a_lone_shard_is_not_thrown_away_early() -> None:
    """With a long game ahead a pot shard is the beginning of a set of 15, not 1 coin in the purse."""
    game = scene(["4 pot_shard", "4 coin"], dig="12 pot_shard, 12 parchment_scrap, 8 coin, 6 map")
    run(game, "dig coin")
    assert not any(step.startswith("sell") and step.endswith("pot_shard") for step in turn(game))


def test_everything_is_sold_when_nothing_is_left_to_dig() -> None:
    """R70-R74: then holding on brings nothing."""
    game = scene(["3 coin, talisman", "4 pot_shard"], market="5 parchment_scrap")
    run(game, "dig map", "end")
    run(game, "sell 4 pot_shard", "end")
    turn(game)
    assert game.is_over


def test_the_last_storm_is_sat_out_in_the_tent() -> None:
    """R22, R77: a tent that is never used is worth nothing."""
    game = scene(["4 coin", "4 talisman"], dig="map, sandstorm")
    run(game, "dig sandstorm")
    assert next_step(game) == "tent"


def test_the_storm_takes_what_is_missed_least() -> None:
    """R20: of three masks and odds and ends, the odds and ends go."""
    game = scene(["4 pot_shard", "3 pharaohs_mask, pot_shard"], dig="5 map, coin, 4 sandstorm")
    run(game, "dig sandstorm", "no tent", "no tent")
    assert next_step(game) == "discard pot_shard"


def test_the_mine_is_left_when_every_card_would_bring_it_down() -> None:
    """R64: at the limit every further card loses all; far below it none can."""
    game = scene(
        ["4 coin", "4 coin"],
        monument="mine",
        chambers=["5 pot_shard, 5 coin, 5 talisman"],
        dig="map, 2 parchment_scrap",
    )
    run(game, "dig map", "explore 0", "bring pot_shard")
    assert next_step(game) == "turn up"
    run(game, "turn up", "bring pot_shard", "turn up", "bring talisman")
    assert next_step(game) == "stop"


def test_the_sphinx_is_asked_for_what_is_there() -> None:
    """R65: the names are of kinds that can be among the fifteen."""
    game = scene(
        ["4 coin", "4 pot_shard"],
        monument="sphinx",
        chambers=["8 talisman, 7 pharaohs_mask"],
        market="5 pot_shard",
        dig="map",
    )
    run(game, "dig map")
    steps = []
    while game.phase in ("act", "naming"):
        step = advice(game.position.boxes, game.position.states)
        steps.append(describe(step, game.setup.ids))
        game.step(step)
    assert steps[-2:] == ["name talisman", "name pharaohs_mask"]


def test_the_tomb_gives_up_the_pair_that_belongs_together() -> None:
    """R63: two cups are worth 15 together, more than the two dearest single cards."""
    game = scene(
        ["4 pot_shard", "4 pot_shard"],
        monument="tomb",
        chambers=["2 broken_cup, pharaohs_mask, talisman, 3 pot_shard", "8 pot_shard"],
        dig="map",
    )
    run(game, "dig map")
    game.step(next(step for step in game.legal_steps if describe(step, game.setup.ids) == "explore 0"))
    assert next_step(game) == "keep broken_cup"
    game.step(advice(game.position.boxes, game.position.states))
    assert next_step(game) == "keep broken_cup"


def test_the_temple_shows_a_chamber_not_yet_seen() -> None:
    """R62: a second look goes elsewhere."""
    game = scene(["2 coin, 2 talisman", "4 pot_shard"], monument="temple", dig="4 map")
    run(game, "dig map", "sell 2 coin", "look 0", "sell 2 talisman")
    assert next_step(game) in ("look 1", "look 2")


def test_three_maps_open_the_grand_chamber() -> None:
    """R61: eight cards for three maps."""
    game = scene(["4 coin", "4 coin"], dig="3 map, 6 pot_shard", chambers=["2 talisman", "5 coin", "8 talisman"])
    with_maps(game, 3)
    assert "explore 2" in turn(game)


def test_the_thief_goes_where_the_treasure_is_known_to_be() -> None:
    """R12: to whoever holds two masks, the hand known to hold the other two promises more than one known for shards."""
    game = scene(
        ["4 talisman", "4 talisman", "2 pharaohs_mask, 2 coin"],
        market="2 pharaohs_mask, 3 pot_shard",
        dig="map, thief, 2 talisman",
    )
    run(game, "dig talisman", "trade 3 talisman for 2 pharaohs_mask", "end")
    run(game, "dig talisman", "trade talisman for 3 pot_shard", "end", "dig thief")
    assert next_step(game) == "steal +1"


@pytest.mark.parametrize("edition", ["new-expedition", "card-game"])
def test_it_sells_for_far_more_than_single_cards_bring(edition: str) -> None:
    """A whole game of experts: sets, not single cards."""
    rules = load_edition(edition)
    setup = rules.setup(2, rules.rules.monuments[0])
    last: States = np.zeros(0)
    boxes = make_box(setup)
    for boxes, last, _ in positions(setup, seed=5, wild=0):  # noqa: B007  # the position after the last is wanted
        pass
    sold = last["sold"][0][: setup.players]
    singles = sum(int(boxes["price"][0][kind][1]) * int(sold[:, kind].sum()) for kind in range(len(setup.treasures)))
    assert int(last["money"][0].sum()) > 2 * singles
