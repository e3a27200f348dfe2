"""What holds at every step of every game, whatever its kind."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given

from digsite.game import Game, Position
from digsite.game.events import Dug
from digsite.rules import KINDS, SANDSTORM, STATE, THIEF, actions_in, chances, legal_steps, take_step
from digsite.rules.phases import FIRST_DECISION, OVER
from kinds import Kind, choices, kinds, seeds

pytestmark = pytest.mark.kernel


def random_step(game: Game, choice: random.Random) -> None:
    game.step(choice.choice(game.legal_steps))


def cards_of(game: Game) -> list[int]:
    """Count all treasures, wherever they are."""
    position = game.position
    counts = [0] * KINDS
    rows = [position.row("market"), position.row("pile"), position.row("dig")[:KINDS]]
    rows += [position.row("hand", p) for p in range(position.players)]
    rows += [position.row("sold", p) for p in range(position.players)]
    rows += [position.row("chamber", c) for c in range(3)]
    for row in rows:
        counts = [count + here for count, here in zip(counts, row, strict=True)]
    counts[game.setup.map_index] += position.number("maps_spent")
    return counts[: len(game.setup.ids)]


def check(game: Game) -> None:
    """Cards are conserved, nothing is negative, sizes are what they say, money is what was sold."""
    position = game.position
    assert cards_of(game) == [treasure.cards for treasure in game.setup.treasures]
    numbers = position.states.view(np.int16)
    negative = {"player", "first", "named"}  # -1: nobody yet
    for name in STATE.names or ():
        if name not in negative:
            assert (position.states[name] >= 0).all(), name
    assert numbers.max() < 1000
    for p in range(position.players):
        assert sum(position.row("hand", p)) == position.number("hand_size", p)
        assert sum(position.row("sold", p)) == position.number("sold_cards", p)
    for c in range(len(game.setup.monument.chambers)):
        assert sum(position.row("chamber", c)) == position.number("chamber_size", c)
    assert sum(position.row("pile")) == position.number("pile_size")
    assert sum(position.row("dig")) == position.number("dig_size")


@given(kinds, seeds, choices)
def test_cards_are_conserved_and_every_game_ends(kind: Kind, seed: int, choice: random.Random) -> None:
    game = kind.game(seed)
    check(game)
    steps = 0
    while not game.is_over:
        random_step(game, choice)
        check(game)
        steps += 1
        assert steps < 5000
    assert game.position.number("dig_size") == 0
    assert sum(game.position.row("hand_size")) == 0
    dug = [event.card for event in game.log if isinstance(event, Dug)]
    assert dug.count("thief") == game.setup.thieves
    assert dug.count("sandstorm") == game.setup.sandstorms
    assert game.position.row("dig")[THIEF] == game.position.row("dig")[SANDSTORM] == 0


@given(kinds, seeds, choices)
def test_earlier_states_never_change(kind: Kind, seed: int, choice: random.Random) -> None:
    game = kind.game(seed)
    copies: list[tuple[Position, bytes]] = []
    while not game.is_over:
        copy = game.position.copy()
        copies.append((copy, copy.states.tobytes()))
        random_step(game, choice)
    assert all(position.states.tobytes() == then for position, then in copies)


@given(kinds, seeds)
def test_results_do_not_depend_on_global_random_generators(kind: Kind, seed: int) -> None:
    def play(noise: int) -> list[object]:
        game = kind.game(seed)
        choice = random.Random(seed)
        while not game.is_over:
            random.seed(noise)
            np.random.seed(noise)  # noqa: NPY002  # the very generator that must not matter
            random_step(game, choice)
        return list(game.log)

    assert play(1) == play(2)


@given(kinds, seeds, choices)
def test_small_steps_are_offered_to_players_only_and_never_missing(
    kind: Kind, seed: int, choice: random.Random
) -> None:
    game = kind.game(seed)
    position = game.position
    while not game.is_over:
        assert position.phase >= FIRST_DECISION
        assert game.legal_steps
        random_step(game, choice)
    assert position.phase == OVER
    assert game.legal_steps == []


@given(kinds, seeds, choices)
def test_where_chance_decides_the_weights_are_the_hidden_piles_counts(
    kind: Kind, seed: int, choice: random.Random
) -> None:
    """Every chance point: the weights are the counts of the pile that is drawn from, computed anew from the state."""
    begun = kind.game(seed)
    game = Game.of(begun.setup, begun.names)
    position = game.position
    weights = np.zeros(KINDS + 2, np.int16)
    while not game.is_over:
        if not position.chance_decides:
            assert not game.chances
            random_step(game, choice)
            continue
        total = chances(position.boxes, position.states, weights)
        assert weights.sum() == total > 0
        assert weights[:KINDS].tolist() + weights[KINDS:].tolist() == _counted(game)
        outcomes = [index for index, weight in enumerate(weights) if weight > 0]
        before = cards_of(game) if game.phase != "deal" else None
        names = (*game.setup.ids, *[""] * (KINDS - len(game.setup.ids)), "thief", "sandstorm")
        picked = choice.choice(outcomes)
        game.happen(str(picked) if game.phase == "first" else names[picked])
        if before is not None:
            assert cards_of(game) == before


def _counted(game: Game) -> list[int]:
    position = game.position
    nothing = [0, 0]
    match game.phase:
        case "dig":
            return position.row("dig")
        case "deal":
            return position.row("dig")[:KINDS] + nothing
        case "rob":
            return position.row("hand", position.number("victim")) + nothing
        case "uncover":
            return position.row("pile") + nothing
        case "turn" | "reveal":
            chamber, turned = position.row("chamber", position.number("at")), position.row("turned")
            return [there - up for there, up in zip(chamber, turned, strict=True)] + nothing
        case "first":
            lowest = min(position.row("announced")[: position.players])
            seats = [int(told == lowest) for told in position.row("announced")[: position.players]]
            return seats + [0] * (KINDS + 2 - len(seats))
    raise AssertionError(game.phase)


@given(kinds, seeds, choices)
def test_every_legal_step_can_be_taken_and_leads_somewhere(kind: Kind, seed: int, choice: random.Random) -> None:
    game = kind.game(seed)
    while not game.is_over:
        before = game.position.states.tobytes()
        for step in game.legal_steps:
            trial = game.position.copy()
            take_step(trial.boxes, trial.states, step)
            assert trial.states.tobytes() != before
            if trial.phase >= FIRST_DECISION and trial.phase != OVER:
                assert actions_in(*legal_steps(trial.boxes, trial.states))
        random_step(game, choice)
