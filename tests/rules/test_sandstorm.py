"""The sandstorm: who loses what, in which order, and the tents (R20-R25)."""

from __future__ import annotations

import pytest

from digsite import Discard, Game
from scenes import COIN, eyes, hand, market, refused, run, said, scene, seen_last, told

pytestmark = pytest.mark.kernel


def storm_answers(game: Game, answers: dict[int, str]) -> list[int]:
    """Answer as told, until the storm is over; return who was asked, in order."""
    asked = []
    while game.phase in ("tents", "losing"):
        asked.append(game.player)
        game.play(answers[game.player], by=game.player)
    return asked


@pytest.mark.parametrize(
    ("cards", "lost"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4)]
)
def test_r20_half_of_the_hand_rounded_down(cards: int, lost: int) -> None:
    """R20: 0 or 1 card loses nothing; otherwise half, an odd card kept."""
    game = scene(["4 pot_shard", "4 coin"], dig="2 map, 6 coin, 8 pot_shard, sandstorm", monument="pyramid", first=1)
    for _ in range(max(0, cards - 5)):
        run(game, "dig coin", "end", "dig pot_shard", "sell pot_shard", "end")
    run(game, "dig coin")
    while hand(game, 1).get(COIN, 0) > cards:
        run(game, "sell coin")
    run(game, "end", "dig sandstorm", "discard 2 pot_shard")
    if lost:
        assert game.player == 1
        assert f"Choose {lost} of your {cards} cards" in str(game.asked)
        for wrong in {lost - 1, lost + 1} - {cards + 1}:
            refused(game, Discard((COIN,) * wrong), "wrong-number")
        game.play(Discard((COIN,) * lost))
    assert game.phase == "dig"
    assert hand(game, 1).get(COIN, 0) == cards - lost


@pytest.mark.pure
def test_r20_of_their_own_choice_face_up_into_the_marketplace() -> None:
    """R20: the player picks any half of the hand, and everybody sees it in the marketplace."""
    game = scene(["2 coin, talisman, pharaohs_mask", "4 coin"], dig="map, sandstorm", monument="pyramid")
    run(game, "dig sandstorm")
    assert said(game.legal_moves) == {
        "discard 2 coin",
        "discard coin, talisman",
        "discard coin, pharaohs_mask",
        "discard talisman, pharaohs_mask",
    }
    assert len(game.legal_moves) == 4
    run(game, "discard coin, pharaohs_mask")
    assert hand(game, 0) == {"coin": 1, "talisman": 1}
    assert [view.market for view in eyes(game)] == [{"pot_shard": 5, "coin": 1, "pharaohs_mask": 1}] * 3
    assert seen_last(game) == ['{"do":"discard","by":0,"cards":["coin","pharaohs_mask"]}'] * 3


def test_r20_maps_can_be_lost_and_then_lie_in_the_marketplace() -> None:
    """R20: maps are cards of the hand like any other."""
    game = scene(["4 coin", "4 coin"], dig="2 map, sandstorm", monument="pyramid")
    run(game, "dig map", "end", "dig sandstorm", "discard 2 coin", "discard coin, map")
    assert market(game) == {"pot_shard": 5, "coin": 3, "map": 1}


@pytest.mark.parametrize(("monument", "order"), [("pyramid", [1, 2, 0]), ("great_pyramid", [2, 0, 1])])
def test_r21_the_order_of_the_storm(monument: str, order: list[int]) -> None:
    """R21: card-game: the drawer first; new-expedition: the player to the left first and the drawer last; clockwise."""
    game = scene(["4 coin", "4 coin", "4 coin"], dig="map, sandstorm", monument=monument, first=1)
    run(game, "dig sandstorm")
    while game.phase == "tents":
        game.play("no tent")
    assert storm_answers(game, dict.fromkeys(range(3), "discard 2 coin")) == order
    assert [word for word in told(game) if "discard" in word] == [
        f'{{"do":"discard","by":{seat},"cards":["coin","coin"]}}' for seat in order
    ]


def test_r21_each_sees_what_those_before_them_discarded() -> None:
    """R21, R25: when a player chooses, the losses before theirs lie in the marketplace, and no later ones."""
    game = scene(
        ["4 coin", "4 talisman", "4 pharaohs_mask"], dig="map, sandstorm", monument="pyramid", market="5 broken_cup"
    )
    run(game, "dig sandstorm")
    assert game.view(game.player).market == {"broken_cup": 5}
    run(game, "discard 2 coin")
    assert game.player == 1
    assert game.view(1).market == {"coin": 2, "broken_cup": 5}
    run(game, "discard 2 talisman")
    assert game.player == 2
    assert game.view(2).market == {"coin": 2, "broken_cup": 5, "talisman": 2}
    run(game, "discard 2 pharaohs_mask")
    assert market(game) == {"coin": 2, "broken_cup": 5, "talisman": 2, "pharaohs_mask": 2}


@pytest.mark.pure
def test_r22_tents_are_declared_before_anyone_discards() -> None:
    """R22: in the storm's order, everybody first says whether they use the tent; only then cards are lost."""
    game = scene(["4 coin", "4 coin", "4 coin"], dig="2 map, sandstorm")
    run(game, "dig sandstorm")
    asked = []
    for answer in ("no tent", "tent", "no tent"):
        assert game.phase == "tents"
        assert said(game.legal_moves) == {"tent", "no tent"}
        asked.append(game.player)
        game.play(answer)
    assert asked == [1, 2, 0]
    assert market(game) == {"pot_shard": 5}
    assert storm_answers(game, dict.fromkeys(range(3), "discard 2 coin")) == [1, 0]
    assert told(game, 2) == [
        '{"do":"tent","by":1,"use":false}',
        '{"do":"tent","by":2,"use":true}',
        '{"do":"tent","by":0,"use":false}',
        '{"do":"discard","by":1,"cards":["coin","coin"]}',
        '{"do":"discard","by":0,"cards":["coin","coin"]}',
    ]


def test_r22_whoever_uses_a_tent_loses_nothing_and_the_tent_is_gone() -> None:
    """R22: one use; in the next storm only those with a tent left are asked."""
    game = scene(["4 coin", "4 coin"], dig="2 map, 3 sandstorm")
    run(game, "dig sandstorm", "tent", "no tent", "discard 2 coin")
    assert [hand(game, seat) for seat in (0, 1)] == [{"coin": 2}, {"coin": 4}]
    assert [[seat.tents for seat in view.seats] for view in eyes(game)] == [[1, 0]] * 3
    run(game, "dig sandstorm")
    # Seat 0 kept the tent and is asked again; seat 1 is not.
    assert (game.phase, game.player) == ("tents", 0)
    run(game, "tent")
    assert (game.phase, game.player) == ("losing", 1)
    run(game, "discard 2 coin", "dig sandstorm")
    assert (game.phase, game.player) == ("losing", 1)
    run(game, "discard coin")
    assert (game.phase, game.player) == ("losing", 0)
    run(game, "discard coin")
    assert [hand(game, seat) for seat in (0, 1)] == [{"coin": 1}, {"coin": 1}]


def test_r22_a_tent_shelters_in_one_storm_only() -> None:
    """R22: right after the storm, the shelter is over."""
    game = scene(["4 coin", "4 coin"], dig="2 map, 2 sandstorm")
    run(game, "dig sandstorm", "tent", "tent", "dig sandstorm")
    assert (game.phase, game.player) == ("losing", 1)
    run(game, "discard 2 coin", "discard 2 coin", "dig map")
    assert game.phase == "act"


def test_r22_no_tents_in_the_card_game() -> None:
    """R22: tents belong to the New Expedition; in the card game everybody is struck."""
    game = scene(["4 coin", "4 coin"], dig="map, sandstorm", monument="pyramid")
    run(game, "dig sandstorm")
    assert game.phase == "losing"
    refused(game, "tent", "not-now")


def test_r23_who_would_lose_nothing_is_not_asked_about_the_tent() -> None:
    """R23: with 1 card or none there is nothing to shelter."""
    game = scene(["4 coin", "4 coin", "4 coin"], dig="3 map, sandstorm")
    run(game, "dig map", "sell 4 coin", "sell map", "end", "dig map", "sell 4 coin", "end", "dig sandstorm")
    assert [seat.hand_size for seat in game.view(None).seats] == [0, 1, 4]
    assert storm_answers(game, {2: "tent"}) == [2]
    assert [seat.tents for seat in game.view(None).seats] == [1, 1, 0]
    assert told(game)[-2:] == ['{"do":"dig","by":2,"card":"sandstorm"}', '{"do":"tent","by":2,"use":true}']


def test_r23_nobody_has_anything_to_lose() -> None:
    """R20, R23: then the storm passes without a word, and the same player digs again."""
    game = scene(["4 coin", "4 coin"], dig="3 map, sandstorm")
    run(game, "dig map", "sell 4 coin", "end", "dig map", "sell 4 coin", "end", "dig sandstorm")
    assert (game.phase, game.turn) == ("dig", 0)
    assert [hand(game, seat) for seat in (0, 1)] == [{"map": 1}, {"map": 1}]


def test_r24_the_ruins_cards_are_added_before_tents_are_declared() -> None:
    """R24: whoever is asked about the tent already sees the new cards in the chambers."""
    game = scene(["4 coin", "4 coin"], dig="map, sandstorm", monument="buried_ruins", pile="9 talisman, 3 coin")
    run(game, "dig sandstorm")
    assert game.phase == "uncover"
    refused(game, "tent", "not-now")
    run(game, "uncover coin", "uncover talisman", "uncover coin")
    assert (game.phase, game.player) == ("tents", 1)
    assert [chamber.known for chamber in game.view(1).chambers] == [
        {"pot_shard": 1, "coin": 1},
        {"pot_shard": 1, "talisman": 1},
        {"pot_shard": 1, "coin": 1},
    ]
    run(game, "tent", "tent")
    assert told(game)[-3:] == [
        '{"do":"uncover","cards":["coin","talisman","coin"]}',
        '{"do":"tent","by":1,"use":true}',
        '{"do":"tent","by":0,"use":true}',
    ]


def test_r25_discards_are_sequential() -> None:
    """R25: only the player whose turn in the order has come can choose."""
    game = scene(["4 coin", "4 coin", "4 coin"], dig="map, sandstorm", monument="pyramid")
    run(game, "dig sandstorm")
    for player in (0, 1, 2):
        assert game.player == player
        for other in {0, 1, 2} - {player}:
            refused(game, "discard 2 coin", "not-your-turn", by=other)
        game.play("discard 2 coin", by=player)
    assert game.phase == "dig"
