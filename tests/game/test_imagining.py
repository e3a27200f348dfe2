"""Looking ahead from a view: a game that could be the true one, from the view's bytes and a seed alone."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given

from digsite import DigsiteError, Game, View, rollout
from digsite.game.imagining import seen_from
from digsite.game.totals import Total
from digsite.game.view import seen_position
from examples import examples
from kinds import KINDS, Kind, choices, kinds, seeds
from scenes import run, scene

pytestmark = pytest.mark.kernel

LUCKY = [kind for kind in KINDS if "beginners_luck" in kind.variants]


def played(kind: Kind, seed: int, choice: random.Random, most: int = 120) -> Game:
    game = kind.game(seed)
    for _ in range(choice.randrange(most)):
        if game.is_over:
            break
        game.step(choice.choice(game.legal_steps))
    return game


@examples(60)
@given(kinds, seeds, choices)
def test_a_view_read_back_is_the_view_and_tells_the_kernels_hidden_record(
    kind: Kind, seed: int, choice: random.Random
) -> None:
    game = played(kind, seed, choice)
    for viewer in (None, *range(kind.players)):
        view = game.view(viewer)
        again = View.from_json(view.to_json())
        assert again == view
        assert again.to_json() == view.to_json()
        assert seen_from(again, game.setup).to_bytes() == seen_position(game.position, viewer).to_bytes()


@examples(40)
@given(kinds, seeds, choices)
def test_an_imagined_game_has_the_same_view_and_follows_from_its_bytes_and_the_seed(
    kind: Kind, seed: int, choice: random.Random
) -> None:
    game = played(kind, seed, choice)
    viewer = choice.choice([None, *range(kind.players)])
    view, other = game.view(viewer), choice.getrandbits(60)
    guessed = view.imagine(other)
    assert guessed.view(viewer).to_json() == view.to_json()
    # Whatever is hidden, and by whichever way the view came here.
    elsewhere = game.resampled(viewer, choice.getrandbits(60))
    assert elsewhere.view(viewer).imagine(other) == guessed == View.from_json(view.to_json()).imagine(other)
    while not guessed.is_over:
        guessed.step(choice.choice(guessed.legal_steps))
    assert guessed.outcome is not None


def test_a_move_can_be_made_in_an_imagined_game_and_the_true_one_stays() -> None:
    game = Game(players=2, monument="mine", seed=4)
    before = game.copy()
    guessed = game.view(game.player).imagine(1)
    move = next(iter(guessed.legal_moves))
    twin = guessed.copy()
    guessed.play(move)
    assert len(guessed.log) > len(twin.log)
    assert game == before


def test_every_way_the_hidden_cards_could_lie_comes_equally_often() -> None:
    """Enumerated: of 4 cards that Ann cannot see, Ben holds 2 and 2 are still to dig."""
    game = scene(["4 coin", "coin, 3 talisman"], dig="map, pharaohs_mask, 2 coin")
    run(game, "dig coin", "end", "dig pharaohs_mask", "sell 3 talisman", "end", "dig coin")
    view = game.view(0)
    assert (view.seats[1].hand_size, sum(view.unseen.values()) - sum(c.size for c in view.chambers)) == (2, 3)
    unseen = [card for card, count in view.unseen.items() for _ in range(count)]
    places = Counter[tuple[str, ...]]()
    for chosen in combinations(range(len(unseen)), 2):  # R4: Ben's dealt card is no map; what he dug may be one
        cards = sorted(unseen[card] for card in chosen)
        if cards.count("map") <= view.seats[1].most_maps:
            places[tuple(cards)] += 1
    drawn = Counter[tuple[str, ...]]()
    for seed in range(4000):
        guessed = view.imagine(seed)
        drawn[tuple(sorted(c for c, n in guessed.view(1).hand.items() for _ in range(n)))] += 1
    assert set(drawn) == set(places)
    # Maps come first: each goes to any place that can hold one, the dig site or Ben's hand, equally likely.
    assert unseen.count("map") == 1
    in_hand, to_dig = min(2, view.seats[1].most_maps), view.dig_size - view.thieves - view.sandstorms
    of_maps = {True: in_hand / (in_hand + to_dig), False: to_dig / (in_hand + to_dig)}
    # Then all other cards, each way equally likely.
    for with_map, chance in of_maps.items():
        hands = [hand for hand in places if ("map" in hand) == with_map]
        share = sum(places[hand] for hand in hands)
        for hand in hands:
            expected = 4000 * chance * places[hand] / share
            assert abs(drawn[hand] - expected) < 5 * max(1.0, expected) ** 0.5, (hand, drawn[hand], expected)


@examples(25)
@given(seeds, choices)
def test_nobody_holds_what_contradicts_the_total_they_announced(seed: int, choice: random.Random) -> None:
    """R82: whatever was sold, dug and stolen since, the four dealt cards can have had that value."""
    game = played(choice.choice(LUCKY), seed, choice, most=60)
    viewer = choice.choice([None, *range(game.setup.players)])
    view = game.view(viewer)
    for number in range(3):
        guessed = view.imagine(number)
        for seat in set(range(game.setup.players)) - {viewer}:
            total = Total(view, game.setup, seat)
            assert total.ways(game.position.row("hand", seat)[: len(game.setup.ids)]) > 0, "the truth is possible"
            assert total.ways(guessed.position.row("hand", seat)[: len(game.setup.ids)]) > 0
        assert guessed.view(viewer).to_json() == view.to_json()


@pytest.mark.parametrize("players", [2, 3, 5])
def test_dealt_hands_have_the_totals_that_were_announced(players: int) -> None:
    for seed in range(8):
        game = Game(players, monument="mine", variants=["beginners_luck"], seed=seed)
        view = game.view(game.player)
        for number in range(10):
            for other in (view.imagine(number), game.resampled(game.player, number)):
                for seat in set(range(players)) - {game.player}:
                    assert game.setup.trade_value(_cards(other, seat)) == view.seats[seat].announced


def _cards(game: Game, seat: int) -> list[str]:
    return [card for card, count in game.view(seat).hand.items() for _ in range(count)]


def test_a_total_is_about_the_cards_that_were_dealt_not_those_that_came_later() -> None:
    game = Game(2, monument="mine", variants=["beginners_luck"], seed=1)
    setup, view = game.setup, game.view(0)
    total = Total(view, setup, 1)
    hand = [0] * len(setup.ids)
    announced = view.seats[1].announced or 0
    for kind, treasure in enumerate(setup.treasures):
        if treasure.trade == 1 and announced == 4:
            hand[kind] = 4
            assert total.ways(hand) > 0
    hand = [0] * len(setup.ids)
    hand[setup.map_index] = 4
    assert total.ways(hand) == 0, "R4: nobody is dealt a map"


def test_what_is_no_view_or_no_seed_is_refused() -> None:
    view = Game(players=2, monument="mine", seed=1).view(0)
    for data in (b"", b"{}", b"[1]", b'{"seat": 0}', "x", 3):
        with pytest.raises(DigsiteError) as refused:
            View.from_json(data)  # type: ignore[arg-type]
        assert refused.value.code == "bad-view"
    for seed in (-1, 2**64, "7", None):
        with pytest.raises(DigsiteError) as refused:
            view.imagine(seed)  # type: ignore[arg-type]
        assert refused.value.code == "bad-seed"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"hand": {"coin": 99}}, "lie in one place"),
        ({"hand": {}}, "your hand is not"),
        ({"market": {"zork": 1}}, "no 'zork'"),
        ({"dig_size": -4}, "is no number of"),
        ({"dig_size": 4}, "room for"),
        ({"pile_size": 10**9}, "is no number of"),
        ({"unseen": {}, "thieves": 0}, "room for"),
        ({"turn": 40}, "seats 0 to 1"),
        ({"exploring": 2}, "no such chamber"),
        ({"chambers": []}, "0 chambers"),
        ({"dealing": [99, 0]}, "no such place"),
        ({"maps_spent": 7}, "lie in sight"),
    ],
)
def test_a_view_that_contradicts_itself_is_refused_and_nothing_is_dealt(change: dict[str, object], told: str) -> None:
    view = Game(players=2, monument="mine", seed=1).view(0)
    false = View.from_json(json.dumps(json.loads(view.to_json()) | change))
    for ask in (lambda: false.imagine(1), lambda: rollout(false, "greedy", 1)):
        with pytest.raises(DigsiteError, match=told) as refused:
            ask()
        assert refused.value.code == "bad-view"


def test_a_view_of_somebodys_own_edition_needs_its_setup_once_it_was_read_back() -> None:
    game = scene(["4 coin", "4 talisman"], dig="map, coin")
    run(game, "dig coin")
    view = game.view(0)
    again = View.from_json(view.to_json())
    assert again.imagine(1, game.setup) == view.imagine(1)
    other = Game(players=3, monument="mine", seed=1)
    with pytest.raises(DigsiteError) as refused:
        again.imagine(1, other.setup)
    assert refused.value.code == "wrong-setup"
    with pytest.raises(DigsiteError) as refused:
        again.imagine(1, 3)  # type: ignore[arg-type]
    assert refused.value.code == "wrong-setup"
