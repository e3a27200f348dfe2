"""The dig: treasures, thieves, storms, and what is public (R10-R14)."""

from __future__ import annotations

import pytest

from digsite import Steal
from scenes import COIN, MASK, STORM, THIEF, eyes, hand, market, refused, run, said, scene, seen_last, told

pytestmark = pytest.mark.kernel


@pytest.mark.pure
def test_r10_the_turn_starts_with_a_compulsory_dig() -> None:
    """R10: nothing else can be done before the top card is drawn, and every card of the dig site may be it."""
    game = scene(["4 coin", "4 coin"], dig="2 map, 3 coin, thief, sandstorm")
    assert game.phase == "dig"
    assert not game.legal_moves
    assert game.legal_steps == []
    for move in ("end", "sell coin", "trade coin for pot_shard"):
        refused(game, move, "not-now")
    assert game.chances == {"pot_shard": 0, "coin": 3, "map": 2, "thief": 1, "sandstorm": 1}
    run(game, "dig coin")
    assert game.view(None).dig_size == 6
    assert game.phase == "act"


def test_r10_one_dig_a_turn() -> None:
    """R10: after the dig come the actions, then the next player digs."""
    game = scene(["4 coin", "4 coin"], dig="2 map, 3 coin")
    run(game, "dig coin", "sell 2 coin", "sell coin", "end")
    assert (game.turn, game.phase) == (1, "dig")
    assert told(game, 1) == [
        '{"do":"dig","by":0,"card":"coin"}',
        '{"do":"sell","by":0,"card":"coin","count":2,"money":5}',
        '{"do":"sell","by":0,"card":"coin","count":1,"money":2}',
        '{"do":"end","by":0}',
    ]


def test_r10_whoever_has_an_empty_hand_digs_too() -> None:
    """R10, R74: an empty hand is no reason not to dig."""
    game = scene(["4 coin", "4 coin"], dig="3 map")
    run(game, "dig map", "sell 4 coin", "sell map", "end", "dig map", "end")
    assert (game.turn, game.phase, hand(game, 0)) == (0, "dig", {})
    run(game, "dig map")
    assert hand(game, 0) == {"map": 1}


@pytest.mark.parametrize("card", ["talisman", "map"])
def test_r11_a_treasure_goes_to_the_hand_unseen_by_others(card: str) -> None:
    """R11: its finder alone sees it, map or not; the size of the hand is seen by all."""
    game = scene(["4 coin", "4 coin", "4 coin"], dig="map, talisman")
    run(game, f"dig {card}")
    assert hand(game, 0) == {"coin": 4, card: 1}
    hidden = '{"do":"dig","by":0,"card":null}'
    assert seen_last(game) == [f'{{"do":"dig","by":0,"card":"{card}"}}', hidden, hidden, hidden]
    for view in eyes(game):
        assert view.seats[0].hand_size == 5
        assert view.seats[0].known == ({"coin": 4, card: 1} if view.seat == 0 else {})
        assert view.dig_size == 1


def test_r11_no_hand_limit() -> None:
    """R11: a hand can grow and grow."""
    game = scene(["4 coin", "4 coin"], dig="map, 40 coin")
    for _ in range(40):
        run(game, "dig coin", "end")
    assert hand(game, 0) == {"coin": 24}


@pytest.mark.pure
def test_r12_the_thief_takes_a_random_card_unseen_by_the_rest() -> None:
    """R12: the thief lies face up; chance picks the card; the thief and the robbed know it, nobody else does."""
    game = scene(["4 coin", "3 talisman, pharaohs_mask", "4 coin"], dig="map, thief, coin")
    run(game, "dig thief")
    assert seen_last(game) == ['{"do":"dig","by":0,"card":"thief"}'] * 4
    assert {view.thieves for view in eyes(game)} == {0}
    assert game.phase == "victim"
    run(game, "steal 1")
    assert game.chances == {"pot_shard": 0, "coin": 0, "talisman": 3, "map": 0, "pharaohs_mask": 1, THIEF: 0, STORM: 0}
    run(game, "rob pharaohs_mask")
    assert hand(game, 0) == {"coin": 4, "pharaohs_mask": 1}
    assert hand(game, 1) == {"talisman": 3}
    open_line = '{"do":"steal","by":0,"from":1,"card":"pharaohs_mask"}'
    hidden = '{"do":"steal","by":0,"from":1,"card":null}'
    assert seen_last(game) == [open_line, open_line, hidden, hidden]
    known = [view.seats[0].known for view in eyes(game)]
    assert known == [{"coin": 4, "pharaohs_mask": 1}, {"pharaohs_mask": 1}, {}, {}]
    assert [view.seats[0].hand_size for view in eyes(game)] == [5] * 4
    assert game.phase == "act"


def test_r12_an_opponent_must_be_chosen() -> None:
    """R12: the choice is not optional, and it is among the opponents only."""
    game = scene(["4 coin", "4 coin", "4 coin"], dig="map, thief", first=1)
    run(game, "dig thief")
    assert said(game.legal_moves) == {"steal 0", "steal 2"}
    refused(game, "end", "not-now")
    refused(game, "sell coin", "not-now")
    assert "seat 0 or seat 2" in refused(game, "steal 1", "not-an-opponent")


def test_r12_only_an_opponent_with_a_card_can_be_chosen() -> None:
    """R12, ruling: an empty hand cannot be robbed; a choice of one is still the player's to make."""
    game = scene(["4 coin", "4 coin", "4 coin"], dig="2 map, thief")
    run(game, "dig map", "sell 4 coin", "sell map", "end", "dig thief")
    assert list(game.legal_moves) == [Steal(2)]
    assert "seat 2" in refused(game, "steal 0", "empty-hand")
    run(game, "steal 2", "rob coin")
    assert hand(game, 1) == {"coin": 5}


def test_r12_no_opponent_has_a_card() -> None:
    """R12: then nothing happens, and the turn goes on."""
    game = scene(["4 coin", "4 coin"], dig="2 map, thief")
    run(game, "dig map", "sell 4 coin", "sell map", "end", "dig thief")
    assert (game.turn, game.phase) == (1, "act")
    assert told(game)[-1] == '{"do":"dig","by":1,"card":"thief"}'
    assert hand(game, 1) == {"coin": 4}
    run(game, "sell coin", "end")


def test_r12_the_robber_may_have_an_empty_hand() -> None:
    """R12: the stolen card is a hand's first card as well as any other."""
    game = scene(["4 coin", "4 coin"], dig="2 map, thief")
    run(game, "dig map", "sell 4 coin", "sell map", "end", "dig map", "end", "dig thief", "steal 1", "rob map")
    assert (hand(game, 0), hand(game, 1)) == ({"map": 1}, {"coin": 4})


@pytest.mark.pure
def test_r13_after_a_sandstorm_the_same_player_digs_again() -> None:
    """R13: storm after storm, until a treasure comes; each lies face up for all to see."""
    game = scene(["4 coin", "4 coin"], dig="map, 2 sandstorm, coin", monument="pyramid")
    run(game, "dig sandstorm")
    assert seen_last(game) == ['{"do":"dig","by":0,"card":"sandstorm"}'] * 3
    assert [view.sandstorms for view in eyes(game)] == [1] * 3
    run(game, "discard 2 coin", "discard 2 coin")
    assert (game.turn, game.phase) == (0, "dig")
    run(game, "dig sandstorm", "discard coin", "discard coin")
    assert (game.turn, game.phase) == (0, "dig")
    run(game, "dig coin")
    assert (game.turn, game.phase, hand(game, 0)) == (0, "act", {"coin": 2})


def test_r13_until_a_thief_comes() -> None:
    """R13: a thief ends the digging too."""
    game = scene(["4 coin", "4 coin"], dig="2 map, sandstorm, thief", monument="pyramid")
    run(game, "dig sandstorm", "discard 2 coin", "discard 2 coin", "dig thief", "steal 1", "rob coin")
    assert (game.turn, game.phase) == (0, "act")
    assert game.view(None).dig_size == 2


def test_r13_until_the_dig_site_is_empty() -> None:
    """R13: a storm as the last card is followed by the actions of the turn."""
    game = scene(["4 coin", "4 coin"], dig="map, sandstorm", monument="pyramid")
    run(game, "dig map", "end", "dig sandstorm", "discard 2 coin", "discard 2 coin")
    assert (game.turn, game.phase, game.view(None).dig_size) == (1, "act", 0)
    assert [word for word in told(game) if '"dig"' in word] == [
        '{"do":"dig","by":0,"card":"map"}',
        '{"do":"dig","by":1,"card":"sandstorm"}',
    ]


def test_r14_what_is_public_is_seen_alike_by_all() -> None:
    """R14: thieves and storms to come, all sizes, tents, marketplace, sold sets, maps spent."""
    game = scene(
        ["4 coin", "4 talisman", "4 coin"],
        dig="4 map, 2 thief, 2 sandstorm, 2 pot_shard",
        monument="buried_ruins",
        chambers=["coin", "talisman", "pharaohs_mask"],
    )
    run(game, "dig map", "explore 2", "sell 3 coin", "end", "dig thief", "steal 2", "rob coin", "end")
    run(game, "dig sandstorm", "uncover pot_shard", "uncover pot_shard", "uncover pot_shard")
    run(game, "no tent", "tent", "no tent", "discard pharaohs_mask", "discard coin", "dig map")
    for view in eyes(game):
        assert (view.thieves, view.sandstorms, view.dig_size) == (1, 1, 6)
        assert [seat.hand_size for seat in view.seats] == [1, 5, 3]
        assert [seat.tents for seat in view.seats] == [1, 0, 1]
        assert view.market == {"pot_shard": 5, "coin": 1, "pharaohs_mask": 1}
        assert [(s.treasure, s.count, s.money) for s in view.seats[0].museum] == [("coin", 3, 10)]
        assert [seat.money for seat in view.seats] == [10, 0, 0]
        assert [chamber.size for chamber in view.chambers] == [2, 2, 1]
        assert view.pile_size == 9
        assert view.maps_spent == 1


def test_r14_r82_announced_totals_are_public() -> None:
    """R14: the totals announced at the start stay known to all."""
    game = scene(["4 coin", "4 talisman"], dig="map, coin", variants=["beginners_luck"])
    run(game, "dig coin", "sell 5 coin", "end")
    assert [[seat.announced for seat in view.seats] for view in eyes(game)] == [[8, 12]] * 3


def test_r14_every_card_shown_face_up_stays_known() -> None:
    """R14: who takes a card from the marketplace is known to hold it, until it is seen to leave."""
    game = scene(["4 coin", "4 coin"], market="pharaohs_mask, 4 pot_shard", dig="map, 3 coin")
    run(game, "dig coin", "trade 2 coin for pharaohs_mask", "end")
    assert [view.seats[0].known.get(MASK, 0) for view in eyes(game)] == [1, 1, 1]
    assert game.view(None).seats[0].known == {"pharaohs_mask": 1}
    run(game, "dig coin", "end", "dig coin", "sell pharaohs_mask")
    assert game.view(None).seats[0].known == {}


def test_r14_a_card_may_have_been_stolen() -> None:
    """R14, R12: of a hand of two known cards, robbed of one, a stranger no longer knows which is left."""
    game = scene(["4 coin", "4 coin", "4 coin"], market="pharaohs_mask, 4 pot_shard", dig="map, thief, 3 coin")
    run(game, "dig coin", "trade 2 coin for pharaohs_mask", "end", "dig thief", "steal 0", "rob coin")
    assert hand(game, 0) == {"coin": 2, "pharaohs_mask": 1}
    assert [view.seats[0].known.get(MASK, 0) for view in eyes(game)] == [1, 1, 0, 0]
    assert [view.seats[1].known.get(COIN, 0) for view in eyes(game)] == [1, 5, 0, 0]


def test_r14_a_hand_known_to_be_all_of_one_kind_can_hide_nothing() -> None:
    """R14, R12: what a stranger can work out from face-up cards alone is known to them."""
    game = scene(["4 coin", "4 coin", "4 coin"], market="2 pharaohs_mask, 3 pot_shard", dig="map, thief, 3 coin")
    run(game, "dig coin", "trade 4 coin for 2 pharaohs_mask", "sell coin", "end")
    run(game, "dig thief", "steal 0", "rob pharaohs_mask")
    assert [view.seats[0].known for view in eyes(game)] == [{"pharaohs_mask": 1}] * 4
    assert game.view(None).seats[1].known == {"pharaohs_mask": 1}
    assert market(game) == {"pot_shard": 3, "coin": 4}
