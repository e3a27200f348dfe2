"""Monuments whose chambers are taken unseen: pyramid, great pyramid, temple, tomb (R60-R63)."""

from __future__ import annotations

import pytest

from digsite import Explore, Game, Keep, Look
from scenes import eyes, hand, refused, run, said, scene, seen_last, told, with_maps

pytestmark = pytest.mark.kernel

THREE_FIVES = ["5 talisman", "3 coin, 2 broken_cup", "5 pharaohs_mask"]
TOMB = ["3 coin, 2 talisman, 2 pharaohs_mask", "8 broken_cup"]


def temple(dig: str = "6 map, 6 pot_shard", hands: tuple[str, ...] = ("4 coin", "4 coin", "4 coin")) -> Game:
    return scene(hands, dig=dig, monument="temple", chambers=THREE_FIVES)


def tomb(dig: str = "6 map, 6 pot_shard") -> Game:
    return scene(["4 coin", "4 coin"], dig=dig, monument="tomb", chambers=TOMB)


@pytest.mark.parametrize(
    ("monument", "sizes"), [("pyramid", (3, 5, 7)), ("great_pyramid", (2, 5, 8))], ids=["r60", "r61"]
)
@pytest.mark.parametrize("chamber", [0, 1, 2])
def test_r60_r61_the_pyramids(monument: str, sizes: tuple[int, int, int], chamber: int) -> None:
    """R60: chambers of 3, 5, 7 face-down cards for 1, 2, 3 maps; R61: of 2, 5, 8. Each once, unseen by others."""
    contents = [f"{size} talisman" for size in sizes]
    game = scene(["4 coin", "4 coin"], dig="6 map, 6 pot_shard", monument=monument, chambers=contents)
    for view in eyes(game):
        assert [(c.maps, c.size, c.known) for c in view.chambers] == list(zip((1, 2, 3), sizes, [{}] * 3, strict=True))
    if chamber:
        with_maps(game, chamber)
        refused(game, Explore(chamber), "too-few-maps")
        run(game, "end", "dig pot_shard", "end")
    run(game, "dig map", f"explore {chamber}")
    assert hand(game, 0) == {"coin": 4, "talisman": sizes[chamber]}
    assert [view.seats[0].hand_size for view in eyes(game)] == [4 + sizes[chamber]] * 3
    assert [view.seats[0].known.get("talisman", 0) for view in eyes(game)] == [sizes[chamber], 0, 0]
    hidden = f'{{"do":"explore","by":0,"chamber":{chamber},"maps":{chamber + 1},"got":null}}'
    assert seen_last(game)[1:] == [hidden] * 2
    run(game, "end")
    run(game, "dig map")
    refused(game, Explore(chamber), "chamber-empty")


def test_r62_temple_two_maps_take_all_of_one_chamber() -> None:
    """R62: three chambers of 5; each once, taken unseen by others."""
    game = temple()
    for view in eyes(game):
        assert [(chamber.maps, chamber.size, chamber.known) for chamber in view.chambers] == [(2, 5, {})] * 3
    with_maps(game, 1)
    refused(game, "explore 0", "too-few-maps")
    run(game, "end", "dig pot_shard", "end", "dig pot_shard", "end", "dig map", "explore 1")
    assert hand(game, 0) == {"coin": 7, "broken_cup": 2}
    hidden = '{"do":"explore","by":0,"chamber":1,"maps":2,"got":null}'
    assert seen_last(game)[1:] == [hidden] * 3
    assert [view.seats[0].known for view in eyes(game)][1:] == [{}, {}, {}]
    assert [chamber.size for chamber in game.view(None).chambers] == [5, 0, 5]


@pytest.mark.pure
def test_r62_temple_a_look_after_a_sale_alone() -> None:
    """R62: whoever sold sees all the cards of one chamber; the others see only that they looked; nothing moves."""
    game = temple()
    run(game, "dig map", "sell 2 coin")
    assert (game.phase, game.player) == ("looking", 0)
    assert said(game.legal_moves) == {"look 0", "look 1", "look 2", "no look"}
    run(game, "look 1")
    assert seen_last(game) == ['{"do":"look","by":0,"chamber":1}'] * 4
    known = [[chamber.known for chamber in view.chambers] for view in eyes(game)]
    assert known == [[{}, {"coin": 3, "broken_cup": 2}, {}], [{}] * 3, [{}] * 3, [{}] * 3]
    assert [chamber.size for chamber in game.view(None).chambers] == [5, 5, 5]
    assert game.phase == "act"


def test_r62_temple_right_after_the_sale_before_anything_else() -> None:
    """R62, ruling: nothing else can be done before the look is taken or declined."""
    game = temple()
    run(game, "dig map", "sell coin")
    for move in ("end", "sell coin", "trade coin for pot_shard", "explore 0"):
        refused(game, move, "not-now")
    run(game, "no look")
    assert told(game)[-1] == '{"do":"sell","by":0,"card":"coin","count":1,"money":2}'
    refused(game, "look 0", "not-now")


def test_r62_temple_each_time_a_player_sells() -> None:
    """R62: two sales, two looks, also into another chamber; what was seen stays known."""
    game = temple()
    run(game, "dig map", "sell coin", "look 0", "sell coin", "look 2")
    assert [chamber.known for chamber in game.view(0).chambers] == [{"talisman": 5}, {}, {"pharaohs_mask": 5}]
    run(game, "sell coin")
    assert game.phase == "looking"


def test_r62_temple_only_an_unexplored_chamber() -> None:
    """R62: an explored chamber has nothing to look at."""
    game = temple()
    with_maps(game, 2)
    run(game, "explore 1", "sell coin")
    assert said(game.legal_moves) == {"look 0", "look 2", "no look"}
    refused(game, "look 1", "chamber-empty")


def test_r62_temple_whoever_looked_knows_what_is_taken() -> None:
    """R62, R41: the looker knows the explorer's new cards; the third player and the spectator do not."""
    game = temple()
    run(game, "dig pot_shard", "sell coin", "look 1", "end")
    with_maps(game, 2)
    run(game, "explore 1")
    known = [view.seats[1].known for view in eyes(game)]
    assert known == [{"coin": 3, "broken_cup": 2}, {"coin": 7, "broken_cup": 2}, {}, {}]


def test_r62_temple_nobody_is_asked_when_no_chamber_is_left() -> None:
    """R62, ruling: after the third exploration a sale is just a sale."""
    game = scene(["4 coin", "4 coin"], dig="6 map, 6 pot_shard", monument="temple", chambers=THREE_FIVES)
    for chamber in range(3):
        with_maps(game, 2)
        run(game, f"explore {chamber}")
        if chamber < 2:
            run(game, "end", "dig pot_shard", "end")
    run(game, "sell coin")
    assert game.phase == "act"
    run(game, "sell coin", "end")


def test_r62_temple_nobody_is_asked_when_the_game_is_over() -> None:
    """R62, R74: the sale that ends the game is followed by the outcome at once; the one before by a look."""
    game = scene(["4 coin", "4 coin"], dig="map", monument="temple")
    run(game, "dig map", "sell 4 coin", "no look", "sell map")
    assert game.phase == "looking"  # the hand is empty, but seat 1 holds cards
    run(game, "look 0", "end", "sell 4 coin")
    assert game.is_over
    assert told(game)[-2:] == [
        '{"do":"sell","by":1,"card":"coin","count":4,"money":18}',
        '{"do":"over","money":[21,18],"sold":[5,4],"winners":[0]}',
    ]


@pytest.mark.pure
def test_r63_tomb_look_at_all_alone_keep_two_put_the_rest_back() -> None:
    """R63: 7 and 8 cards for 1 map each; the explorer alone sees the chamber, and alone knows what was kept."""
    game = tomb()
    for view in eyes(game):
        assert [(chamber.maps, chamber.size, chamber.known) for chamber in view.chambers] == [(1, 7, {}), (1, 8, {})]
    run(game, "dig map", "explore 0")
    contents = {"coin": 3, "talisman": 2, "pharaohs_mask": 2}
    assert (game.phase, game.view(0).owed) == ("keeping", 2)
    assert [view.chambers[0].known for view in eyes(game)] == [contents, {}, {}]
    run(game, "keep talisman, pharaohs_mask")
    assert hand(game, 0) == {"coin": 4, "talisman": 1, "pharaohs_mask": 1}
    assert [view.chambers[0].size for view in eyes(game)] == [5] * 3
    rest = {"coin": 3, "talisman": 1, "pharaohs_mask": 1}
    assert [view.chambers[0].known for view in eyes(game)] == [rest, {}, {}]
    assert [view.seats[0].known for view in eyes(game)][1:] == [{}, {}]
    open_line = '{"do":"explore","by":0,"chamber":0,"maps":1,"got":["talisman","pharaohs_mask"]}'
    hidden = '{"do":"explore","by":0,"chamber":0,"maps":1,"got":null}'
    assert seen_last(game) == [open_line, hidden, hidden]


def test_r63_tomb_any_two_cards_and_exactly_two() -> None:
    """R63: also two of a kind; not one, not three, and only what is there."""
    game = tomb()
    run(game, "dig map", "explore 0")
    assert said(game.legal_moves.of(Keep)) == {
        "keep 2 coin",
        "keep coin, talisman",
        "keep coin, pharaohs_mask",
        "keep 2 talisman",
        "keep talisman, pharaohs_mask",
        "keep 2 pharaohs_mask",
    }
    assert "keep 2 cards, not 1" in refused(game, "keep coin", "wrong-number")
    refused(game, "keep 3 coin", "wrong-number")
    refused(game, "keep broken_cup, coin", "not-in-chamber")
    run(game, "keep 2 pharaohs_mask")
    assert hand(game, 0) == {"coin": 4, "pharaohs_mask": 2}


def test_r63_tomb_there_is_no_way_back() -> None:
    """R63: with the chamber chosen the map is spent, and cards must be kept."""
    game = tomb()
    run(game, "dig map", "explore 1")
    assert game.view(None).maps_spent == 1
    assert "map" not in hand(game, 0)
    for move in ("end", "stop", "explore 0", "sell coin"):
        refused(game, move, "not-now")
    refused(game, Keep(()), "wrong-number")


def test_r63_tomb_a_chamber_can_be_explored_again_while_it_has_cards() -> None:
    """R63: 7 cards last for 2, 2, 2 and, when only 1 is left, 1; then the chamber is empty."""
    game = tomb()
    for kept, left in (("2 coin", 5), ("coin, talisman", 3), ("2 pharaohs_mask", 1)):
        run(game, "dig map", "explore 0", f"keep {kept}", "end", "dig pot_shard", "end")
        assert game.view(None).chambers[0].size == left
    run(game, "dig map", "explore 0")
    assert list(game.legal_moves) == [Keep(("talisman",))]
    refused(game, "keep 2 talisman", "not-in-chamber")
    run(game, "keep talisman")
    assert hand(game, 0) == {"coin": 7, "talisman": 2, "pharaohs_mask": 2}
    run(game, "end", "dig map")
    refused(game, "explore 0", "chamber-empty")
    run(game, "explore 1", "keep 2 broken_cup")


def test_r63_tomb_what_a_former_explorer_can_still_know() -> None:
    """R63, R41: after somebody else kept 2 of the chamber, only what cannot have been taken is known to be there."""
    game = tomb()
    run(game, "dig map", "explore 0", "keep 2 talisman", "end", "dig map", "explore 0", "keep 2 coin")
    # Seat 0 saw 3 coins and 2 masks there; 2 cards of them went to seat 1.
    assert game.view(0).chambers[0].known == {"coin": 1}
    assert game.view(1).chambers[0].known == {"coin": 1, "pharaohs_mask": 2}
    assert game.view(None).chambers[0].known == {}
    assert game.view(0).seats[1].known == {}


def test_r63_tomb_a_choice_under_way_is_nobody_elses_business() -> None:
    """R63, R41: what is kept first shows in no other view, though the small steps come one by one.

    Nor in what a planner in another seat may deal anew from what that seat knows.
    """
    seen = []
    for place in (0, 1, 2):
        game = tomb()
        run(game, "dig map", "explore 0")
        game.step(game.legal_steps[place])
        assert game.phase == "keeping"
        thought = [game.resampled(viewer, seed=5).position.states.tobytes() for viewer in (1, None)]
        seen.append(([view.to_json() for view in eyes(game)[1:]], thought))
    assert seen[0] == seen[1] == seen[2]


def test_r63_tomb_no_look_after_a_sale() -> None:
    """R62: looks are the temple's."""
    game = tomb()
    run(game, "dig map", "sell coin")
    refused(game, Look(0), "not-now")
