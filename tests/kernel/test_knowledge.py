"""Hidden stays hidden: what a seat is told depends on what it may know, and on nothing else."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given

from digsite.game import Game
from digsite.rules import KINDS, actions_in, legal_steps
from digsite.rules.actions import GIVE, TAKE
from digsite.rules.phases import FIRST_DECISION
from examples import examples
from kinds import Kind, choices, kinds, seeds
from scenes import hand, run, scene

pytestmark = pytest.mark.kernel


def middle_of_a_game(kind: Kind, seed: int, choice: random.Random) -> Game:
    game = kind.game(seed)
    for _ in range(choice.randrange(150)):
        if game.is_over:
            break
        game.step(choice.choice(game.legal_steps))
    return game


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.setup.players)]


def assert_knowledge_is_sound(game: Game) -> None:
    """Public bound <= seat's bound <= truth; a seat knows its own hand; maps are bounded from above."""
    position, n = game.position, game.setup.players
    map_kind = game.setup.map_index
    for owner in range(n):
        hand = position.row("hand", owner)
        public = position.row("known", n, owner)
        for viewer in range(n + 1):
            known = position.row("known", viewer, owner)
            assert all(low <= there for low, there in zip(known, hand, strict=True))
            assert all(low <= more for low, more in zip(public, known, strict=True))
            most = position.row("maps_at_most", viewer)[owner]
            assert hand[map_kind] <= most <= position.row("maps_at_most", n)[owner]
        assert position.row("known", owner, owner) == hand
        assert position.row("maps_at_most", owner)[owner] == hand[map_kind]
    for c in range(len(game.setup.monument.chambers)):
        chamber, public = position.row("chamber", c), position.row("known_chamber", n, c)
        for viewer in range(n + 1):
            known = position.row("known_chamber", viewer, c)
            assert all(low <= there for low, there in zip(known, chamber, strict=True))
            assert all(low <= more for low, more in zip(public, known, strict=True))


@given(kinds, seeds, choices)
def test_what_players_know_is_never_wrong(kind: Kind, seed: int, choice: random.Random) -> None:
    game = kind.game(seed)
    while not game.is_over:
        assert_knowledge_is_sound(game)
        game.step(choice.choice(game.legal_steps))
    assert_knowledge_is_sound(game)


@examples(150)
@given(kinds, seeds, choices)
def test_resampling_what_a_seat_cannot_know_leaves_its_view_as_it_is(
    kind: Kind, seed: int, choice: random.Random
) -> None:
    game = middle_of_a_game(kind, seed, choice)
    for viewer in viewers(game):
        view = game.view(viewer).to_json()
        for _ in range(3):
            other = game.resampled(viewer, choice.getrandbits(64))
            assert other.view(viewer).to_json() == view
            assert_knowledge_is_sound(other)
            _assert_same_cards(game, other)


@given(kinds, seeds, choices)
def test_a_resampled_game_can_be_played_to_its_end(kind: Kind, seed: int, choice: random.Random) -> None:
    game = middle_of_a_game(kind, seed, choice)
    other = game.resampled(choice.choice(viewers(game)), seed)
    while not other.is_over:
        other.step(choice.choice(other.legal_steps))
        assert_knowledge_is_sound(other)
    assert other.position.number("dig_size") == 0


@given(kinds, seeds, choices)
def test_legal_moves_and_refusals_are_the_same_whatever_the_player_cannot_know(
    kind: Kind, seed: int, choice: random.Random
) -> None:
    game = middle_of_a_game(kind, seed, choice)
    if game.is_over:
        return
    other = game.resampled(game.player, choice.getrandbits(64))
    assert other.legal_steps == game.legal_steps
    assert len(other.legal_moves) == len(game.legal_moves)
    for text in ("sell 3 coin", "trade coin for talisman", "explore 0", "explore 1", "end", "steal 0", "stop"):
        assert str(game.why_not(text)) == str(other.why_not(text))
    assert game.asked == other.asked


@given(kinds, seeds, choices)
def test_the_legal_steps_are_a_matter_of_what_the_player_knows(kind: Kind, seed: int, choice: random.Random) -> None:
    game = middle_of_a_game(kind, seed, choice)
    if game.is_over:
        return
    seen = game.legal_moves.seen
    assert seen.phase >= FIRST_DECISION
    assert actions_in(*legal_steps(seen.boxes, seen.states)) == game.legal_steps


def _assert_same_cards(game: Game, other: Game) -> None:
    def spread(of: Game) -> list[int]:
        rows = [of.position.row("market"), of.position.row("pile"), of.position.row("dig")[:KINDS]]
        rows += [of.position.row("hand", p) for p in range(of.setup.players)]
        rows += [of.position.row("sold", p) for p in range(of.setup.players)]
        rows += [of.position.row("chamber", c) for c in range(3)]
        return [sum(column) for column in zip(*rows, strict=True)]

    assert spread(game) == spread(other)
    assert game.position.row("hand_size") == other.position.row("hand_size")


def test_resampling_can_produce_the_truth_and_everything_else_that_could_be() -> None:
    """A small case, enumerated: the hidden cards of the other hand come up in every way they could lie."""
    game = Game(players=2, edition="card-game", seed=3)
    true_hand = tuple(game.position.row("hand", 1))
    seen = {tuple(game.resampled(0, seed).position.row("hand", 1)) for seed in range(20_000)}
    assert true_hand in seen
    assert all(sum(hand) == sum(true_hand) for hand in seen)
    assert all(hand[game.setup.map_index] == 0 for hand in seen if game.turn == 0)  # R4: no map at the start


def test_what_a_thief_took_is_known_to_the_two_of_them_alone() -> None:
    """R12, in every view: the card is told to the thief and the robbed, and to nobody else."""
    for seed in range(200):
        game = Game(players=3, monument="tomb", seed=seed)
        choice = random.Random(seed)
        while not game.is_over:
            game.step(choice.choice(game.legal_steps))
        for number, event in enumerate(game.log):
            if type(event).__name__ == "Stolen":
                told = [game.view(viewer).log[number] for viewer in viewers(game)]
                cards = [msgspec.to_builtins(line)["card"] for line in told]
                knowing = {msgspec.to_builtins(event)["by"], msgspec.to_builtins(event)["from"]}
                for viewer, card in zip(viewers(game), cards, strict=True):
                    assert (card is not None) == (viewer in knowing)
                return
    pytest.fail("no thief in 200 games")


@pytest.mark.pure
def test_a_trade_in_the_making_is_seen_by_nobody_else() -> None:
    game = scene(["4 coin", "4 talisman"], market="4 pharaohs_mask, pot_shard")
    run(game, "dig map")
    before = [game.view(viewer).to_json() for viewer in (1, None)]
    game.step(next(step for step in game.legal_steps if TAKE <= step < GIVE))
    assert game.phase == "taking"
    assert [game.view(viewer).to_json() for viewer in (1, None)] == before


@pytest.mark.pure
def test_what_is_turned_up_in_the_mine_lies_there_whoever_guesses() -> None:
    """R64: cards turned up are still the chamber's until somebody stops or the mine caves in."""
    game = scene(["4 coin", "4 talisman"], dig="map, 12 coin", monument="mine", chambers=["14 pot_shard, broken_cup"])
    run(game, "dig map", "explore 0", "bring broken_cup")
    for seed in range(50):
        for viewer in viewers(game):
            assert game.resampled(viewer, seed).position.row("chamber", 0)[game.setup.ids.index("broken_cup")] == 1


@pytest.mark.pure
def test_a_hand_is_dealt_no_more_maps_than_it_can_have_come_by() -> None:
    """R4: Ben was dealt no map, and took one before everybody's eyes; his other cards are none, whoever guesses."""
    game = scene(["4 coin", "4 talisman"], dig="8 map, 2 coin")
    run(game, "dig map", "trade map for 3 pot_shard", "end", "dig coin", "trade talisman for map", "end", "dig coin")
    for seed in range(50):
        # The map he took, and at most the one card that he dug up unseen.
        assert 1 <= hand(game.resampled(0, seed), 1)["map"] <= 2


@pytest.mark.pure
def test_whoever_stands_in_the_tomb_knows_what_lies_there_whoever_guesses() -> None:
    """R63: others do not know the cards, but they know that the one inside sees them all."""
    inside = ["3 coin, 2 talisman, 2 pharaohs_mask", "8 pot_shard"]
    game = scene(["4 coin", "4 talisman", "4 coin"], dig="6 map", monument="tomb", chambers=inside)
    run(game, "dig map", "explore 0")
    for seed in range(20):
        guessed = game.resampled(1, seed)
        lying = guessed.position.row("chamber", 0)
        assert guessed.position.row("known_chamber", 0, 0) == lying
        assert sum(lying) == 7
        assert not any(guessed.position.row("known_chamber", 2, 0)), "Cleo was not in the tomb"


@pytest.mark.pure
def test_no_map_is_dealt_where_only_thieves_and_storms_can_lie() -> None:
    """Of the two maps Ann has not seen at most one lies in the dig site: all but one of its cards are known."""
    game = scene(["4 coin", "4 talisman"], dig="2 map, coin, thief, 3 sandstorm")
    run(game, "dig coin", "end", "dig map", "end")
    for seed in range(50):
        guessed = game.resampled(0, seed)
        _assert_same_cards(game, guessed)
        assert sum(guessed.position.row("dig")) == guessed.position.number("dig_size") == 5
        assert sum(guessed.position.row("hand", 1)) == 5
